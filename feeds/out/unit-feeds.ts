import { feedPaths } from '#contract/feeds.ts'
import type { FeedContent } from './feed-content.ts'
import { metarealtyOffer } from './metarealty.ts'
import { unitsCsv } from './units-csv.ts'
import { unitsJson } from './units-json.ts'
import { xmlFeed } from './xml-feed.ts'
import { yrlOffer } from './yrl.ts'

/** A feed that the site gives out. */
export type UnitFeed = {
  path: string
  type: string
  /** The file name for browsers; null for feeds that they show. */
  fileName: string | null
  /** The text of the feed, piece by piece; @throws ContentChanged in the middle. */
  write(content: FeedContent): AsyncIterable<string>
}

const schemas = 'http://webmaster.yandex.ru/schemas/feed'

/** Every feed by its address. */
export const unitFeeds: readonly UnitFeed[] = [
  {
    path: feedPaths.yrl,
    type: 'application/xml; charset=utf-8',
    fileName: null,
    write: (content) => xmlFeed(content, { namespace: `${schemas}/realty/2010-06`, offer: yrlOffer }),
  },
  {
    path: feedPaths.metarealty,
    type: 'application/xml; charset=utf-8',
    fileName: null,
    write: (content) =>
      xmlFeed(content, { namespace: `${schemas}/metarealty/2024-12`, offer: metarealtyOffer }),
  },
  { path: feedPaths.json, type: 'application/json; charset=utf-8', fileName: null, write: unitsJson },
  { path: feedPaths.csv, type: 'text/csv; charset=utf-8', fileName: 'units.csv', write: unitsCsv },
]
