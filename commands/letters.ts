/** `npm run letters -- send | test | status | list | …`: letters with news to the subscribers. */
import { speakToStaff, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { parseEnv } from '#server/env.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { runCommand, terminal, UsageError } from './command-context.ts'
import { lettersHelp } from './letters/help.ts'

/** @returns the exit code: 0 nothing is left to do, 1 something is, 2 invalid usage */
async function run(args: string[]): Promise<number> {
  speakToStaff(staffLanguageOf(process.env))
  const { print, say } = terminal()
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(lettersHelp[staffLanguage()])
    return name === undefined ? 2 : 0
  }
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const { parseSubcommand } = await import('./letters/subcommands.ts')
  const work = parseSubcommand(name, rest)
  const env = parseEnv(process.env)
  if (env.API_BASE_URL !== null) {
    throw new UsageError(
      staffText('The subscribers are with the server of API_BASE_URL: send letters there.'),
    )
  }
  const { openExistingDatabase } = await import('#server/bootstrap/open-database.ts')
  const db = await openExistingDatabase(env)
  const stopping = new AbortController()
  // A letter that is on its way is finished first; a second signal ends at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  try {
    return (await work({ env, db, print, say, stopping: stopping.signal })) ? 0 : 1
  } finally {
    await db.destroy()
  }
}

await runCommand(() => staffText('Run «npm run letters -- --help» for usage.'), run)
