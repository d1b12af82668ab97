
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'sudoscope' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'sudoscope'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'sudoscope' {
            [CompletionResult]::new('--strategy', '--strategy', [CompletionResultType]::ParameterName, 'How the search chooses')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The order of the strategy `shuffled`')
            [CompletionResult]::new('--step', '--step', [CompletionResultType]::ParameterName, 'Open the film at this step')
            [CompletionResult]::new('--theme', '--theme', [CompletionResultType]::ParameterName, 'The colours [default: what `SUDOSCOPE_THEME` says, else auto]')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Go on with what was typed last')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Draw with nothing but ASCII')
            [CompletionResult]::new('--no-animation', '--no-animation', [CompletionResultType]::ParameterName, 'While a film plays or is explored, draw it once a second only; keys are answered at once')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Instead of the screen write each step and why as a line of text, for screen readers and logs')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('solve', 'solve', [CompletionResultType]::ParameterValue, 'Write a solution of every puzzle')
            [CompletionResult]::new('count', 'count', [CompletionResultType]::ParameterValue, 'Write the number of solutions of every puzzle')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Tell whether a puzzle has exactly one solution, and which given may be mistyped')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Write every puzzle in another notation')
            [CompletionResult]::new('race', 'race', [CompletionResultType]::ParameterValue, 'Tell what each strategy takes for one puzzle')
            [CompletionResult]::new('trace', 'trace', [CompletionResultType]::ParameterValue, 'Write the steps of a search on one puzzle')
            [CompletionResult]::new('generate', 'generate', [CompletionResultType]::ParameterValue, 'Make new puzzles with exactly one solution')
            [CompletionResult]::new('puzzles', 'puzzles', [CompletionResultType]::ParameterValue, 'List the built-in puzzles, or write one of them')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'Watch the steps of another program''s search')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Write completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Write the manual page in roff, of the program or of one command')
            break
        }
        'sudoscope;solve' {
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the solutions')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Work on so many puzzles at a time [default: one for each core]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Work on so many puzzles at a time [default: one for each core]')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'With --all: write at most so many solutions')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Write every solution of one puzzle, the first of the input')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;count' {
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Stop counting here')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Work on so many puzzles at a time [default: one for each core]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Work on so many puzzles at a time [default: one for each core]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;check' {
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Stop counting solutions here')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;convert' {
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The notation to write')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;race' {
            [CompletionResult]::new('--strategy', '--strategy', [CompletionResultType]::ParameterName, 'Only this strategy; may be given several times')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The order of the strategy `shuffled`')
            [CompletionResult]::new('--max-steps', '--max-steps', [CompletionResultType]::ParameterName, 'Cut a search that takes more steps')
            [CompletionResult]::new('--turn', '--turn', [CompletionResultType]::ParameterName, 'Also run the seven other rotations and reflections of the puzzle')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;trace' {
            [CompletionResult]::new('--strategy', '--strategy', [CompletionResultType]::ParameterName, 'How the search chooses')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The order of the strategy `shuffled`')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first step written')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last step written [default: the last there is]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How steps are written')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;generate' {
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'What they are made from [default: another one each time, told on standard error]')
            [CompletionResult]::new('--givens', '--givens', [CompletionResultType]::ParameterName, 'How many givens they have [default: as few as possible]')
            [CompletionResult]::new('--symmetry', '--symmetry', [CompletionResultType]::ParameterName, 'The symmetry of their givens')
            [CompletionResult]::new('--hard-for', '--hard-for', [CompletionResultType]::ParameterName, 'Of many, those that cost this strategy most steps; the steps are written behind')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Work on so many puzzles at a time [default: one for each core]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Work on so many puzzles at a time [default: one for each core]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;puzzles' {
            [CompletionResult]::new('--max-steps', '--max-steps', [CompletionResultType]::ParameterName, 'With --table: cut a search that takes more steps')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'List the steps that each strategy takes to the first solution, and reading order to that of the worst case turned')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;replay' {
            [CompletionResult]::new('--max-steps', '--max-steps', [CompletionResultType]::ParameterName, 'The most steps that are read')
            [CompletionResult]::new('--theme', '--theme', [CompletionResultType]::ParameterName, 'The colours [default: what `SUDOSCOPE_THEME` says, else auto]')
            [CompletionResult]::new('--check', '--check', [CompletionResultType]::ParameterName, 'Only check the steps, and tell what they add up to')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Draw with nothing but ASCII')
            [CompletionResult]::new('--no-animation', '--no-animation', [CompletionResultType]::ParameterName, 'While a film plays or is explored, draw it once a second only; keys are answered at once')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;completions' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sudoscope;man' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
