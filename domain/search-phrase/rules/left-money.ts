import { isMoney } from '../amounts.ts'
import { readQuantity } from '../quantities.ts'
import type { Rule, Sentence } from '../sentence.ts'

/** Verbs of what is left or comes in once an old home is sold or an inheritance is shared out. */
const left =
  /^(?:останется|оста[её]тся|осталось|получу|получим|получили|получил[аи]?|выручим|выручили|left with|be left with|left)$/

/** Less is told of something else, in tenge. */
const leastHeld = 500_000

/** «мне останется около 15 млн на руки», "i will be left with 15 mln", «қолымда 15 млн қалады»: money that will be at hand. */
export const leftMoney: Rule = (sentence, place) => {
  const found = afterLeft(sentence, place)
  return found === null
    ? null
    : {
        next: found.next,
        wishes: [{ key: 'first_payment', values: [found.sum], isGeneral: true }],
      }
}

/** The sum that is left by words from a place on, with the place behind; null where nothing is. */
export function afterLeft(sentence: Sentence, place: number): { sum: number; next: number } | null {
  const isVerb = left.test(sentence.textAt(place))
  const sumAt = sentence.textAt(place + 1) === 'with' ? place + 2 : place + 1
  if (!isVerb && !startsSum(sentence, place)) return null
  const quantity = readQuantity(sentence, isVerb ? sumAt : place)
  if (quantity === null || quantity.second !== null || quantity.subject !== null) return null
  const { first, side, next } = quantity
  const isHeld = isMoney(first) && !first.isForeign && first.scale === 6 && first.value >= leastHeld
  if (!isHeld || !(side === null || side === 'around')) return null
  const isInHand = /^на$/.test(sentence.textAt(next)) && /^руки$/.test(sentence.textAt(next + 1))
  if (isVerb) {
    // «останется 5 млн на ремонт»
    const isOfOther = !isInHand && /^(?:на|для|for)$/.test(sentence.textAt(next))
    return isOfOther ? null : { sum: first.value, next: isInHand ? next + 2 : next }
  }
  if (isInHand) return { sum: first.value, next: next + 2 }
  return /^[қк]ал(?:ады|ды|атын|ар)$/.test(sentence.textAt(next))
    ? { sum: first.value, next: next + 1 }
    : null
}

function startsSum(sentence: Sentence, place: number): boolean {
  return typeof sentence.at(place)?.number === 'number'
}
