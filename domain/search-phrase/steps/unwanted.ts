import type { Vocabulary } from '../company.ts'
import { floorEnds } from '../rules/floor-rules.ts'
import type { Item, Rule, Sentence, Wish } from '../sentence.ts'
import { soundOf } from '../terms/letters.ts'
import { readFloors, withoutFloors } from './floor-list.ts'
import { afterFlats, merged, readItem } from './read-item.ts'
import { negated } from './refusals.ts'

/** Kazakh «не» between two things of a kind is «or»: «астана не алматы», «2 не 3 бөлмелі». */
export function isJoint(sentence: Sentence, at: number): boolean {
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

/** What is done with homes, as Kazakh verbs sound: «алуға», «аламын», «сатып», «ұсынасыз». */
const kazakhVerb =
  /^(?:al(?:uga|am|amin|amiz|sam|sak|sa|aiin|aik|asiz|ip)|kel(?:edi|ip|er|se)|shig(?:adi|ip|ar)|bol(?:adi|ar)|jatir|jetedi|tus(?:edi|er)|bar|satip|kal(?:di|gan|adi|ip)|boladi|usin\p{L}*|tabuga|kor(?:uge|set\p{L}*)|bere(?:siz)?|tandauga)$/u

/** Kazakh «не» before a verb is "what": «не алуға болады», «не бар». */
export function isWhat(sentence: Sentence, at: number): boolean {
  const verb = sentence.at(at + 1)
  // «20 млн-ға не табылады»: the ending of a Kazakh verb.
  const isVerb =
    sentence.isKazakh &&
    verb?.isKnown === false &&
    /(?:[аеы]д[ыи]|[ае]м[ыи][нз]|уг[ае]|айы[нк]|ейи[нк]|[ае]лы|[ае]ли)$/.test(verb.text)
  return sentence.isNe(at) && (isVerb || kazakhVerb.test(soundOf(verb?.text ?? '')))
}

/** «не первый и не последний этаж», "except studios", «кроме Астаны»: what is not wanted, joined by «и», «или», «ни». */
export function readUnwanted(
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
      if (sentence.says(start + 1, 'place') && mayNamePlace.test(sentence.textAt(start))) {
        const behind = readItem(sentence, start + 1, rules)
        if (behind !== null) return { ...negated(behind, vocabulary), next: behind.next }
      }
      return refusedWord(sentence, at, start)
    }
    // «не показывайте двушки дороже 40 млн»: what is refused is the bound, and the rooms are wanted.
    const bound = count === 0 ? boundOf(sentence, item, rules) : null
    if (bound !== null) return bound
    const key = item.wishes[0]?.key ?? ''
    if (
      kind !== null &&
      key !== kind &&
      !isAroundToo(sentence, next, kind, key) &&
      !isExcepted(sentence, at, key)
    )
      break
    kind = key
    const refused = negated(item, vocabulary)
    if (refused.wishes.length === 0) missed = true
    wishes.splice(0, wishes.length, ...merged(wishes, refused.wishes))
    next = afterFlats(sentence, item)
  }
  return next === at ? null : { next, wishes: missed ? [] : wishes }
}

/** What may stand before the name of a refused place, unlike «не угловая, Есиль», "no agents almaty". */
const mayNamePlace =
  /^(?:город|район|жк|мкр|микрорайон|проект|комплекс|сам|цент|окрест|city|district|town|the|any|anything|near|близ|возле|около|рядом|қала|аудан|кала)/

/** «не 2 комнаты, а 3», "not 2 rooms but 3": the bare number that is wanted in the stead of refused rooms; null for none. */
export function roomsInstead(sentence: Sentence, { wishes, next }: Item): Item | null {
  const turn = sentence.isSign(next, ',') ? next + 1 : next
  const number = sentence.countAt(turn + 1)
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
export function isFarAsked(sentence: Sentence, place: number): boolean {
  const [start] = sentence.partOf(place)
  const asks = /^(?:it|that|is|are|how)$/
  return (
    sentence.at(place)?.text === 'far from' && [start, place - 1].some((at) => asks.test(sentence.textAt(at)))
  )
}

/** "nothing fancy", "or nothing, Astana": the word refuses only a side, a floor, a finish or what is near directly behind it. */
export function isNothingElse(sentence: Sentence, place: number): boolean {
  // "if there's nothing in Esil then Nura"
  const isIf = [1, 2, 3, 4, 5].some((back) => sentence.textAt(place - back) === 'if')
  if (isIf && /^nothing(?: in)?$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'place'))
    return true
  const kinds = ['side', 'end', 'finish', 'sort', 'near']
  return sentence.at(place)?.text === 'nothing' && !kinds.some((kind) => sentence.says(place + 1, kind))
}

/** What is around a home, of which a filter leaves nothing out. */
const around = new Set(['nearby', 'near', 'features'])

/** "no school or playground", «ни школы, ни площадки»: another thing around a home that is refused with the one before. */
function isAroundToo(sentence: Sentence, place: number, kind: string, key: string): boolean {
  const at = sentence.isSign(place, ',') ? place + 1 : place
  return around.has(kind) && around.has(key) && /^(?:or|nor|ни|или|немесе)$/.test(sentence.textAt(at))
}

/** «кроме первого этажа и Актау», "except studios and Astana": a thing of another kind that is left out with the one before. */
function isExcepted(sentence: Sentence, place: number, key: string): boolean {
  return excepting.test(sentence.textAt(place)) && leftOut.has(key)
}

const excepting =
  /^(?:кроме|за исключением|исключая|исключить|не рассматрива(?:ю|ем)|не предлага(?:ть|йте)|не показыва(?:ть|йте)|except|excluding)/

const leftOut = new Set(['place', 'rooms', 'ends', 'side', 'restorations'])

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
      sentence.says(at, 'poi') ||
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

export function isInstead(sentence: Sentence, place: number): boolean {
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
