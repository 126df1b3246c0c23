import { staffText } from '#domain/staff/staff-text.ts'
import { z } from 'zod'
import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { mappingOf, type Mapping } from '../in/mapping.ts'
import { StockFile, type StockSource } from './stock-file.ts'

/** A source that has no line in `stock.yaml`: its files are understood by themselves. */
const unnamed: StockSource = { every: 15, max_age: 24, private: false, partial: false }

/** The sources of units that the last import of content has brought and this version understands, by name. */
export async function stockSources(db: Database): Promise<ReadonlyMap<string, StockSource>> {
  const stored = Object.entries(await storedSources(db))
  return new Map(
    stored.flatMap(([name, value]) => {
      const source = understood(name, value)
      return source === undefined ? [] : [[name, source] as const]
    }),
  )
}

/**
 * One source; a folder of files needs no line in `stock.yaml`.
 *
 * @throws FeedRefusal for a line that another version of the site has written and this one does not understand: it may
 *   say that the feed has only some of the units
 */
export async function stockSource(db: Database, name: string): Promise<StockSource> {
  const stored = new Map(Object.entries(await storedSources(db)))
  if (!stored.has(name)) return unnamed
  const source = understood(name, stored.get(name))
  if (source !== undefined) return source
  throw new FeedRefusal(
    staffText(
      'What stock.yaml says of «{name}» was imported by another version of the site. Import the content with this one.',
      { name },
    ),
  )
}

async function storedSources(db: Database): Promise<Readonly<Record<string, unknown>>> {
  return z.record(z.string(), z.unknown()).parse((await readSetting(db, 'stock_sources')) ?? {})
}

function understood(name: string, value: unknown): StockSource | undefined {
  return StockFile.safeParse({ sources: { [name]: value } }).data?.sources[name]
}

/** The mapping of a source. */
export function mappingOfSource({ mapping, max_age }: StockSource): Mapping {
  return mappingOf({ ...mapping, max_age })
}
