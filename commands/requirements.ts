/** `npm run requirements`: which test shows which requirement, and which requirement has none. */
import { terminal } from './command-context.ts'
import { readProject } from './requirements/read-project.ts'
import { gapsOf, isRequirement, tableOf } from './requirements/shown.ts'

const help = `Which test shows which requirement of docs/requirements.md, by file and name.

  npm run requirements             all of them with their tests
  npm run requirements -- --gaps   those without a test

A test shows the requirements and decisions that its name begins with: 'R66 A5 …'. Exit codes: 0 every requirement has
a test, 1 some have none or a name is wrong, 2 invalid usage.
`

/** @returns the exit code */
async function run(args: readonly string[]): Promise<number> {
  const { print, say } = terminal()
  if (args.includes('--help') || args.includes('-h')) {
    await print(help)
    return 0
  }
  if (args.some((argument) => argument !== '--gaps')) {
    say('npm run requirements knows no such word.\nRun «npm run requirements -- --help» for usage.')
    return 2
  }
  const shown = readProject()
  const gaps = gapsOf(shown)
  await print(tableOf(args.includes('--gaps') ? gaps : shown))
  const all = shown.filter(isRequirement).length
  say(
    gaps.length === 0
      ? `All ${all} requirements have a test.`
      : `${all - gaps.length} of ${all} requirements have a test. Open: ${gaps.map(({ number }) => number).join(', ')}`,
  )
  return gaps.length === 0 ? 0 : 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
