import type { Vocabulary } from '../company.ts'
import type { Item, Sentence, Wish } from '../sentence.ts'
import { afterRefusal } from '../steps/refusals.ts'
import { isNamed, leadAt } from './leads.ts'
import { isOwn, parting, type Said, saidAt } from './said.ts'
import { finishTold, type TitledOffer } from './titled-offers.ts'
import {
  byFinish,
  houseApart,
  isOfPayment,
  isReadyHouse,
  isRefused,
  shareApart,
  sumBehind,
  withHouse,
  withTopic,
} from './told-parts.ts'

/** An item with the place that it begins at. */
export type Stretch = Item & {
  readonly from: number
  /** Several programmes have its words in their titles. */
  readonly isUnsure?: boolean
}

/**
 * Programmes that are called by what their titles alone say: «рассрочка, взнос 20 %», «наурыз с полной отделкой»,
 * "stepped instalments". Where two of a kind fit, none is meant.
 */
export function toldApart(sentence: Sentence, vocabulary: Vocabulary): Stretch[] {
  const found: Stretch[] = []
  if (vocabulary.titled.offers.length === 0) return found
  for (let at = 0; at < sentence.terms.length; at++) {
    const item = offerAt(
      sentence,
      at,
      vocabulary,
      Math.max(0, ...found.map(({ next }) => (next <= at ? next : 0))),
    )
    const [first] = item ?? []
    if (item === null || first === undefined) continue
    found.push(...item)
    at = first.next - 1
  }
  return settled(found, vocabulary)
}

/**
 * «әлеуметтік осал топқа арналған» and «Наурыз толық әрлеумен» apart: of two programmes the one is meant whose title
 * says what the other's says, and more. Two words that several titles share call none where nothing else does.
 */
function settled(found: readonly Stretch[], { titled }: Vocabulary): Stretch[] {
  const offerOf = ({ wishes: [wish] }: Stretch) =>
    titled.offers.find(
      ({ code, isPromotion }) => !isPromotion && wish?.key === 'program' && wish.values[0] === code,
    )
  const saysNot = ({ marks }: TitledOffer) => marks.some((each) => each.has('not'))
  const isLess = (one: Stretch, other: Stretch) => {
    const [own, more] = [offerOf(one), offerOf(other)]
    if (own === undefined || more === undefined || own.code === more.code) return false
    return isWithin(own, more) && (saysNot(own) || !saysNot(more))
  }
  return found
    .filter((one) => one.isUnsure !== true || found.some((each) => isLess(each, one)))
    .map((one) => (found.some((each) => isLess(one, each)) ? { ...one, wishes: [], isNeutral: true } : one))
}

