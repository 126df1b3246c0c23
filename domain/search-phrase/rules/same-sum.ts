import { readAmount } from '../amounts.ts'
import { one, type Rule, type Sentence } from '../sentence.ts'

/** Verbs with which one tells what one can pay. */
const pays =
  /^(?:могу|можем|смогу|сможем|готов|готовы|потяну|потянем|плати(?:ть|л|ли)|отдавать|pay|afford|т[өо]ле\p{L}*(?: ал\p{L}+)?)$/u

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
