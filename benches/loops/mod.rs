//! Two loops that solve a grid in reading order and count their steps, and do nothing else.

use sudoscope::grid::Grid;

/// The loop one writes by hand when only speed counts: bit masks of the digits used in rows, columns and boxes.
pub fn bit_masks(grid: &Grid) -> u64 {
    let mut masks = Masks { rows: [0; 9], columns: [0; 9], boxes: [0; 9] };
    for (cell, digit) in grid.givens() {
        masks.toggle((cell.row(), cell.column(), cell.box_index()), 1 << digit.index());
    }
    let blanks: Vec<_> = grid.blanks().map(|cell| (cell.row(), cell.column(), cell.box_index())).collect();
    let mut stack = [(0u16, 0u16); 82];
    let (mut depth, mut left, mut steps) = (0, masks.free(blanks[0]), 0);
    loop {
        steps += 1;
        if left == 0 {
            depth -= 1;
            let (untried, placed) = stack[depth];
            masks.toggle(blanks[depth], placed);
            left = untried;
        } else {
            let placed = left & left.wrapping_neg();
            masks.toggle(blanks[depth], placed);
            stack[depth] = (left ^ placed, placed);
            depth += 1;
            if depth == blanks.len() {
                return steps;
            }
            left = masks.free(blanks[depth]);
        }
    }
}

struct Masks {
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Masks {
    fn toggle(&mut self, (row, column, square): (usize, usize, usize), digit: u16) {
        self.rows[row] ^= digit;
        self.columns[column] ^= digit;
        self.boxes[square] ^= digit;
    }

    fn free(&self, (row, column, square): (usize, usize, usize)) -> u16 {
        !(self.rows[row] | self.columns[column] | self.boxes[square]) & 0x1ff
    }
}

/// The textbook's recursion: each digit is held against the row, the column and the box of its cell.
pub fn scans(grid: &Grid) -> u64 {
    let mut numbers = [[0u8; 9]; 9];
    for (cell, digit) in grid.givens() {
        numbers[cell.row()][cell.column()] = digit.number();
    }
    let blanks: Vec<_> = grid.blanks().map(|cell| (cell.row(), cell.column())).collect();
    let mut steps = 0;
    assert!(fill(&mut numbers, &blanks, &mut steps), "the grid has a solution");
    steps
}

fn fill(numbers: &mut [[u8; 9]; 9], blanks: &[(usize, usize)], steps: &mut u64) -> bool {
    let Some((&(row, column), rest)) = blanks.split_first() else { return true };
    for number in 1..=9 {
        if is_promising(numbers, row, column, number) {
            numbers[row][column] = number;
            *steps += 1;
            if fill(numbers, rest, steps) {
                return true;
            }
            numbers[row][column] = 0;
            *steps += 1;
        }
    }
    false
}

fn is_promising(numbers: &[[u8; 9]; 9], row: usize, column: usize, number: u8) -> bool {
    for other in &numbers[row] {
        if *other == number {
            return false;
        }
    }
    for line in numbers {
        if line[column] == number {
            return false;
        }
    }
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    for other in 0..9 {
        if numbers[top + other / 3][left + other % 3] == number {
            return false;
        }
    }
    true
}
