import { runScript, tools } from './command.ts'

/** Repairs what the linter can repair and formats everything; what is left is printed. */
const linted = await runScript(tools.lint, ['--fix'])
const formatted = await runScript(tools.format, ['.'])
for (const { output } of [linted, formatted]) if (output !== '') console.log(output)
process.exit(linted.code || formatted.code || 0)
