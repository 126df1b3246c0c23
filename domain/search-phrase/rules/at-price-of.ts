import type { Rule, Sentence } from '../sentence.ts'

/** «под ключ по цене чистовой», "a flat for the price of a studio", «чистовойдың бағасымен»: what a price is compared with is no wish, and the price no order. */
export const atPriceOf: Rule = (sentence, place) => {
  const text = sentence.textAt(place)
  if (text === 'по цене' || text === 'по стоимости') {
    const is = isCompared(sentence, place + 1) && /(?:ой|ей|и|ы|а)$/.test(sentence.textAt(place + 1))
    return is && isBehindHome(sentence, place) ? { next: place + 2, wishes: [] } : null
  }
  if (/^(?:for|at)$/.test(text)) {
    const at = sentence.at(place + 1)?.text === 'the' ? place + 2 : place + 1
    if (sentence.at(at)?.text !== 'price' || sentence.at(at + 1)?.text !== 'of') return null
    const of = /^(?:a|an|the|one)$/.test(sentence.textAt(at + 2)) ? at + 3 : at + 2
    if (!isCompared(sentence, of)) return null
    return { next: sentence.says(of + 1, 'cat', 'flat') ? of + 2 : of + 1, wishes: [] }
  }
  const isOf = /(?:[нд][ыи][нң]|т[ыи][нң])$/.test(text) && isCompared(sentence, place)
  const isPrice = /^ба[гғ]а(?:сымен|сына)$/.test(sentence.textAt(place + 1))
  return isOf && isPrice ? { next: place + 2, wishes: [] } : null
}

/** «отсортируй по цене трёшки»: without a home before it the words are an order of the list. */
function isBehindHome(sentence: Sentence, place: number): boolean {
  return sentence.terms.some(
    (_, at) =>
      at < place &&
      (['finish', 'rooms', 'cat'].some((kind) => sentence.says(at, kind)) ||
        sentence.says(at, 'unit', 'rooms')),
  )
}

/** Whether a word is one for finishes or rooms. */
function isCompared(sentence: Sentence, place: number): boolean {
  return ['finish', 'rooms'].some((kind) => sentence.says(place, kind))
}
