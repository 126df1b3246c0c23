/** `npm run content -- check | import | upgrade | redirects`: checks and imports the content of the site for editors. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { safeError } from '#api/http/log.ts'
import { ContentError } from '#content/problem.ts'
import { speakToStaff, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { StartError } from '#server/start-error.ts'
import { terminal, UsageError } from './command-context.ts'
import { contentHelp } from './content/help.ts'

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  speakToStaff(staffLanguageOf(process.env))
  const { print, say } = terminal()
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(contentHelp[staffLanguage()])
    return name === undefined ? 2 : 0
  }
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const { parseSubcommand } = await import('./content/subcommands.ts')
  const work = parseSubcommand(name, rest)
  let env: Env
  try {
    env = parseEnv(process.env)
  } catch (error) {
    if (name !== 'check' && name !== 'import') throw error
    // An editor can mend the content, but perhaps not the settings: mistakes of the content come first.
    const folder = rest.filter((word) => !word.startsWith('-'))
    const { CONTENT_DIR, DATA_DIR, DATABASE_URL } = process.env
    let few: Env
    try {
      few = parseEnv({ CONTENT_DIR, DATA_DIR, DATABASE_URL })
    } catch {
      // Nothing can be checked without these three; the first error names every wrong setting.
      throw error
    }
    await parseSubcommand('check', folder)({ env: few, print, say }).catch(tell)
    throw error
  }
  return (await work({ env, print, say })) ? 0 : 1
}

/** Says on standard error what has ended a command. */
function tell(error: unknown): void {
  if (error instanceof UsageError)
    console.error(`${error.message}\n${staffText('Run «npm run content -- --help» for usage.')}`)
  else if (error instanceof ContentError) {
    const { length } = error.problems
    const mistakes = length === 1 ? staffText('1 mistake') : staffText('{count} mistakes', { count: length })
    console.error(`${error.message}\n${staffText('{mistakes}; nothing was written.', { mistakes })}`)
  } else
    console.error(
      error instanceof StartError || error instanceof FeedRefusal ? error.message : safeError(error),
    )
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  tell(error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
