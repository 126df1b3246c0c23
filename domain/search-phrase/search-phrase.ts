import type { Category } from '../categories.ts'
import { eitherAccepted } from './accepted.ts'
import { boughtOnly } from './guards/bought.ts'
import type { Vocabulary } from './company.ts'
import { isQuarter } from './rules/deadlines.ts'
import { type ListedRule, rulesFor, rulesUnder } from './rules/rules.ts'
import { eitherPlace } from './either-place.ts'
import { guarded } from './guards/guards.ts'
import { houseBought } from './guards/house-bought.ts'
import { heardInView, meantBeside } from './words/heard.ts'
import { languageLexicon } from './language-lexicon.ts'
import { inKazakhLayout, inOtherLayout } from './letters.ts'
import type { Senses } from './lexicon.ts'
import { longestPhrase } from './longest-phrase.ts'
import { withoutDays } from './words/dates.ts'
import { withoutNumbering } from './words/numbering.ts'
import { ownFacts } from './own-facts.ts'
import { plainFeatures } from './rules/plain-features.ts'
import { resolve } from './resolve.ts'
import { Sentence, type Told } from './sentence.ts'
import { readStep } from './steps.ts'
import { inKnownLayout, type Term, termsOf } from './terms.ts'
import { firstPaymentsTold } from './rules/amounts/told-first-payment.ts'
import { sizesTold } from './guards/told-sizes.ts'
import { toldApart } from './told-apart.ts'
import { toldPromotions } from './told-promotions.ts'

/** A sentence as a listing. */
export type ReadPhrase = {
  readonly category: Category
  /** Criteria by their names in addresses, as an address has them. */
  readonly criteria: Readonly<Record<string, string>>
  /** The parts that no criterion says. */
  readonly missed: readonly string[]
  /** Whether its rooms were told as bedrooms, which are one fewer. */
  readonly isByBedrooms: boolean
}

/**
 * Reads what a visitor wants out of a sentence in Russian, Kazakh, English or a mixture, as people type it. The rules
 * are certain words and numbers in a certain order: nothing is guessed that was not said. `year` is the present one.
 */
export function readPhrase(phrase: string, vocabulary: Vocabulary, year: number): ReadPhrase {
  const text = phrase.normalize('NFC').slice(0, longestPhrase)
  const sentence = new Sentence(withoutDays(withoutNumbering(bestTerms(text, vocabulary))), text)
  const rules = rulesFor(sentence, rulesOf(vocabulary, year))
  const told: Told[] = []
  const accepted: Told[] = []
  /** 0 unread, 1 understood, 2 missed. */
  const marks = new Uint8Array(sentence.terms.length)
  const own = ownFacts(sentence)
  const programmes = toldApart(sentence, vocabulary)
  const offers = [
    ...programmes,
    ...toldPromotions(sentence, vocabulary, programmes),
    ...plainFeatures(sentence),
  ]
  for (let at = 0; at < sentence.terms.length;) {
    const fact = own.find(([from, to]) => from <= at && at < to)
    if (fact !== undefined) {
      for (; at < fact[1]; at++) if (!sentence.at(at)?.isSign && !isSilent(sentence, at)) marks[at] = 2
      continue
    }
    const offer = offers.find(({ from }) => from === at)
    const step = offer ?? readStep(sentence, at, rules, vocabulary)
    if (step === null) {
      if (!sentence.at(at)?.isSign && !isSilent(sentence, at)) marks[at] = 2
      at += 1
      continue
    }
    marks.fill(step.wishes.length > 0 || step.isNeutral === true ? 1 : 2, at, step.next)
    for (let within = at; within < step.next; within++) {
      if (step.wishes[0]?.key === 'deadline' && isFinerThanYear(sentence, within)) marks[within] = 2
    }
    for (const [from, to] of step.missed ?? []) marks.fill(2, from, to)
    for (const wish of step.wishes) told.push({ wish, from: at, to: step.next })
    for (const wish of step.accepted ?? []) accepted.push({ wish, from: at, to: step.next })
    at = step.next
  }
  told.push(...eitherAccepted(sentence, told, accepted))
  if (!told.some(({ wish: { key } }) => key === 'views' || key === 'side')) markViews(sentence, marks)
  for (const at of houseBought(sentence, told)) marks[at] = 2
  const others = guarded(sentence, told)
  const described = sizesTold(sentence, told)
  const wanted = firstPaymentsTold(
    sentence,
    told.filter((one) => !others.includes(one) && !described.includes(one)),
  )
  for (const one of wanted) if (!told.includes(one)) marks.fill(1, one.from, one.to)
  const resolved = resolve(eitherPlace(sentence, boughtOnly(sentence, wanted)), vocabulary)
  for (const { from, to } of [...others, ...resolved.lost]) marks.fill(2, from, to)
  return {
    category: resolved.category,
    criteria: resolved.criteria,
    missed: missedParts(text, sentence, marks),
    isByBedrooms:
      resolved.criteria['rooms'] !== undefined && wanted.some((one) => isOfBedrooms(sentence, one)),
  }
}

