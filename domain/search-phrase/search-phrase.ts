/**
 * From a sentence to the filters of a listing. Each stage has a folder or a file of its own, and a stage knows only
 * those before it:
 *
 * 1. letters → terms (`terms/`): the letters of a sentence are words, numbers and signs. `words/` tells what each word
 *    may say, by kind and value (`rooms:2`, `bound:to`); `company.ts` and `names/` add the names of the company. What a
 *    word says is still open: «м» may be a metre or a million.
 * 2. terms → what the visitor tells of others (`own-facts/`): «живу на 5 этаже» wishes nothing and is left out.
 * 3. terms → steps (`steps/`): from left to right, what stands at a place is read, refused («не первый этаж») or only
 *    accepted («можно и первый»). Offers that are called by their titles are found before (`offers/`).
 * 4. steps → rules (`rules/rules.ts`): at a place the rules are asked in their order, and the first that reads something
 *    there counts. Amounts with their units and bounds are read by `quantities/`; what they are of, the small rules of
 *    `rules/amounts/` tell.
 * 5. rules → guards (`guards/`): wishes that the words around them take back: «бюджет был 30 млн».
 * 6. wishes → filters (`resolve/`): what remains becomes criteria that fit each other and that the company has.
 *
 * What no stage understood is told to the visitor (`marks.ts`).
 *
 * A word that is not known is a line of `words/`, of the language it is of. A thing that is said in another way is a
 * rule: a function in the folder of its kind and a line in `rules/rules.ts` with the kinds of words that it needs; for an
 * amount a line in `rules/amounts/quantity-rule.ts`. A wish that should not have been read is a guard. Each begins with
 * a sentence in `golden/`, which `search-phrase.test.ts` reads, or in the test of a requirement beside.
 */
import type { Category } from '../categories.ts'
import type { Vocabulary } from './company.ts'
import { eitherPlace } from './either-place.ts'
import { boughtOnly } from './guards/bought.ts'
import { guarded } from './guards/guards.ts'
import { houseBought } from './guards/house-bought.ts'
import { sizesTold } from './guards/told-sizes.ts'
import { Marks } from './marks.ts'
import { toldApart } from './offers/told-apart.ts'
import { toldPromotions } from './offers/told-promotions.ts'
import { ownFacts } from './own-facts/own-facts.ts'
import { resolve } from './resolve/resolve.ts'
import { firstPaymentsTold } from './rules/amounts/told-first-payment.ts'
import { plainFeatures } from './rules/plain-features.ts'
import { type ListedRule, rulesFor, rulesUnder } from './rules/rules.ts'
import type { Sentence, Told } from './sentence.ts'
import { eitherAccepted } from './steps/accepted.ts'
import { readStep } from './steps/steps.ts'
import { sentenceOf } from './terms/sentence-of.ts'

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
 * are certain words and numbers in a certain order: nothing is guessed that was not said. `year` is the present one,
 * `usual` the kind of units that is wanted where the sentence tells none.
 */
export function readPhrase(
  phrase: string,
  vocabulary: Vocabulary,
  year: number,
  usual: Category = 'flat',
): ReadPhrase {
  const sentence = sentenceOf(phrase, vocabulary)
  const marks = new Marks(sentence)
  const told = wishesTold(sentence, vocabulary, year, marks)
  if (!told.some(({ wish: { key } }) => key === 'views' || key === 'side')) marks.missViews()
  for (const at of houseBought(sentence, told)) marks.miss(at, at + 1)
  const others = guarded(sentence, told)
  const kept = told.filter((one) => !others.includes(one))
  const described = sizesTold(sentence, kept)
  const wanted = firstPaymentsTold(
    sentence,
    kept.filter((one) => !described.includes(one)),
  )
  for (const one of wanted) if (!told.includes(one)) marks.understand(one.from, one.to)
  const resolved = resolve(eitherPlace(sentence, boughtOnly(sentence, wanted)), vocabulary, usual)
  for (const { from, to } of [...others, ...resolved.lost]) marks.miss(from, to)
  return {
    category: resolved.category,
    criteria: resolved.criteria,
    missed: marks.missedParts(),
    isByBedrooms:
      resolved.criteria['rooms'] !== undefined && wanted.some((one) => isOfBedrooms(sentence, one)),
  }
}

/** What the words of a sentence wish, from left to right, with marks of what became of them. */
function wishesTold(sentence: Sentence, vocabulary: Vocabulary, year: number, marks: Marks): Told[] {
  const rules = rulesFor(sentence, rulesOf(vocabulary, year))
  const told: Told[] = []
  const accepted: Told[] = []
  const facts = ownFacts(sentence)
  const programmes = toldApart(sentence, vocabulary)
  const offers = [
    ...programmes,
    ...toldPromotions(sentence, vocabulary, programmes),
    ...plainFeatures(sentence),
  ]
  const stepAt = (at: number) => {
    const offer = offers.find(({ from }) => from === at)
    const whole = offer ?? readStep(sentence, at, rules, vocabulary)
    // «3 бөлме, бір бөлмеліміз бар»: what is read goes on into no fact.
    const isPlace = whole?.wishes[0]?.key === 'place'
    const fact = facts.find(([from]) => at < from && whole !== null && !isPlace && from < whole.next)
    const step =
      offer === undefined && fact !== undefined
        ? readStep(sentence.upTo(fact[0]), at, rules, vocabulary)
        : whole
    // "by market mortgage": no market is near where an offer is named.
    const isCut =
      step?.wishes[0]?.key === 'nearby' && offers.some(({ from }) => at < from && from < step.next)
    return isCut ? null : step
  }
  for (let at = 0; at < sentence.terms.length;) {
    const fact = facts.find(([from, to]) => from <= at && at < to)
    const step = fact === undefined ? stepAt(at) : null
    if (step === null) {
      const next = fact?.[1] ?? at + 1
      marks.missUnread(at, next)
      at = next
      continue
    }
    marks.read(at, step)
    for (const wish of step.wishes) told.push({ wish, from: at, to: step.next })
    for (const wish of step.accepted ?? []) accepted.push({ wish, from: at, to: step.next })
    at = step.next
  }
  return [...told, ...eitherAccepted(sentence, told, accepted)]
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
    sentence.terms.some(
      ({ text }, at) =>
        at >= from && at < to && (sentence.says(at, 'unit', 'bedrooms') || /bedrooms?$/.test(text)),
    )
  )
}
