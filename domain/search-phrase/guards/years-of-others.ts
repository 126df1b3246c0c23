import type { Sentence, Told } from '../sentence.ts'
import { kin, yearsOfLife } from '../words/people.ts'

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
    // "been saving since 2020"
    if (isHere((at) => sentence.textAt(at) === 'since', nearest)) return true
    if (says('ready', 'building')) return false
    if (isOfLoan(sentence, from, to, wish.values.includes('ready'))) return true
    if (isHere((at) => yearsOfLife.test(sentence.textAt(at)), nearest)) return true
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
    return isHere(isSchool) || [from - 1, from - 2, to].some((at) => isPerson(sentence, at))
  })
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
