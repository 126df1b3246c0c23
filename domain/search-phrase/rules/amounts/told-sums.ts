import { isMoney, readAmount } from '../../quantities/amounts.ts'
import { readQuantity } from '../../quantities/quantities.ts'
import { one, type Rule, type Sentence } from '../../sentence.ts'

/** Verbs of what is left or comes in once an old home is sold or an inheritance is shared out. */
const left = new Set(
  'останется,остается,остаётся,осталось,получу,получим,получили,получил,получила,выручим,выручили,left with,be left with,left'.split(
    ',',
  ),
)

/** Less is told of something else, in tenge. */
const leastHeld = 500_000

/** «мне останется около 15 млн на руки», "i will be left with 15 mln", «қолымда 15 млн қалады»: money that will be at hand. */
export const leftMoney: Rule = (sentence, place) => {
  const wishOf = (sum: number) => ({ key: 'first_payment', values: [sum], isGeneral: true })
  const found = afterLeft(sentence, place)
  if (found !== null) return { next: found.next, wishes: [wishOf(found.sum)] }
  // «с продажи дома будет 12 млн»
  if (!/^(?:со?|от|после)$/.test(sentence.textAt(place)) || !isSale(sentence, place + 1)) return null
  for (let at = place + 2; at - place < 6 && !sentence.isSign(at, ',.;!?'); at++) {
    const sum = afterLeft(sentence, at)
    if (sum !== null) return { next: sum.next, wishes: [wishOf(sum.sum)], missed: [[place, at]] }
  }
  return null
}

/** The sum that is left by words from a place on, with the place behind; null where nothing is. */
export function afterLeft(sentence: Sentence, place: number): { sum: number; next: number } | null {
  const isVerb = left.has(sentence.textAt(place)) || isOfSale(sentence, place)
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

/** «с продажи дома будет 12 млн» */
function isOfSale(sentence: Sentence, place: number): boolean {
  if (!/^(?:будет|выйдет|получится|вышло)$/.test(sentence.textAt(place))) return false
  const [start] = sentence.partOf(place)
  return sentence.terms.some((_, at) => at >= start && at < place && isSale(sentence, at))
}

function isSale(sentence: Sentence, place: number): boolean {
  return /^продаж[иеу]$/.test(sentence.textAt(place))
}

/** Whether digits of millions begin at a place: «15 млн», "15+ mln". */
function startsSum(sentence: Sentence, place: number): boolean {
  if (typeof sentence.at(place)?.number !== 'number') return false
  return sentence.isSign(place + 1, '+') || readAmount(sentence, place)?.scale === 6
}

/** Verbs with which one tells what one can pay. */
const pays =
  /(?:^| )(?:могу|можем|смогу|сможем|готов|готовы|потяну|потянем|плати(?:ть|л|ли)|отдавать|pay|afford|т[өо]ле\p{L}*(?: ал\p{L}+)?)(?: |$)/u

const ofRent =
  /(?:^| )(?:съ[её]м\p{L}*|за съ[её]м|снима\p{L}+|аренд\p{L}+|rent|renting|жал(?:[ғг]а|дап|дау)\p{L}*)(?: |$)/u

/** «плачу за съём 120 тысяч, столько же могу и за своё», "the rent is 150k, I can pay the same": the rent that is told is what can be paid each month. */
export const sameSum: Rule = (sentence, place) => {
  const end = afterSame(sentence, place)
  if (end === null) return null
  const [start, last] = sentence.partOf(place)
  const isPaid = sentence.terms.some(({ text }, at) => at >= start && at < last && pays.test(text))
  const before = sentence.terms.slice(0, place).map(({ text }) => text)
  if (!isPaid || !ofRent.test(before.join(' '))) return null
  for (let at = place - 1; at >= 0; at--) {
    const amount = readAmount(sentence, at)
    if (amount === null || amount.scale !== 3 || amount.isForeign || amount.next > place) continue
    return one(isOfNothingElse(sentence, end, last) ? last : end, 'payment_to', amount.value)
  }
  return null
}

/** The place behind words for so much again; null where none begin. */
function afterSame(sentence: Sentence, place: number): number | null {
  const text = (at: number) => sentence.textAt(at)
  if (/^(?:столько|такую|такой)$/.test(text(place)) && text(place + 1) === 'же') return place + 2
  if (/^(?:столько же|сонша|соншаны|сондай а[қк]ша\p{L}*)$/u.test(text(place))) return place + 1
  return text(place) === 'the' && text(place + 1) === 'same' ? place + 2 : null
}

/** Whether the rest of a part has nothing that may be wished. */
function isOfNothingElse(sentence: Sentence, from: number, to: number): boolean {
  return !sentence.terms.some(
    (term, at) =>
      at >= from &&
      at < to &&
      (term.number !== null ||
        ['rooms', 'place', 'cat', 'poi', 'number'].some((kind) => sentence.says(at, kind))),
  )
}
