/**
 * `npm run leads -- list | export | resend | forget | …`: the commands of staff for visitors' requests.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { safeError } from '#api/http/log.ts'
import { parseEnv } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { terminal, UsageError } from './command-context.ts'

const help = `Requests of visitors.

  npm run leads -- list [--json] [--since DAY] [--form FORM]
      A table; with --json one JSON object a line (npm run --silent leads -- list --json prints nothing else).
  npm run leads -- export [FILE] [--since DAY] [--form FORM] [--separator ","]
      CSV for spreadsheets, to the file or to standard output. Between the columns stands ";", as Excel set up for
      Kazakhstan needs it, unless --separator says otherwise.
  npm run leads -- resend [--id ID] [--dead] [--since DAY] [--form FORM] [--wait SECONDS]
      Sends what has not arrived yet: what is dead or waits and, unless --dead, what came before a way was on.
      Letters to subscribers who wait for one go too. Waits until nothing has moved for SECONDS (20).
  npm run leads -- forget --phone +7… | --email …
      Deletes everything of a person: requests, files, deliveries; by their mail address the subscription too.
  npm run leads -- copy --phone +7… | --email … [--json] [--language ru|kk|en]
      Everything that is kept of a person, for them: in words, or as JSON. A subscription is found by --email; both
      options may be given.
  npm run leads -- correct --phone +7… | --email … [--name …] [--new-phone +7…] [--new-email …]
      Corrects the data of a person in all of their requests, and names what was sent already.
  npm run leads -- consents [VERSION]
      The versions of consent and of the policy, with the number of those who agreed; with VERSION its words.
  npm run leads -- subscribers [FILE] [--json] [--all]
      Subscribers to the news, each with their consent and a link to leave, CSV to the file; --all also those who have
      not confirmed or have left.
  npm run leads -- retention [--confirm]
      What is past its time (LEADS_KEEP_DAYS, CV_KEEP_DAYS) and what was deleted last. The site deletes it by itself
      every day; the first time, when it is more than 5 % of all requests, and after a jump of the clock it waits for
      --confirm, which deletes at once.
  npm run leads -- sent [--deleted]
      Requests and CVs that are deleted here and were sent by mail, webhook or to Bitrix24: staff delete them there.
      --deleted ends the list.
  npm run leads -- adopt-database
      Says that DATA_DIR belongs to the database of the settings, after the site has refused to start because it
      belonged to another one. Make sure first that DATABASE_URL is right.

DAY is like 2026-11-21 (Kazakhstan) or a moment like 2026-11-21T10:00:00Z. FORM is callback, meets, questions,
reserves, application or student_application. Settings are those of the site: DATA_DIR, DATABASE_URL and so on.
`

/** @returns the exit code: 0 all went well, 1 something is left, 2 invalid usage */
async function run(args: string[]): Promise<number> {
  const { print, say } = terminal()
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(help)
    return name === undefined ? 2 : 0
  }
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const { parseSubcommand } = await import('./leads/subcommands.ts')
  const work = parseSubcommand(name, rest)
  const env = parseEnv(process.env)
  if (env.API_BASE_URL !== null) {
    say(
      'The site takes its data from API_BASE_URL: new requests are stored there; these are the requests of this database.',
    )
  }
  const { openExistingDatabase } = await import('#server/bootstrap/open-database.ts')
  const db = await openExistingDatabase(env)
  try {
    return (await work({ env, db, print, say })) ? 0 : 1
  } finally {
    await db.destroy()
  }
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\nRun «npm run leads -- --help» for usage.`)
  else console.error(error instanceof StartError ? error.message : safeError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
