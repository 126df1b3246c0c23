/** `npm run feed`: units of a feed come into the database, and staff say what becomes of those it has lost. */
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { StartError } from '#server/start-error.ts'
import type { ImportWork } from './feed/import-work.ts'
import { noteExhausted } from './feed/note-exhausted.ts'
import { ofSource } from './feed/of-source.ts'
import { parseImport, parseSource } from './feed/options.ts'
import { takePictures } from './feed/pictures.ts'
import { printerOf } from './feed/print-report.ts'
import type { SourceWork } from './feed/source-work.ts'
import { whatWentWrong } from './feed/what-went-wrong.ts'
import { UsageError } from './command-context.ts'
import { terminal } from './command-context.ts'

const help = `Unit feeds.

  npm run feed -- import FILE_OR_ADDRESS [options]
      --format NAME        auto (the default), yrl, profitbase, cian, avito, macro, chessboard, units, fields
                           (XML or JSON whose fields the mapping names) or table (Excel or CSV)
      --mapping FILE       YAML: what names of the feed mean here; the report prints a skeleton of it
      --write-mapping FILE a new file for the columns of a table as they were understood, to be corrected
      --source NAME        under which the feed's ids are remembered; by default the format. Two feeds of one format
                           need two names
      --partial            the feed has only some of the units: what is missing from it stays on sale
      --max-withdrawn 20   per cent of the feed's units that may go off sale within a day (three always may); more are
                           held: visitors read that their availability is being confirmed
      --force              withdraws them all the same
      --dry-run            tells what would happen, writes nothing
      --private            the address may lie in your own network (this machine, 10.…, 192.168.…)
      --json               one JSON object a line, the last one the summary
      --max-size 4096      MB that a feed may have, unpacked
      --max-time 30        minutes that a download may take

  npm run feed -- source SOURCE   reads the address of a source of stock.yaml now, as the site does by itself
      --file NAME          a file of STOCK_DIR/in/SOURCE/ instead
      --force              imports it though it was refused as unlikely, and holds nothing; with --file also one of
                           STOCK_DIR/done/SOURCE/

  npm run feed -- pictures        fetches the pictures of plans that feeds name and that are due, as the site does by itself

  npm run feed -- accept SOURCE   the feed is right: what is held goes off sale
  npm run feed -- forget SOURCE   the feed comes no more: npm run status names it no longer; its units stay

Exit code: 0 imported, 1 refused (nothing was written) or none of its offers could be used, 2 invalid usage,
3 imported, and units are held. Settings are those of the site: DATA_DIR, DATABASE_URL and so on.
`

const { print, say } = terminal()

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(help)
    return name === undefined ? 2 : 0
  }
  if (name === 'accept' || name === 'forget') {
    await print(await ofSource(name, rest, process.env))
    return 0
  }
  const environment = { ...process.env }
  if (name === 'pictures') {
    if (rest.length > 0) throw new UsageError('pictures takes no words')
    await print(await takePictures(environment))
    return 0
  }
  if (name === 'source') {
    const work = { ...parseSource(rest), environment }
    // Neither an address nor the name of a dropped file says for sure that it is no workbook.
    return apart(new URL('./feed/source-worker.ts', import.meta.url), work, true, async (why) => {
      say(why)
      await noteExhausted(work, why)
    })
  }
  if (name !== 'import') {
    throw new UsageError(`Unknown command «${name}». Available: import, source, pictures, accept, forget`)
  }
  const options = parseImport(rest)
  const tell = options.isJson ? (why: string) => print(printerOf(options).refused(why)) : say
  return apart(
    new URL('./feed/import-worker.ts', import.meta.url),
    { options, environment },
    isWorkbook(options.from),
    tell,
  )
}

function isWorkbook(name: string): boolean {
  return /\.xlsx?(?:\?|$)/i.test(name)
}

/** MB of memory for the import; four fifths of the limit for a feed of 2 GB, see docs/decisions/017-feeds.md. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 36 }

/** A workbook is read whole: 20,000 rows of twelve columns need 200 MB. */
const limitsOfWorkbook = { ...resourceLimits, maxOldGenerationSizeMb: 400 }

/**
 * Runs the import in a thread with its own memory limit: without one a long feed would fill half a gigabyte before
 * the garbage collector runs, and a hostile feed can exhaust only this limit.
 */
async function apart(
  script: URL,
  work: ImportWork | SourceWork,
  isWorkbook: boolean,
  tell: (sentence: string) => unknown,
): Promise<number> {
  const worker = new Worker(script, {
    workerData: work,
    resourceLimits: isWorkbook ? limitsOfWorkbook : resourceLimits,
  })
  try {
    const [code] = (await once(worker, 'exit')) as [number]
    return code
  } catch (error) {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!isMemory) throw error
    await tell('The feed needs too much memory. Nothing was written; ask the provider to check it.')
    return 1
  }
}

// The site has started this process, and takes it along when it ends.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) say(`${error.message}\nRun «npm run feed -- --help» for usage.`)
  else say(error instanceof FeedRefusal || error instanceof StartError ? error.message : whatWentWrong(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
