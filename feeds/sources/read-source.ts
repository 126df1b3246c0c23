import { staffText } from '#domain/staff/staff-text.ts'
import { createHash, type Hash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { feedHouses } from '#database/feeds/feed-houses.ts'
import { feedImports, writeFeedImport } from '#database/feeds/feed-imports.ts'
import { housesOfOthers } from '#database/feeds/houses-of-others.ts'
import { lockFeedImports } from '#database/feeds/feed-units.ts'
import { changeStockRun, noteStockRun, stockRun, TurnLost } from '#database/feeds/stock-runs.ts'
import type { Database } from '#database/open.ts'
import type { FeedImport, StockRun } from '#database/settings.ts'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { importFeed, type ImportReport, type ImportSettings } from '../in/import-feed.ts'
import { download, PassingFailure } from '../in/source/download.ts'
import { bodyOf, unpackedBytes } from '../in/source/feed-bytes.ts'
import { sourceBytes } from '../in/source/source-bytes.ts'
import type { Skipped } from '../in/staging.ts'
import {
  type DroppedFile,
  endsWithinLine,
  isSame,
  isYoung,
  openDropped,
  piecesOf,
  putAway,
} from './dropped-file.ts'
import { readerVersion } from './reader-version.ts'
import { filledAddress } from '#domain/secret-names.ts'
import { secretsOf, withoutSecrets } from './secrets.ts'
import { whileOnlyOne } from './source-lock.ts'
import type { StockSource } from './stock-file.ts'
import { mappingOfSource, stockSource } from './stock-sources.ts'

export type SourceParts = {
  db: Database
  /** Where `secrets.env` is. */
  dataDir: string
  /** `STOCK_DIR`. */
  folder: string
  environment: Readonly<Record<string, string | undefined>>
  /** Staff say that the feed is right: nothing is held back or refused for being unlikely. */
  isForced?: boolean
  /** Which program reads the feeds; left out, this one. */
  reader?: string
  now: () => Date
  /** Waits so many milliseconds. */
  wait: (time: number) => Promise<unknown>
}

/** What came of reading a source. */
export type SourceOutcome =
  /** Nothing was to be done: another process is at it, it is not time yet, the file is gone or still being written. */
  | { kind: 'left'; why: 'busy' | 'early' | 'gone' | 'unfinished' | 'stays' }
  /** The server has nothing newer than what is here. */
  | { kind: 'unchanged' }
  | { kind: 'imported'; report: ImportReport; skipped: Skipped[] }
  /** Nothing was written. */
  | { kind: 'refused'; why: string; mapping: string }

/** Most bytes of a feed, unpacked. */
const sizeLimit = 4_096e6

/** How long the downloads of one reading may take together, in milliseconds: others wait for its place. */
const timeLimit = 30 * 60_000

/** So many offers that were left out are named in the report. */
const maxSkipped = 500

/** How long to wait before the second and the third try, in milliseconds, where the server does not say. */
const pauses = [5_000, 30_000]

/** The longest that a server may make us wait, in milliseconds; beyond it the next look must do. */
const longestPause = 5 * 60_000

/** So many files of a source are remembered: those that cannot be moved away are not imported again. */
const maxFiles = 100

/** A file whose import breaks off so often, as when the process is killed, is not begun again. */
const maxTries = 3

/** Whether the address of a source is to be read again. */
export function isDue(
  { every }: Pick<StockSource, 'every'>,
  { began_at }: Pick<StockRun, 'began_at'>,
  now: Date,
): boolean {
  if (began_at === null) return true
  const since = now.getTime() - Date.parse(began_at)
  return since >= every * 60_000 || since < -60_000
}

/**
 * Reads the address of a source and imports what is there, when it is time and nobody else does (R525).
 *
 * @param isAsked somebody has asked for it: it is time in any case
 */
export async function readAddress(
  parts: SourceParts,
  source: string,
  isAsked: boolean,
): Promise<SourceOutcome> {
  return alone(parts, source, async () => {
    const settings = await stockSource(parts.db, source)
    const { address } = settings
    if (address === null || address === undefined) {
      throw new FeedRefusal(
        staffText(
          'The source «{source}» has no address in stock.yaml, or the content was not imported since.',
          { source },
        ),
      )
    }
    const run = await stockRun(parts.db, source)
    if (!isAsked && !isDue(settings, run, parts.now())) return { kind: 'left', why: 'early' }
    const turn = run.turn + 1
    const began = parts.now().toISOString()
    await noteStockRun(parts.db, source, run.turn, { turn, began_at: began })
    return tried(parts, source, turn, (left) =>
      readOnce(parts, source, { ...settings, address }, { ...run, turn }, left),
    )
  })
}

/** Does work for a source while no other process does: one that has lost its turn has written nothing. */
async function alone(
  { db, folder }: SourceParts,
  source: string,
  work: () => Promise<SourceOutcome>,
): Promise<SourceOutcome> {
  try {
    const outcome = await whileOnlyOne(db, join(folder, 'locks'), source, work)
    return outcome ?? { kind: 'left', why: 'busy' }
  } catch (error) {
    if (error instanceof TurnLost) return { kind: 'left', why: 'busy' }
    throw error
  }
}

/**
 * Tries three times, in the time of one download, what may be possible later; a refusal is noted for `npm run status`.
 *
 * @param work gets the milliseconds that are left
 */
async function tried(
  { db, wait, now }: SourceParts,
  source: string,
  turn: number,
  work: (left: number) => Promise<SourceOutcome>,
): Promise<SourceOutcome> {
  const end = now().getTime() + timeLimit
  for (let tries = 0; ; tries++) {
    try {
      return await work(Math.max(1, Math.min(timeLimit, end - now().getTime())))
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error
      const pause = error instanceof PassingFailure ? (error.pause ?? pauses[tries] ?? 0) : Infinity
      const isInTime = now().getTime() + pause < end
      if (tries < pauses.length && pause <= longestPause && isInTime) {
        await wait(pause)
        continue
      }
      await noteRefused(db, source, turn, { at: now().toISOString(), why: error.message })
      return { kind: 'refused', why: error.message, mapping: error.mapping }
    }
  }
}

/** @throws TurnLost when another process reads the source meanwhile */
async function noteRefused(
  db: Database,
  source: string,
  turn: number,
  refusal: NonNullable<FeedImport['refusal']>,
  change: Partial<StockRun> = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    await changeStockRun(trx, source, turn, change)
    await writeFeedImport(trx, source, { refusal })
  })
}

