import { one, type Rule, type Sentence } from '../../sentence.ts'

/** Homes have no more bedrooms than this. */
const mostBedrooms = 6

/** «2+1», "1+1 flat": bedrooms and living rooms, as Turkish has it, are rooms together; «1+0» is a studio. */
export const plusRooms: Rule = (sentence, place) => {
  const bedrooms = sentence.at(place)?.number
  const living = sentence.at(place + 2)?.number
  if (typeof bedrooms !== 'number' || !sentence.isSign(place + 1, '+')) return null
  if (living !== 0 && living !== 1) return null
  const isCount = Number.isInteger(bedrooms) && bedrooms >= 1 && bedrooms <= mostBedrooms
  // "1+1 60 m2", "2+1 30 mln", «3+1 этаж 2»: the number behind is of another thing.
  const isApart =
    (sentence.says(place + 3, 'unit', 'floor') && sentence.isNumber(place + 4)) ||
    (typeof sentence.at(place + 3)?.number === 'number' &&
      (sentence.says(place + 4, 'unit', 'm2') || sentence.says(place + 4, 'scale', '6')))
  if (!isCount || isOfOther(sentence, place - 1)) return null
  if (isOfOther(sentence, place + 3) && !isApart) return null
  const rooms = bedrooms === 1 && living === 0 ? 0 : Math.min(bedrooms + living, 4)
  const hasUnit = ['rooms', 'bedrooms'].some((unit) => sentence.says(place + 3, 'unit', unit))
  return one(hasUnit ? place + 4 : place + 3, 'rooms', rooms)
}

/** «1-2-3 комнатные», "1/2/3 room": each of three numbers in a row. */
export const dashedRooms: Rule = (sentence, place) => {
  if (typeof sentence.at(place)?.number !== 'number' || !sentence.isSign(place + 1, '-–/')) return null
  const numbers = [place, place + 2, place + 4].map((at) => sentence.at(at)?.number ?? NaN)
  const isRow = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  if (!isRow || !sentence.isSign(place + 3, '-–/')) return null
  const unit = sentence.isSign(place + 5, '-') ? place + 6 : place + 5
  return sentence.says(unit, 'unit', 'rooms') && (numbers[2] ?? 0) <= 4
    ? one(unit + 1, 'rooms', ...numbers)
    : null
}

/** «акция 1+1», «семья 2+1», "2+1 = 3", "2+1 mln": what makes such a sum one of something else. */
function isOfOther(sentence: Sentence, place: number): boolean {
  const isOther = ['promo', 'vague', 'group', 'scale', 'currency', 'topic', 'number', 'program', 'cannot']
  const isUnit =
    sentence.says(place, 'unit') &&
    !['rooms', 'bedrooms'].some((unit) => sentence.says(place, 'unit', unit)) &&
    !sentence.says(place, 'cat')
  return (
    isUnit ||
    /^(?:sale|deal|offer|gift|free|подарок|сыйлық)$/.test(sentence.textAt(place)) ||
    isOther.some((kind) => sentence.says(place, kind)) ||
    sentence.isSign(place, '+=-/%*№') ||
    typeof sentence.at(place)?.number === 'number'
  )
}
