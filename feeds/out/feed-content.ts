import { contentState, type ContentState, contentVersion } from '#database/contents/content-state.ts'
import { type EstateChoice, estatePages, type FeedEstate } from '#database/catalogue/estate-pages.ts'
import { type FeedPlaces, feedPlaces } from '#database/feeds/feed-places.ts'
import type { Database } from '#database/open.ts'
import { findCompany } from '#database/catalogue/dictionaries.ts'
import { findMortgages } from '#database/catalogue/mortgages.ts'
import type { Company } from '#contract/dictionaries.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { beginningOfDay, dayInKazakhstan } from '#domain/kazakhstan-day.ts'

/** The source of a feed: one state of the content, read a page of units at a time. */
export type FeedContent = {
  /** Origin of the site, of which all addresses are made. */
  publicUrl: string
  /** The time of the last change of content: two feeds of one state are equal to the byte. */
  changedAt: Date
  company: Company | null
  places: FeedPlaces
  /** The day in Kazakhstan that the feed is of, and the programmes in force on it. */
  day: string
  programmes: readonly Mortgage[]
  /** @throws ContentChanged in the middle, rather than mix two states */
  estates(choice: EstateChoice): AsyncGenerator<FeedEstate[]>
}

/** The content changed while a feed was being written. The next request gets the new one. */
export class ContentChanged extends Error {}

/** What a feed is of: a state of the content, on a day. */
export type FeedState = ContentState & { day: string }

/**
 * The state of the content for feeds. It also changes on the day on which a programme begins, or has ended: then other
 * units can be bought with a mortgage.
 */
export async function feedState(db: Database, now: Date): Promise<FeedState> {
  const day = dayInKazakhstan(now)
  const state = await contentState(db)
  const periods = await db.selectFrom('mortgages').select(['valid_from', 'valid_to']).execute()
  const turns = periods
    .flatMap(({ valid_from: from, valid_to: to }) => [
      beginningOfDay(from).getTime(),
      ...(to === null ? [] : [beginningOfDay(to).getTime() + dayLong]),
    ])
    .filter((turn) => turn <= now.getTime())
  return { ...state, day, changedAt: new Date(Math.max(state.changedAt.getTime(), ...turns)) }
}

/** Milliseconds; the clocks of Kazakhstan never change. */
const dayLong = 86_400_000

/** The content of this state; @throws ContentChanged after a change. */
export async function feedContent(db: Database, state: FeedState, publicUrl: string): Promise<FeedContent> {
  const [company, places, programmes] = await Promise.all([
    findCompany(db, 'ru'),
    feedPlaces(db),
    findMortgages(db, 'ru', state.day),
  ])
  await mustStay(db, state)
  return {
    publicUrl,
    changedAt: state.changedAt,
    company,
    places,
    day: state.day,
    programmes,
    async *estates(choice) {
      for await (const page of estatePages(db, choice)) {
        await mustStay(db, state)
        yield page
      }
    },
  }
}

/** Everything read before this call belongs to the state: the version grows in the transaction of every change. */
async function mustStay(db: Database, { version }: ContentState): Promise<void> {
  if ((await contentVersion(db)) !== version)
    throw new ContentChanged('the content changed in the middle of a feed')
}
