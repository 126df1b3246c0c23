import type { Sentence, Told } from '../sentence.ts'

/** Rooms of a home that there is: an old one, one that is shared, or one before others that are wanted. */
export function areThere(sentence: Sentence, told: readonly Told[], from: number, to: number): boolean {
  return (
    (sentence.textAt(to) === 'в' && shared.test(sentence.textAt(to + 1))) ||
    [to, to + 1].some((at) => isOldYear(sentence.at(at)?.number) && !sentence.isSign(at - 1, ',.;')) ||
    isThere(sentence, told, from, to)
  )
}

/** «двушка 1985 года»: no home that is sold here is as old. */
function isOldYear(number: number | null | undefined): boolean {
  return typeof number === 'number' && number > 1930 && number < 2020
}

/** «двушка есть, студию докупить»: the home that there is, before rooms that are wanted. */
function isThere(sentence: Sentence, told: readonly Told[], from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  const isHeld = /^(?:уже )?есть$/.test(sentence.textAt(to)) && from === start && to + 1 === end
  const isMore = told.some((one) => one.wish.key === 'rooms' && one.from > to)
  return isHeld && isMore && !sentence.isSign(end, '?')
}

/** Where a room is that is no home of one's own. */
const shared = /^(?:общаг\p{L}*|общежити\p{L}*|общак\p{L}*|коммуналк\p{L}*|малосемейк\p{L}*)$/u

/** «магазины шумят», «квартира над паркингом»: what disturbs. */
export function isDisturbing(sentence: Sentence, from: number, to: number): boolean {
  const disturbs = /^(?:шум(?:ят|ит|ели|ел)|меша(?:ют|ет|ли|л)|воня(?:ют|ет)|гремят|гремит|орут)$/
  return sentence.textAt(from - 1) === 'над' || disturbs.test(sentence.textAt(to))
}

/** «5 этаж без лифта»: the floor of the home that there is, where no bound makes it a wish. */
export function isWithoutLift(sentence: Sentence, from: number, to: number): boolean {
  const isLacking = sentence.textAt(to) === 'без' && sentence.says(to + 1, 'unit', 'lift')
  return isLacking && !sentence.says(from, 'bound')
}

/** Verbs of letting before a rent: «если сдавать за 200». */
const lets = /^(?:сдавать|сдаю|сдаем|сдам|сдадим)$/

/** «если сдавать за 200»: whether a sum is a rent that is to come. */
export function isOfLetting(sentence: Sentence, from: number): boolean {
  return lets.test(sentence.textAt(from - 1))
}
