import type { Vocabulary } from '../company.ts'
import { isTakenBack } from '../guards/corrections.ts'
import { fearsHeights } from '../quantities/turned-bounds.ts'
import { relatives } from '../words/people.ts'
import { isEitherNe } from '../rules/either-ne.ts'
import { floorEnds } from '../rules/floor-rules.ts'
import { type Item, nothing, type Rule, type Sentence } from '../sentence.ts'
import { acceptedEnd, acceptedRefusal, behindOptional, mayBeOptional } from './accepted.ts'
import { afterComplaint } from './complaints.ts'
import { readFloors, withoutFloors } from './floor-list.ts'
import { nextFloor } from './next-floor.ts'
import { afterOrder } from './order-words.ts'
import { readOtherCities } from './other-cities.ts'
import { afterFlats, merged, readItem } from './read-item.ts'
import { afterRefusal, isOfBefore, isRefusedBehind, negated, refusesNext } from './refusals.ts'
import { isFarAsked, isJoint, isNothingElse, isWhat, readUnwanted, roomsInstead } from './unwanted.ts'

/** An item, or several that are not wanted. */
export function readStep(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  return (
    readAside(sentence, at, rules) ??
    readOtherCities(sentence, at, rules, vocabulary) ??
    readRefused(sentence, at, rules, vocabulary) ??
    readFloorsAlone(sentence, at, rules, vocabulary) ??
    readWished(sentence, at, rules, vocabulary)
  )
}

/** What wishes nothing, as the words before it or behind say: «мебель не нужна», «вместо однушки», «не обязательно сданный»; null for none. */
function readAside(sentence: Sentence, at: number, rules: readonly Rule[]): Item | null {
  // «мебель не нужна, студия»: the refusal is of the word before it.
  if (isUnneededWord(sentence, at)) return nothing(at + 2)
  const given = afterInstead(sentence, at)
  if (given !== null) return nothing(readItem(sentence, given, rules)?.next ?? given)
  const optional = behindOptional(sentence, at)
  const unneeded =
    optional === null ? null : (floorEnds(sentence, optional) ?? readItem(sentence, optional, rules))
  if (unneeded !== null && mayBeOptional(unneeded)) return neutral(unneeded.next)
  const others = afterOthers(sentence, at)
  if (others !== null) return others.isAccepted ? neutral(others.next) : nothing(others.next)
  // «дороже не потянем, Шымкент»: what cannot be paid is no place.
  const isUnpaid = sentence.says(at, 'cannot') && sentence.says(at + 1, 'place')
  if (isOfOtherGender(sentence, at) || isUnpaid) return nothing(at + 1)
  return isEitherNe(sentence, at) ? neutral(at + 1) : null
}

/** «мебель не нужна»: an unknown noun before words that refuse it. */
function isUnneededWord(sentence: Sentence, at: number): boolean {
  const word = sentence.at(at)
  const isNoun = word?.isKnown === false || sentence.says(at, 'plain') || sentence.says(at, 'rent')
  const isWord =
    word !== undefined &&
    isNoun &&
    !word.isSign &&
    word.number === null &&
    !/(?:о|ую|ая|ые|ий|ый)$/.test(word.text) &&
    !relatives.test(word.text)
  if (!isWord) return false
  const refusal =
    /^(?:не нужн[аоы]?|не нужен|не надо|не интересу[ею]т|не подход[ия]т|не устраива[ею]т|керек емес|not needed|not required)$/
  // «вторичку не рассматриваем, двушка»: what is refused is told in the accusative.
  const isRefused = /[ую]$/.test(word.text) && sentence.says(at + 1, 'not', 'after')
  return isRefused || refusal.test(sentence.textAt(at + 1))
}

/** «не первый этаж», "except studios": what a word before it refuses; null for none. */
function readRefused(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  if (!isRefusing(sentence, at)) return null
  // «не дом А»: of the houses of a project no filter leaves one out.
  const ofHouse = sentence.says(at + 1, 'house') ? readItem(sentence, at + 1, rules) : null
  if (ofHouse?.wishes[0]?.key === 'house') return nothing(ofHouse.next)
  const unwanted = readUnwanted(sentence, at, rules, vocabulary)
  if (unwanted === null) return null
  // «против первого этажа ничего не имею»
  const isAccepted = sentence.textAt(unwanted.next) === 'ничего' && sentence.textAt(at) === 'против'
  return isAccepted ? nothing(unwanted.next + 1) : (roomsInstead(sentence, unwanted) ?? unwanted)
}

/** Whether a word refuses what follows, and neither joins nor asks nor takes back. */
function isRefusing(sentence: Sentence, at: number): boolean {
  return (
    sentence.says(at, 'not', 'before') &&
    !isOfBefore(sentence, at) &&
    !isJoint(sentence, at) &&
    !isWhat(sentence, at) &&
    !isTakenBack(sentence, at) &&
    !isFarAsked(sentence, at) &&
    !isNothingElse(sentence, at)
  )
}

