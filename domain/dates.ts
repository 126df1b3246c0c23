import type { Language } from './languages.ts'

/** Written by hand: browsers carry no Kazakh date data, and both sides must print the same text. */
const months: Readonly<Record<Language, readonly string[]>> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

const romanQuarters = ['I', 'II', 'III', 'IV'] as const

export type YearQuarter = { readonly year: number; readonly quarter: number }

/**
 * A calendar day in words: «18 ноября 2026», «2026 жылғы 18 қараша», "18 November 2026".
 * @param date ISO text `2026-11-18`; an empty text, for a record without a date, gives an empty text
 * @throws RangeError when the text is not a date
 */
export function formatDate(date: string, language: Language): string {
  if (date === '') return ''
  const [, year, monthNumber, dayNumber] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const month = months[language][Number(monthNumber) - 1]
  const day = Number(dayNumber)
  if (year === undefined || month === undefined || day < 1 || day > 31) {
    throw new RangeError(`Not a date like 2026-11-18: ${date}`)
  }
  return language === 'kk' ? `${year} жылғы ${day} ${month}` : `${day} ${month} ${year}`
}

/** A day of any year, 1 to 365, in words: «20 марта», «20 наурыз», "20 March". */
export function formatYearDay(day: number, language: Language): string {
  const date = new Date(Date.UTC(2025, 0, day))
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()] ?? ''}`
}

/** When a house is handed over: «IV квартал 2027», «2027 жылғы IV тоқсан», "Q4 2027". */
export function formatQuarter({ year, quarter }: YearQuarter, language: Language): string {
  switch (language) {
    case 'ru':
      return `${roman(quarter)} квартал ${year}`
    case 'kk':
      return `${year} жылғы ${roman(quarter)} тоқсан`
    case 'en':
      return `Q${quarter} ${year}`
  }
}

/** The same for tight places: «IV кв. 2027», «2027 ж. IV тоқсан», "Q4 2027". */
export function formatQuarterShort({ year, quarter }: YearQuarter, language: Language): string {
  switch (language) {
    case 'ru':
      return `${roman(quarter)} кв. ${year}`
    case 'kk':
      return `${year} ж. ${roman(quarter)} тоқсан`
    case 'en':
      return `Q${quarter} ${year}`
  }
}

function roman(quarter: number): string {
  return romanQuarters[quarter - 1] ?? String(quarter)
}
