import { total } from '../quantities/amounts.ts'
import type { Sentence, Told } from '../sentence.ts'

/** "hall 20 m": a letter for millions and for metres beside a word that is not known. */
export function lettersOfUnknown(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('price_') || to - from !== 2) return false
    const before = sentence.at(from - 1)
    const isUnknown = before?.isKnown === false && !before.isSign && before.number === null
    return sentence.at(to - 1)?.text === 'm' && isUnknown && !before.isCapital
  })
}

/** No square metre costs more, in tenge. */
const mostOfMetre = 5_000_000

/** «этажей не больше 12»: a bare number behind a word for something that is counted is no sum. */
export function numbersOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    // «метрі 500 мыңнан аспаса»: the price of a metre
    const isOfMetre =
      /^(?:payment_to|small|price_)/.test(wish.key) &&
      sentence.says(from - 1, 'unit', 'm2') &&
      (sentence.at(from - 2)?.number ?? null) === null &&
      !sentence.says(from - 2, 'number')
    if (isOfMetre && Number(wish.values[0]) < mostOfMetre) return true
    // «70 кв по 380 тысяч»
    const isByMetre =
      /^(?:payment_to|small)$/.test(wish.key) &&
      sentence.textAt(from - 1) === 'по' &&
      sentence.says(from - 2, 'unit', 'm2')
    if (isByMetre && Number(wish.values[0]) < mostOfMetre) return true
    if (!wish.key.startsWith('price_') || Number(wish.values[0]) % 1e6 !== 0) return false
    const isCounted = ['storeys', 'lift', 'bath', 'ceiling', 'floor'].some((unit) =>
      sentence.says(from - 1, 'unit', unit),
    )
    const isBare = sentence.terms
      .slice(from, to)
      .every((_, at) => !['scale', 'currency', 'topic'].some((kind) => sentence.says(from + at, kind)))
    // «не первый этаж до 30»
    const isEnd = [2, 3].some(
      (back) =>
        sentence.says(from - back, 'end') ||
        sentence.at(from - back)?.number !== null ||
        (back === 2 && sentence.says(from - back, 'number')),
    )
    return isCounted && isBare && !(from >= 2 && isEnd)
  })
}

/** «банк одобрил 20 млн», «банк 20 млн мақұлдады», "the bank approved 20 million": a loan, which is only a part. */
function isApproved(sentence: Sentence, from: number, to: number): boolean {
  const approves = /^(?:одобр\p{L}*|предодобр\p{L}*|ма[қк][ұу]лда\p{L}*|approved|preapproved|pre approved)$/u
  return [from - 1, from - 2, from - 3, to, to + 1, to + 2].some(
    (at) =>
      approves.test(sentence.textAt(at)) &&
      !sentence.terms.some(
        (_, between) =>
          between > Math.min(at, from) && between < Math.max(at, from) && sentence.isSign(between, ',.;'),
      ),
  )
}

/** What somebody else does with a sum. */
const given =
  /^(?:дал[аи]?|дадут|даст|да[её]т|дают|подарят|подарит|подкин(?:ет|ут)|одолж(?:ит|ат)|подарил[аи]?|give|gives|gave|lend|lent|pays|covers|contributes)$/

