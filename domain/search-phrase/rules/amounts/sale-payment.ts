import { isMoney, readAmount } from '../../quantities/amounts.ts'
import { one, type Rule, type Sentence } from '../../sentence.ts'

/** Less is no first payment, in tenge. */
const leastPayment = 500_000

/** Words between what an old home is sold for and that it is the first payment. */
const furthest = 8

/** The place behind «соны бастапқы жарна қылып», «это первый взнос»; null where no such words begin. */
export function afterThatIsPayment(sentence: Sentence, place: number): number | null {
  if (!/^(?:сон[иы]|осын[иы]|это|этим|that|this)$/.test(sentence.textAt(place))) return null
  const topic = sentence.says(place + 1, 'topic', 'first') ? place + 1 : sentence.afterFillers(place + 1, 4)
  if (!sentence.says(topic, 'topic', 'first') || sentence.says(topic, 'have')) return null
  const end = sentence.at(topic + 1)
  const isVerb =
    /^(?:кыл(?:ып|ам[ыи]н|ам[ыи]з|ам|са[мк]|айы[нк])|ет(?:ип|ем[ыи]н|ем[ыи]з|ем|се[мк]|ейи[нк])|ретинде|болады|будет)$/.test(
      end?.text ?? '',
    )
  if (end !== undefined && !end.isSign && !isVerb) return null
  return isVerb ? topic + 2 : topic + 1
}

/** A verb of selling; «сатып» alone is one where «ал» does not make it buying. */
function isSold(sentence: Sentence, place: number): boolean {
  const isSelling =
    sentence.at(place)?.text === 'сатып' && sentence.at(place + 1)?.text.startsWith('ал') !== true
  return isSelling || sentence.says(place, 'own', 'sell')
}

/** «үйімізді 12 миллионға сатып жатырмыз, соны бастапқы жарна қылып», «продаём дом за 12 млн, это первый взнос»: what a sale brings is the first payment. */
export const saleAsPayment: Rule = (sentence, place) => {
  const next = afterThatIsPayment(sentence, place)
  if (next === null) return null
  let isSale = false
  for (let at = place - 1; at >= 0 && place - at <= furthest; at--) {
    isSale ||= isSold(sentence, at)
    const amount = readAmount(sentence, at)
    if (
      amount === null ||
      amount.scale === null ||
      !isMoney(amount) ||
      amount.isForeign ||
      amount.value < leastPayment
    )
      continue
    for (let before = at; before >= 0 && at - before < furthest; before--) isSale ||= isSold(sentence, before)
    if (!isSale) return null
    return one(next, 'first_payment', amount.value)
  }
  return null
}
