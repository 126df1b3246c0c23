import { isQuarter } from './rules/deadlines/quarters.ts'
import type { Item, Sentence } from './sentence.ts'

/** What became of a word: no rule read it, a wish came of it, or it is told as not understood. */
const unread = 0
const understood = 1
const missed = 2

/** What became of each word of a sentence, and so which parts of it are told as not understood. */
export class Marks {
  readonly #sentence: Sentence
  readonly #marks: Uint8Array

  constructor(sentence: Sentence) {
    this.#sentence = sentence
    this.#marks = new Uint8Array(sentence.terms.length)
  }

  understand(from: number, to: number): void {
    this.#marks.fill(understood, from, to)
  }

  miss(from: number, to: number): void {
    this.#marks.fill(missed, from, to)
  }

  /** Words that no rule reads are missed unless they say nothing alone. */
  missUnread(from: number, to: number): void {
    for (let at = from; at < to; at++)
      if (!this.#sentence.at(at)?.isSign && !isSilent(this.#sentence, at)) this.#marks[at] = missed
  }

  /** What was read from a place on. */
  read(from: number, { next, wishes, isNeutral, missed: parts = [] }: Item): void {
    if (wishes.length > 0 || isNeutral === true) this.understand(from, next)
    else this.miss(from, next)
    if (wishes[0]?.key === 'deadline')
      for (let at = from; at < next; at++) if (isFinerThanYear(this.#sentence, at)) this.miss(at, at + 1)
    for (const [start, end] of parts) this.miss(start, end)
  }

  /** «красивый вид»: a view of nothing is missed. */
  missViews(): void {
    const { terms } = this.#sentence
    const isTold = terms.some(
      ({ senses }, at) => this.#marks[at] === missed && (senses.has('thing') || senses.has('side')),
    )
    if (isTold) return
    for (const [at, { text, senses }] of terms.entries()) {
      const isView = senses.get('mark')?.has('view') === true && /вид|view|корин|панорам|panoram/.test(text)
      if (this.#marks[at] === unread && isView) this.miss(at, at + 1)
    }
  }

  /** The stretches that were missed, as they were typed. */
  missedParts(): string[] {
    const { terms, text } = this.#sentence
    const found: string[] = []
    let start: number | null = null
    let end = 0
    for (const [at, term] of terms.entries()) {
      const isIdle = this.#marks[at] === unread && (!term.isSign || /[-–—'’.«»"]/.test(term.text))
      if (this.#marks[at] === missed) {
        start ??= term.start
        end = term.end
      } else if (start !== null && !isIdle) {
        found.push(text.slice(start, end))
        start = null
      }
    }
    if (start !== null) found.push(text.slice(start, end))
    return found
  }
}

/** A quarter or a season of a deadline, which lists only know by the year. */
function isFinerThanYear(sentence: Sentence, at: number): boolean {
  const isBeforeQuarter =
    isQuarter(sentence, at + 1) || (sentence.says(at + 1, 'suffix') && isQuarter(sentence, at + 2))
  const isBehindYear =
    [at, at + 1].some((each) => sentence.says(each, 'quarter')) &&
    [at - 1, at - 2].some((each) => sentence.says(each, 'unit', 'year'))
  return isQuarter(sentence, at) || isBeforeQuarter || isBehindYear || sentence.says(at, 'season')
}

/** What words say that are nothing alone: bounds, joints. */
const idle = [
  'join',
  'bound',
  'after',
  'not',
  'near',
  'most',
  'filler',
  'suffix',
  'walk',
  'accept',
  'need',
] as const

/** Whether a word need not be told where no rule reads it. A number of more than one digit is worth telling. */
function isSilent(sentence: Sentence, at: number): boolean {
  if (sentence.says(at, 'noise')) return !sentence.says(at, 'poi')
  // «первая линия» is worth telling where nothing is near it.
  if (sentence.at(at)?.number !== null || sentence.says(at, 'vague', '') || sentence.says(at, 'cannot'))
    return false
  // «дйын» only sounds like an ending: nothing that was typed is lost without a word.
  if (sentence.at(at)?.isGuess === true && sentence.says(at, 'suffix') && !sentence.says(at, 'join'))
    return false
  return (
    idle.some((kind) => sentence.says(at, kind)) ||
    sentence.says(at, 'mark', 'view') ||
    sentence.says(at, 'topic', 'price') ||
    (sentence.says(at, 'number', '1') && !sentence.says(at, 'end'))
  )
}