/** The rules of each vocabulary, with the year that they were made for. */
const known = new WeakMap<Vocabulary, { readonly year: number; readonly rules: readonly ListedRule[] }>()

/** The rules under the deadlines that a company has in a year. */
function rulesOf(vocabulary: Vocabulary, year: number): readonly ListedRule[] {
  const last = known.get(vocabulary)
  if (last?.year === year) return last.rules
  const rules = rulesUnder(vocabulary.company.deadlines, year)
  known.set(vocabulary, { year, rules })
  return rules
}

/** «две спальни», "2 bed" */
function isOfBedrooms(sentence: Sentence, { wish, from, to }: Told): boolean {
  return (
    wish.key === 'rooms' &&
    sentence.terms.some((_, at) => at >= from && at < to && sentence.says(at, 'unit', 'bedrooms'))
  )
}

/** «красивый вид»: a view of nothing is told as missed. */
function markViews({ terms }: Sentence, marks: Uint8Array): void {
  const isTold = (senses: Senses, at: number) =>
    marks[at] === 2 && (senses.has('thing') || senses.has('side'))
  if (terms.some(({ senses }, at) => isTold(senses, at))) return
  for (const [at, { text, senses }] of terms.entries())
    if (marks[at] === 0 && senses.get('mark')?.has('view') === true && /вид|view|корин/.test(text))
      marks[at] = 2
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

/** Whether a word need not be told where no rule reads it. */
function isSilent(sentence: Sentence, at: number): boolean {
  return sentence.says(at, 'noise') || isIdle(sentence, at)
}

/** Words that say nothing alone: numbers, bounds, joints. A number of more than one digit is worth telling. */
function isIdle(sentence: Sentence, at: number): boolean {
  const idle = [
    'join',
    'bound',
    'after',
    'not',
    'near',
    'most',
    'filler',
    'mark',
    'suffix',
    'walk',
    'accept',
    'need',
  ]
  // «первая линия» is worth telling where nothing is near it.
  if (sentence.at(at)?.number !== null || sentence.says(at, 'vague', '') || sentence.says(at, 'cannot'))
    return false
  // «дйын» only sounds like an ending: nothing that was typed is lost without a word.
  if (sentence.at(at)?.isGuess === true && sentence.says(at, 'suffix') && !sentence.says(at, 'join'))
    return false
  return (
    idle.some((kind) => sentence.says(at, kind, kind === 'mark' ? 'view' : undefined)) ||
    sentence.says(at, 'topic', 'price') ||
    (sentence.says(at, 'number', '1') && !sentence.says(at, 'end'))
  )
}

/** The terms under the keyboard layout in which more of the words are known. */
function bestTerms(text: string, { names }: Vocabulary) {
  const typed = termsOf(text, languageLexicon, names)
  const meant = (terms: readonly Term[]) =>
    terms.map((term, at) => meantBeside(term, at, terms, languageLexicon))
  if (typed.known === typed.words) return meant(typed.terms)
  let best = typed
  const isKnown = typed.known * 2 >= typed.words
  for (const other of [isKnown ? null : inOtherLayout(text), inKazakhLayout(text)]) {
    if (other === null || other.length !== text.length) continue
    const switched = termsOf(other, languageLexicon, names)
    // Letters that are known against those that are not; in the Kazakh layout digits are letters too.
    const gain = 2 * (switched.known - best.known) - (switched.words - best.words)
    if (gain > 0 && switched.known * 2 >= switched.words) best = switched
  }
  const known = best.terms.map((term) => inKnownLayout(term, languageLexicon, names))
  return meant(known.map((term, at) => heardInView(term, at, known, languageLexicon)))
}

/** The stretches of a sentence that were missed, as they were typed. */
function missedParts(text: string, { terms }: Sentence, marks: Uint8Array): string[] {
  const found: string[] = []
  let start: number | null = null
  let end = 0
  for (const [at, term] of terms.entries()) {
    const isIdle = marks[at] === 0 && (!term.isSign || /[-–—'’.«»"]/.test(term.text))
    if (marks[at] === 2) {
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