async function readOnce(
  parts: SourceParts,
  source: string,
  settings: StockSource & { address: string },
  run: StockRun,
  left: number,
): Promise<SourceOutcome> {
  const { db, isForced = false, now } = parts
  const mapping = mappingOfSource(settings)
  const named = settings.address + (mapping.macro?.secret ?? '')
  const secrets = await secretsOf(named, parts.dataDir, parts.environment)
  const shown = shownAddress(settings.address)
  const safely = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw withoutValues(error, secrets)
    }
  }
  const basis = await basisOf(parts, source, settings)
  const known = isForced ? null : await knownVersion(db, source, run, basis)
  const url = URL.parse(filledAddress(settings.address, secrets))
  if (url === null)
    throw new FeedRefusal(
      staffText('«{address}» is not a valid URL. Correct stock.yaml.', { address: shown }),
    )
  const at = now()
  // One reads a source at a time, so nobody refuses a file meanwhile.
  const refusal = refusalOfFile((await feedImports(db))[source], at)
  const read = (bytes: AsyncIterable<Buffer>, version: StockRun['version']) => {
    const hash = createHash('sha256')
    return imported(
      db,
      hashed(guarded(bytes, secrets), hash),
      importSettings(settings, source, shown, { isForced, now: at }, async (trx) => {
        const content = { hash: hash.digest('base64url'), at: at.toISOString() }
        if (content.hash === run.content?.hash) content.at = run.content.at
        await changeStockRun(trx, source, run.turn, { version, content })
        const success = (await feedImports(trx))[source]?.success
        if (success) {
          await writeFeedImport(trx, source, { success: { ...success, renewed_at: content.at }, refusal })
        }
      }),
    )
  }
  if (mapping.macro !== null) {
    const limits = { sizeLimit, timeLimit: left, isPrivate: settings.private }
    return read(sourceBytes(url.href, mapping, Object.fromEntries(secrets), limits), null)
  }
  const response = await safely(() => download(url, { timeLimit: left, isPrivate: settings.private }, known))
  if (response.statusCode === 304) {
    response.destroy()
    await noteUnchanged(db, source, run, now())
    return { kind: 'unchanged' }
  }
  const version = {
    etag: headerOf(response.headers.etag),
    last_modified: headerOf(response.headers['last-modified']),
    basis,
    at: at.toISOString(),
  }
  return read(
    unpackedBytes(async () => bodyOf(response), shown, sizeLimit),
    version,
  )
}

