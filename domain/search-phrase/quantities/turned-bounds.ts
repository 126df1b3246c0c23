import type { Sentence } from '../sentence.ts'
import type { Side } from './bounds.ts'
import type { Quantity } from './quantities.ts'

/** Words that compare, as bounds behind an amount in Kazakh. */
const compared =
  /^(?:арты[кқ]|к[өо]п|[жз]о[ғг]ары|[қк]ымбат|биік|биик|асатын|т[өо]мен|аз|кем|ки[шщ]и|кіші|арзан|үлкен|улкен|кейін|кейин|бұрын|бурын|ерте|кеш)/

/**
 * A quantity as it is wanted where it is refused: «больше 28 млн» is at most 28 million where one cannot pay that. Null
 * for one that has no word to compare, such as a range or «до».
 */
export function turned(sentence: Sentence, quantity: Quantity): Quantity | null {
  const { side, second, start, next } = quantity
  if (side === null || second !== null) return null
  let isCompared = false
  for (let at = start; at < next; at++) {
    const isBound = ['more', 'above', 'less', 'below'].some((each) => sentence.says(at, 'bound', each))
    const isOfKazakh = sentence.says(at, 'after') || sentence.says(at, 'sort')
    isCompared ||= isBound || (isOfKazakh && compared.test(sentence.textAt(at)))
  }
  if (!isCompared) return null
  const isLower = side === 'more' || side === 'above' || side === 'from'
  // «ниже 5 этажа, боюсь высоты»: who fears heights wants what is below.
  if (!isLower && fearsHeights(sentence, next)) return null
  const other: Side = isLower ? 'to' : 'from'
  return { ...quantity, side: other }
}

/** Who is afraid of so much does not want it. */
const fear = /^(?:страшно|страшновато|боязно|жутко|dizzy|scared|scary|nervous|anxious|[қк]ор[қк]\p{L}*)$/u

/** «боюсь высоты», "scared of heights", «биіктіктен қорқамын». */
export function fearsHeights(sentence: Sentence, place: number): boolean {
  const at = sentence.isSign(place, ',') ? place + 1 : place
  const words = [0, 1, 2, 3].map((away) => sentence.textAt(at + away)).join(' ')
  return /^(?:(?:я |мы |i |we |i m |we re )?(?:очень )?(?:боюсь|боимся|боится|страшно|страх|afraid of|scared of|fear of) (?:the )?(?:высоты|heights)|би[іи]кт[іи]ктен [қк]ор[қк])/u.test(
    words,
  )
}

/** The place behind words that tell that so much cannot be paid: «не потянем», "too much"; null for none. */
export function afterCannot(sentence: Sentence, place: number): number | null {
  const at = sentence.says(place, 'cannot') ? place : sentence.afterFillers(place, 2)
  if (sentence.says(at, 'cannot')) return at + 1
  const out = afterOut(sentence, place)
  if (out !== null) return out
  const verb = sentence.at(at + 1)
  // «выше пятого голова кружится», «бесіншіден жоғары қорқамын»
  if (fear.test(sentence.textAt(at))) return at + 1
  if (/^(?:голова|бас(?:ым)?)$/.test(sentence.textAt(at)) && /^(?:круж|айнал)/.test(verb?.text ?? ''))
    return at + 2
  // «үшінші қабаттан жоғары шыға алмайды»
  if (verb?.text.startsWith('алмай') === true && sentence.at(at)?.isSign === false) return at + 2
  // «төртінші қабаттан жоғары шықпаймыз екі бөлме»: what somebody will not do, unlike «қорықпаймын».
  if (/^(?!қорқ|корк|қорық|корык)\p{L}+[мбп][ае]йм[ыи][нз]$/u.test(sentence.textAt(at))) return at + 1
  const isAdjective = /(?:ую|юю|ая|яя|ые|ие|ый|ий|ое|ее|ых|их|ого|его)$/.test(verb?.text ?? '')
  const isVerb = verb?.isKnown === false && !isAdjective && !verb.isSign && verb.number === null
  return sentence.at(at)?.text === 'не' && !sentence.isKazakh && isVerb ? at + 2 : null
}

/** Whether such words stand before a place: «не готовы платить больше 30 млн», "can't pay more than 30m". */
export function isCannotBefore(sentence: Sentence, place: number): boolean {
  for (let at = place - 1; at >= 0 && place - at < 5; at--) {
    const isNumber = typeof sentence.at(at)?.number === 'number' || sentence.isSign(at, ',.;!?')
    if (isNumber || /^(?:но|but|а|бирак)$/.test(sentence.textAt(at))) return false
    if (sentence.says(at, 'cannot') || fear.test(sentence.textAt(at))) return true
  }
  return false
}

/** «то мимо», "count me out": who says so wants none of it. */
const out =
  /^(?:(?:i|we).{1,3}(?:m|re) out|count (?:me|us) out|no deal|forget it|пас|мимо|не надо|не нужно|не вариант|не подходит|не подойдет|не беру|не берем|керек емес|болмайды|алмаймын|алмаймыз|маган емес)$/

/** The place behind such words at the end of their part, also behind a comma: «больше 300 тысяч, то я пас»; null for none. */
function afterOut(sentence: Sentence, place: number): number | null {
  const start = sentence.isSign(place, ',-–—') ? place + 1 : place
  let at = start
  while (at - start < 3 && !out.test(sentence.textAt(at)) && isBetween(sentence, at)) at++
  if (!out.test(sentence.textAt(at))) return null
  // «үш бөлмеден кем болса болмайды астана»
  if (sentence.textAt(at) === 'болмайды' && sentence.textAt(at - 1) === 'болса') return at + 1
  const end = sentence.at(at + 1)
  return end === undefined || end.isSign || sentence.says(at + 1, 'join') ? at + 1 : null
}

/** «то», "then": words between what would be too much and its refusal. */
function isBetween(sentence: Sentence, place: number): boolean {
  return sentence.isFiller(place) || /^(?:то|тогда|сразу|then|онда|болса)$/.test(sentence.textAt(place))
}
