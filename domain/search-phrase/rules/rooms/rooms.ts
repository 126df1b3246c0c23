import { readAmount, startsNumber } from '../../amounts.ts'
import { isBeforeYear } from '../../bounds.ts'
import { one, type Rule } from '../../sentence.ts'
import { isTooDear, isTooLittle } from '../not-enough.ts'
import { comparedRooms } from './compared-rooms.ts'

export const rooms: Rule = (sentence, place) => {
  const euro = sentence.value(place, 'euro')
  if (euro !== undefined) return one(place + 1, 'rooms', Number(euro))
  if (sentence.says(place, 'rooms')) {
    const value = Number(sentence.value(place, 'rooms'))
    const isUnit = sentence.says(place + 1, 'unit', 'rooms') && !isBeforeYear(sentence, place + 1)
    const next = isUnit ? place + 2 : place + 1
    // «двушки мало», «трёшка это дорого»
    if (isTooLittle(sentence, next) || isTooDear(sentence, next)) return { next, wishes: [] }
    const compared = comparedRooms(sentence, place, value)
    if (compared !== null) return compared
    // «минимум двушка», «двушка минимум»
    const isWord = (at: number) => (sentence.at(at)?.text.length ?? 0) > 5
    const isBoundBehind =
      sentence.says(next, 'after', 'from') && isWord(next) && !startsNumber(sentence, next + 1)
    const isBound = isBoundBehind || (sentence.says(place - 1, 'bound', 'from') && isWord(place - 1))
    if (isBound && value > 0)
      return one(isBoundBehind ? next + 1 : next, 'rooms', ...[1, 2, 3, 4].filter((rooms) => rooms >= value))
    return one(next, 'rooms', value)
  }
  // «двух- или трёхкомнатная»
  const amount = readAmount(sentence, place)
  if (amount === null || amount.scale !== null || amount.value > 6 || amount.unit !== null) return null
  // «любой из двух, трёшка», "either of the two"
  const of = sentence.textAt(place - 1) === 'the' ? place - 2 : place - 1
  if (/^(?:из|of)$/.test(sentence.textAt(of))) return null
  // «квартира на 6, двушка», «на пятом, двушка»: no number of rooms
  const isApart = sentence.isSign(amount.next, ',')
  const isOrdinal =
    sentence.says(place, 'number') && /(?:ого|его|ом|ем|ый|ий|ой|ая|ья)$/.test(sentence.textAt(place))
  if (isApart && isOrdinal) return null
  if (isApart && /^(?:на|от|до|по|за|в|on|to|from)$/.test(sentence.textAt(place - 1))) return null
  // «3-6, двушка»
  const behind = Number(sentence.value(amount.next + 1, 'rooms') ?? NaN)
  if (isApart && amount.value > 4 && amount.value > behind + 1) return null
  // «жить буду один, студия»
  const isAlone = /^(?:один|одна|one|бир)$/.test(sentence.textAt(place))
  if ((isAlone && sentence.isSign(amount.next, ',')) || sentence.isSign(place - 1, '/')) return null
  // «скоро 4, трёшка»: a number behind an unknown word and before a comma is of that.
  const before = sentence.at(place - 1)
  const isWhen = /^(?:скоро|soon|жақында|жакында)$/.test(before?.text ?? '')
  const isOfUnknownWord = isWhen || (before?.isKnown === false && !before.isSign && before.number === null)
  if (isOfUnknownWord && sentence.isSign(amount.next, ',')) return null
  const joint = sentence.isSign(amount.next, '-,/') ? amount.next + 1 : amount.next
  const join = sentence.says(joint, 'join') ? joint + 1 : joint
  if (join === amount.next || !sentence.says(join, 'rooms')) return null
  return {
    next: join + 1,
    wishes: [{ key: 'rooms', values: [Math.min(amount.value, 4), Number(sentence.value(join, 'rooms'))] }],
  }
}
