import type { House } from '#contract/houses.ts'
import { costOf } from '#domain/deal-costs.ts'
import type { I18n } from './i18n.tsx'

/**
 * How a house is built and kept, and what its upkeep costs: of a unit for its square metres too (R844). Empty where nobody
 * wrote anything.
 */
export function houseFacts(
  { facts, maintenance_fee: fee }: Pick<House, 'facts' | 'maintenance_fee'>,
  { t, price, number }: I18n,
  area: number | null = null,
): { title: string; value: string }[] {
  const told = facts.map(({ code, text }) => ({ title: t(`facts.${code}`), value: text }))
  if (fee === null) return told
  const value = t('facts.fee.value', { fee: number(fee, 4) })
  // Rounded as on the page of all that a flat costs.
  const sum = area === null ? null : costOf({ unit: 'm2', from: fee, to: fee }, { price: 0, area }, null)
  const ofUnit = sum === null ? '' : `; ${t('facts.fee.unit', { sum: price(sum.to) })}`
  return [...told, { title: t('facts.fee'), value: value + ofUnit }]
}
