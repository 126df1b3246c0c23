import { type Amount, isMoney, readAmount } from '../../quantities/amounts.ts'
import { one, type Rule, type Sentence } from '../../sentence.ts'

/** Verbs of giving money. */
const giving =
  /^(?:отда(?:м|дим|ем|ть|ю)|дам|дадим|вн(?:есу|есем|ошу|осим|ести)|за?плачу|за?платим|заплатить|выложу|выложим|положу|положим|put|put down|pay|give|hand over|бер(?:ем[иы]н|ем|ем[иы]з|е алам(?:ын|ыз)?)|толе(?:йм[иы]н|йм[иы]з|й алам(?:ын|ыз)?)|сал(?:ам|амын|амыз))$/

/** Words that tell that it is given at once. */
const atOnce =
  /^(?:сразу|сейчас|наличными|налом|upfront|up front|up-front|at once|right away|straight away|immediately|now|today|бирден|казир|колма кол)$/

/** Words that begin what is paid later. */
const later =
  /^(?:дальше|потом|затем|далее|после|остальное|then|afterwards|after that|later|the rest|сосын|кейин|ари карай|калганын|калганы)$/

/** The least sum that is given at once, in tenge: less may be what is paid a month. */
const leastGiven = 500_000

/** «5 млн отдам сразу», "put 5m upfront", «5 млн беремін, сосын айына…»: what is given before anything else is at hand. */
export const givenAtOnce: Rule = (sentence, place) => {
  const first = sentence.at(place)
  const isNumber = first?.number !== null || sentence.says(place, 'number')
  if (!isNumber && !giving.test(first.text) && !atOnce.test(first.text)) return null
  let sum: Amount | null = null
  let end = place
  let [isGiven, isAtOnce] = [false, false]
  for (let at = place; at - place < mostWords;) {
    const text = sentence.textAt(at)
    const amount: Amount | null = sum === null ? readAmount(sentence, at) : null
    if (amount !== null) {
      if (!isMoney(amount) || amount.isForeign || amount.value < leastGiven) return null
      sum = amount
      at = amount.next
    } else if (giving.test(text)) {
      isGiven = true
      at += 1
    } else if (atOnce.test(text)) {
      isAtOnce = true
      at += 1
    } else if (at > place && sentence.says(at, 'noise') && !sentence.says(at, 'join')) {
      at += 1
      continue
    } else break
    end = at
  }
  if (sum === null || !isGiven) return null
  return isAtOnce || isPaidLater(sentence, end) ? one(end, 'first_payment', sum.value) : null
}

/** Words that one sum, its verb and fillers have at most. */
const mostWords = 7

/** «…, потом по 150 тысяч в месяц»: what is paid a month behind a word for later. */
function isPaidLater(sentence: Sentence, place: number): boolean {
  const start = sentence.terms.findIndex(({ text }, at) => at >= place && later.test(text))
  if (start < 0 || start - place > 3) return false
  return sentence.terms.some((_, at) => at > start && sentence.says(at, 'topic', 'payment'))
}
