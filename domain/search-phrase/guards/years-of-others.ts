import type { Sentence, Told } from '../sentence.ts'
import { kin, yearsOfLife } from '../words/people.ts'

/** What comes in a year without a house being handed over: prices go up, a lease ends, somebody moves to another town. */
const ofChange =
  /^(?:prices|rates|inflation|cost|costs|contract|lease|visa|expir\p{L}*|цены|ставк[аи]|инфляци\p{L}*|ба[ғг]алар|relocat\p{L}*|mov(?:e|ing) from)$/u

/** How far from its verb a year of somebody's life may stand. */
const nearest = 3

/** «бала биыл 1-класқа барады», «сын в этом году идёт в школу»: the year of somebody's life; «рассрочка до 2027 года»: that of a loan. */
export function yearsOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'deadline') return false
    const isYear = sentence.terms.some(
      (term, at) => at >= from && at < to && (sentence.says(at, 'year') || isYearNumber(term.number)),
    )
    if (!isYear) return false
    const [start, end] = sentence.partOf(from, to)
    const isHere = (is: (at: number) => boolean, away = Infinity) =>
      sentence.terms.some((_, at) => at >= start && at < end && at >= from - away && at < to + away && is(at))
    const says = (...kinds: string[]) => isHere((at) => kinds.some((kind) => sentence.says(at, kind)))
    // "our baby is due this year"
    const isBorn = isHere((at) => /^(?:baby|babies)$/.test(sentence.textAt(at)))
    if (!isBorn && isHere((at) => sentence.says(at, 'topic', 'deadline'))) return false
    // «до нового года скидки будут?»
    if (says('promo') && sentence.isSign(end, '?')) return true
    // «остальное через год»
    if (/^остат|^остальн|^доплат/.test(sentence.textAt(from - 1))) return true
    // "prices will rise in 2027", "relocating in August 2027"
    if (isHere((at) => ofChange.test(sentence.textAt(at)), nearest * 2)) return true
    // "been saving since 2020"
    if (isHere((at) => sentence.textAt(at) === 'since', nearest)) return true
    if (says('ready', 'building')) return false
    if (isOfLoan(sentence, from, to, wish.values.includes('ready'))) return true
    if (isHere((at) => yearsOfLife.test(sentence.textAt(at)), nearest + dateBefore(sentence, from)))
      return true
    if (isAgeBefore(sentence, from)) return true
    // "my brother is abroad until 2027"
    if (
      /^(?:until|till)$/.test(sentence.textAt(from)) &&
      isHere((at) => isSomebody.test(sentence.textAt(at)))
    )
      return true
    // «к 2027 году накоплю», «в 2027 году рожаю»: a verb of one's own that nothing here is told by.
    if (isOwnVerb(sentence, to)) return true
    // «ребёнку пять, в этом году в школу»: the school that a child is to go to
    const isToSchool = /^в (?:школу|сад|садик|детский сад|первый класс|университет)$/.test(
      sentence.textAt(to),
    )
    if (isToSchool && !says('need', 'buy', 'near')) return true
    if (says('need', 'buy') || !isHere((at) => isPerson(sentence, at))) return false
    // «балам биыл мектепке барады»
    const isSchool = (at: number) =>
      ['school', 'kindergarten', 'university'].some((kind) => sentence.says(at, 'poi', kind))
    // "not later than 2027 family of four"
    const isFamily = /^(?:of|из)$/.test(sentence.textAt(to + 1))
    const places = isFamily ? [from - 1, from - 2] : [from - 1, from - 2, to]
    return isHere(isSchool) || places.some((at) => isPerson(sentence, at))
  })
}

/** Whose time lasts until a year. */
const isSomebody =
  /^(?:who|he|she|brother|sister|son|daughter|husband|wife|mother|father|parents|tenants?|lease|visa|contract)$/

/** How many words of a date stand before its year: "wedding on 12 June 2027". */
function dateBefore(sentence: Sentence, from: number): number {
  const start = sentence.says(from, 'season') ? from - 1 : from
  let at = start
  while (sentence.says(at - 1, 'season') || sentence.isFiller(at - 1)) at--
  return start - at
}

/** "my son will be 18 in 2028" */
function isAgeBefore(sentence: Sentence, from: number): boolean {
  const at = sentence.textAt(from) === 'in' ? from - 1 : from - 2
  return (sentence.at(at)?.number ?? 0) >= 1 && /^(?:be|is|will be)$/.test(sentence.textAt(at - 1))
}

/** An unknown Russian verb in the first person. */
function isOwnVerb(sentence: Sentence, at: number): boolean {
  const term = sentence.at(at)
  return (
    term?.isKnown === false &&
    !term.isSign &&
    term.number === null &&
    /^\p{L}{2,}(?:[аяеую]ю|[лрн]ю|[жшчщд]у|[аеуиы]ем|[жшчщ]им|[ую]сь|[еи]мся)$/u.test(term.text)
  )
}

/** «рассрочка до 2027 года», «2027 жылға дейін бөліп төлеу» */
function isOfLoan(sentence: Sentence, from: number, to: number, isUntil: boolean): boolean {
  const before = sentence.isFiller(from - 1) ? from - 2 : from - 1
  const isIn = /^(?:в|in|на)$/.test(sentence.textAt(from))
  if (sentence.says(before, 'programme') && !isIn) return true
  return isUntil && sentence.says(to, 'programme', 'installment')
}

function isPerson(sentence: Sentence, at: number): boolean {
  return (
    kin.test(sentence.textAt(at)) ||
    sentence.says(at, 'vague', 'people') ||
    sentence.says(at, 'group') ||
    sentence.says(at, 'own', 'aside')
  )
}

function isYearNumber(number: number | null | undefined): boolean {
  return typeof number === 'number' && number >= 2020 && number < 2050
}
