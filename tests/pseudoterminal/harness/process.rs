//! What a process does, as Linux tells it.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::window::PATIENCE;

/// How often in a row a look must find the same, a millisecond apart, before it counts as lasting.
const LOOKS: u32 = 100;

/// Waits until a question has been answered with yes.
pub fn wait_until(wanted: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < deadline, "waited in vain for {wanted}");
        thread::sleep(Duration::from_millis(1));
    }
}

/// How often the threads of a process went to sleep so far.
pub fn sleeps(process: Pid) -> u64 {
    threads(process).iter().filter_map(|status| field(status, "voluntary_ctxt_switches:")).sum()
}

/// Waits until all threads of a process sleep, and stay asleep.
pub fn wait_until_asleep(process: Pid) {
    wait_until_lasting(process, "sleep", || {
        threads(process).iter().all(|status| status.contains("State:\tS"))
    });
}

/// Waits until the first thread of a process is stuck in a write to standard output.
pub fn wait_until_stuck_writing(process: Pid) {
    let path = format!("/proc/{0}/task/{0}/syscall", process.as_raw_nonzero());
    wait_until_lasting(process, "a write that waits", || {
        let call = fs::read_to_string(&path).unwrap_or_default();
        ["1 0x1 ", "64 0x1 "].iter().any(|write| call.starts_with(write)) // x86-64 and the other systems
    });
}

/// The last descendant of a process: the one without children.
pub fn descendant(process: Pid) -> Pid {
    let path = format!("/proc/{0}/task/{0}/children", process.as_raw_nonzero());
    let children = fs::read_to_string(path).unwrap_or_default();
    let first = children.split_whitespace().next().and_then(|child| Pid::from_raw(child.parse().ok()?));
    first.map_or(process, descendant)
}

/// Waits until there is no such process, or nothing but its status is left of it.
pub fn wait_until_gone(process: Pid) {
    let status = format!("/proc/{}/status", process.as_raw_nonzero());
    wait_until("the end of a process", || {
        fs::read_to_string(&status).map_or(true, |status| status.contains("State:\tZ"))
    });
}

/// The resident size of a process in kilobytes; none once it has ended.
pub fn resident(process: Pid) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", process.as_raw_nonzero())).ok()?;
    field(&status, "VmRSS:")
}

fn wait_until_lasting(process: Pid, wanted: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    let (mut looks, mut before) = (0, sleeps(process));
    while looks < LOOKS {
        assert!(Instant::now() < deadline, "waited in vain for {wanted}");
        thread::sleep(Duration::from_millis(1));
        let now = sleeps(process);
        looks = if is_so() && now == before { looks + 1 } else { 0 };
        before = now;
    }
}

/// The `status` of every thread.
fn threads(process: Pid) -> Vec<String> {
    let tasks = fs::read_dir(format!("/proc/{}/task", process.as_raw_nonzero())).expect("a process");
    tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("status")).ok()).collect()
}

fn field(status: &str, name: &str) -> Option<u64> {
    let value = status.lines().find_map(|line| line.strip_prefix(name))?;
    value.split_whitespace().next()?.parse().ok()
}
