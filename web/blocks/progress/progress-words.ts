import type { ProgressEntry } from '#contract/progress.ts'
import { formatDate } from '#domain/dates.ts'
import { isNextMonth, monthOf } from '#domain/months.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** How much was built since the entry before, in percentage points; nothing for the first entry. */
export function changeText(
  { date, percent, previous }: Pick<ProgressEntry, 'date' | 'percent' | 'previous'>,
  { t, language }: I18n,
): string {
  if (previous === null) return ''
  const difference = percent - previous.percent
  if (difference === 0) return t('progress.change.none')
  const points = difference > 0 ? `+${difference}` : `−${-difference}`
  return isNextMonth(monthOf(previous.date), monthOf(date))
    ? t('progress.change.month', { points })
    : t('progress.change.since', { points, date: formatDate(previous.date, language) })
}

/** What an entry is about: its project, or a house of it; empty where another server told neither (A41). */
export function progressName(
  { complex, house }: Pick<ProgressEntry, 'complex' | 'house'>,
  t: I18n['t'],
): string {
  if (house === null || house.name === '') return complex.name
  return complex.name === '' ? house.name : t('queue.title', { house: house.name, complex: complex.name })
}

/** The entry that speaks for a house, or for a project (null): its own where there is one. */
export function mainEntry(
  entries: readonly ProgressEntry[],
  house: string | null,
): ProgressEntry | undefined {
  return entries.find((entry) => (entry.house?.slug ?? null) === house) ?? entries[0]
}
