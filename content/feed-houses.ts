import type { Transaction } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Content } from './content.ts'

/**
 * The content without generated units of houses that have units of a feed: from the first feed on, its numbers, prices
 * and statuses are the true ones.
 */
export async function withoutFeedHouses(trx: Transaction<Tables>, content: Content): Promise<Content> {
  const rows = await trx
    .selectFrom('feed_units')
    .innerJoin('estates', 'estates.id', 'feed_units.estate_id')
    .select('estates.house_id')
    .distinct()
    .execute()
  if (rows.length === 0) return content
  const houses = new Set(rows.map((row) => row.house_id))
  const estates = content.estates.filter((estate) => !houses.has(estate.house_id))
  const ids = new Set(estates.map(({ id }) => id))
  return {
    ...content,
    estates,
    estate_prices: content.estate_prices.filter((price) => ids.has(price.estate_id)),
    estate_promotions: content.estate_promotions.filter((link) => ids.has(link.estate_id)),
  }
}
