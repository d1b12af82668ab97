//! XML documents: which program wrote one, and what both kinds have in common.

use roxmltree::{Document, ParsingOptions};

use super::document::Place;
use super::error::ReadError;
use super::reading::Reading;
use super::{ksudoku, opensudoku};

/// Far more elements than any collection of puzzles has; it keeps a hostile file from taking all memory.
const MOST_NODES: u32 = 4_000_000;

/// The puzzles of an XML document; at least one result.
pub fn read(text: &str, place: Place) -> Vec<Result<Reading, ReadError>> {
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = match Document::parse_with_options(text, options) {
        Ok(document) => document,
        Err(error) => return vec![Err(place.unsupported(&format!("a web page or faulty XML ({error})")))],
    };
    match document.root_element().tag_name().name() {
        "opensudoku" => opensudoku::read(&document, place),
        "ksudoku" => ksudoku::read(&document, place),
        name => {
            let shown: String = name.chars().take(20).collect();
            vec![Err(place.unsupported(&format!("XML of an unknown kind, <{shown}>")))]
        }
    }
}
