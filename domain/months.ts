import type { Language } from './languages.ts'

/** A month of the calendar as addresses and the API name it: `2026-11`. */
const form = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/

/** In the nominative; browsers carry no Kazakh date data. */
const names: Readonly<Record<Language, readonly string[]>> = {
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

export function isMonth(text: string): boolean {
  return form.test(text)
}

/** The month of a day: `2026-11-18` is in `2026-11`. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** Whether the second month is the one that follows the first. */
export function isNextMonth(month: string, next: string): boolean {
  return numberOf(next) - numberOf(month) === 1
}

/**
 * A month in words, as the beginning of a line: «Ноябрь 2026», «2026 жылғы қараша», "November 2026".
 * @throws RangeError when the text is not a month
 */
export function formatMonth(month: string, language: Language): string {
  const name = isMonth(month) ? names[language][Number(month.slice(5)) - 1] : undefined
  if (name === undefined) throw new RangeError(`Not a month like 2026-11: ${month}`)
  const year = month.slice(0, 4)
  return language === 'kk' ? `${year} жылғы ${name}` : `${name[0]?.toUpperCase()}${name.slice(1)} ${year}`
}

/** Months since the beginning of our era. */
function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
}
