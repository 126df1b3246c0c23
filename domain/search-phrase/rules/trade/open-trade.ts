import { one, type Rule, type Sentence } from '../../sentence.ts'
import { afterOwn } from '../people.ts'
import { roomBehind, tradeAlone, trades } from './trades.ts'

/** What somebody says who opens a trade. */
const opening = /^(?:open|opening|открыть|открываю|открываем|открою|откроем)$/

/** «салон красоты хочу открыть»: the place behind what is said of opening, up to two words on; null for none. */
function afterOpening(sentence: Sentence, place: number): number | null {
  for (let at = place; at - place < 3; at++) {
    if (opening.test(sentence.textAt(at))) return at + 1
    const isOther = ['near', 'place', 'rooms', 'cat', 'bound'].some((kind) => sentence.says(at, kind))
    if (isOther || sentence.at(at)?.isSign !== false || sentence.isNumber(at)) return null
  }
  return null
}

/** "open a bakery", «открыть кофейню», «дәріхана ашамын»: who opens one needs premises. */
export const openTrade: Rule = (sentence, place) => {
  const isTrade = (at: number) => {
    const poi =
      sentence.says(at, 'poi') &&
      !['bus', 'metro', 'tram', 'university'].some((kind) => sentence.says(at, 'poi', kind))
    return (
      poi ||
      sentence.says(at, 'cat', 'comm') ||
      sentence.says(at, 'feature', 'shops') ||
      trades.test(sentence.textAt(at))
    )
  }
  const alone = tradeAlone(sentence, place)
  if (alone !== null) return alone
  if (opening.test(sentence.textAt(place))) {
    const at = afterOwn(sentence, place + 1)
    let last = isTrade(at) ? at : isTrade(at + 1) ? at + 1 : null
    // "a grocery shop"
    while (last !== null && isTrade(last + 1)) last += 1
    if (last === null) return null
    const open = one(last + 1, 'category', 'comm')
    // "a shop on the ground floor" is one phrase.
    const isFirst = /(?:ground|first) floor/.test(sentence.textAt(last))
    return isFirst ? { ...open, wishes: [...open.wishes, { key: 'ends', values: ['first'] }] } : open
  }
  const isOpened =
    isTrade(place) &&
    /^аш(?:у|уға|уга|ам|амын|амыз|са|сам|сақ|сак|сын|қым|қымыз|кым|кымыз|па[қк]\p{L}*|ып|ар|айын|айы[қк]|[қк]алы)(?!\p{L}{4})/u.test(
      sentence.textAt(place + 1),
    )
  // «аптеку хочу открыть»
  const isAccusative = isTrade(place) && /(?:у|ю|[^аяыи])$/.test(sentence.textAt(place))
  const opened = isAccusative ? afterOpening(sentence, place + 1) : null
  if (opened !== null) return one(opened, 'category', 'comm')
  const planned = afterPlannedTrade(sentence, place)
  if (planned !== null) return one(afterSaying(sentence, planned), 'category', 'comm')
  // «шаштараз ашатын жер»
  const isPlace =
    isTrade(place) &&
    /^(?:аш|сат|пісір|писир|жаса)(?:[ае]?й?т[ыи]н|уға|уга|уге)$/.test(sentence.textAt(place + 1)) &&
    /^(?:жер|жай|орын|помещение|н[үу]кте|б[өо]лме)$/.test(sentence.textAt(place + 2))
  if (isPlace) return one(place + 3, 'category', 'comm')
  if (isOpened) return one(afterSaying(sentence, place + 2), 'category', 'comm')
  const run = afterRunning(sentence, place)
  return run === null ? null : one(run, 'category', 'comm')
}

/** "I run a small bakery, 80 m2", "barbershop 35 m2": the place behind a trade that somebody has or that begins a part, where a size and no home is told; null for none. */
function afterRunning(sentence: Sentence, place: number): number | null {
  const isRun = /^(?:run|running|we have|i have|i own|we own)$/.test(sentence.textAt(place))
  // «хочу купить ломбард, 30 кв»
  const isAsked = ['need', 'buy', 'exists'].some((kind) => sentence.says(place - 1, kind))
  const isStart = trades.test(sentence.textAt(place)) && (isAsked || (sentence.at(place - 1)?.isSign ?? true))
  if (!isRun && !isStart) return null
  const own = isRun ? afterOwn(sentence, place + 1) : place
  const at = [own, own + 1].find((each) => trades.test(sentence.textAt(each)))
  const isOfHome = (each: number) =>
    sentence.says(each, 'rooms') || sentence.says(each, 'cat', 'flat') || sentence.says(each, 'unit', 'rooms')
  const isSized = !sentence.isKazakh && sentence.terms.some((_, each) => sentence.says(each, 'unit', 'm2'))
  return at !== undefined &&
    !roomBehind.test(sentence.textAt(at + 1)) &&
    isSized &&
    !sentence.terms.some((_, each) => isOfHome(each))
    ? at + 1
    : null
}

/** «кабинет ашамын», «балалар орталығын ашсам», «йога студия ашамын»: the place behind a plan to open what no table has; null for none. */
export function afterPlannedTrade(sentence: Sentence, place: number): number | null {
  const word = sentence.at(place)
  const isNoun =
    (word?.isKnown === false && !word.isSign && word.number === null && /^\p{L}{4,}$/u.test(word.text)) ||
    sentence.says(place, 'trade')
  if (!isNoun) return null
  const at = /^(?:студия\p{L}*|орталы[қкғг]\p{L}*|залы?н?)$/u.test(sentence.textAt(place + 1))
    ? place + 2
    : place + 1
  // «оқу орталығын ашатын орын»
  const isRoom = sentence.textAt(at) === 'ашатын' && /^(?:орын|жер|жай)$/.test(sentence.textAt(at + 1))
  if (isRoom) return at + 2
  const isPlan = /^аш(?:ам|амын|амыз|са[мқк]|[қк]ым(?:ыз)?|па[қк]\p{L}*|айын|айы[қк]|[қк]алы|у[ғг]а)$/u
  return isPlan.test(sentence.textAt(at)) ? at + 1 : null
}

/** The place behind «деп ем», «деймін», «деп едім», with which a plan is told. */
function afterSaying(sentence: Sentence, place: number): number {
  let at = place
  while (
    at - place < 3 &&
    /^(?:деп|деп едім|деп едим|дейм[іи]н|дейм[іи]з|дегенм[іи]н|ем|ед[іи]м|ед[іи]к|едик|отырмын|отырмыз|ж[үу]рм[іи]н|ж[үу]рм[іи]з|ойлап|ойымыз|ойым|бар|болып)$/.test(
      sentence.textAt(at),
    )
  )
    at++
  return at
}
