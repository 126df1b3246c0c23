import { formatDate } from '#domain/dates.ts'
import type { PromisedLine } from '../../data/promise-lines.server.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** «Срок: IV квартал 2027, не менялся с 3 марта 2026»; empty where nothing is known. */
export function promiseLine(house: PromisedLine, i18n: I18n): string {
  const { t, count, quarter, language } = i18n
  const { deadline, handed_over_at: handed, first, promised, moves, late, correctedAt } = house
  if (handed !== null) {
    const date = formatDate(handed, language)
    if (late === null || promised === null) return t('promises.handed', { date })
    const words = { date, first: quarter(promised) }
    return late > 0
      ? t('promises.line.late', { ...words, quarters: count(late, 'promises.quarters') })
      : t('promises.line.kept', words)
  }
  if (deadline === null) return ''
  const words = { deadline: quarter(deadline) }
  if (first === null) return t('promises.line', words)
  if (moves > 0)
    return t('promises.line.moved', {
      ...words,
      times: count(moves, 'promises.times'),
      first: quarter(first.deadline),
      date: formatDate(first.day, language),
    })
  return correctedAt === null
    ? t('promises.line.same', { ...words, date: formatDate(first.day, language) })
    : t('promises.line.corrected', { ...words, date: formatDate(correctedAt, language) })
}

/** «на 2 квартала позже»; empty for none. */
export function quartersText(quarters: number, { t, count }: I18n): string {
  if (quarters === 0) return ''
  const words = { quarters: count(Math.abs(quarters), 'promises.quarters') }
  return t(quarters > 0 ? 'promises.later' : 'promises.earlier', words)
}
