import { join } from 'node:path'
import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import { hasDuePictures } from '#database/feeds/feed-pictures.ts'
import { stockRuns } from '#database/feeds/stock-runs.ts'
import type { Database } from '#database/open.ts'
import { endOverrides } from '#feeds/overrides/without-overrides.ts'
import { isDue } from '#feeds/sources/read-source.ts'
import { stockSources } from '#feeds/sources/stock-sources.ts'
import { bringBackGrown } from './bring-back.ts'
import { removeOld } from './remove-old.ts'
import type { RunPictures } from './run-pictures.ts'
import type { RunSource } from './run-source.ts'
import { type WaitingFile, waitingFiles } from './waiting-files.ts'

/** Milliseconds: from the start to the first look, from one look to the next, and for how long a file must be still; between two looks at reports that grew, and at old files. */
const usualTimes = { first: 5_000, pause: 2_500, still: 5_000, growing: 60_000, cleaning: 3_600_000 }

/** So many sources are read at the same time: one that is slow does not keep the others. */
const maxRuns = 3

/** A file that could not be taken, as while the database is away, is tried again after this time. Milliseconds. */
const patience = 60_000

/** The same for one that was imported and cannot be moved away. Milliseconds. */
const longPatience = 3_600_000

type Parts = {
  db: Database
  /** `STOCK_DIR`. */
  folder: string
  log: Log & { warn: Log['info'] }
  run: RunSource
  /** Fetches the pictures that feeds name; left out, nobody does. */
  fetchPictures?: RunPictures
  /** Looks for alarms, after each reading. */
  tell?: () => void
  times?: typeof usualTimes
  /** Milliseconds since 1970, for what was noted before. */
  now?: () => number
  /** Milliseconds that only grow: nobody can set them back. */
  ticks?: () => number
}

/**
 * Reads the sources of `stock.yaml` when it is time, and the files that are dropped, until it is closed (R529). Every
 * replica looks; which one reads is settled by the lock of the source.
 */
