import type { Sentence, Told, Wish } from '../sentence.ts'
import { corrections } from '../words/others.ts'

const no = /^(?:no|нет|жок|жоқ)$/

/** Those that also stand behind what is meant: "no four rooms sorry". */
const late = /^(?:sorry|oops|извини|извините|прости|простите|кеш[іи]р[іи][ңн][іи]з|кеш[іи]р)$/

/** Words behind "no" for what is meant in its stead. */
const rather = /^(?:лучше|скорее|давай|давайте|пусть|better|rather|make it|дұрысы|дурысы|одан да)$/

/** Whether a slip is put right at a place; "wait" and "mean" are verbs elsewhere: "where guests can wait". */
function isMarker(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  const before = sentence.textAt(place - 1)
  if (text === 'rather') return before === 'or'
  if (text === 'mean') return before === 'i'
  // «двушка… хотя лучше трёшка»
  if (text === 'хотя')
    return /^(?:лучше|нет|давай|давайте|пожалуй|скорее|можно)$/.test(sentence.textAt(place + 1))
  if (text === 'wait')
    return no.test(before) || /^(?:oh|ah|uh|um)$/.test(before) || sentence.isSign(place - 1, ',.…')
  return corrections.test(text)
}

/** «2 бөлмелі, жоқ 3 бөлмелі»: behind a sign the Kazakh "no" is of what was said, unless it asks or tells a condition. */
function isKazakhNo(sentence: Sentence, place: number): boolean {
  return (
    /^жо[кқ]$/.test(sentence.textAt(place)) &&
    (sentence.isSign(place - 1, ',.…-–—') || /^ед[іи][мк]$/.test(sentence.textAt(place - 1))) &&
    !/^(?:бол\p{L}*|[мбп][ае]|екен|емес)$/u.test(sentence.textAt(place + 1))
  )
}

/** Whether a "no" takes back what was just said, and refuses nothing: "no wait", «ой нет», "no four rooms sorry". */
export function isTakenBack(sentence: Sentence, place: number): boolean {
  if (place === 0 || !no.test(sentence.textAt(place))) return false
  if (isKazakhNo(sentence, place)) return true
  const behind = sentence.isSign(place + 1, ',') ? place + 2 : place + 1
  if (isMarker(sentence, behind) || /^(?:ой|хотя)$/.test(sentence.textAt(place - 1))) return true
  // «две комнаты, нет, лучше три», "two rooms, no, three"
  if (rather.test(sentence.textAt(behind))) return true
  const meant = sentence.says(behind, 'number') ? behind : sentence.afterFillers(behind, 1)
  const isNumber = typeof sentence.at(meant)?.number === 'number' || sentence.says(meant, 'number')
  const heard = beforeHesitation(sentence, place)
  // «двушка до 30, нет, трёшка до 40»
  const isRooms =
    sentence.says(meant, 'rooms') && sentence.terms.some((_, at) => at < place && sentence.says(at, 'rooms'))
  const isApart = sentence.isSign(heard, ',.…?') && (behind > place + 1 || heard < place - 1)
  if (isApart && (isNumber || isRooms)) return true
  // "up to 20 floors? no, the 10th and above", «Алматы? нет, Астана»
  if (sentence.isSign(heard, '?') && behind > place + 1) return true
  if (isBoundAgain(sentence, place) || isOfRoomsAgain(sentence, place) || isPlaceAgain(sentence, place))
    return true
  const [, end] = sentence.partOf(place)
  return end - place < 6 && late.test(sentence.textAt(end - 1))
}

/** "2 rooms... hmm no, one": the place before a sound with which somebody thinks. */
function beforeHesitation(sentence: Sentence, place: number): number {
  return /^(?:h+m+|ah+|oh|uh|um+|erm?|well|хм+|м+|эм+|э+|ну|так|х+м+)$/.test(sentence.textAt(place - 1))
    ? place - 2
    : place - 1
}

/** «до 19 нет до 21 млн»: the same bound with another number. */
function isBoundAgain(sentence: Sentence, place: number): boolean {
  const bound = sentence.textAt(place + 1)
  const isSame = [3, 4, 5].some((back) => sentence.textAt(place - back + 1) === bound)
  return sentence.says(place + 1, 'bound') && isSame && typeof sentence.at(place + 2)?.number === 'number'
}

