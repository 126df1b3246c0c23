import { mkdir, readdir, rm } from 'node:fs/promises'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import {
  askAgain,
  changePicture,
  duePictures,
  feedPlanCode,
  feedPlans,
  forgetUnused,
  isNamed,
  keepFeedPlan,
  sourcesOfPicture,
} from '#database/feeds/feed-pictures.ts'
import { lockFeedImports } from '#database/feeds/feed-units.ts'
import { assignPlans } from '#database/feeds/plan-names.ts'
import type { Database } from '#database/open.ts'
import type { FeedPictureTable } from '#database/tables.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '#media/apart/file-fault.ts'
import { inParallel } from '#media/in-parallel.ts'
import { removeAbandoned } from '#media/pictures/own-pictures.ts'
import { isPictureFileName } from '#media/pictures/picture-names.ts'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { PassingFailure } from '../in/source/download.ts'
import { withoutOverrides } from '../overrides/without-overrides.ts'
import { hostOfSource } from '#domain/secret-names.ts'
import { whileOnlyOne } from '../sources/source-lock.ts'
import { stockSources } from '../sources/stock-sources.ts'
import { downloadPicture } from './download-picture.ts'
import { fileNameOf, isThere, makePlan } from './make-plan.ts'

/** No source can be called so. */
const lock = 'feed_pictures'

/** Pictures at the same time: each takes a process and, for a large one, 300 MB. */
const most = 2

/** Pictures that are looked up at once. */
const batch = 50

/** More plans of feeds are not made: a feed must not fill the disk. */
const maxPlans = 20_000

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** How long after a failure it is tried again, in milliseconds; the last one counts for all further ones. */
const pauses = [10 * minute, hour, 6 * hour, day]

/** A picture may change at its address: it is asked for again after this time. Milliseconds. */
const renewal = 7 * day

/** So long no unit has named an address before it is forgotten, in milliseconds. */
const patience = day

/** So long nothing has referred to a plan before its files go, in milliseconds. */
const longPatience = 30 * day

/** New plans are shown together: each time the pages in memory are made again. Milliseconds. */
const betweenShows = 30_000

/** A host that has failed so often in one run is left alone for the rest of it. */
const maxFailures = 5

export type PictureParts = {
  db: Database
  /** The folder for made pictures (`DATA_DIR/media/`). */
  media: URL
  /** Where the locks of sources are. */
  locks: string
  /** Makes the files of a picture; tests replace it. */
  make?: typeof makePlan
  now: () => Date
}

/** What came of a run: pictures, and units that show another plan. */
export type PicturesRun = { made: number; kept: number; failed: number; removed: number; shown: number }

/**
 * Fetches the pictures of plans that feeds name and that are due, makes them and gives them to their units (R670). Killed
 * at any moment it goes on at the next run: that a picture was begun is noted before, what was made of it after.
 *
 * @returns null, at once, when another process is at it
 */
export function fetchPictures(parts: PictureParts): Promise<PicturesRun | null> {
  return whileOnlyOne(parts.db, parts.locks, lock, () => new Fetching(parts).run())
}

class Fetching {
  readonly #parts: PictureParts
  readonly #run: PicturesRun = { made: 0, kept: 0, failed: 0, removed: 0, shown: 0 }
  /** How often the hosts of pictures have failed. */
  readonly #failures = new Map<string, number>()
  #plans = 0

  constructor(parts: PictureParts) {
    this.#parts = parts
  }

  async run(): Promise<PicturesRun> {
    const { db, media, now } = this.#parts
    await mkdir(media, { recursive: true })
    await removeAbandoned(media)
    await this.#lookForFiles()
    await this.#show()
    let shown = now().getTime()
    for (;;) {
      const due = await duePictures(db, now(), batch)
      if (due.length === 0) break
      await inParallel(due, most, async (picture) => {
        await this.#look(picture)
        if (now().getTime() - shown < betweenShows) return
        shown = now().getTime()
        await this.#show()
      })
    }
    await this.#show()
    await this.#removeUnused()
    return this.#run
  }

