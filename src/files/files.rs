//! The thread and its near end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use super::state::State;
use super::{Reply, Request, completion, puzzles, save};

/// The near end of the files' thread. Dropping it waits until everything asked for has been done, so that nothing a
/// person saved or typed is lost.
#[derive(Debug)]
pub struct Files {
    requests: Option<Sender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl Files {
    /// Starts the thread; `publish` is called there. Without a state nothing is kept.
    pub fn start(state: Option<State>, publish: impl Fn(Reply) + Send + 'static) -> Self {
        let (requests, receiver) = channel();
        let body = move || serve(&receiver, state, &publish);
        // Without a thread every request is lost; there is nobody left to say so.
        let thread = thread::Builder::new().name("files".to_string()).spawn(body).ok();
        Self { requests: Some(requests), thread }
    }

    /// Asks for something.
    pub fn request(&self, request: Request) {
        if let Some(requests) = &self.requests {
            let _ = requests.send(request);
        }
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn serve(requests: &Receiver<Request>, mut state: Option<State>, publish: &dyn Fn(Reply)) {
    while let Ok(first) = requests.recv() {
        let waiting: Vec<Request> = std::iter::once(first).chain(requests.try_iter()).collect();
        let newest = waiting.iter().rposition(|request| matches!(request, Request::Keep(_)));
        for (position, request) in waiting.into_iter().enumerate() {
            if matches!(request, Request::Keep(_)) && Some(position) != newest {
                continue;
            }
            let reply = catch_unwind(AssertUnwindSafe(|| answer(request, state.as_mut())));
            let reply = reply.unwrap_or_else(|_| Some(Reply::Failed("files: an internal error".to_string())));
            reply.into_iter().for_each(publish);
        }
    }
}

fn answer(request: Request, state: Option<&mut State>) -> Option<Reply> {
    match request {
        Request::Complete(typed) => {
            let paths = completion::complete(&typed);
            Some(Reply::Completed { typed, paths })
        }
        Request::Read(path) => Some(match puzzles::read(&path) {
            Ok(contents) => Reply::Read { path, contents },
            Err(reason) => Reply::Failed(format!("{path}: {reason}")),
        }),
        Request::Save { path, text, overwrite } => Some(match save::save(&path, &text, overwrite) {
            Ok(true) => Reply::Saved { path },
            Ok(false) => Reply::Exists { path, text },
            Err(reason) => Reply::Failed(format!("{path}: not saved: {reason}")),
        }),
        Request::Keep(draft) => {
            let error = state?.keep(&draft).err()?;
            Some(Reply::Failed(format!("what is typed is not kept: {error}")))
        }
    }
}