/** «20 млн қосамыз», «добавим 8 млн», "a loan of 20 million": money that is only a part of a price. */
export function sumsOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const isAdded = (at: number) =>
    /^(?:қос(?:а$|ам|ып)|коса$|косам|косып|[қк]осты[мқк]|[қк]осамыз|добав|доплат|займ[уе]м?$|одолж|занять$|add(?:ing)?$)/.test(
      sentence.textAt(at),
    )
  // «айырмасына 15 миллион»: what is paid beside an old home.
  const isDifference = (at: number) => sentence.at(at)?.text.startsWith('айырма') === true
  return told.filter(({ wish, from, to }) => {
    if (!/^(?:price_|first_payment|small)/.test(wish.key)) return false
    const isLoan =
      (/^(?:of|на|размером|в размере)$/.test(sentence.textAt(from - 1)) &&
        sentence.says(from - 2, 'programme')) ||
      isLimitOfLoan(sentence, from)
    // «на 10 млн дешевле, чем у соседей», "10 million cheaper than the neighbours"
    const isCompared = [to - 1, to].some(
      (at) => at > from && /^(?:дешевле|cheaper)(?: чем| than)?$/.test(sentence.textAt(at)),
    )
    // «20 % от 40 млн»: what a share is of.
    const of = /^(?:от|of|from)$/.test(sentence.textAt(from)) ? from : from - 1
    const isWhole =
      /^(?:от|of|from)$/.test(sentence.textAt(of)) &&
      [1, 2].some((back) => sentence.says(of - back, 'unit', 'percent'))
    if (wish.key.startsWith('price_') && isShareOf(sentence, of, from)) return true
    // "swap it for three rooms with extra 15 mln cash"
    // "2 million discount", "5 mln off"
    // «1 млн скидка», «скидка 1 млн»
    const discount = /^(?:discounts?|off|скидк\p{L}*)$/u
    const isOff =
      !sentence.says(from, 'bound') &&
      (discount.test(sentence.textAt(to)) || sentence.textAt(from - 1).startsWith('скидк'))
    if (isOff || isWhole || isOfPeriod(sentence, to) || sentence.textAt(from - 1) === 'extra') return true
    if (wish.key !== 'price_to' && wish.key !== 'small') return false
    const isOther =
      isCompared ||
      isLoan ||
      isAdded(to) ||
      // «нам дали 5 млн», "my parents will give 10 million"
      given.test(sentence.textAt(from - 1)) ||
      (/^(?:me|us|нам|мне)$/.test(sentence.textAt(from - 1)) && given.test(sentence.textAt(from - 2))) ||
      isApproved(sentence, from, to) ||
      // «анам 5 млн береді»: what somebody else gives.
      /^бер(?:[еі]?д[иі]|мек)$/.test(sentence.textAt(to)) ||
      // «15 млн балам береді»
      (/[аыи]м$/.test(sentence.textAt(to)) && /^бере?д[иі]$/.test(sentence.textAt(to + 1))) ||
      // «қайын атам 10 млн беремін деді»
      (/^бере?м/.test(sentence.textAt(to)) && /^де(?:й?д[иі]|пт[иі])$/.test(sentence.textAt(to + 1))) ||
      isWorthOfOther(sentence, to) ||
      isOfOldHome(sentence, from, to) ||
      isBorrowed(sentence, from, to) ||
      isDifference(from - 1) ||
      isAdded(from - 1) ||
      (sentence.isFiller(from - 1) && isAdded(from - 2))
    // «үстіне қосып барлығы 55»
    const isSum = /^(?:болады|болып т[ұу]р|жиналды|ш[ыі][ғг]ады|шы[ғг]ады)$/.test(sentence.textAt(to))
    const isTotal =
      total.test(sentence.textAt(from)) ||
      total.test(sentence.textAt(from - 1)) ||
      (isAdded(from - 1) && isSum)
    const isBound =
      isTotal ||
      (sentence.says(from, 'bound') && !/^limit$/.test(sentence.textAt(from))) ||
      // "my parents give me 15 mln tops"
      (sentence.says(to - 1, 'after', 'to') && !sentence.says(to - 1, 'scale'))
    return !isBound && isOther
  })
}

/** "3 million every quarter", "500k a year": what is paid or earned in a time that is no month. */
function isOfPeriod(sentence: Sentence, to: number): boolean {
  const isEach = /^(?:every|each|per|a|once|кажд\p{L}*|раз в)$/u.test(sentence.textAt(to))
  return (
    isEach && /^(?:quarter|year|week|day|half|six|квартал|год|неделю|полгода)$/.test(sentence.textAt(to + 1))
  )
}

/** "half of 60 million", «половина от 60 млн»: a part of a sum. */
function isShareOf(sentence: Sentence, of: number, from: number): boolean {
  const at = /^(?:of|от)$/.test(sentence.textAt(of)) ? of - 1 : from - 1
  return /^(?:half|third|quarter|половин\p{L}*|треть|четверть)$/u.test(sentence.textAt(at))
}

/** «рассматриваю вторичку за 29 млн»: what a home that is not sold here costs. */
function isOfOldHome(sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  return sentence.terms.slice(start, end).some(({ text }) => /^вторичк[аиу]$/.test(text))
}

/** «15 млн своих и 20 млн ипотека»: what is borrowed beside what there is. */
function isBorrowed(sentence: Sentence, from: number, to: number): boolean {
  const at = sentence.afterFillers(to, 1)
  const isLoan = sentence.says(at, 'programme', 'mortgage') || loans.test(sentence.textAt(at))
  return isLoan && sentence.terms.slice(0, from).some(({ text }) => ownMoney.test(text))
}

const loans = /^(?:кредит(?:ом|а)?|заем|займ)$/

const ownMoney = /^(?:свои|своих|собственн\p{L}*|наличк\p{L}*|наличными|накопил[аи]?|накоплен\p{L}*)$/u

/** «12 млн тұратын көлігімді беремін»: what a thing of one's own is worth. */
function isWorthOfOther(sentence: Sentence, place: number): boolean {
  return sentence.textAt(place) === 'туратын' && /м(?:[ыи]з)?(?:д[ыи])?$/.test(sentence.textAt(place + 1))
}

/** "my mortgage limit is 30 million", «лимит по ипотеке 25 млн»: what a bank would lend. */
function isLimitOfLoan(sentence: Sentence, from: number): boolean {
  const before = [from, from - 1, from - 2, from - 3]
  return (
    before.some((at) => /^(?:limit|лимит\p{L}*)$/u.test(sentence.textAt(at))) &&
    before.some((at) => sentence.says(at, 'programme'))
  )
}
