import { changed, type Term } from '../terms/term.ts'

const courtesy =
  /^(?:пожалуйста|пжл?|плиз|плз|спасибо|спс|благодарю|please|pls|plz|thanks|thank you|thx|ty|рахмет|рақмет|ракмет|отинем|отинемин)$/

/** Words at the beginning by which somebody asks the company: "do you have a shop" looks for one. */
const asking = /^(?:do you have|have you got|у вас есть|сизде)$/

/** «двушка на 6-8 пожалуйста», "5th floor thanks": words of courtesy at the end become signs, so that what stands before them ends where it was meant to. */
export function withoutCourtesy(terms: readonly Term[]): readonly Term[] {
  let end = terms.length
  while (end > 0 && (terms[end - 1]?.isSign === true || courtesy.test(terms[end - 1]?.text ?? ''))) end--
  // Alone such a word says nothing.
  if (end === 0) return terms
  const isAsking = terms.length > 1 && asking.test(terms[0]?.text ?? '')
  if (!isAsking && terms.slice(end).every(({ isSign }) => isSign)) return terms
  return terms.map((term, at) =>
    (at < end && !(at === 0 && isAsking)) || term.isSign
      ? term
      : changed(term, { text: '.', senses: new Map(), isSign: true }),
  )
}
