import { rangeParts } from '#domain/price-sheet-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** A range of whole tenge, which breaks behind its dash and nowhere else. */
export function Range({ range }: { range: { from: number; to: number } }) {
  const [low, high] = rangeParts(range, useI18n())
  return high === undefined ? (
    low
  ) : (
    <>
      {low}–<wbr />
      {high}
    </>
  )
}
