/**
 * `npm run leads -- list | export | resend | forget | …`: the commands of staff for visitors' requests.
 */
import { speakToStaff, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { parseEnv } from '#server/env.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { runCommand, terminal } from './command-context.ts'
import { leadsHelp } from './leads/help.ts'

/** @returns the exit code: 0 all went well, 1 something is left, 2 invalid usage */
async function run(args: string[]): Promise<number> {
  speakToStaff(staffLanguageOf(process.env))
  const { print, say } = terminal()
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(leadsHelp[staffLanguage()])
    return name === undefined ? 2 : 0
  }
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const { parseSubcommand } = await import('./leads/subcommands.ts')
  const work = parseSubcommand(name, rest)
  const env = parseEnv(process.env)
  if (env.API_BASE_URL !== null) {
    say(
      staffText(
        'The site takes its data from API_BASE_URL: new requests are stored there; these are the requests of this database.',
      ),
    )
  }
  const { openExistingData, openExistingDatabase } = await import('#server/bootstrap/open-database.ts')
  // It deletes files that the database does not know: with another database these are the wrong ones.
  const db = await (name === 'retention' ? openExistingData(env) : openExistingDatabase(env))
  try {
    return (await work({ env, db, print, say })) ? 0 : 1
  } finally {
    await db.destroy()
  }
}

await runCommand(() => staffText('Run «npm run leads -- --help» for usage.'), run)