  /** The folder of made pictures may be emptied: what is missing there is made again. */
  async #lookForFiles(): Promise<void> {
    const { db, media, now } = this.#parts
    const plans = await feedPlans(db)
    this.#plans = plans.length
    for (const { code, card } of plans) if (!isThere(card, media)) await askAgain(db, code, now())
  }

  /** One picture. Whatever is wrong with it is noted, and the others go on. */
  async #look(picture: FeedPictureTable): Promise<void> {
    const { db, now } = this.#parts
    const { address, plan_code: code } = picture
    const later = (time: number) => new Date(now().getTime() + time).toISOString()
    if (!(await isNamed(db, address))) {
      const unused_since = picture.unused_since ?? now().toISOString()
      await changePicture(db, address, { next_at: later(day), unused_since })
      return
    }
    const host = URL.parse(address)?.host ?? ''
    if ((this.#failures.get(host) ?? 0) >= maxFailures) {
      await changePicture(db, address, { next_at: later(pauses[0] ?? day), unused_since: null })
      return
    }
    const pause = pauses[picture.tries] ?? day
    // Before the attempt: a picture that kills its reader must not do so again at once.
    const begun = { tries: picture.tries + 1, next_at: later(pause), unused_since: null }
    await changePicture(db, address, begun)
    try {
      const isNew = await this.#fetch(picture)
      this.#run[isNew ? 'made' : 'kept'] += 1
      await changePicture(db, address, { tries: 0, problem: null, next_at: later(renewal) })
    } catch (error) {
      if (!(error instanceof FeedRefusal || error instanceof FileFault)) throw error
      this.#run.failed += 1
      const isPassing = error instanceof PassingFailure
      if (isPassing) this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1)
      const wanted = isPassing ? Math.min(error.pause ?? 0, day) : 0
      // A plan that was made stays, whatever its server says later.
      await changePicture(db, address, {
        problem: code === null || !isPassing ? error.message.slice(0, 300) : null,
        next_at: later(Math.max(pause, wanted)),
      })
    }
  }

  /** @returns whether its plan is new */
  async #fetch(picture: FeedPictureTable): Promise<boolean> {
    const { db, media, make = makePlan } = this.#parts
    const { address, etag, last_modified, plan_code: before } = picture
    const known = before === null || etag + last_modified === '' ? null : { etag, last_modified }
    const downloaded = await downloadPicture(address, await this.#mayBePrivate(address), known, media)
    if (downloaded === null) return false
    const code = feedPlanCode(downloaded.hash)
    try {
      const there = await db.selectFrom('plans').select('card').where('code', '=', code).executeTakeFirst()
      const isMade = there !== undefined && isThere(there.card, media)
      if (there === undefined && this.#plans >= maxPlans)
        throw new FeedRefusal(
          staffText('there are {count} pictures of feeds already, which is the most', { count: maxPlans }),
        )
      const plan = isMade ? null : await make(downloaded, media)
      await db.transaction().execute(async (trx) => {
        if (plan !== null) await keepFeedPlan(trx, code, plan)
        await changePicture(trx, address, { plan_code: code, ...downloaded.version })
      })
      if (there === undefined) this.#plans += 1
      return code !== before
    } finally {
      await rm(downloaded.path, { force: true })
    }
  }

  /** A picture may lie in the own network where every source that names it does, at the very host and port. */
  async #mayBePrivate(address: string): Promise<boolean> {
    const { db } = this.#parts
    const sources = await stockSources(db)
    const named = await sourcesOfPicture(db, address)
    const host = URL.parse(address)?.host
    return (
      named.length > 0 &&
      named.every((name) => {
        const source = sources.get(name)
        return source?.private === true && hostOfSource(source.address ?? '') === host
      })
    )
  }

  async #show(): Promise<void> {
    const { db, now } = this.#parts
    await db.transaction().execute(async (trx) => {
      await lockFeedImports(trx)
      const at = now()
      const { result: changed } = await withoutOverrides(trx, at, () => assignPlans(trx, at))
      if (changed > 0) await bumpContentVersion(trx, at)
      this.#run.shown += changed
    })
  }

  /** Only what this very transaction has found to be nobody's: no file is guessed to be. */
  async #removeUnused(): Promise<void> {
    const { db, media, now } = this.#parts
    const at = now()
    const before = (time: number) => new Date(at.getTime() - time)
    const codes = await db.transaction().execute(async (trx) => {
      await lockFeedImports(trx)
      return forgetUnused(trx, {
        now: at,
        addressesBefore: before(patience),
        plansBefore: before(longPatience),
      })
    })
    if (codes.length === 0) return
    const names = new Set(codes.map(fileNameOf))
    for (const file of await readdir(media)) {
      const name = /^(.+)-[0-9a-f]{8}-\d+\.\w+$/.exec(file)?.[1]
      if (name !== undefined && names.has(name) && isPictureFileName(file))
        await rm(new URL(file, media), { force: true })
    }
    this.#run.removed = codes.length
  }
}
