import type { Sentence } from '../sentence.ts'
import { isMove } from './moves.ts'
import { isNeed } from './own-verbs.ts'

/** Parts between signs that part, with whether a new sentence begins. */
export function clauses(sentence: Sentence): [from: number, to: number, isStart: boolean][] {
  const found: [number, number, boolean][] = []
  let from = 0
  let isStart = true
  for (let at = 0; at <= sentence.terms.length; at++) {
    // "we live with grandma, so ground floor only"
    const isTurn =
      (!sentence.says(at - 1, 'own') || isWishBehindSo(sentence, at)) &&
      (/^(?:so|but|но|а|поэтому|бирак|сондыктан|айтпесе|себеби|ойткени)$/.test(sentence.textAt(at)) ||
        isMovingTo(sentence, from, at) ||
        isBetter(sentence, from, at) ||
        // «продаём трёшку и переезжаем в Алматы»
        (sentence.says(at, 'join', 'and') &&
          (isMove(sentence, at + 1) || isEntitled(sentence, at + 1) || isTaking(sentence, at + 1))))
    const isEnd = at === sentence.terms.length || endsSentence(sentence, at)
    if (!isEnd && !isTurn && !sentence.isSign(at, ',') && !isDash(sentence, at)) continue
    if (at > from) found.push([from, at, isStart])
    if (at > from || isEnd) isStart = isEnd
    from = at + 1
  }
  return found
}

/** «плачу за аренду 200 лучше ипотека до 250» without the comma: what would be better than what is told before. */
function isBetter(sentence: Sentence, from: number, place: number): boolean {
  if (sentence.textAt(place) !== 'лучше' || /^(?:не|чем|как|где|ли)$/.test(sentence.textAt(place - 1)))
    return false
  const isWish = ['rooms', 'programme', 'cat', 'need'].some((kind) => sentence.says(place + 1, kind))
  return isWish && sentence.terms.some((_, at) => at >= from && at < place && sentence.says(at, 'own'))
}

/** «продаём дом переезжаем к детям в Астану» without a joint: a place that is moved to behind what is sold. */
function isMovingTo(sentence: Sentence, from: number, place: number): boolean {
  if (place === from || !sentence.says(from, 'own') || !isMove(sentence, place)) return false
  const [, end] = sentence.partOf(place)
  return [1, 2, 3, 4].some(
    (away) =>
      place + away < end &&
      sentence.says(place + away, 'place') &&
      /^(?:в|во|на|to)$/.test(sentence.textAt(place + away - 1)),
  )
}

/** "where to leave my car - parking", «негде — нужен паркинг»: a dash with spaces around it before what is needed. */
function isDash(sentence: Sentence, place: number): boolean {
  const isApart =
    sentence.isSign(place, '-–—') &&
    sentence.at(place)?.isTight === false &&
    sentence.at(place + 1)?.isTight === false
  if (!isApart) return false
  const [, end] = sentence.partOf(place + 1)
  const at = sentence.afterFillers(place + 1, 2)
  return (
    sentence.says(at, 'cat') ||
    sentence.says(place + 1, 'cat') ||
    placeOf(sentence, place, end, isNeed) !== null
  )
}

/** "kids go to school so 3 rooms": a wish directly behind the word, unlike "i live so far away". */
function isWishBehindSo(sentence: Sentence, place: number): boolean {
  const isNumber = sentence.says(place + 1, 'number') || typeof sentence.at(place + 1)?.number === 'number'
  return isNumber || ['rooms', 'need', 'cat'].some((kind) => sentence.says(place + 1, kind))
}

/** «продать однушку и взять двушку», "sell it and buy a flat": what is bought is wished. */
function isTaking(sentence: Sentence, place: number): boolean {
  return /^(?:взять|купить|брать|возьм(?:у|ем)|куп(?:лю|им)|приобрести|buy|get)$/.test(sentence.textAt(place))
}

/** "and qualify for …", «и подхожу под …»: a programme that is behind it is wished. */
function isEntitled(sentence: Sentence, place: number): boolean {
  return [place, place + 1, place + 2].some((at) =>
    /^(?:qualify|qualified|eligible|подхожу|подходим|прохожу|проходим)$/.test(sentence.textAt(at)),
  )
}

/**
 * A dot behind a short word or a number is one of an abbreviation: «кв.», «5 млн.». A colon parts what is told from what
 * is wished: «мама живёт одна: однушка не выше 4 этажа».
 */
export function endsSentence(sentence: Sentence, place: number): boolean {
  if (sentence.isSign(place, '!?;')) return true
  if (sentence.isSign(place, ':')) return sentence.at(place + 1)?.isTight === false
  const before = sentence.textAt(place - 1)
  return (
    sentence.isSign(place, '.') &&
    (before.length > 3 ||
      /^\d+$/.test(before) ||
      isShortWord(sentence, place - 1) ||
      isBehindAmount(sentence, place))
  )
}

/** «до 30 млн. Живём в Астане»: a dot behind a unit, where a word follows that the amount does not go on with. */
function isBehindAmount(sentence: Sentence, place: number): boolean {
  const isAmount =
    isAmountWord(sentence, place - 1) &&
    (sentence.isNumber(place - 2) || isAmountWord(sentence, place - 2)) &&
    (sentence.at(place + 1)?.isTight === false || sentence.at(place + 1)?.isCapital === true)
  return isAmount && !isAmountWord(sentence, place + 1) && !sentence.at(place + 1)?.isSign
}

function isAmountWord(sentence: Sentence, place: number): boolean {
  return ['unit', 'scale', 'currency'].some((kind) => sentence.says(place, kind))
}

/** "4 mln from dad.", «взял у вас.»: a word of three letters that is no unit or a kind of place for short. */
function isShortWord(sentence: Sentence, place: number): boolean {
  const isShort = ['unit', 'scale', 'currency', 'bound', 'after', 'house', 'street', 'cat', 'season'].some(
    (kind) => sentence.says(place, kind),
  )
  return (
    !isShort &&
    /^(?:it|us|me|ее|их|им|ей|[a-z]{3}|(?=.*[аеиоуыюя])[а-я]{3})$/.test(sentence.textAt(place)) &&
    sentence.at(place + 2)?.isTight !== true
  )
}

export function placeOf(
  sentence: Sentence,
  from: number,
  to: number,
  is: (sentence: Sentence, place: number) => boolean,
): number | null {
  for (let at = from; at < to; at++) if (is(sentence, at)) return at
  return null
}
