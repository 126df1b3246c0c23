import type { Sentence, Told } from '../sentence.ts'
import { tellsAnotherMind } from './overruled.ts'

/** «әзірге студия, кейін үш бөлмеге ауыстырам»: rooms of a later home beside those of the one that is wanted. */
export function isForLater(
  sentence: Sentence,
  told: readonly Told[],
  [start, end]: readonly [number, number],
): boolean {
  if (!/^(?:кейин|келешекте|болаша[қк]та|потом|впоследствии|later)$/.test(sentence.textAt(start)))
    return false
  // «кейін ойланып үш бөлмелі алайық деп шештік» is what is wanted now.
  if (tellsAnotherMind(sentence, start, end)) return false
  return told.some(({ wish, from }) => wish.key === 'rooms' && (from < start || from >= end))
}

/** «ағам айтады студия ал деп, …»: rooms that somebody else advises, beside other ones. */
export function isAdvised(
  sentence: Sentence,
  told: readonly Told[],
  [start, end]: readonly [number, number],
): boolean {
  const some = (is: RegExp) => sentence.terms.slice(start, end).some(({ text }) => is.test(text))
  const isSaid = some(/^(?:айт(?:ады|ты|ып|[қк]ан)|дейд[іи]|дед[іи]|ке[ңн]ес|а[қк]ыл|[ұу]сын(?:ады|ды|ып))$/)
  const isOther = some(
    /^(?:а[ғг]а|[әа]пке|[іи]н[іи]|[әа]ке|ана|апа|ата|ене|к[үу]йеу|[әа]йел|жолдас|дос|к[өо]рш|туыс|бауыр|риелтор)(?:[аыі]?м|с[ыі])?(?:[ыі]?з|дар|дер|тар|тер|лар|лер)?$/u,
  )
  const hasOther = told.some(({ wish, from }) => wish.key === 'rooms' && (from < start || from >= end))
  return isSaid && isOther && hasOther
}

/** «было бы 50 млн, взял бы трёшку, а так двушку», "if I had more I'd take three rooms": what one would buy with more money, before other rooms. */
export function isUnreal(sentence: Sentence, told: readonly Told[], from: number, to: number): boolean {
  const isWould = [1, 2, 3].some(
    (back) =>
      /^(?:вз[яи]л[аи]?|купил[аи]?|брал[аи]?)$/.test(sentence.textAt(from - back - 1)) &&
      sentence.at(from - back)?.text === 'бы',
  )
  if (!isWould) return false
  const isTurn = sentence.terms.some(
    ({ text }, at) =>
      at >= to && /^(?:а|но)$/.test(text) && /^(?:так|пока|сейчас|придется)$/.test(sentence.textAt(at + 1)),
  )
  return isTurn && told.some((one) => one.wish.key === 'rooms' && one.from > to)
}

/** «двушка дешевле трёшки», «трёшка лучше двушки»: rooms in the genitive that others are compared with. */
export function isComparedWith(sentence: Sentence, told: readonly Told[], from: number): boolean {
  const isCompared =
    /^(?:(?:не )?(?:дешевле|дороже)|выгоднее|лучше|хуже|просторнее)$/.test(sentence.textAt(from - 1)) &&
    sentence.says(from, 'rooms') &&
    /(?:и|ек|ий)$/.test(sentence.textAt(from))
  return isCompared && told.some(({ wish, to }) => wish.key === 'rooms' && to < from)
}

/** «есть двушка, хотим трёшку», «у нас двушка нужна трёшка»: rooms that there are, before others that are needed. */
export function isHeldAlready(sentence: Sentence, told: readonly Told[], from: number, to: number): boolean {
  const isThere =
    [from - 1, to].some((at) => /^(?:уже )?есть$/.test(sentence.textAt(at))) ||
    /(?:^| )у (?:нас|меня)$/.test(`${sentence.textAt(from - 2)} ${sentence.textAt(from - 1)}`)
  const other = told.find((one) => one.wish.key === 'rooms' && one.from > to)
  if (!isThere || other === undefined || !sentence.says(from, 'rooms')) return false
  if (sentence.says(other.from - 1, 'join', 'or')) return false
  return sentence.terms.some((_, at) => at >= to && at < other.from && sentence.says(at, 'need'))
}

