/** `npm run content -- check | import | redirects`: checks and imports the content of the site for editors. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { safeError } from '#api/http/log.ts'
import { ContentError } from '#content/problem.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { parseEnv } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { terminal, UsageError } from './command-context.ts'

const help = `The content of the site, as files.

  npm run content -- check [FOLDER]
      Reads everything and names what is wrong: file, line, field and language. Touches no database.
  npm run content -- import [FOLDER] [--dry-run] [--remove-projects]
      Brings the folder into the database, all or nothing, and tells what changed. The site may run meanwhile and
      shows the new content within a second. --dry-run tells the same and writes nothing.
      --remove-projects also deletes houses that are no longer in the folder although they have units, with all of
      these; without it they stop the import.
  npm run content -- redirects [FOLDER] --from-sitemap URL-OR-FILE [--private]
      Drafts redirects.csv from the sitemap of the old site: prints its addresses, each with a page of this site that
      may take its place, or with none for you to fill in. --private: the address may lie in your own network.

FOLDER is CONTENT_DIR unless another one is named. The database is that of the site: DATA_DIR,
DATABASE_URL. Exit codes: 0 all is well, 1 something is wrong, 2 invalid usage.
`

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const { print, say } = terminal()
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(help)
    return name === undefined ? 2 : 0
  }
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const { parseSubcommand } = await import('./content/subcommands.ts')
  const work = parseSubcommand(name, rest)
  return (await work({ env: parseEnv(process.env), print, say })) ? 0 : 1
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError)
    console.error(`${error.message}\nRun «npm run content -- --help» for usage.`)
  else if (error instanceof ContentError) {
    const { length } = error.problems
    console.error(
      `${error.message}\n${length} ${length === 1 ? 'mistake' : 'mistakes'}; nothing was written.`,
    )
  } else
    console.error(
      error instanceof StartError || error instanceof FeedRefusal ? error.message : safeError(error),
    )
  process.exitCode = error instanceof UsageError ? 2 : 1
}