/**
 * Imports a file of `in/SOURCE/` and moves it to `done/SOURCE/` (R526). Killed at any moment, it is done again from its
 * beginning, and never twice: that it was done stands in the transaction of its import.
 */
export async function readFile(parts: SourceParts, source: string, name: string): Promise<SourceOutcome> {
  return alone(parts, source, () => readOpened(parts, source, name))
}

async function readOpened(parts: SourceParts, source: string, name: string): Promise<SourceOutcome> {
  const { db, now } = parts
  let settings: StockSource
  let file: DroppedFile | null
  try {
    settings = await stockSource(db, source)
    file = await openDropped(join(parts.folder, 'in', source, name))
    if (parts.isForced === true) file ??= await openDropped(join(parts.folder, 'done', source, name))
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    // It stays where it is: staff mend it there.
    const why = `${name}: ${error.message}`
    const { turn } = await stockRun(db, source)
    await noteRefused(db, source, turn, { at: now().toISOString(), why, is_file: true })
    return { kind: 'refused', why, mapping: '' }
  }
  if (file === null) return { kind: 'left', why: 'gone' }
  try {
    const run = await stockRun(db, source)
    const { mark } = file
    const known = run.files.find((each) => each.mark === mark) ?? { mark, tries: 0, is_done: false }
    const mayGrow = () => parts.isForced !== true && isYoung(file, now())
    if (!known.is_done && (await endsWithinLine(file, name)) && mayGrow()) {
      return { kind: 'left', why: 'unfinished' }
    }
    const away = async (turn: number) => {
      const trouble = await troubleOf(putAway(file, join(parts.folder, 'done', source), name, now()), name)
      await noteTrouble(db, source, turn, trouble)
      return trouble === null
    }
    if (known.is_done) return { kind: 'left', why: (await away(run.turn)) ? 'gone' : 'stays' }
    const turn = run.turn + 1
    const others = run.files.filter((each) => each.mark !== mark).slice(1 - maxFiles)
    const taken = { ...known, tries: known.tries + 1 }
    await noteStockRun(db, source, run.turn, { turn, files: [...others, taken] })
    const done = [...others, { ...taken, is_done: true }]
    let result: SourceOutcome
    try {
      result = await importDropped(parts, { source, settings, name, file, tries: taken.tries, done, turn })
    } catch (error) {
      if (error instanceof Unfinished) return { kind: 'left', why: 'unfinished' }
      if (!(error instanceof FeedRefusal)) throw error
      // What is broken may be half of a file whose sender pauses.
      if (mayGrow() || !(await isSame(file))) return { kind: 'left', why: 'unfinished' }
      const refusal = { at: now().toISOString(), why: error.message, is_file: true }
      await noteRefused(db, source, turn, refusal, { files: done })
      result = { kind: 'refused', why: error.message, mapping: error.mapping }
    }
    await away(turn)
    return result
  } finally {
    await file.handle.close()
  }
}

/** Refuses a file whose import has ended without a word, and puts it away: it would only do so again. */
export function refuseFile(parts: SourceParts, source: string, name: string, why: string): Promise<unknown> {
  return alone(parts, source, async () => {
    const { db, now } = parts
    const file = await openDropped(join(parts.folder, 'in', source, name))
    if (file === null) return { kind: 'left', why: 'gone' }
    try {
      const { turn, files } = await stockRun(db, source)
      const others = files.filter(({ mark }) => mark !== file.mark).slice(1 - maxFiles)
      const refusal = { at: now().toISOString(), why: `${name}: ${why}`, is_file: true }
      const done = [...others, { mark: file.mark, tries: 1, is_done: true }]
      await noteRefused(db, source, turn, refusal, { files: done })
      const moving = putAway(file, join(parts.folder, 'done', source), name, now())
      await noteTrouble(db, source, turn, await troubleOf(moving, name))
      return { kind: 'refused', why, mapping: '' }
    } finally {
      await file.handle.close()
    }
  })
}

/** What is to be done by hand where a file that was read cannot be moved away; null when it was. */
async function troubleOf(moving: Promise<unknown>, name: string): Promise<string | null> {
  try {
    await moving
    return null
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error)
    return staffText(
      '{name} cannot be moved to done/ ({why}). Its folder must belong to the user who runs the site.',
      { name, why },
    )
  }
}

/** Notes that the last feed was imported, and what staff must still do; null for nothing. */
async function noteTrouble(
  db: Database,
  source: string,
  turn: number,
  trouble: string | null,
): Promise<void> {
  if (((await feedImports(db))[source]?.trouble ?? null) === trouble) return
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    await changeStockRun(trx, source, turn, {})
    await writeFeedImport(trx, source, { trouble })
  })
}

