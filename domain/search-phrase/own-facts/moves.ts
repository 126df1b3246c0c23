import { isBare, readAmount } from '../quantities/amounts.ts'
import type { Sentence } from '../sentence.ts'
import { comesFrom, fromThere, leavingBefore, leavingBehind, moving, speaking } from '../words/moves.ts'

/** Words for leaving a place for what it is like. */
const leaving =
  /^(?:[қк]аш(?:ып|ты[қк]|ам[ыи]з|[қк]ымыз|[қк]ым|у)|без(?:[іи]п|д[іи]к|д[іи]м)|шарша(?:п|ды[қк]|д[ыи]м)|жалы[ғк]\p{L}*|кет\p{L}*|к[өо]ш\p{L}*)$/u

/** The same behind a Kazakh town with «-дан»: «Астанадан шаршадық». */
const tired = /^(?:шарша\p{L}*|жалы[қк]\p{L}*|безд\p{L}*|без[іи]п|[қк]аш(?:ып|т[ыі]|а)\p{L}*)$/u

/** "leaving Astana for Almaty", «надоела Астана», "tired of Astana": whether a town is left behind, where a wish or another place is told too. */
function isLeftBehind(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'place')) return false
  const text = (at: number) => sentence.textAt(at)
  const before = /^(?:нам|мне|наш\p{L}*|this|the|эту)$/u.test(text(place - 1)) ? place - 2 : place - 1
  const isOf = leavingBefore.test(text(before)) || leavingBefore.test(`${text(before - 1)} ${text(before)}`)
  // "fed up with"
  const isThree = leavingBefore.test(`${text(before - 2)} ${text(before - 1)} ${text(before)}`)
  // «Актау надоел», unlike «Алматы надоела, что есть в других городах»
  const isBehind =
    leavingBehind.test(text(place + 1)) && !sentence.terms.some((term) => /^(?:друг|остальн)/.test(term.text))
  return isOf || isThree || isBehind || isAirOf(sentence, place)
}

/** "tired of the smog in Almaty", «надоел смог в Алматы»: what somebody is tired of there. */
function isAirOf(sentence: Sentence, place: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  if (!/^(?:in|of|в|во)$/.test(text(place - 1))) return false
  const [start] = sentence.partOf(place)
  // «надоело снимать, двушка в Нуре» without the comma
  if ([2, 3].some((back) => sentence.saysRooms(place - back))) return false
  const words = sentence.terms
    .slice(Math.max(start, place - 7), place - 1)
    .map((term) => term.text)
    .join(' ')
  return /(?:^| )(?:(?:tired|sick|enough) of|fed up with|had it with|hate|надоел[аио]?|устал[аи]? от|достал[аио]?|хватит)(?: \p{L}+){1,3}$/u.test(
    words,
  )
}

export function isMove(sentence: Sentence, place: number): boolean {
  return moving.test(sentence.textAt(place))
}

/**
 * «Астанадан Алматыға көшіп келе жатырмыз», «в Алматы переезжаем из Астаны»: the words for where one moves from, which
 * is no wish; null where a place is not told as that.
 */
export function originAt(sentence: Sentence, place: number): [from: number, to: number] | null {
  const start = /^(?:a|an|our|my|нашей|своей)$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
  const isFrom = /(?:^| )(?:из|с|со|from)$/.test(sentence.textAt(start))
  const given = roomsGiven(sentence, place)
  if (given !== null) return [place, given]
  const isNamed = sentence.says(place, 'place') || sentence.says(place, 'rooms')
  if (!isFrom && !isNamed) return null
  // «из двушки переезжаем в трёшку»
  const end = isFrom ? afterRooms(sentence, place) : null
  if (end === null && !isNamed) return null
  if (isLeftBehind(sentence, place)) return [place, place + 1]
  if (isFormerPlace(sentence, place)) return [place, place + 1]
  if (sentence.isKazakh && sentence.at(place)?.tail === 'from') {
    for (let at = place + 1; at - place < 5; at++) {
      if (isMove(sentence, at) || tired.test(sentence.textAt(at)))
        return isOtherLeft(sentence, place, at) ? null : [place, place + 1]
      // «Алматыдан пәтер, көшеміз»
      const isHome = sentence.says(at, 'cat') || sentence.says(at, 'rooms') || sentence.says(at, 'unit')
      if ((isHome && sentence.at(at)?.tail !== 'to') || sentence.at(at)?.isSign === true) return null
    }
    return null
  }
  // «Алматының түтінінен қашып», «Астананың аязынан шаршадық»
  const isOf = sentence.isKazakh && /н[ыи]н$|[дт][ыи]н$/.test(sentence.textAt(place))
  const isLeft = [2, 3, 4, 5].some((away) => leaving.test(sentence.textAt(place + away)))
  const isForOther = sentence.terms.some(
    (_, at) => at > place && sentence.says(at, 'place') && leaving.test(sentence.textAt(at + 1)),
  )
  const from = [1, 2, 3].find((away) => /\p{L}{3}[нтд][ае]н$/u.test(sentence.textAt(place + away)))
  if (isOf && (isLeft || isForOther) && from !== undefined) return [place, place + from + 1]
  // "from Karaganda to Shymkent, we are moving"
  const isTo = /^(?:to|в|во|на)$/.test(sentence.textAt(place + 1)) && sentence.says(place + 2, 'place')
  if (isFrom && isTo && sentence.terms.some((_, at) => isMove(sentence, at))) return [start, place + 1]
  const isOfPerson = isFrom && comesFrom.test(sentence.textAt(start - 1))
  // "my uncle in Shymkent says"
  const isOfSpeaker =
    /^(?:in|from)$/.test(sentence.textAt(start)) && speaking.test(sentence.textAt(place + 1))
  if (isOfPerson || isOfSpeaker) return [start, place + 1]
  const isMoving = [-3, -2, -1, 1, 2, 3, 4, 5].some(
    (back) => isMove(sentence, place - back) || /^moving from$/.test(sentence.textAt(place - back)),
  )
  // «родом из Актау», «племянник из Шымкента»
  const isNative = isFrom && fromThere.test(sentence.textAt(start - 1))
  return isFrom && (isMoving || isNative) ? [start, end ?? place + 1] : null
}

