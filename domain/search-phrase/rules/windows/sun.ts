import { type Amount, readAmount } from '../../quantities/amounts.ts'
import { type Item, one, type Rule, type Sentence, skipBounds } from '../../sentence.ts'
import { isLightOfOther } from './light.ts'

export const sun: Rule = (sentence, start) => {
  // «в декабре хотя бы 3 часа солнца», «желтоқсанда күніне 3 сағат күн»: hours of sun are those in December.
  if (sentence.says(start, 'winter')) {
    const found = sunAt(sentence, afterDaily(sentence, start + 1))
    if (found !== null) return found
  }
  return sunAt(sentence, start)
}

/** The place behind fillers and «күніне», which hours of sun are counted by anyway. */
function afterDaily(sentence: Sentence, place: number): number {
  let at = place
  while (
    at - place < 4 &&
    !sentence.says(at, 'sun') &&
    (/^(?:кун[иі]не|daily)$/.test(sentence.textAt(at)) ||
      (sentence.isFiller(at) && !sentence.says(at, 'number') && !sentence.says(at, 'sunlight')))
  )
    at++
  return at
}

function sunAt(sentence: Sentence, place: number): Item | null {
  if (sentence.says(place, 'sun') && !isLightOfOther(sentence, place)) {
    // «күні мол түсетін»
    const isMore = sentence.says(place + 1, 'mark', 'side') || shines.test(sentence.textAt(place + 1))
    const next = isMore ? place + 2 : place + 1
    const at = skipBounds(sentence, next)
    const hours = plusHours(sentence, at) ?? readAmount(sentence, at)
    if (hours?.unit === 'hours' && hours.value >= 1)
      return one(afterWinter(sentence, hours.next), 'sun', Math.min(Math.floor(hours.value), 4))
    return one(afterWinter(sentence, next), 'sun', 2)
  }
  const shining = afterShining(sentence, place)
  if (shining !== null) return shining
  const counted = sunnyHours(sentence, place)
  if (counted !== null) return counted
  // «от 3 часов солнца», «күн шуақты, кемінде 3 сағат»
  const at = skipBounds(sentence, place)
  const amount = plusHours(sentence, at) ?? readAmount(sentence, at)
  if (amount === null || amount.unit !== 'hours') return null
  // «3 сағаттан кем емес күн түсетін»
  const isFrom = amount.tail === 'from' && sentence.says(amount.next, 'after', 'from')
  const behind = isFrom ? amount.next + 1 : amount.next
  const past = sentence.says(behind, 'sunlight') ? behind : sentence.afterFillers(behind)
  // "3 hours of winter sun"
  const next = sentence.says(past, 'winter') && sentence.says(past + 1, 'sun') ? past + 1 : past
  const isSun = sentence.says(next, 'sun') || sentence.says(next, 'sunlight')
  // «күн көбірек түссе, 4 сағаттан кем болмасын»
  const isLeast = at > place || isFrom
  const isSunny = (before: number) => sentence.says(before, 'sun') || afterShining(sentence, before) !== null
  const isTold = isLeast && sentence.terms.some((_, before) => before < place && isSunny(before))
  if (!(isSun || isTold) || amount.value < 1) return null
  return one(
    afterWinter(sentence, isSun ? next + 1 : amount.next),
    'sun',
    Math.min(Math.floor(amount.value), 4),
  )
}

/** "3+ hours": a number with a plus before its unit; null for another. */
function plusHours(sentence: Sentence, place: number): Amount | null {
  const amount = readAmount(sentence, place)
  const isPlus = amount?.unit === null && amount.scale === null && sentence.isSign(amount.next, '+')
  if (!isPlus || !sentence.says(amount.next + 1, 'unit', 'hours')) return null
  return { ...amount, unit: 'hours', next: amount.next + 2 }
}

/** "4 sunny hours", «4 солнечных часа»: the light between a number and its hours; null for none. */
function sunnyHours(sentence: Sentence, place: number): Item | null {
  const at = skipBounds(sentence, place)
  const amount = readAmount(sentence, at)
  const isSun = amount?.unit === null && amount.scale === null && sentence.says(amount.next, 'sun')
  if (!isSun || !sentence.says(amount.next + 1, 'unit', 'hours') || amount.value < 1) return null
  return one(afterWinter(sentence, amount.next + 2), 'sun', Math.min(Math.floor(amount.value), 4))
}

/** «түсетін», «түссін»: what the sun does. */
const shines = /^тус(?:с[ие]н?|ип|ети?н|еди|кени)/

/** «күн кемінде 6 сағат түссін», «күн көбірек түссе»: the sun with a verb behind words of how much of it; null for none. */
function afterShining(sentence: Sentence, place: number): Item | null {
  if (!sentence.says(place, 'sunlight') || sentence.at(place)?.text !== 'кун') return null
  let hours = 2
  for (let at = place + 1; at - place < 7;) {
    if (shines.test(sentence.textAt(at))) return one(at + 1, 'sun', hours)
    const amount = readAmount(sentence, at)
    if (amount?.unit === 'hours' && amount.value >= 1) {
      hours = Math.min(Math.floor(amount.value), 4)
      at = amount.next
    } else if (
      sentence.says(at, 'bound') ||
      sentence.says(at, 'after') ||
      sentence.isFiller(at) ||
      sentence.at(at)?.text === 'мол'
    )
      at += 1
    else return null
  }
  return null
}

/** The place after «зимой»: hours of sun are those in December. */
function afterWinter(sentence: Sentence, place: number): number {
  const even = sentence.afterFillers(place, 2)
  const isEven = /^(?:even|especially|даже|особенно)$/.test(sentence.textAt(even))
  const at = isEven ? sentence.afterFillers(even + 1, 1) : even
  return sentence.says(at, 'winter') ? at + 1 : place
}
