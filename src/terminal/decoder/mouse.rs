//! Reports of the mouse.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// A report of numbers: the buttons, and the column and the row from 1.
pub fn mouse_of_numbers(buttons: u32, column: u32, row: u32, released: bool) -> Option<MouseEvent> {
    let kind = match kind(buttons)? {
        MouseEventKind::Down(button) if released => MouseEventKind::Up(button),
        kind => kind,
    };
    let from_zero = |number: u32| u16::try_from(number.checked_sub(1)?).ok();
    Some(MouseEvent { kind, column: from_zero(column)?, row: from_zero(row)?, modifiers: modifiers(buttons) })
}

/// A report of three bytes: the same numbers, each with 32 added.
pub fn mouse_of_bytes(buttons: u8, column: u8, row: u8) -> Option<MouseEvent> {
    let [buttons, column, row] = [buttons, column, row].map(|byte| u32::from(byte.saturating_sub(32)));
    mouse_of_numbers(buttons, column, row, false)
}

/// The lowest two bits and the highest two are the button, 32 is movement.
fn kind(buttons: u32) -> Option<MouseEventKind> {
    let button = (buttons & 3) | ((buttons & 0xc0) >> 4);
    let named = [MouseButton::Left, MouseButton::Middle, MouseButton::Right].get(button as usize).copied();
    Some(match (button, buttons & 32 != 0, named) {
        _ if buttons > 0xff => return None,
        (_, false, Some(button)) => MouseEventKind::Down(button),
        (_, true, Some(button)) => MouseEventKind::Drag(button),
        (3, false, _) => MouseEventKind::Up(MouseButton::Left),
        (3..=5, true, _) => MouseEventKind::Moved,
        (4, false, _) => MouseEventKind::ScrollUp,
        (5, false, _) => MouseEventKind::ScrollDown,
        (6, false, _) => MouseEventKind::ScrollLeft,
        (7, false, _) => MouseEventKind::ScrollRight,
        _ => return None,
    })
}

fn modifiers(buttons: u32) -> KeyModifiers {
    let mut modifiers = KeyModifiers::NONE;
    for (bit, modifier) in [(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)] {
        modifiers.set(modifier, buttons & bit != 0);
    }
    modifiers
}
