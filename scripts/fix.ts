import { runScript, tools } from './command.ts'

/** Applies the linter's automatic repairs and formats everything; the remaining problems are printed. */
const linted = await runScript(tools.lint, ['--fix'])
const formatted = await runScript(tools.format, ['.'])
for (const { output } of [linted, formatted]) if (output !== '') console.log(output)
process.exit(linted.code || formatted.code || 0)
