import { staffText } from '#domain/staff/staff-text.ts'
import { mostOf } from './brake.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { reasonText, type SkipReason } from './skip-reasons.ts'
import type { Staging } from './staging.ts'

/** By more than this share of itself no price changes overnight. */
const priceShare = 0.3

const impossible = [
  'floor_above',
  'impossible_area',
  'impossible_price',
] as const satisfies readonly SkipReason[]

/** @throws FeedRefusal when so many units are impossible that the whole feed must be wrong */
export function mustBePossible(staging: Staging, read: number, share: number): void {
  const reasons = staging.reasons()
  const [worst] = impossible.toSorted((a, b) => (reasons[b] ?? 0) - (reasons[a] ?? 0))
  const count = worst === undefined ? 0 : (reasons[worst] ?? 0)
  if (worst === undefined || count <= mostOf(read, share)) return
  throw new FeedRefusal(
    staffText(
      '{count} of {read} units have {what}, as {example}. Nothing was written; look at the feed, its currency and the mapping{also}.',
      {
        count,
        read,
        what: reasonText(worst),
        example: staging.exampleOf(worst),
        also: count < read ? staffText('; --force imports the other units') : '',
      },
    ),
  )
}

/**
 * @throws FeedRefusal when many prices of units on sale move far or go; a rate or a currency is wrong then, or the
 * feed has lost its prices
 */
export function mustKeepPrices(staging: Staging, share: number): void {
  const gone = `known.status in ('free', 'unconfirmed') and units.status = 'request'`
  const priced = `from units join known using (estate_id)
    where known.status in ('free', 'reserved', 'unconfirmed') and known.price > 0
    and (${gone} or units.status in ('free', 'reserved') and units.price is not null)`
  const all = staging.count(`select count(*) as count ${priced}`)
  const far = staging.count(
    `select count(*) as count ${priced}
      and (${gone} or abs(units.price - known.price) > known.price * ${priceShare})`,
  )
  if (far <= mostOf(all, share)) return
  throw new FeedRefusal(
    staffText(
      '{far} of {all} prices would change by more than {share} % or go. Nothing was written; look at the prices of the feed, the currency and the rate, and if they are right, add --force.',
      { far, all, share: priceShare * 100 },
    ),
  )
}
