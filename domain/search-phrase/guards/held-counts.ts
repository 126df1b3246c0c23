import type { Sentence, Told } from '../sentence.ts'

/** Words that tell that something is there, at once or at hand, which need not be money. */
const held =
  /^(?:have|we have|i have|got|(?:i|we)['’ ]?ve got|now|today|at once|right away|есть|имеется|имеем|имею|сейчас|сразу|менд[ея]|б[иі]зд[ея]|[қк]аз[иі]р|б[иі]рден|[қк]олда|[қк]олым\p{L}*|bizde|mende|[өо]з[иі]м(?:де|[иі]зде))$/u

/** Those of them that only tell when. */
const atOnce = /^(?:now|today|at once|right away|сейчас|сразу|[қк]аз[иі]р|б[иі]рден)$/

/** What makes a number that is there one of money, wherever it is said. */
const ofMoney = ['scale', 'currency', 'programme', 'program', 'cannot', 'income']
const subjects = ['payment', 'price', 'first']

/** What may stand behind a number of millions; any other word is what is counted. */
const behindMoney = [
  'join',
  'rooms',
  'place',
  'programme',
  'program',
  'need',
  'buy',
  'exists',
  'bound',
  'sort',
]

/**
 * «have two dogs», «қолымызда екі көлік», «есть 3 велосипеда»: a bare number of what is there is a first payment in
 * millions only where nothing else is counted and something in the sentence tells of money.
 */
export function heldCounts(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'first_payment') return false
    const own = sentence.terms.slice(from, to)
    const isCounted = own.every(({ number }, at) => {
      const isSum = ['scale', 'currency', 'unit'].some((kind) => sentence.says(from + at, kind))
      return !isSum && (number === null || number < 1000)
    })
    const isHeld = own.every(({ text }, at) => !sentence.says(from + at, 'topic') || held.test(text))
    if (!isCounted || !isHeld) return false
    // «ата-анам 12 млн берді, өзімізде 8»
    if (own.some(({ text }) => /^[өо]з[иі]м/.test(text))) return true
    const behind = sentence.at(to)
    const isThing =
      behind !== undefined &&
      !behind.isSign &&
      !/^(?:to|for|на|для)$/.test(behind.text) &&
      !behindMoney.some((kind) => sentence.says(to, kind))
    if (isThing) return true
    // "now 30, budget 30 million"
    const isWhen = own.every(({ text }, at) => !sentence.says(from + at, 'topic') || atOnce.test(text))
    const says = isWhen ? saysPaying : saysMoney
    return !sentence.terms.some((_, at) => (at < from || at >= to) && says(sentence, at))
  })
}

function saysPaying(sentence: Sentence, at: number): boolean {
  return (
    sentence.says(at, 'programme') || sentence.says(at, 'program') || sentence.says(at, 'topic', 'payment')
  )
}

function saysMoney(sentence: Sentence, at: number): boolean {
  const isSubject = subjects.some((subject) => sentence.says(at, 'topic', subject))
  return (
    ofMoney.some((kind) => sentence.says(at, kind)) ||
    (isSubject && !held.test(sentence.textAt(at)) && !/^(?:за|for)$/.test(sentence.textAt(at)))
  )
}