/** The offer whose kind or title is told from a place on, with the words before that belong to it. */
function offerAt(sentence: Sentence, place: number, vocabulary: Vocabulary, from: number): Stretch[] | null {
  const lead = leadAt(sentence, place, vocabulary)
  const pair = lead === null ? pairAt(sentence, place, vocabulary) : null
  if (lead === null && pair === null) return null
  const slugs = placesIn(sentence, vocabulary)
  const offers = (lead ?? pair ?? []).filter(
    (offer) =>
      (!offer.isOfProject || slugs.size > 0) &&
      (offer.slugs.length === 0 || slugs.size === 0 || offer.slugs.some((slug) => slugs.has(slug))),
  )
  let fitting: readonly TitledOffer[] = offers
  let [start, end] = [place, lead === null ? place : place + 1]
  const said = new Set<string>()
  const ofPlaces: string[] = []
  const between: number[] = []
  const takes = (at: number, one: Said | null): 'title' | 'filler' | null => {
    if (one === null || one.kind === 'filler') return one?.kind ?? null
    if (one.kind === 'place') {
      ofPlaces.push(...one.marks)
      return 'filler'
    }
    // "market rate mortgage": of several words in one term those count that a title of the kind has.
    const groups = groupsOf(sentence, at, one, vocabulary).filter(
      (group, _, all) => all.length === 1 || group.includes('not') || narrowed(fitting, group).length > 0,
    )
    if (groups.every((group) => group.includes('not'))) return null
    const kept = groups.reduce(narrowed, fitting)
    if (kept.length === 0) return parting.test(sentence.textAt(at)) ? 'filler' : null
    // What every offer of the kind says tells none apart, and is a part of the title all the same.
    fitting = kept
    for (const group of groups) for (const mark of group) said.add(mark)
    return one.kind === 'refusal' && !one.isBehind ? 'filler' : 'title'
  }
  const isName = isNamed(sentence, place, vocabulary)
  for (let at = end, idle = 0; at < sentence.terms.length && idle < 4;) {
    // «наурыздың черновой емес, толық біткен …»
    const behind = sentence.says(at, 'finish') ? afterRefusal(sentence, at + 1) : at
    if (behind > at + 1) {
      at = behind
      idle += 1
      continue
    }
    // «наурыз двушка с полной отделкой»: the rooms part the words of a title, and are wished.
    if (sentence.says(at, 'rooms') && sentence.value(at, 'rooms') !== undefined && lead !== null) {
      between.push(at)
      at += 1
      idle += 1
      continue
    }
    // «наурыз ипотекасы әрлеумен»: a name and what it is of.
    if (isName && sentence.says(at, 'programme')) {
      at += 1
      end = at
      continue
    }
    const one = saidAt(sentence, at, vocabulary.titled)
    const taken = takes(at, one)
    if (one === null || taken === null) break
    at = one.next
    idle = taken === 'filler' ? idle + 1 : 0
    if (taken === 'title') end = at
  }
  for (let at = place - 1, idle = 0; at >= from && idle < 4; at--) {
    // A number before its unit is read from itself on.
    if (sentence.says(at, 'unit', 'percent') && sentence.at(at - 1)?.number !== null && at > from) at -= 1
    // «жиырма пайыз жарнамен»
    while (
      sentence.says(at, 'unit', 'percent') ||
      (sentence.says(at, 'number') && sentence.says(at - 1, 'number'))
    ) {
      if (at <= from || !sentence.says(at - 1, 'number')) break
      at -= 1
    }
    const one = saidAt(sentence, at, vocabulary.titled)
    const taken = takes(at, one)
    if (one === null || taken === null) break
    idle = taken === 'filler' ? idle + 1 : 0
    if (taken === 'title' || one.kind === 'refusal') start = at
  }
  const share = onlyOf(fitting) === null || said.size === 0 ? shareApart(sentence, start, end) : null
  if (share !== null && narrowed(fitting, [share.mark]).length > 0) {
    fitting = narrowed(fitting, [share.mark])
    said.add(share.mark)
  }
  // «наурыз, черновой», «наурыз, ремонтпен»: of two that differ by the finish alone.
  const ofFinish = fitting.length > 1 ? byFinish(sentence, place, fitting) : []
  if (ofFinish.length > 0) fitting = ofFinish
  const isApart = ofFinish.length === 1 && narrowed(offers, [finishTold]).length === offers.length
  if (isApart) said.add(finishTold)
  // «рассрочка до сдачи в …, дом 3»: the only house that a sentence tells by its number.
  const ofHouse = fitting.length > 1 ? narrowed(fitting, houseApart(sentence)) : []
  if (ofHouse.length > 0) fitting = ofHouse
  const ofPlace = narrowed(fitting, ofPlaces)
  if (fitting.length > 1 && ofPlace.length > 0) fitting = ofPlace
  // Of several kinds of loans a share alone tells none.
  const isShare = (mark: string) => /^[%@#]|^not$/.test(mark)
  const isPaid = [...said].some((mark) => mark.startsWith('%')) && isOfPayment(sentence, start, end)
  const isLoan = sentence.says(place, 'programme', 'mortgage') && !(isPaid && fitting.length === 1)
  const isOnly = lead !== null && slugs.size > 0 && fitting.length === 1
  if (isLoan ? [...said].every(isShare) : said.size === 0 && !isOnly) return null
  if (isRefused(sentence, start, end)) return null
  const only = onlyOf(fitting)
  if (only === null) return null
  start = withHouse(sentence, withTopic(sentence, start, from), from)
  const wishes: Wish[] = [
    only.isPromotion
      ? { key: 'promotion', values: [Number(only.code)] }
      : { key: 'program', values: [only.code] },
  ]
  const rooms = between.filter((at) => at < end).map((at) => Number(sentence.value(at, 'rooms')))
  if (rooms.length > 0) wishes.push({ key: 'rooms', values: rooms })
  const places = new Set<string>()
  for (let at = start; at < end; at++)
    for (const each of sentence.at(at)?.senses.get('place') ?? []) places.add(each)
  // "Partner rate in Astana": the title names a city.
  const [titles] = only.marks
  if (places.size === 0 && !only.isOfProject)
    for (const mark of titles ?? []) if (mark.startsWith('@city:')) places.add(mark.slice(1))
  if (places.size > 0) wishes.push({ key: 'place', values: [...places] })
  // «бөліп төлеу, дайын үйден», «рассрочка в сданном доме»: so is what it says of the house.
  const isReady = sentence.terms.some((_, at) => at >= start && at < end && isReadyHouse(sentence, at))
  if (isReady && !only.isPromotion && vocabulary.company.deadlines.includes('ready'))
    wishes.push({ key: 'deadline', values: ['ready'] })
  // «дом 3 рассрочка до сдачи»: the house that the title names is wanted too.
  for (const mark of said) if (mark.startsWith('#')) wishes.push({ key: 'house', values: [mark.slice(1)] })
  const isOutside = share !== null && said.has(share.mark)
  const sum = [...said].some((mark) => mark.startsWith('%'))
    ? sumBehind(sentence, isOutside ? share.next : end)
    : null
  const payment: Wish[] = sum === null ? [] : [{ key: 'first_payment', values: [sum.value] }]
  const apart = isOutside
    ? [{ from: share.from, next: sum?.next ?? share.next, wishes: payment, isNeutral: true }]
    : []
  if (!isOutside && sum !== null) {
    end = sum.next
    wishes.push(...payment)
  }
  const saysName = [...said].some((mark) => vocabulary.titled.names.has(mark))
  const isUnsure = lead === null && fitting.length > 1 && !saysName
  return [{ from: start, next: end, wishes, isUnsure }, ...apart]
}

/** The marks of what is said at a place; those of a refusal with what it refuses, none of which has no such title. */
function groupsOf(
  sentence: Sentence,
  place: number,
  said: Said,
  vocabulary: Vocabulary,
): readonly (readonly string[])[] {
  if (said.kind === 'mark') return said.marks
  if (said.kind !== 'refusal') return []
  let at = said.isBehind ? place - 1 : said.next
  while (Math.abs(at - place) < 3 && sentence.isFiller(at)) at += said.isBehind ? -1 : 1
  const other = saidAt(sentence, at, vocabulary.titled)
  const isOfTitle =
    other?.kind === 'mark' && other.marks.every((group) => group.every((mark) => !/^[%@#]/.test(mark)))
  return isOfTitle ? [['not'], ...other.marks] : [[]]
}

/** Those of the offers whose title has one of the marks. */
export function narrowed(offers: readonly TitledOffer[], marks: readonly string[]): TitledOffer[] {
  return offers.filter((offer) => marks.some((mark) => offer.marks.some((each) => each.has(mark))))
}

/** Whether the title of an offer says nothing in any language that another one's does not. */
function isWithin(one: TitledOffer, other: TitledOffer): boolean {
  return one.marks.every((marks, language) =>
    [...marks].every((mark) => other.marks[language]?.has(mark) === true),
  )
}

/** The only offer, or the one whose title says no more than each of the others does; null where several fit. */
function onlyOf(offers: readonly TitledOffer[]): TitledOffer | null {
  if (offers.length <= 1) return offers[0] ?? null
  const plain = offers.filter((one) => offers.every((other) => isWithin(one, other)))
  return plain.length === 1 ? (plain[0] ?? null) : null
}

/** «партнёрская ставка»: two words of a title beside each other that are of nothing else; null where a title has only one. */
function pairAt(sentence: Sentence, place: number, vocabulary: Vocabulary): readonly TitledOffer[] | null {
  if (!isOwn(sentence, place)) return null
  const first = saidAt(sentence, place, vocabulary.titled)
  if (first?.kind !== 'mark' || !first.own) return null
  const behind = sentence.afterFillers(first.next, 2)
  const second = saidAt(
    sentence,
    sentence.says(behind, 'topic', 'first') ? sentence.afterFillers(behind + 1, 2) : behind,
    vocabulary.titled,
  )
  // «нарықтық 10 пайыз жарнамен»: or such a word with a share.
  const isShare = second?.kind === 'mark' && second.marks.flat().every((mark) => mark.startsWith('%'))
  if (second?.kind !== 'mark' || !(second.own || isShare)) return null
  const programmes = vocabulary.titled.offers.filter(({ isPromotion }) => !isPromotion)
  const both = [...first.marks, ...second.marks].reduce(narrowed, programmes)
  const isSame = first.marks.flat().some((mark) => second.marks.flat().includes(mark))
  return both.length === 0 || isSame ? null : both
}

/** Projects that a sentence names, by all its places. */
export function placesIn(sentence: Sentence, { places }: Vocabulary): Set<string> {
  return new Set(
    sentence.terms.flatMap(({ senses }) =>
      [...(senses.get('place') ?? [])].flatMap((place) => places.get(place) ?? []),
    ),
  )
}