export function startStock({
  db,
  folder,
  log,
  run,
  fetchPictures,
  tell = () => {},
  times = usualTimes,
  now = Date.now,
  ticks = () => performance.now(),
}: Parts): { close(): Promise<void> } {
  const closing = new AbortController()
  const running = new Map<string, Promise<void>>()
  /** Since when a file looks as it does, and when it was tried last. */
  const seen = new Map<string, { look: string; since: number; tried: number | null }>()
  /** When an address was tried last by this process. */
  const tried = new Map<string, number>()
  /** The fetch of pictures, while there is one, and when it was begun last. */
  let pictures: Promise<void> | null = null
  let fetched = -Infinity
  let cleaned = -Infinity
  let broughtBack = -Infinity
  const failure = () =>
    throttle((error: unknown) => log.error({ err: safeError(error) }, 'the stock cannot be looked at'))
  const failed = failure()
  const strayed = throttle((strays) =>
    log.warn(
      { strays },
      'these lie in the folder for units and are never read: folders are called like sources',
    ),
  )
  /** What each look does. One that fails does not keep the others. */
  const duties = [endPast, bringBack, takeFiles, readAddresses, takePictures, clean].map((work) => ({
    work,
    failed: failure(),
  }))
  let look = Promise.resolve()
  let timer = setTimeout(next, times.first).unref()

  function next(): void {
    look = pass().finally(() => {
      if (!closing.signal.aborted) timer = setTimeout(next, times.pause).unref()
    })
  }

  async function pass(): Promise<void> {
    for (const duty of duties) await duty.work().catch((error: unknown) => void duty.failed(error))
  }

  /** Every replica looks; what one has lifted, the others do not find. */
  async function endPast(): Promise<void> {
    await endOverrides(db, new Date(now()))
  }

  async function bringBack(): Promise<void> {
    if (ticks() - broughtBack < times.growing) return
    broughtBack = ticks()
    await bringBackGrown(folder, new Date(now()))
  }

  async function takeFiles(): Promise<void> {
    const { files, strays } = await waitingFiles(join(folder, 'in'))
    if (strays.length > 0) strayed(strays.slice(0, 20))
    for (const file of nextOnes(files, await stockRuns(db))) begin(file.source, file.name)
  }

  async function readAddresses(): Promise<void> {
    const at = new Date(now())
    const runs = await stockRuns(db)
    for (const [source, settings] of await stockSources(db)) {
      if ((settings.address ?? null) === null || isTooEarly(tried.get(source))) continue
      if (isDue(settings, runs[source] ?? { began_at: null }, at) && begin(source, null))
        tried.set(source, ticks())
    }
  }

  /** One at a time, beside the readings of sources: it may take hours. */
  async function takePictures(): Promise<void> {
    if (fetchPictures === undefined || pictures !== null || isTooEarly(fetched)) return
    if (!(await hasDuePictures(db, new Date(now()))) || closing.signal.aborted) return
    fetched = ticks()
    pictures = fetchAll(fetchPictures)
      .catch((error: unknown) => void failed(error))
      .finally(() => {
        pictures = null
      })
  }

  async function fetchAll(fetchThem: RunPictures): Promise<void> {
    const { code, said } = await fetchThem(closing.signal)
    if (closing.signal.aborted) return
    if (code === 0) log.info({ said }, 'pictures of feeds were fetched')
    else log.warn({ code, said }, 'pictures of feeds could not be fetched')
  }

  async function clean(): Promise<void> {
    if (ticks() - cleaned < times.cleaning) return
    cleaned = ticks()
    await removeOld(join(folder, 'done'), new Date(now()))
  }

  function isTooEarly(last: number | null | undefined, pause = patience): boolean {
    return last !== null && last !== undefined && ticks() - last < pause
  }

  /** Of each source the oldest file, when it has been still: while that one waits, no newer one comes before it. */
  function nextOnes(
    files: readonly WaitingFile[],
    runs: Awaited<ReturnType<typeof stockRuns>>,
  ): WaitingFile[] {
    const keys = new Set(files.map(keyOf))
    for (const key of seen.keys()) if (!keys.has(key)) seen.delete(key)
    const sources = new Set<string>()
    return files.filter((file) => {
      // One that was imported and could not be moved away keeps no other.
      const isDone = runs[file.source]?.files.some((each) => each.is_done && each.mark === file.look) ?? false
      const isNext = isDone || !sources.has(file.source)
      if (!isDone) sources.add(file.source)
      const known = seen.get(keyOf(file))
      if (known === undefined || known.look !== file.look) {
        seen.set(keyOf(file), { look: file.look, since: ticks(), tried: null })
        return false
      }
      return (
        isNext &&
        ticks() - known.since >= times.still &&
        !isTooEarly(known.tried, isDone ? longPatience : patience)
      )
    })
  }

  /** @returns whether it has begun */
  function begin(source: string, file: string | null): boolean {
    // Addresses that hang leave a place for files.
    const room = file === null ? maxRuns - 1 : maxRuns
    if (closing.signal.aborted || running.has(source) || running.size >= room) return false
    const known = file === null ? undefined : seen.get(keyOf({ source, name: file }))
    if (known !== undefined) known.tried = ticks()
    const work = read(source, file)
      .catch((error: unknown) => void failed(error))
      .finally(() => running.delete(source))
    running.set(source, work)
    return true
  }

  async function read(source: string, file: string | null): Promise<void> {
    const { code, said } = await run(source, file, closing.signal)
    if (closing.signal.aborted) return
    if (code === 0 && said === '') log.info({ source }, 'a source of units was read')
    else log.warn({ source, code, said }, 'a source of units was read, and somebody should look')
    tell()
  }

  return {
    async close() {
      clearTimeout(timer)
      closing.abort()
      await look
      await Promise.all([...running.values(), pictures])
    },
  }
}

function keyOf({ source, name }: Pick<WaitingFile, 'source' | 'name'>): string {
  return `${source}/${name}`
}
