import { isBeforeYear } from '../../quantities/bounds.ts'
import { type Amount, readAmount } from '../../quantities/amounts.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../../sentence.ts'
import { isTooDear, isTooLittle } from '../not-enough.ts'
import { comparedRooms } from './compared-rooms.ts'

/** «двушка», «евродвушка», «двух- или трёхкомнатная»: rooms by a word that has their number in it. */
export const rooms: Rule = (sentence, place) => {
  const euro = sentence.value(place, 'euro')
  if (euro !== undefined) return one(place + 1, 'rooms', Number(euro))
  if (sentence.says(place, 'rooms')) return roomsOfWord(sentence, place)
  return numberAndWord(sentence, place) ?? withoutWord(sentence, place)
}

/** «2х в Астане», «нужна 3-х»: the ending of «двухкомнатная» alone, as a part of its own or before a place or a bound; null for none. */
function withoutWord(sentence: Sentence, place: number): Item | null {
  const number = sentence.at(place)?.number ?? 0
  const ending = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  const isEnding = /^(?:х|ух|ех)$/.test(sentence.textAt(ending)) && sentence.at(ending)?.isTight === true
  if (!isEnding || ![2, 3, 4].includes(number)) return null
  const isStart = (sentence.at(place - 1)?.isSign ?? true) || sentence.says(place - 1, 'need')
  const next = ending + 1
  const at = /^(?:в|во|на)$/.test(sentence.textAt(next)) ? next + 1 : next
  const isEnd =
    (sentence.at(next)?.isSign ?? true) ||
    sentence.says(at, 'place') ||
    (sentence.says(next, 'bound', 'to') && sentence.isNumber(next + 1))
  return isStart && isEnd && !sentence.isSign(place - 1, '-–—/') ? one(next, 'rooms', number) : null
}

/** «двушка», «двушки мало», «двушкадан үлкен», «минимум двушка» */
function roomsOfWord(sentence: Sentence, place: number): Item {
  const value = Number(sentence.value(place, 'rooms'))
  const isUnit = sentence.says(place + 1, 'unit', 'rooms') && !isBeforeYear(sentence, place + 1)
  const next = isUnit ? place + 2 : place + 1
  // «двушки мало», «трёшка это дорого»
  if (isTooLittle(sentence, next) || isTooDear(sentence, next)) return nothing(next)
  const compared = comparedRooms(sentence, place, value)
  if (compared !== null) return compared
  // «от однушки до трёшки»
  const most =
    sentence.textAt(place - 1) === 'от' && sentence.textAt(next) === 'до' ? roomsAt(sentence, next + 1) : 0
  if (most > value)
    return one(next + 2, 'rooms', ...[0, 1, 2, 3, 4].filter((rooms) => rooms >= value && rooms <= most))
  // «минимум двушка», «двушка минимум»
  const isWord = (at: number) => sentence.textAt(at).length > 5
  const isBoundBehind = sentence.says(next, 'after', 'from') && isWord(next) && !sentence.isNumber(next + 1)
  const isBound = isBoundBehind || (sentence.says(place - 1, 'bound', 'from') && isWord(place - 1))
  if (isBound && value > 0)
    return one(isBoundBehind ? next + 1 : next, 'rooms', ...[1, 2, 3, 4].filter((rooms) => rooms >= value))
  return one(next, 'rooms', value)
}

/** The rooms of a word; 0 for none. */
function roomsAt(sentence: Sentence, place: number): number {
  return Number(sentence.value(place, 'rooms') ?? 0)
}

/** «двух- или трёхкомнатная», «2, трёшка»: a number that a word for rooms follows; null for none. */
function numberAndWord(sentence: Sentence, place: number): Item | null {
  const amount = readAmount(sentence, place)
  if (amount === null || amount.scale !== null || amount.value > 6 || amount.unit !== null) return null
  const joint = sentence.isSign(amount.next, '-,/') ? amount.next + 1 : amount.next
  const join = sentence.says(joint, 'join') ? joint + 1 : joint
  if (join === amount.next || !sentence.says(join, 'rooms') || isOfOther(sentence, place, amount)) return null
  return one(join + 1, 'rooms', Math.min(amount.value, 4), Number(sentence.value(join, 'rooms')))
}

/** Whether a number before a word for rooms is of something else. */
function isOfOther(sentence: Sentence, place: number, amount: Amount): boolean {
  // «любой из двух, трёшка», "either of the two"
  const of = sentence.textAt(place - 1) === 'the' ? place - 2 : place - 1
  if (/^(?:из|of)$/.test(sentence.textAt(of)) || sentence.isSign(place - 1, '/:')) return true
  if (!sentence.isSign(amount.next, ',')) return false
  // «квартира на 6, двушка», «на пятом, двушка», «беру четвёртую, однушку»
  const isOrdinal =
    sentence.says(place, 'number') && /(?:ого|его|ом|ем|ый|ий|ой|ая|ья|ую|ью)$/.test(sentence.textAt(place))
  if (isOrdinal || /^(?:на|от|до|по|за|в|on|to|from)$/.test(sentence.textAt(place - 1))) return true
  // «3-6, двушка»
  const behind = Number(sentence.value(amount.next + 1, 'rooms') ?? NaN)
  if (amount.value > 4 && amount.value > behind + 1) return true
  // «жить буду один, студия»
  if (/^(?:один|одна|one|бир)$/.test(sentence.textAt(place))) return true
  // «скоро 4, трёшка»: a number behind an unknown word and before a comma is of that.
  const before = sentence.at(place - 1)
  const isWhen = /^(?:скоро|soon|жақында|жакында)$/.test(before?.text ?? '')
  return isWhen || (before?.isKnown === false && !before.isSign && before.number === null)
}