/** «3 бөлме жоқ 2 бөлме», "2 room no 3 room better": another number of rooms in the stead of the one before. */
function isOfRoomsAgain(sentence: Sentence, place: number): boolean {
  const isRooms = (at: number) => sentence.says(at, 'unit', 'rooms')
  const isNumber = typeof sentence.at(place + 1)?.number === 'number'
  const isSame = [1, 2, 3].some((back) => isRooms(place - back)) && isNumber && isRooms(place + 2)
  // "two rooms, no one room is enough"
  const isEnough = [3, 4].some((away) =>
    /^(?:enough|хватит|достаточно|жетед[іи]|жетк[іи]л[іи]кт[іи])$/.test(sentence.textAt(place + away)),
  )
  const isMeant =
    isEnough || /^жо[кқ]$/.test(sentence.textAt(place)) || rather.test(sentence.textAt(place + 3))
  return isSame && isMeant
}

/** «Астанадан жоқ Ақтаудан», «в Астане нет в Актау»: another place in the same case. */
function isPlaceAgain(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place - 1, 'place')) return false
  const tail = sentence.at(place - 1)?.tail ?? null
  if (sentence.says(place + 1, 'place') && tail !== null) return sentence.at(place + 1)?.tail === tail
  const isIn = /^(?:в|во|из|на|in)$/.test(sentence.textAt(place + 1))
  return (
    isIn && sentence.says(place + 2, 'place') && sentence.textAt(place - 2) === sentence.textAt(place + 1)
  )
}

/** What is wished, of bounds that of both ends: «5 қабаттан жоғары, жоқ 3-ке дейін». */
const subjectOf = ({ key }: Wish) => (key === 'small' ? 'payment' : key.replace(/_(?:from|to)$/, ''))

/** "two rooms, I mean three", «в Актау, вернее в Астане»: what is put right by a wish of its kind that follows. */
export function corrected(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.flatMap((one, number) => {
    if (one.wish.isRest === true || !isPutRight(sentence, one.from)) return []
    const before = told
      .slice(0, number)
      .findLast(
        ({ wish, to }) => subjectOf(wish) === subjectOf(one.wish) && to <= one.from && wish.isRest !== true,
      )
    if (before === undefined) return []
    return told.filter(({ wish, from }) => subjectOf(wish) === subjectOf(one.wish) && from === before.from)
  })
}

/** "near a school, no wait, not school, just a clinic": a place nearby that is taken back by its kind. */
export function placesTakenBack(sentence: Sentence, told: readonly Told[]): Told[] {
  const back = sentence.terms.findIndex((_, at) => isTakenBack(sentence, at))
  if (back < 0) return []
  return told.filter(
    ({ wish, from }) =>
      wish.key === 'nearby' &&
      from < back &&
      sentence.terms.some(
        (_, at) =>
          at > back &&
          sentence.says(at, 'poi', String(wish.values[0])) &&
          [at - 1, at - 2].some((before) => before > back && sentence.says(before, 'not', 'before')),
      ),
  )
}

/** Whether a word that puts something right stands before a place, over words that say nothing. */
export function isPutRight(sentence: Sentence, place: number): boolean {
  let at = place - 1
  for (; at >= 0 && place - at < 6; at--) {
    // "two rooms and actually one more" adds.
    if (isMarker(sentence, at)) return !sentence.says(at - 1, 'join', 'and')
    if (no.test(sentence.textAt(at)) && isTakenBack(sentence, at)) return true
    const isBetween =
      sentence.isFiller(at) ||
      rather.test(sentence.textAt(at)) ||
      /^(?:скажем|допустим|пусть будет|айталы[қк])$/.test(sentence.textAt(at)) ||
      sentence.isSign(at, ',.…') ||
      /^(?:сразу|уже|тогда|даже лучше|бірден|straight away)$/.test(sentence.textAt(at)) ||
      no.test(sentence.textAt(at))
    if (!isBetween || sentence.says(at, 'join')) return false
  }
  return false
}
