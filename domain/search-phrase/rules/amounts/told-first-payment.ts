import type { Sentence, Told } from '../../sentence.ts'

/** Words that take up the sum of the part before: «9 млн таптық, соны бастапқы жарнаға саламыз». */
const takesUp = /^(?:соны|оны|ол|это|этого|их|эти|this|that|it)$/

/** What stands between a subject and its sum when the sum is of something else: «взнос есть, квартира до 30 млн». */
const otherThings = ['cat', 'topic', 'unit', 'programme', 'place', 'poi']

/**
 * Sums that only verbs part from the word for the first payment: «на первый взнос наберём максимум 4 миллиона», "the
 * first payment I can manage is 9 million". Read alone such a sum would be the price of the home. They begin with that word now.
 */
export function firstPaymentsTold(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.map((one) => {
    const { wish, from, to } = one
    // «есть 16 млн наличкой, остальное в долг»: what is there is only a part of the price.
    if (wish.key === 'first_payment' && wish.isGeneral === true && isRestBorrowed(sentence, to))
      return { from, to, wish: { key: wish.key, values: wish.values } }
    const isSum =
      wish.key === 'price_to' ||
      wish.key === 'small' ||
      (wish.key === 'first_payment' && wish.isGeneral === true)
    if (!isSum || hasTopic(sentence, from, to)) return one
    const end = afterSaidToBe(sentence, to)
    const start =
      firstBefore(sentence, told, from) ??
      (isTakenUp(sentence, to) || isEnoughFor(sentence, to) || end !== null ? from : null)
    return start === null
      ? one
      : { from: start, to: end ?? to, wish: { key: 'first_payment', values: wish.values.slice(0, 1) } }
  })
}

const rest = /^(?:остальн\p{L}*|остаток|остатка|(?:the )?rest|remainder|[қк]ал[ғг]ан\p{L}*)$/u

const borrowed =
  /^(?:в долг|долг|взаймы|займ\p{L}*|кредит\p{L}*|loans?|borrow\p{L}*|несие\p{L}*|[қк]арыз\p{L}*|потом|позже|постепенно|later)$/u

/** Whether the rest is borrowed or paid later, behind a place in the next part of the sentence or the same. */
function isRestBorrowed(sentence: Sentence, to: number): boolean {
  for (let at = to; at < sentence.terms.length && at - to < 5; at++) {
    if (!rest.test(sentence.textAt(at))) continue
    const [, end] = sentence.partOf(at)
    return sentence.terms.some(
      ({ text }, each) =>
        each > at && each < end && (borrowed.test(text) || sentence.says(each, 'programme')),
    )
  }
  return false
}

function hasTopic(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (sentence.says(at, 'topic')) return true
  return false
}

/** The place of the word for the first payment that a sum is of; null for none. */
function firstBefore(sentence: Sentence, told: readonly Told[], from: number): number | null {
  const [start] = sentence.partOf(from)
  for (let at = from - 1; at >= start; at--) {
    if (told.some((one) => one.from <= at && at < one.to)) return null
    if (isFirstPayment(sentence, at)) return isRefused(sentence, at) ? null : at
    // «бастапқыға бала ақшасын қосып 3,5 млн болады»
    if (/^а[қк]ша/.test(sentence.textAt(at))) continue
    if (sentence.at(at)?.number !== null || otherThings.some((kind) => sentence.says(at, kind))) return null
  }
  return null
}

/** A word for the first payment itself: «есть» alone also begins a sentence about the price. */
function isFirstPayment(sentence: Sentence, at: number): boolean {
  return (
    sentence.says(at, 'topic', 'first') &&
    /взнос|первонач|жарна|бастап[қк]ы|төлем|толем|payment|deposit|down/.test(sentence.textAt(at))
  )
}

/** «без первого взноса», «бастапқы жарнасыз» */
function isRefused(sentence: Sentence, at: number): boolean {
  return (
    sentence.at(at)?.tail === 'without' ||
    [at - 1, at - 2].some((before) => /^(?:без|no|without)$/.test(sentence.textAt(before)))
  )
}

/** "is 2 mln enough for the down payment", «2 млн хватит на первый взнос?»: a question about the sum that there is. */
function isEnoughFor(sentence: Sentence, to: number): boolean {
  const isEnough = /^(?:enough|хватит|хватает|достаточно|жете ме|жетеді ме|жетеди ме|жеткілікті)$/
  const at = [to, to + 1].find((each) => isEnough.test(sentence.textAt(each)))
  return at !== undefined && [1, 2, 3, 4].some((away) => isFirstPayment(sentence, at + away))
}

/** "5 mln is my whole down payment", «5 млн — это весь мой первый взнос»: the place behind what a verb says that the sum is; null for none. */
function afterSaidToBe(sentence: Sentence, to: number): number | null {
  const [, end] = sentence.partOf(to - 1)
  for (let at = to; at < end; at++) {
    // «это не первый взнос»
    if (sentence.at(at)?.number !== null || sentence.says(at, 'not')) return null
    if (!/^(?:is|are|will be|это|будет|болады)$/.test(sentence.textAt(at))) continue
    if (sentence.says(at + 1, 'not')) return null
    const away = [1, 2, 3, 4].find((each) => at + each < end && isFirstPayment(sentence, at + each))
    return away === undefined ? null : at + away + 1
  }
  return null
}

function isTakenUp(sentence: Sentence, to: number): boolean {
  const [, end] = sentence.partOf(to - 1)
  if (!sentence.isSign(end, ',') || !takesUp.test(sentence.textAt(end + 1))) return false
  const [, next] = sentence.partOf(end + 1)
  return sentence.terms.some((_, at) => at > end && at < next && isFirstPayment(sentence, at))
}
