import type { House } from '#contract/houses.ts'
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
  const value = t('facts.fee.value', { fee: number(fee, 2) })
  const ofUnit = area === null ? '' : `; ${t('facts.fee.unit', { sum: price(Math.round(fee * area)) })}`
  return [...told, { title: t('facts.fee'), value: value + ofUnit }]
}
