# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_sudoscope_global_optspecs
    string join \n strategy= seed= step= resume theme= ascii no-animation plain h/help V/version
end

function __fish_sudoscope_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_sudoscope_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_sudoscope_using_subcommand
    set -l cmd (__fish_sudoscope_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c sudoscope -n "__fish_sudoscope_needs_command" -l strategy -d 'How the search chooses' -r -f -a "reading-order\t'the next blank in reading order, digits 1 to 9: the textbook search'
columns\t'the next blank column by column, digits 1 to 9'
boxes\t'the next blank box by box, digits 1 to 9'
reversed\t'the last blank in reading order, digits 1 to 9'
descending\t'the next blank in reading order, digits 9 to 1'
shuffled\t'the blanks in an order shuffled from a seed, digits 1 to 9'
last-blank\t'only the last blank of a row, column or box; never guesses'
singles\t'only naked and hidden singles; never guesses'
fewest-candidates\t'the blank with the fewest candidates'
fewest-options\t'the cell with the fewest candidates or the digit with the fewest places'"
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l seed -d 'The order of the strategy `shuffled`' -r
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l step -d 'Open the film at this step' -r
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l theme -d 'The colours [default: what `SUDOSCOPE_THEME` says, else auto]' -r -f -a "auto\t'Dark or light, as the terminal tells its background'
dark\t'For dark backgrounds'
light\t'For light backgrounds'
high-contrast\t'Only the brightest colours, on dark backgrounds'
colour-blind\t'Colours that differ to everyone (Okabe and Ito), on dark backgrounds'
none\t'No colours: weight, underline and reverse say it all'"
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l resume -d 'Go on with what was typed last'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l ascii -d 'Draw with nothing but ASCII'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l no-animation -d 'While a film plays or is explored, draw it once a second only; keys are answered at once'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -l plain -d 'Instead of the screen write each step and why as a line of text, for screen readers and logs'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -s V -l version -d 'Print version'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "solve" -d 'Write a solution of every puzzle'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "count" -d 'Write the number of solutions of every puzzle'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "check" -d 'Tell whether a puzzle has exactly one solution, and which given may be mistyped'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "convert" -d 'Write every puzzle in another notation'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "race" -d 'Tell what each strategy takes for one puzzle'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "trace" -d 'Write the steps of a search on one puzzle'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "generate" -d 'Make new puzzles with exactly one solution'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "puzzles" -d 'List the built-in puzzles, or write one of them'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "replay" -d 'Watch the steps of another program\'s search'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "completions" -d 'Write completions for a shell'
complete -c sudoscope -n "__fish_sudoscope_needs_command" -a "man" -d 'Write the manual page in roff, of the program or of one command'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand solve" -l format -d 'The form of the solutions' -r -f -a "auto\t'`line` where the input has one puzzle a line, else `rows`'
rows\t'Nine lines of nine digits with single spaces; an empty line between puzzles'
line\t'One line a puzzle: 81 digits, or `unsolvable`, or `invalid`'
grid\t'Drawn with borders; an empty line between puzzles'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand solve" -s j -l jobs -d 'Work on so many puzzles at a time [default: one for each core]' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand solve" -l limit -d 'With --all: write at most so many solutions' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand solve" -l all -d 'Write every solution of one puzzle, the first of the input'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand solve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand count" -l limit -d 'Stop counting here' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand count" -s j -l jobs -d 'Work on so many puzzles at a time [default: one for each core]' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand count" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand check" -l limit -d 'Stop counting solutions here' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand check" -l json -d 'Write JSON'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand convert" -l to -d 'The notation to write' -r -f -a "line\t''
rows\t''
grid\t''
sdk\t''
link\t''"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand convert" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand race" -l strategy -d 'Only this strategy; may be given several times' -r -f -a "reading-order\t'the next blank in reading order, digits 1 to 9: the textbook search'
columns\t'the next blank column by column, digits 1 to 9'
boxes\t'the next blank box by box, digits 1 to 9'
reversed\t'the last blank in reading order, digits 1 to 9'
descending\t'the next blank in reading order, digits 9 to 1'
shuffled\t'the blanks in an order shuffled from a seed, digits 1 to 9'
last-blank\t'only the last blank of a row, column or box; never guesses'
singles\t'only naked and hidden singles; never guesses'
fewest-candidates\t'the blank with the fewest candidates'
fewest-options\t'the cell with the fewest candidates or the digit with the fewest places'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand race" -l seed -d 'The order of the strategy `shuffled`' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand race" -l max-steps -d 'Cut a search that takes more steps' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand race" -l turn -d 'Also run the seven other rotations and reflections of the puzzle' -r -f -a "all\t'All eight'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand race" -l json -d 'Write JSON'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand race" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand trace" -l strategy -d 'How the search chooses' -r -f -a "reading-order\t'the next blank in reading order, digits 1 to 9: the textbook search'
columns\t'the next blank column by column, digits 1 to 9'
boxes\t'the next blank box by box, digits 1 to 9'
reversed\t'the last blank in reading order, digits 1 to 9'
descending\t'the next blank in reading order, digits 9 to 1'
shuffled\t'the blanks in an order shuffled from a seed, digits 1 to 9'
last-blank\t'only the last blank of a row, column or box; never guesses'
singles\t'only naked and hidden singles; never guesses'
fewest-candidates\t'the blank with the fewest candidates'
fewest-options\t'the cell with the fewest candidates or the digit with the fewest places'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand trace" -l seed -d 'The order of the strategy `shuffled`' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand trace" -l from -d 'The first step written' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand trace" -l to -d 'The last step written [default: the last there is]' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand trace" -l format -d 'How steps are written' -r -f -a "jsonl\t'A line of JSON a step, behind one with puzzle and strategy'
csv\t'A line of comma-separated values a step, behind a header'
summary\t'A line of JSON: what the steps add up to, and each option that cost a thousandth of them or more'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand trace" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand generate" -l seed -d 'What they are made from [default: another one each time, told on standard error]' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand generate" -l givens -d 'How many givens they have [default: as few as possible]' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand generate" -l symmetry -d 'The symmetry of their givens' -r -f -a "none\t'Any'
rotational\t'The same after half a turn'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand generate" -l hard-for -d 'Of many, those that cost this strategy most steps; the steps are written behind' -r -f -a "reading-order\t'the next blank in reading order, digits 1 to 9: the textbook search'
columns\t'the next blank column by column, digits 1 to 9'
boxes\t'the next blank box by box, digits 1 to 9'
reversed\t'the last blank in reading order, digits 1 to 9'
descending\t'the next blank in reading order, digits 9 to 1'
shuffled\t'the blanks in an order shuffled from a seed, digits 1 to 9'
last-blank\t'only the last blank of a row, column or box; never guesses'
singles\t'only naked and hidden singles; never guesses'
fewest-candidates\t'the blank with the fewest candidates'
fewest-options\t'the cell with the fewest candidates or the digit with the fewest places'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand generate" -s j -l jobs -d 'Work on so many puzzles at a time [default: one for each core]' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand generate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand puzzles" -l max-steps -d 'With --table: cut a search that takes more steps' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand puzzles" -l table -d 'List the steps that each strategy takes to the first solution, and reading order to that of the worst case turned'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand puzzles" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand replay" -l max-steps -d 'The most steps that are read' -r
complete -c sudoscope -n "__fish_sudoscope_using_subcommand replay" -l theme -d 'The colours [default: what `SUDOSCOPE_THEME` says, else auto]' -r -f -a "auto\t'Dark or light, as the terminal tells its background'
dark\t'For dark backgrounds'
light\t'For light backgrounds'
high-contrast\t'Only the brightest colours, on dark backgrounds'
colour-blind\t'Colours that differ to everyone (Okabe and Ito), on dark backgrounds'
none\t'No colours: weight, underline and reverse say it all'"
complete -c sudoscope -n "__fish_sudoscope_using_subcommand replay" -l check -d 'Only check the steps, and tell what they add up to'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand replay" -l ascii -d 'Draw with nothing but ASCII'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand replay" -l no-animation -d 'While a film plays or is explored, draw it once a second only; keys are answered at once'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand replay" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sudoscope -n "__fish_sudoscope_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
