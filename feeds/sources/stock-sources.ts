import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { mappingOf, type Mapping } from '../in/mapping.ts'
import { StockFile, type StockSource } from './stock-file.ts'

/** A source that has no line in `stock.yaml`: its files are understood by themselves. */
const unnamed: StockSource = { every: 15, max_age: 24, private: false, partial: false }

/**
 * The sources of units that the last import of content has brought, by name. What another version has written and
 * this one does not understand is none.
 */
export async function stockSources(db: Database): Promise<ReadonlyMap<string, StockSource>> {
  const stored = StockFile.safeParse({ sources: (await readSetting(db, 'stock_sources')) ?? {} })
  return new Map(Object.entries(stored.data?.sources ?? {}))
}

/** One source; a folder of files needs no line in `stock.yaml`. */
export async function stockSource(db: Database, name: string): Promise<StockSource> {
  return (await stockSources(db)).get(name) ?? unnamed
}

/** The mapping of a source. */
export function mappingOfSource({ mapping, max_age }: StockSource): Mapping {
  return mappingOf({ ...mapping, max_age })
}