/** Somebody has written into the file while it was read. */
class Unfinished extends Error {}

type Dropped = {
  source: string
  settings: StockSource
  name: string
  file: DroppedFile
  tries: number
  /** What is remembered once it is imported. */
  done: StockRun['files']
  turn: number
}

async function importDropped(parts: SourceParts, dropped: Dropped): Promise<SourceOutcome> {
  const { source, settings, name, file, tries, done, turn } = dropped
  if (tries > maxTries) {
    throw new FeedRefusal(
      staffText(
        'The import of {name} broke off {count} times and is not begun again. Look at the file, and drop it once more.',
        { name, count: maxTries },
      ),
    )
  }
  const stream = async () => Readable.from(piecesOf(file))
  return imported(
    parts.db,
    unpackedBytes(stream, name, sizeLimit),
    importSettings(settings, source, name, { isForced: parts.isForced, now: parts.now() }, async (trx) => {
      if (!(await isSame(file))) throw new Unfinished()
      await changeStockRun(trx, source, turn, { files: done })
    }),
  )
}

function importSettings(
  settings: StockSource,
  source: string,
  from: string,
  { isForced = false, now }: { isForced?: boolean | undefined; now: Date },
  alsoWrite: NonNullable<ImportSettings['alsoWrite']>,
): ImportSettings {
  return {
    from,
    format: settings.format ?? null,
    source,
    mapping: mappingOfSource(settings),
    isPartial: settings.partial,
    isForced,
    isDryRun: false,
    isAlone: true,
    withdrawShare: 0.2,
    now,
    alsoWrite,
  }
}

async function imported(
  db: Database,
  bytes: AsyncIterable<Buffer>,
  settings: ImportSettings,
): Promise<SourceOutcome> {
  const skipped: Skipped[] = []
  const report = await importFeed(db, bytes, settings, async (staging) => {
    for (const offer of staging.skipped()) {
      if (skipped.push(offer) >= maxSkipped) return
    }
  })
  return { kind: 'imported', report, skipped }
}

/** A refusal of a dropped file says nothing of the address, nor the address of it: staff have a day to hear of it. */
function refusalOfFile(feed: FeedImport | undefined, now: Date): FeedImport['refusal'] {
  const refusal = feed?.refusal ?? null
  const isFresh = refusal !== null && now.getTime() - Date.parse(refusal.at) < 24 * 3_600_000
  return isFresh && refusal.is_file === true ? refusal : null
}

/** The server has nothing newer: what was imported is as good as imported now, and not newer than it was. */
async function noteUnchanged(db: Database, source: string, run: StockRun, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    const before = (await feedImports(trx))[source]
    if (!before?.success || run.version === null) return
    const at = now.toISOString()
    const refusal = refusalOfFile(before, now)
    await writeFeedImport(trx, source, { success: { ...before.success, at }, refusal })
    await changeStockRun(trx, source, run.turn, { version: { ...run.version, at } })
  })
}

/**
 * What the server called the content that is here. Null where it must be read again all the same: the source, our
 * houses or the program have changed, units are held, or somebody has imported something else since.
 */
async function knownVersion(db: Database, source: string, { version }: StockRun, basis: string) {
  const last = (await feedImports(db))[source]
  if (version === null || version.basis !== basis || version.etag + version.last_modified === '') return null
  return last?.success?.at === version.at && last.held === null ? version : null
}

async function basisOf({ db, reader }: SourceParts, source: string, settings: StockSource): Promise<string> {
  const program = reader ?? (await readerVersion())
  const text = JSON.stringify([program, settings, await feedHouses(db), await housesOfOthers(db, source)])
  return createHash('sha256').update(text).digest('base64url')
}

/** A header that may be sent back; too long a one is no name of a version. */
function headerOf(value: string | undefined): string {
  return value !== undefined && value.length <= 300 ? value : ''
}

/** An address without its query and its user. */
function shownAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/i, '$1')
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
}

async function* guarded(
  bytes: AsyncIterable<Buffer>,
  secrets: ReadonlyMap<string, string>,
): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw withoutValues(error, secrets)
  }
}

function withoutValues(error: unknown, secrets: ReadonlyMap<string, string>): unknown {
  if (!(error instanceof FeedRefusal)) return error
  const message = withoutSecrets(error.message, secrets)
  return error instanceof PassingFailure
    ? new PassingFailure(message, error.pause)
    : new FeedRefusal(message, error.mapping)
}
