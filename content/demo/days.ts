const day = 24 * 60 * 60 * 1000

/** The day on which the demo company's data was taken. Everything in it lies before, deadlines aside. */
export const contentDay = '2026-11-20'

/** `2026-11-20` plus a number of days, negative ones back in time. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + Math.round(days) * day).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** A moment in office hours of that day: nine to eighteen in Kazakhstan, four to thirteen in UTC. */
export function officeMoment(date: string, throwOf: number): string {
  const minute = 4 * 60 + Math.floor(throwOf * 9 * 60)
  return new Date(Date.parse(date) + minute * 60 * 1000).toISOString()
}
