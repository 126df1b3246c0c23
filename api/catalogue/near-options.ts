import type { Option } from '#database/search/facets/estate-facets.ts'
import { readNear } from '#domain/near-place.ts'
import type { Texts } from '#texts/texts.ts'
import { titled } from './filter-controls.ts'

/**
 * The places near a home that a visitor may choose (R1033), with their counts. Of each kind the fewest minutes come
 * first; more minutes that find no more are left out, and so is what finds nothing, unless they are chosen.
 */
export function nearOptions(options: readonly Option<string>[], chosen: readonly string[], words: Texts) {
  const most = new Map<string, number>()
  const useful = options.filter(({ value, count }) => {
    const kind = readNear(value)?.kind ?? ''
    const isMore = count > (most.get(kind) ?? 0)
    if (isMore) most.set(kind, count)
    return isMore || chosen.includes(value)
  })
  return titled(useful, (value) => {
    const near = readNear(value)
    return near === null
      ? value
      : words['filter.near.within']
          .replace('{place}', words[`place.${near.kind}`])
          .replace('{minutes}', String(near.minutes))
  })
}