/** «двушку на трёшку обмен»: rooms that are given for others. */
export function isGivenFor(sentence: Sentence, from: number, to: number): boolean {
  return (
    sentence.says(from, 'rooms') &&
    sentence.textAt(to) === 'на' &&
    [to + 1, to + 2].some((at) => sentence.says(at, 'rooms'))
  )
}

/** «трёшка, одна комната под кабинет»: what one of the rooms is for, beside how many there are. */
export function isOneOfThem(sentence: Sentence, told: readonly Told[], from: number, to: number): boolean {
  const isUsed =
    /^(?:одн[ау]|1)$/.test(sentence.textAt(from)) &&
    /^(?:под|для)(?: |$)/.test(sentence.textAt(to)) &&
    to - from > 1
  return isUsed && told.some(({ wish, from: other }) => wish.key === 'rooms' && other !== from)
}

/** «көршімнің пәтері 3 бөлмелі екен»: the home of somebody else. */
export function isHomeOfSomebody(sentence: Sentence, start: number, from: number): boolean {
  const person =
    /^(?:к[өо]р[шщ][иі]|дос|а[ғг]а|[әа]пке|ін[іи]|ини|[әа]ке|ана|апа|[қк]ұрбы|курбы|таныс|туыс|бастык)\p{L}*н[ыиі][ңн]$/u
  for (let at = start; at < from - 1; at++)
    if (person.test(sentence.textAt(at)) && /^(?:п[әа]тер|[үу]й)[іи]$/.test(sentence.textAt(at + 1)))
      return true
  return false
}

/** "my first flat was a studio", «первая квартира была студия», «бұрынғы пәтерде екі бөлме болды»: rooms of a former home. */
export function isFormerHome(sentence: Sentence, from: number, to: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  // "we had 2 rooms", «у нас было две комнаты», «бізде екі бөлме болған»
  const isHad =
    text(from - 1) === 'had' ||
    (/^был[аои]?$/.test(text(from - 1)) && /^у (?:нас|меня)$/.test(text(from - 2)))
  if (isHad && text(to) !== 'in') return true
  // «была однушка, родился второй, надо двушку»
  const isFirst = /^был[аои]?$/.test(text(from - 1)) && sentence.partOf(from)[0] === from - 1
  const isMore = sentence.terms.some((_, at) => at >= to && sentence.saysRooms(at))
  if (isFirst && isMore && sentence.isSign(to, ',.;')) return true
  if (/^(?:болған|болган|болды|болатын)$/.test(text(to)) && /^(?:б[іи]зде|менде)$/.test(text(from - 1)))
    return true
  const [start] = sentence.partOf(from, to)
  // «екі балаға бір бөлме, сонда үш бөлмелі»: whose a room of the home is
  const isRoomOf =
    sentence.textAt(to - 1) === 'болме' &&
    /^(?:бала|ул|кыз)(?:м|ым)?(?:[гк][ае]|а)$|^оз[иі]м(?:[иі]зге|е)$/.test(text(from - 1))
  const isOther = (at: number) =>
    at > to && sentence.says(at, 'unit', 'rooms') && text(at).startsWith('болмел')
  if (isRoomOf && sentence.terms.some((_, at) => isOther(at))) return true
  // «мұраға 2 бөлмелі қалды»
  const isLeft = /^[қк]алды$/.test(text(to)) || /^[қк]алды$/.test(text(to + 1))
  if (isLeft && sentence.terms.slice(start, from).some((term) => /^м[ұу]ра/.test(term.text))) return true
  const before = sentence.terms.slice(start, from).map((term) => term.text)
  const isFormer = before.some((word) =>
    /^(?:first|last|old|previous|перв\p{L}*|прошл\p{L}*|стар\p{L}*|б[ұу]рын[ғг]ы|алды[ңн][ғг]ы|б[іи]р[іи]нш[іи])$/u.test(
      word,
    ),
  )
  const isWas = [from - 1, from - 2].some((at) => /^(?:was|была|было)$/.test(text(at)))
  return isFormer && (isWas || /^(?:болды|болатын|болған|болган|еди)$/.test(text(to)))
}
