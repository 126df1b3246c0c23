/** Kazakhstan keeps one time in the whole country, five hours before Greenwich, without summer time. Milliseconds. */
const ahead = 5 * 60 * 60 * 1000

/**
 * The calendar day in Kazakhstan at a moment, `2026-11-21`: the «today» of prices, offers and programmes. Empty for
 * no moment (an invalid date).
 */
export function dayInKazakhstan(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return ''
  return new Date(moment.getTime() + ahead).toISOString().slice(0, 10)
}

/** The time of day in Kazakhstan at a moment, `15:05`. */
export function timeInKazakhstan(moment: Date): string {
  return new Date(moment.getTime() + ahead).toISOString().slice(11, 16)
}

/** The moment at which a day begins in Kazakhstan; an invalid date where the text is not a day. */
export function beginningOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - ahead)
}

/** A moment as the clocks of Kazakhstan show it, to the second, with their zone: `2026-11-21T15:05:00+05:00`. */
export function momentInKazakhstan(moment: Date): string {
  return `${new Date(moment.getTime() + ahead).toISOString().slice(0, 19)}+05:00`
}