/** Floors that are refused behind, or only accepted: «первый и последний не предлагать», «первый этаж, можно и второй»; null for others. */
function readFloorsAlone(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  const floors = readFloors(sentence, at)
  if (floors !== null && isRefusedBehind(sentence, floors) && !refusesNext(sentence, floors))
    return { ...withoutFloors(floors), next: afterRefusal(sentence, floors.next) }
  const widened = nextFloor(sentence, at)
  if (widened !== null) return widened
  const ends = floorEnds(sentence, at)
  if (ends === null) return null
  // "the top floor is too hot" accepts nothing.
  const accepted = afterComplaint(sentence, ends.next) === null ? acceptedEnd(sentence, at, ends) : null
  if (accepted !== null) return neutral(accepted)
  if (!isRefusedBehind(sentence, ends)) return null
  const refused = { ...negated(ends, vocabulary), next: afterRefusal(sentence, ends.next) }
  return withOneMore(sentence, ends, refused, rules, vocabulary)
}

/** The last comma between two places; null where there is none. */
function lastComma(sentence: Sentence, from: number, to: number): number | null {
  for (let at = to - 1; at > from; at--) if (sentence.isSign(at, ',')) return at
  return null
}

/** What a rule reads, with what is said behind it: that it would do, that it is refused; null where no rule reads. */
function readWished(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  const read = readItem(sentence, at, rules)
  if (read === null) return null
  const either = afterEither(sentence, read.next)
  if (either !== null && read.wishes[0]?.key !== 'rooms') return neutral(either)
  const item = withFlats(sentence, read)
  // «третий дом … не предлагайте» refuses no other house of the project.
  const project = item.wishes[0]?.key === 'house' ? readItem(sentence, item.next, rules) : null
  if (project?.wishes[0]?.key === 'place' && isRefusedBehind(sentence, project))
    return nothing(afterRefusal(sentence, project.next))
  const end = acceptedEnd(sentence, at, item)
  if (end !== null) {
    // «на 3 этаже, первый этаж можно»: only what stands behind the comma would do.
    const comma = lastComma(sentence, at, item.next)
    const before = comma === null ? null : readWished(sentence.upTo(comma), at, rules, vocabulary)
    return before ?? { ...neutral(end), accepted: item.wishes }
  }
  // «2 бөлмелі, 3 бөлмелі емес»: the refusal is of what stands behind the comma.
  const isOfLast = item.wishes[0]?.key === 'rooms' && sentence.textAt(item.next) === 'емес'
  const last = isOfLast ? lastComma(sentence, at, item.next) : null
  if (last !== null && sentence.says(last - 1, 'unit', 'rooms'))
    return readWished(sentence.upTo(last), at, rules, vocabulary)
  const list = readJoined(sentence, item, rules)
  if (list !== null) {
    const wishes = list.items.map((each) => negated(each, vocabulary).wishes)
    return {
      next: afterRefusal(sentence, list.next),
      wishes: wishes.some(({ length }) => length === 0) ? [] : wishes.reduce(merged),
    }
  }
  // «до 5 этажа, боюсь высоты» tells why.
  const isWhy = item.refused === undefined && fearsHeights(sentence, item.next)
  if (isWhy || !isRefusedBehind(sentence, item) || refusesNext(sentence, item)) {
    const isOrder = item.wishes.length === 1 && item.wishes[0]?.key === 'sort'
    return isOrder ? { ...item, next: afterOrder(sentence, item.next) } : item
  }
  const refused = { ...negated(item, vocabulary), next: afterRefusal(sentence, item.next) }
  const accepted = acceptedRefusal(sentence, refused.next)
  return accepted === null ? withOneMore(sentence, item, refused, rules, vocabulary) : neutral(accepted)
}

/** What was understood and wishes nothing. */
function neutral(next: number): Item {
  return { next, wishes: [], isNeutral: true }
}

/** «вместо однушки», "instead of a studio": the place of what is given up; null for none. */
function afterInstead(sentence: Sentence, place: number): number | null {
  if (sentence.at(place)?.text === 'вместо') return sentence.afterFillers(place + 1, 1)
  const isInstead = sentence.at(place)?.text === 'instead' && sentence.at(place + 1)?.text === 'of'
  return isInstead ? sentence.afterFillers(place + 2, 1) : null
}

/** «с ремонтом или без неважно», "with parking or without": an item with its opposite; null for none. */
function afterEither(sentence: Sentence, place: number): number | null {
  const isOr =
    sentence.says(place, 'join', 'or') && /^(?:без|without|not|нет|жок)$/.test(sentence.textAt(place + 1))
  const behind = sentence.at(place + 2)
  const isEnd =
    behind === undefined ||
    behind.isSign ||
    sentence.says(place + 2, 'accept') ||
    /^(?:него|нее|it)$/.test(behind.text)
  return isOr && isEnd
    ? sentence.says(place + 2, 'accept') || behind?.isSign === false
      ? place + 3
      : place + 2
    : null
}