/** «екі бөлмеліден үш бөлмеліге ауысамыз»: the place behind the rooms that are given up for others; null for none. */
function roomsGiven(sentence: Sentence, place: number): number | null {
  const given = sentence.isKazakh ? homeIn(sentence, place, 'from') : null
  const wanted = given === null ? null : homeIn(sentence, given, 'to')
  return wanted !== null && [0, 1, 2].some((away) => isMove(sentence, wanted + away)) ? given : null
}

/** The place behind rooms in a Kazakh case, or a home with such rooms: «екі бөлмеліден», «екі бөлмелі пәтерден», «трешкаға»; null for none. */
function homeIn(sentence: Sentence, place: number, tail: 'from' | 'to'): number | null {
  const amount = sentence.isNumber(place) ? readAmount(sentence, place) : null
  const isRooms = amount === null ? sentence.says(place, 'rooms') : amount.unit === 'rooms'
  if (!isRooms) return null
  const next = amount?.next ?? place + 1
  if ((amount === null ? sentence.at(place)?.tail : amount.tail) === tail) return next
  const isHome = sentence.says(next, 'cat', 'flat') || sentence.says(next, 'house')
  return isHome && sentence.at(next)?.tail === tail ? next + 1 : null
}

/** «Қарағандыда шахтёр едім»: whether a place is where somebody was something, which no table has. */
function isFormerPlace(sentence: Sentence, place: number): boolean {
  const who = sentence.at(place + 1)
  if (!/[дт][ае]$/.test(sentence.textAt(place)) || who === undefined || who.isSign) return false
  // «Алматыда қарап едім» looks for a home there.
  const isSomebody =
    (!who.isKnown && !/(?:п|[қк]|[ғг]ан|[ғгқк]ен|йын|й[іи]н|са[мқк])$/.test(who.text)) ||
    sentence.says(place + 1, 'group')
  return isSomebody && /^(?:ед[іи][мк]|бол[ғг]ан(?:мын|быз)|болды[мқк])$/.test(sentence.textAt(place + 2))
}

/** «Шымкенттен үй алам, ауылдан көшіп барамыз»: whether what is left stands right before the verb, behind a purchase. */
function isOtherLeft(sentence: Sentence, place: number, move: number): boolean {
  const isBought = sentence.terms.some(
    ({ text }, at) => at > place && at < move && (sentence.says(at, 'need') || text === 'алам'),
  )
  return isBought || (move - 1 > place && /\p{L}{2}[дтн][ае]н$/u.test(sentence.textAt(move - 1)))
}

/** "upgrade from 2 to 3 rooms", "moving from a 2-room to a 3-room": the place behind counted rooms before "to" and others; null for none. */
function afterRooms(sentence: Sentence, place: number): number | null {
  const amount = sentence.isNumber(place) ? readAmount(sentence, place) : null
  if (amount === null || sentence.textAt(amount.next) !== 'to') return null
  if (amount.unit === 'rooms' || amount.unit === 'bedrooms') return amount.next
  const other = isBare(amount) ? readAmount(sentence, amount.next + 1) : null
  return other?.unit === 'rooms' || other?.unit === 'bedrooms' ? amount.next : null
}

/** The place behind the last verb of moving between two places, so that a town that is moved to stays a wish. */
export function afterMove(sentence: Sentence, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (isMove(sentence, at)) return at + 1
  return from
}
