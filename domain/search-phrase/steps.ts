import { acceptedEnd, acceptedRefusal, behindOptional, mayBeOptional, nextFloor } from './accepted.ts'
import type { Vocabulary } from './company.ts'
import { isTakenBack } from './guards/corrections.ts'
import { readFloors, withoutFloors } from './floor-list.ts'
import { isEitherNe } from './rules/either-ne.ts'
import { floorEnds } from './rules/floor-rules.ts'
import { soundOf } from './letters.ts'
import { afterOrder } from './order-words.ts'
import { fearsHeights } from './turned-bounds.ts'
import { afterRefusal, isOfBefore, isRefusedBehind, negated, refusesNext } from './refusals.ts'

import type { Item, Rule, Sentence, Wish } from './sentence.ts'

function readItem(sentence: Sentence, at: number, rules: readonly Rule[]): Item | null {
  for (const rule of rules) {
    const item = rule(sentence, at)
    if (item !== null) return item
  }
  return null
}

/** An item, or several that are not wanted. */
export function readStep(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  // «мебель не нужна, студия»: the refusal is of the word before it.
  const word = sentence.at(at)
  const isWord =
    word?.isKnown === false &&
    !word.isSign &&
    word.number === null &&
    !/(?:о|ую|ая|ые|ий|ый)$/.test(word.text)
  if (
    isWord &&
    /^(?:не нужн[аоы]?|не нужен|не надо|керек емес|not needed|not required)$/.test(sentence.textAt(at + 1))
  )
    return { next: at + 2, wishes: [] }
  const given = afterInstead(sentence, at)
  if (given !== null) {
    const item = readItem(sentence, given, rules)
    return { next: item?.next ?? given, wishes: [] }
  }
  const optional = behindOptional(sentence, at)
  const unneeded =
    optional === null ? null : (floorEnds(sentence, optional) ?? readItem(sentence, optional, rules))
  if (unneeded !== null && mayBeOptional(unneeded))
    return { next: unneeded.next, wishes: [], isNeutral: true }
  const others = afterOthers(sentence, at)
  if (others !== null) return { next: others.next, wishes: [], isNeutral: others.isAccepted }
  if (isOfOtherGender(sentence, at)) return { next: at + 1, wishes: [] }
  // «дороже не потянем, Шымкент»: what cannot be paid is no place.
  if (sentence.says(at, 'cannot') && sentence.says(at + 1, 'place')) return { next: at + 1, wishes: [] }
  if (isEitherNe(sentence, at)) return { next: at + 1, wishes: [], isNeutral: true }
  if (
    sentence.says(at, 'not', 'before') &&
    !isOfBefore(sentence, at) &&
    !isJoint(sentence, at) &&
    !isWhat(sentence, at) &&
    !isTakenBack(sentence, at) &&
    !isFarAsked(sentence, at) &&
    !isNothingElse(sentence, at)
  ) {
    // «не дом А»: of the houses of a project no filter leaves one out.
    const ofHouse = sentence.says(at + 1, 'house') ? readItem(sentence, at + 1, rules) : null
    if (ofHouse?.wishes[0]?.key === 'house') return { next: ofHouse.next, wishes: [] }
    const unwanted = readUnwanted(sentence, at, rules, vocabulary)
    // «против первого этажа ничего не имею»
    const isAccepted = unwanted !== null && sentence.at(unwanted.next)?.text === 'ничего'
    if (isAccepted && sentence.at(at)?.text === 'против') return { next: unwanted.next + 1, wishes: [] }
    if (unwanted !== null) return roomsInstead(sentence, unwanted) ?? unwanted
  }
  const floors = readFloors(sentence, at)
  if (floors !== null && isRefusedBehind(sentence, floors) && !refusesNext(sentence, floors))
    return { ...withoutFloors(floors), next: afterRefusal(sentence, floors.next) }
  const ends = floorEnds(sentence, at)
  const widened = nextFloor(sentence, at)
  if (widened !== null) return widened
  const acceptedAt = ends === null ? null : acceptedEnd(sentence, at, ends)
  if (acceptedAt !== null) return { next: acceptedAt, wishes: [], isNeutral: true }
  if (ends !== null && isRefusedBehind(sentence, ends)) {
    const refused = { ...negated(ends, vocabulary), next: afterRefusal(sentence, ends.next) }
    return withOneMore(sentence, ends, refused, rules, vocabulary)
  }
  const read = readItem(sentence, at, rules)
  if (read === null) return null
  const either = afterEither(sentence, read.next)
  if (either !== null && read.wishes[0]?.key !== 'rooms') return { next: either, wishes: [], isNeutral: true }
  const item = withFlats(sentence, read)
  // «третий дом … не предлагайте» refuses no other house of the project.
  const project = item.wishes[0]?.key === 'house' ? readItem(sentence, item.next, rules) : null
  if (project?.wishes[0]?.key === 'place' && isRefusedBehind(sentence, project))
    return { next: afterRefusal(sentence, project.next), wishes: [] }
  const end = acceptedEnd(sentence, at, item)
  if (end !== null) return { next: end, wishes: [], isNeutral: true, accepted: item.wishes }
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
  if (accepted !== null) return { next: accepted, wishes: [], isNeutral: true }
  return withOneMore(sentence, item, refused, rules, vocabulary)
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
  const too = sentence.isKazakh ? /^(?:тоже|также|да|де)$/ : /^(?:тоже|также|too|either)$/
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

/** Kazakh «не» between two things of a kind is «or»: «астана не алматы», «2 не 3 бөлмелі». */
function isJoint(sentence: Sentence, at: number): boolean {
  if (!sentence.isNe(at) || at === 0) return false
  const isNumber = (place: number) => typeof sentence.at(place)?.number === 'number'
  if (isNumber(at - 1) && isNumber(at + 1)) return true
  const isOf = (place: number, kind: string) =>
    sentence.says(place, kind) ||
    // «студия не 1 бөлмелі»
    (kind === 'rooms' && [place, place + 1].some((each) => sentence.says(each, 'unit', 'rooms')))
  const kinds = ['place', 'rooms', 'number', 'thing', 'side', 'poi', 'finish', 'cat', 'program']
  return sentence.isKazakh && kinds.some((kind) => isOf(at - 1, kind) && isOf(at + 1, kind))
}

/** "one-room flats not wanted": the word for flats belongs to rooms that are refused behind it. */
function withFlats(sentence: Sentence, item: Item): Item {
  const next = afterFlats(sentence, item)
  return isRefusedBehind(sentence, { next }) && !refusesNext(sentence, { next }) ? { ...item, next } : item
}

/** The place behind rooms and a word for flats. */
function afterFlats(sentence: Sentence, { wishes, next }: Item): number {
  const isOfFlats = wishes[0]?.key === 'rooms' || wishes[0]?.key === 'sort'
  return isOfFlats && sentence.says(next, 'cat', 'flat') ? next + 1 : next
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

/** What is done with homes, as Kazakh verbs sound: «алуға», «аламын», «сатып», «ұсынасыз». */
const kazakhVerb =
  /^(?:al(?:uga|am|amin|amiz|sam|sak|sa|aiin|aik|asiz|ip)|kel(?:edi|ip|er|se)|shig(?:adi|ip|ar)|bol(?:adi|ar)|jatir|jetedi|tus(?:edi|er)|bar|satip|kal(?:di|gan|adi|ip)|boladi|usin\p{L}*|tabuga|kor(?:uge|set\p{L}*)|bere(?:siz)?|tandauga)$/u

/** Kazakh «не» before a verb is "what": «не алуға болады», «не бар». */
function isWhat(sentence: Sentence, at: number): boolean {
  const verb = sentence.at(at + 1)
  // «20 млн-ға не табылады»: the ending of a Kazakh verb.
  const isVerb =
    sentence.isKazakh &&
    verb?.isKnown === false &&
    /(?:[аеы]д[ыи]|[ае]м[ыи][нз]|уг[ае]|айы[нк]|ейи[нк]|[ае]лы|[ае]ли)$/.test(verb.text)
  return sentence.isNe(at) && (isVerb || kazakhVerb.test(soundOf(verb?.text ?? '')))
}

/** «не первый и не последний этаж», "except studios", «кроме Астаны»: what is not wanted, joined by «и», «или», «ни». */
function readUnwanted(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  let next = at
  const wishes: Wish[] = []
  let missed = false
  let kind: string | null = null
  for (let count = 0; count < 5; count++) {
    const start = afterNot(sentence, next, count > 0)
    if (start === null) break
    const floors = count === 0 ? readFloors(sentence, start) : null
    if (floors !== null) return withoutFloors(floors)
    const ends = floorEnds(sentence, start)
    const item = ends ?? readItem(sentence, start, rules)
    if (item === null) {
      if (count > 0) break
      // «кроме города Астана»
      if (sentence.says(start + 1, 'place') && !sentence.isSign(start, ',.;')) {
        const behind = readItem(sentence, start + 1, rules)
        if (behind !== null) return { ...negated(behind, vocabulary), next: behind.next }
      }
      return refusedWord(sentence, at, start)
    }
    // «не показывайте двушки дороже 40 млн»: what is refused is the bound, and the rooms are wanted.
    const bound = count === 0 ? boundOf(sentence, item, rules) : null
    if (bound !== null) return bound
    const key = item.wishes[0]?.key ?? ''
    if (kind !== null && key !== kind && !isAroundToo(sentence, next, kind, key)) break
    kind = key
    const refused = negated(item, vocabulary)
    if (refused.wishes.length === 0) missed = true
    wishes.splice(0, wishes.length, ...merged(wishes, refused.wishes))
    next = afterFlats(sentence, item)
  }
  return next === at ? null : { next, wishes: missed ? [] : wishes }
}

/** «не 2 комнаты, а 3», "not 2 rooms but 3": the bare number that is wanted in the stead of refused rooms; null for none. */
function roomsInstead(sentence: Sentence, { wishes, next }: Item): Item | null {
  const turn = sentence.isSign(next, ',') ? next + 1 : next
  const number = sentence.at(turn + 1)?.number ?? Number(sentence.value(turn + 1, 'number') ?? NaN)
  const isTurn = /^(?:а|but)$/.test(sentence.textAt(turn))
  const isEnd = sentence.at(turn + 2)?.isSign ?? true
  if (wishes[0]?.key !== 'rooms' || !isTurn || !isEnd || !(number >= 1 && number <= 6)) return null
  return { next: turn + 2, wishes: [{ key: 'rooms', values: [Math.min(number, 4)] }] }
}

/** Rooms, flats or a place with a bound behind them that compares, of which only the bound is refused; null for none. */
function boundOf(sentence: Sentence, item: Item, rules: readonly Rule[]): Item | null {
  const isOfHomes = item.wishes.every(({ key }) => ['rooms', 'category', 'place'].includes(key))
  if (item.wishes.length === 0 || !isOfHomes) return null
  const at = afterFlats(sentence, item)
  const bound = readItem(sentence, at, rules)
  if (bound?.refused === undefined || bound.refused.length === 0) return null
  return { next: bound.next, wishes: [...item.wishes, ...bound.refused] }
}

/** "is it far from the project to the metro?": a way that is asked for is no refusal. */
function isFarAsked(sentence: Sentence, place: number): boolean {
  const [start] = sentence.partOf(place)
  const asks = /^(?:it|that|is|are|how)$/
  return (
    sentence.at(place)?.text === 'far from' && [start, place - 1].some((at) => asks.test(sentence.textAt(at)))
  )
}

/** "nothing fancy", "or nothing, Astana": the word refuses only a side, a floor or a finish directly behind it. */
function isNothingElse(sentence: Sentence, place: number): boolean {
  // "if there's nothing in Esil then Nura"
  const isIf = [1, 2, 3, 4, 5].some((back) => sentence.textAt(place - back) === 'if')
  if (isIf && /^nothing(?: in)?$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'place'))
    return true
  const kinds = ['side', 'end', 'finish', 'sort']
  return sentence.at(place)?.text === 'nothing' && !kinds.some((kind) => sentence.says(place + 1, kind))
}

/** What is around a home, of which a filter leaves nothing out. */
const around = new Set(['nearby', 'near', 'features'])

/** "no school or playground", «ни школы, ни площадки»: another thing around a home that is refused with the one before. */
function isAroundToo(sentence: Sentence, place: number, kind: string, key: string): boolean {
  const at = sentence.isSign(place, ',') ? place + 1 : place
  return around.has(kind) && around.has(key) && /^(?:or|nor|ни|или|немесе)$/.test(sentence.textAt(at))
}

/** Two refusals of one kind leave what both leave. */
function merged(before: readonly Wish[], later: readonly Wish[]): Wish[] {
  const [a] = before
  const [b] = later
  if (a === undefined || b === undefined || a.key !== b.key) return [...before, ...later]
  if (a.key === 'floor_not') return [{ key: a.key, values: [...new Set([...a.values, ...b.values])] }]
  return [{ ...a, values: a.values.filter((value) => b.values.includes(value)) }]
}

/** The place of what a «не» is about; in a row only behind a joint. */
function afterNot(sentence: Sentence, place: number, isMore: boolean): number | null {
  let at = place
  let isJoined = false
  let isRefused = false
  for (let count = 0; count < 6; count++) {
    // «не на север, а на юг»: what is wanted instead.
    if (isMore && !isRefused && isInstead(sentence, at)) return null
    // «не новостройку, а сданное»: nothing that is known was refused.
    if (!isMore && isRefused && at > place && isInstead(sentence, at)) return null
    if (sentence.says(at, 'not', 'before')) isRefused = true
    else if (sentence.says(at, 'join') || sentence.isSign(at, '/&')) isJoined = true
    // "my family is not: 4 rooms"
    else if (isRefused && sentence.isSign(at, ':')) return null
    // "not at the ground floor"
    else if (isRefused && /^(?:at|on)(?: the)?$/.test(sentence.textAt(at)) && sentence.says(at + 1, 'end'))
      at += 0
    else if (!(sentence.isFiller(at) && !sentence.says(at, 'cat')) && !(isMore && sentence.isSign(at, ',')))
      break
    if (
      (sentence.says(at, 'thing') && !sentence.says(at + 1, 'place')) ||
      sentence.says(at, 'finish') ||
      sentence.says(at, 'rooms') ||
      sentence.says(at, 'end') ||
      sentence.says(at, 'number') ||
      sentence.says(at, 'place')
    )
      break
    at += 1
  }
  if (!isMore) return isRefused ? at : null
  return isRefused || isJoined ? at : null
}

function isInstead(sentence: Sentence, place: number): boolean {
  return (
    /^(?:а|но|but|ал|давай|давайте|тогда|then)$/.test(sentence.textAt(place)) &&
    !sentence.says(place + 1, 'not', 'before')
  )
}

/** «без балкона»: a word that no rule knows is refused as a whole. */
function refusedWord(sentence: Sentence, at: number, start: number): Item | null {
  const term = sentence.at(start)
  return term === undefined || term.isSign || start === at ? null : { next: start + 1, wishes: [] }
}