/** «дом не нужен двушка»: the refusal does not agree with what follows, so it is of what stands before. */
function isOfOtherGender(sentence: Sentence, place: number): boolean {
  const next = sentence.at(place + 1)
  if (!sentence.says(place + 1, 'rooms') || place === 0 || next === undefined) return false
  return sentence.at(place)?.text === 'не нужен' && /[аяыи]$/.test(next.text)
}

/** Whether a part of a sentence ends before a place. */
function isPartEnd(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.isSign ?? true
}

/** «студии не надо, однушки тоже»: another one of a kind that was refused. */
function withOneMore(
  sentence: Sentence,
  first: Item,
  refused: Item,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item {
  const at = sentence.isSign(refused.next, ',.;') ? refused.next + 1 : refused.next
  const joined = sentence.at(at)?.text === 'и' ? at + 1 : at
  const start = /^(?:на|on)$/.test(sentence.textAt(joined)) ? joined + 1 : joined
  const item = floorEnds(sentence, start) ?? readItem(sentence, start, rules)
  const isSame = item !== null && item.wishes[0]?.key === first.wishes[0]?.key && refused.wishes.length > 0
  // «1 этаж керек емес соңғысы да»
  const whole = isSame && /с[ыи] ?д[ае]$/.test(sentence.textAt(item.next - 1))
  if (whole && isPartEnd(sentence, item.next))
    return { next: item.next, wishes: merged(refused.wishes, negated(item, vocabulary).wishes) }
  // «да» is "too" in Kazakh and "yes" in Russian.
  const too = sentence.isKazakh ? /^(?:тоже|также|[дт][ае])$/ : /^(?:тоже|также|too|either)$/
  const isToo = isSame && too.test(sentence.textAt(item.next))
  const isEnd = isToo && !sentence.says(item.next + 1, 'accept')
  // «паркинг те керек емес, қойма да»: a kind of unit that is refused leaves nothing to wish.
  const isUnit = (each: Item | null) => /^(?:category|features)$/.test(each?.wishes[0]?.key ?? '')
  if (
    item !== null &&
    isUnit(first) &&
    isUnit(item) &&
    too.test(sentence.textAt(item.next)) &&
    isPartEnd(sentence, item.next + 1)
  )
    return { next: item.next + 1, wishes: [] }
  if (!isEnd) return refused
  return { next: item.next + 1, wishes: merged(refused.wishes, negated(item, vocabulary).wishes) }
}

/** «остальные не предлагать», "others not needed": the rest is refused, which what is wanted says, or all the same («қалғаны бәрібір»); null for none. */
function afterOthers(sentence: Sentence, place: number): { next: number; isAccepted: boolean } | null {
  if (
    !/^(?:остальн\p{L}*|други[ех]|прочее|прочие|others?|the rest|rest|калган\p{L}*|баскалар\p{L}*)$/u.test(
      sentence.textAt(place),
    )
  )
    return null
  const at = sentence.afterFillers(place + 1, 2)
  if (sentence.says(place + 1, 'accept', 'after')) return { next: place + 2, isAccepted: true }
  if (sentence.says(at, 'accept', 'after')) return { next: at + 1, isAccepted: true }
  const end = afterRefusal(sentence, at)
  return end > at ? { next: end, isAccepted: false } : null
}

/** "one-room flats not wanted": the word for flats belongs to rooms that are refused behind it. */
function withFlats(sentence: Sentence, item: Item): Item {
  const next = afterFlats(sentence, item)
  return isRefusedBehind(sentence, { next }) && !refusesNext(sentence, { next }) ? { ...item, next } : item
}

/** «студия мен бір бөлмелі керек емес»: things of a kind that are refused together behind the last; null for none. */
function readJoined(
  sentence: Sentence,
  first: Item,
  rules: readonly Rule[],
): { items: Item[]; next: number } | null {
  const key = first.wishes[0]?.key
  if (key === undefined) return null
  const items = [first]
  let next = afterFlats(sentence, first)
  while (items.length < 4 && sentence.says(next, 'join')) {
    const at = sentence.says(next + 1, 'number') ? next + 1 : sentence.afterFillers(next + 1, 1)
    const item = readItem(sentence, at, rules)
    if (item?.wishes[0]?.key !== key) break
    items.push(item)
    next = afterFlats(sentence, item)
  }
  const isRefused = items.length > 1 && isRefusedBehind(sentence, { next })
  return isRefused && !refusesNext(sentence, { next }) ? { items, next } : null
}
