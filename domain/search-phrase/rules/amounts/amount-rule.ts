import { isBare, isMoney } from '../../quantities/amounts.ts'
import type { Quantity } from '../../quantities/quantities.ts'
import { type Item, one, type Sentence, type Wish } from '../../sentence.ts'

/** An amount of a sentence as its rules get it. */
export type ToldAmount = {
  readonly sentence: Sentence
  /** Where it begins. */
  readonly place: number
  readonly quantity: Quantity
  /** What its numbers, unit and bounds wish; null where they are of nothing that a filter tells. */
  readonly wishes: readonly Wish[] | null
  /** The deadlines on offer, of which years choose. */
  readonly deadlines: readonly string[]
}

/** A rule of amounts: the item that an amount is, null where it is none, undefined where the next rule tells. */
export type AmountRule = (amount: ToldAmount) => Item | null | undefined

/** Whether an amount is one sum in tenge of which no bound and no word tells more. */
export function isPlainSum({ subject, side, second, first }: Quantity): boolean {
  return subject === null && side === null && second === null && isMoney(first) && !first.isForeign
}

/** Whether a bare number has its subject from a word that is only near to one: «саматы 6-үй» has no sum. */
export function isGuessed({ sentence, place, quantity }: ToldAmount): boolean {
  return sentence.at(place)?.isGuess === true && quantity.side === null && isBare(quantity.first)
}

/** A sum that is there to be paid first. */
export function firstPayment({ first }: Quantity, next: number): Item {
  return one(next, 'first_payment', first.value)
}

/** Money that is only there: the price, where it is enough for one and nothing is paid later. */
export function moneyAtHand({ first }: Quantity, next: number): Item {
  return { next, wishes: [{ key: 'first_payment', values: [first.value], isGeneral: true }] }
}
