import type { SheetWay } from '#contract/price-sheet.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

/** The name of a way to pay, by the kind of its programme. */
export function wayTitle({ programme }: SheetWay, t: I18n['t']): string {
  return t(programme === null ? 'price.way.whole' : `price.way.${programme.kind}`)
}
