import { type ContentState, contentVersion } from '#database/contents/content-state.ts'
import { type EstateChoice, estatePages, type FeedEstate } from '#database/catalogue/estate-pages.ts'
import { type FeedPlaces, feedPlaces } from '#database/feeds/feed-places.ts'
import type { Database } from '#database/open.ts'
import { findCompany } from '#database/catalogue/dictionaries.ts'
import type { Company } from '#contract/dictionaries.ts'

/** The source of a feed: one state of the content, read a page of units at a time. */
export type FeedContent = {
  /** Origin of the site, of which all addresses are made. */
  publicUrl: string
  /** The time of the last change of content: two feeds of one state are equal to the byte. */
  changedAt: Date
  company: Company | null
  places: FeedPlaces
  /** @throws ContentChanged in the middle, rather than mix two states */
  estates(choice: EstateChoice): AsyncGenerator<FeedEstate[]>
}

/** The content changed while a feed was being written. The next request gets the new one. */
export class ContentChanged extends Error {}

/** The content of this state; @throws ContentChanged after a change. */
export async function feedContent(
  db: Database,
  state: ContentState,
  publicUrl: string,
): Promise<FeedContent> {
  const [company, places] = await Promise.all([findCompany(db, 'ru'), feedPlaces(db)])
  await mustStay(db, state)
  return {
    publicUrl,
    changedAt: state.changedAt,
    company,
    places,
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
