/** `npm run feed`: units of a feed come into the database, and staff say what becomes of those it has lost. */
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { speakToStaff, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { StartError } from '#server/start-error.ts'
import { feedHelp } from './feed/help.ts'
import type { ImportWork } from './feed/import-work.ts'
import { parseImport, parseSource } from './feed/options.ts'
import type { SourceWork } from './feed/source-work.ts'
import { whatWentWrong } from './feed/what-went-wrong.ts'
import { terminal, UsageError } from './command-context.ts'

/** Compiled modules of the runs before. */
const compiled = join(import.meta.dirname, '../node_modules/.cache/node')

const { print, say } = terminal()

/**
 * Loads what the subcommand alone needs: an import keeps this thread waiting, and what it had loaded would lie beside
 * that of the thread which imports.
 *
 * @returns the exit code
 */
async function run(args: string[]): Promise<number> {
  speakToStaff(staffLanguageOf(process.env))
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(feedHelp[staffLanguage()])
    return name === undefined ? 2 : 0
  }
  if (name === 'accept' || name === 'forget') {
    const { ofSource } = await import('./feed/of-source.ts')
    await print(await ofSource(name, rest, process.env))
    return 0
  }
  const environment = { ...process.env }
  if (name === 'pictures') {
    if (rest.length > 0) throw new UsageError(staffText('pictures takes no words'))
    const { takePictures } = await import('./feed/pictures.ts')
    await print(await takePictures(environment))
    return 0
  }
  if (name === 'source') {
    const work = { ...parseSource(rest), environment }
    // Neither an address nor the name of a dropped file says for sure that it is no workbook.
    return apart(new URL('./feed/source-worker.ts', import.meta.url), work, true, async (why) => {
      say(why)
      const { noteExhausted } = await import('./feed/note-exhausted.ts')
      await noteExhausted(work, why)
    })
  }
  if (name !== 'import') {
    throw new UsageError(
      staffText('Unknown command «{name}». Available: {names}', {
        name,
        names: 'import, source, pictures, accept, forget',
      }),
    )
  }
  const options = parseImport(rest)
  const work = { options, environment }
  return apart(
    new URL('./feed/import-worker.ts', import.meta.url),
    work,
    isWorkbook(options.from),
    async (why) => {
      if (!options.isJson) return say(why)
      const { printerOf } = await import('./feed/print-report.ts')
      return print(printerOf(options).refused(why))
    },
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
    // The thread reads its modules before it can say itself where they are kept compiled.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    resourceLimits: isWorkbook ? limitsOfWorkbook : resourceLimits,
  })
  try {
    const [code] = (await once(worker, 'exit')) as [number]
    return code
  } catch (error) {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!isMemory) throw error
    await tell(
      staffText('The feed needs too much memory. Nothing was written; ask the provider to check it.'),
    )
    return 1
  }
}

// The site has started this process, and takes it along when it ends.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
enableCompileCache(compiled)
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError)
    say(`${error.message}\n${staffText('Run «npm run feed -- --help» for usage.')}`)
  else say(error instanceof FeedRefusal || error instanceof StartError ? error.message : whatWentWrong(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
