import { type Sentence, skipBounds } from '../sentence.ts'
import { isBare, isMoney, readAmount } from './amounts.ts'
import { readSubject } from './subjects.ts'

/** «қазір», «сейчас» where nothing is told to be paid later. */
export function isOnlyWhen(sentence: Sentence, place: number): boolean {
  const isPaid = (at: number) =>
    sentence.says(at, 'topic', 'payment') || sentence.says(at, 'programme') || sentence.says(at, 'program')
  return /^(?:казир|сейчас|now)$/.test(sentence.textAt(place)) && !sentence.terms.some((_, at) => isPaid(at))
}

/** From here on a bound is one of the price of a home, in tenge. */
export const leastOfHome = 15_000_000

/** «первый взнос есть, 7 миллионов»: the sum behind a comma is what is there. */
export function isHeldSum(sentence: Sentence, start: number, comma: number): boolean {
  const isNamed = comma - start > 1 && !sentence.says(start, 'have')
  if (
    !isNamed ||
    !sentence.isSign(comma, ',-–—') ||
    !(saysLittle(sentence, comma - 1) || ['exists', 'ready'].some((kind) => sentence.says(comma - 1, kind)))
  )
    return false
  const at = skipBounds(sentence, comma + 1)
  // «взнос небольшой, лямов 3»
  if (sentence.says(at, 'scale') && sentence.isNumber(at + 1)) return true
  const amount = readAmount(sentence, at)
  if (amount === null) return false
  // «взнос есть, до 30 млн»: a bound so high is of the price.
  const isOfPrice = at > comma + 1 && amount.value >= (isBare(amount) ? leastOfHome / 1e6 : leastOfHome)
  return isMoney(amount) && !isOfPrice && readSubject(sentence, amount.next) === null
}

/** «алғашқы жарнасы аз, 2 млн-ға дейін», «первый взнос небольшой, до 2 млн»: how much of it is not told there. */
export function saysLittle(sentence: Sentence, place: number): boolean {
  return /^(?:аз|т[өо]мен|к[іи]ш[іи]|(?:не)?больш\p{L}*|маленьк\p{L}*|скромн\p{L}*|невелик\p{L}*|минимальн\p{L}*|small|low)$/u.test(
    sentence.textAt(place),
  )
}

/** What has been saved is there as other money at hand is: «накопили 20 млн», «сбережения 25 млн», «на счету 30 млн». */
const saved =
  /^(?:накоп|скоп|подкоп|поднакоп|насобира|наскребл?|отлож|сбереж|заначк|подушк|есть подушк|есть заначк|лежит на|на (?:моем )?(?:счет|депозит|сберкнижк)|в кармане)/

/** Whether every word about money at once from a place to another only tells that it is there. */
export function isOnlyHeld(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have') && !saved.test(sentence.textAt(at)))
      return false
  return true
}

/** «25 млн есть?», «12 млн, есть что-нибудь»: a question what there is. */
export function isAskedBehind(sentence: Sentence, place: number): boolean {
  return (
    sentence.isSign(place, '?') ||
    /^(?:что|че|чо|шо|какие|какая|какой|какое|ли|вариант|варианты|такие|у вас)$/.test(sentence.textAt(place))
  )
}
