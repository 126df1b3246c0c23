import type { YearQuarter } from './dates.ts'

/** What the record of a house said of its deadline from a day on, as imports saw it. */
export type Promised<Reason> = {
  /** In Kazakhstan. */
  readonly day: string
  /** False once the record has left the content. */
  readonly isListed: boolean
  readonly deadline: YearQuarter | null
  readonly handedOverAt: string | null
  /** Why the change before it was a correction; null where nobody said so. */
  readonly reason: Reason | null
}

/**
 * `published`: the first deadline; `moved`: another one; `corrected`: another one in place of a slip, with the reason;
 * `explained`: the reason came later than the change; `handed`: the day of handing over; `handed_changed`: another day,
 * or none any more; `left` and `back`: the record left the content, and came back.
 */
export const promiseEventKinds = [
  'published',
  'moved',
  'corrected',
  'explained',
  'handed',
  'handed_changed',
  'left',
  'back',
] as const

export type PromiseEvent<Reason> = {
  readonly kind: (typeof promiseEventKinds)[number]
  readonly day: string
  /** The deadline from then on. */
  readonly deadline: YearQuarter | null
  /** The deadline before. */
  readonly from: YearQuarter | null
  readonly handedOverAt: string | null
  readonly reason: Reason | null
}

export type PromiseHistory<Reason> = {
  readonly first: { readonly deadline: YearQuarter; readonly day: string } | null
  /** The first deadline without slips of the pen; null without a first one. */
  readonly promised: YearQuarter | null
  /** How often the deadline was moved; corrections do not count. */
  readonly moves: number
  /** By how many quarters all moves together changed it; below zero is earlier. */
  readonly shift: number
  /**
   * Quarters from the promised deadline to the day of handing over; below zero is earlier. Null before
   * that day, and where no deadline was known before it.
   */
  readonly late: number | null
  readonly events: readonly PromiseEvent<Reason>[]
}

/**
 * What became of a deadline, from what its record said import by import, the oldest first. A deadline that is written
 * after the house was handed over is no promise.
 */
export function promiseHistory<Reason>(told: readonly Promised<Reason>[]): PromiseHistory<Reason> {
  const events: PromiseEvent<Reason>[] = []
  let deadline: YearQuarter | null = null
  let handedOverAt: string | null = null
  let isListed = true
  let shift = 0
  for (const now of told) {
    const from: YearQuarter | null = deadline
    const add = (kind: PromiseEvent<Reason>['kind'], reason: Reason | null = null) =>
      events.push({ kind, day: now.day, deadline, from, handedOverAt: now.handedOverAt, reason })
    if (now.isListed !== isListed) {
      isListed = now.isListed
      add(isListed ? 'back' : 'left')
    }
    const next: YearQuarter | null = now.deadline ?? deadline
    if (next !== null && from === null) {
      if (now.handedOverAt === null) {
        deadline = next
        add('published')
      }
    } else if (next !== null && from !== null && quarterNumber(next) !== quarterNumber(from)) {
      deadline = next
      if (now.reason === null) shift += quarterNumber(next) - quarterNumber(from)
      add(now.reason === null ? 'moved' : 'corrected', now.reason)
    } else if (now.reason !== null) add('explained', now.reason)
    if (now.handedOverAt !== handedOverAt) {
      add(handedOverAt === null ? 'handed' : 'handed_changed')
      handedOverAt = now.handedOverAt
    }
  }
  const first = events.find(({ kind }) => kind === 'published')
  const promised = deadline === null ? null : quarterNumber(deadline) - shift
  return {
    first: first?.deadline ? { deadline: first.deadline, day: first.day } : null,
    promised: promised === null ? null : quarterOfNumber(promised),
    moves: events.filter(({ kind }) => kind === 'moved').length,
    shift,
    late:
      promised === null || handedOverAt === null ? null : quarterNumber(quarterOf(handedOverAt)) - promised,
    events,
  }
}

/** Quarters one after another have numbers one after another. */
export function quarterNumber({ year, quarter }: YearQuarter): number {
  return year * 4 + quarter
}

function quarterOfNumber(number: number): YearQuarter {
  const year = Math.floor((number - 1) / 4)
  return { year, quarter: number - year * 4 }
}

function quarterOf(day: string): YearQuarter {
  return { year: Number(day.slice(0, 4)), quarter: Math.ceil(Number(day.slice(5, 7)) / 3) }
}
