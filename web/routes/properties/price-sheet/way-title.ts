import type { PriceSheetWay } from '#contract/price-sheet.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

/** The name of a way to pay, by the kind of its programme. */
export function wayTitle({ programme }: PriceSheetWay, t: I18n['t']): string {
  return t(programme === null ? 'price_sheet.way.whole' : `price_sheet.way.${programme.kind}`)
}
