import { waysUnder } from '#domain/ways-to-buy.ts'
import type { Paying } from '../../data/paying.server.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** The heading of a calculator: of a loan, of instalments, or of both. */
export function paymentTitle({ programmes }: Pick<Paying, 'programmes'>, t: I18n['t']): string {
  const [first, ...others] = waysUnder(programmes)
  // The whole price at once needs no calculator.
  return first === undefined || others.length > 1 ? t('payment.title') : t(`home.purchase.${first}.title`)
}
