import type { Sentence, Told } from '../sentence.ts'

/** "I want to rent a flat for 200k a month": homes are sold here, and a rent is no payment for one. */
export function rents(sentence: Sentence, told: readonly Told[]): Told[] {
  // «3 млн айына жалға емес, сатып алуға»
  // «жалға беремін, айына 200 мың түсіп тұрса»: what somebody else pays
  const income = told.filter(
    ({ wish, to }) =>
      /^(?:payment_to|small)$/.test(wish.key) &&
      /^т[үу]с(?:[іи]п|ет[іи]н|с[ек]|ед[іи])$/.test(sentence.textAt(to)),
  )
  if (income.length > 0) return income
  const refused = [...sentence.terms.keys()].find(
    (at) =>
      /^(?:жал[гғ]а|аренда\p{L}*|жалдау\p{L}*)$/u.test(sentence.textAt(at)) &&
      /^(?:емес|не нужна)$/.test(sentence.textAt(at + 1)),
  )
  if (refused !== undefined)
    return told.filter(
      ({ wish, from }) => /^(?:payment_to|small)$/.test(wish.key) && isOfOnePart(sentence, refused, from),
    )
  if (!sentence.terms.some(({ senses }) => senses.has('rent'))) return []
  const rented = [...sentence.terms.keys()].filter((at) => sentence.says(at, 'rent'))
  if (sentence.terms.some((_, at) => sentence.says(at, 'buy') || sentence.says(at, 'programme'))) return []
  return told.filter(({ wish, from, to }) => {
    const words = sentence.terms.slice(from, to).map(({ text }) => text)
    const isOfPayment = words.some((text) =>
      /^(?:столько|такую|сонша|same)|плат[её]ж|взнос|payment|ins?tal|төлем|толем|жарна/.test(text),
    )
    if ((wish.key !== 'payment_to' && wish.key !== 'small') || isOfPayment) return false
    return rented.some((at) => !isRentedNow(sentence, at) || isOfOnePart(sentence, at, from))
  })
}

/** «180 мыңға пәтер жалдап отырмын», «сейчас аренда 180 тысяч»: the rent of the home that there is. */
function isRentedNow(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  return sentence.terms.some(
    ({ text }, at) =>
      at >= start &&
      at < end &&
      (sentence.says(at, 'own') ||
        /^(?:[қк]аз[іи]р(?:г[іи])?|сейчас|пока|now|currently|(?:отыр|т[ұу]р|ж[үу]р|жатыр)(?:м[ыіи]н|м[ыіи]з))$/.test(
          text,
        )),
  )
}

function isOfOnePart(sentence: Sentence, one: number, other: number): boolean {
  const [start, end] = sentence.partOf(one)
  return start <= other && other < end
}
