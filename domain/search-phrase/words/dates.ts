import { changed, type Term } from '../terms/term.ts'

/** A day of a month is no larger. */
const lastDay = 31

/** A season, and a month in the nominative, which no day stands before: «до 30, декабрь 2027». */
const noMonth =
  /^(?:лет|весн|осен|зим|summer|spring|autumn|winter|fall|жаз|куз|күз|кыс|қыс|коктем|көктем)|^[а-я]+(?:арь|аль|ель|юнь|юль|брь)$/

/**
 * «до 20 ноября», "by the 20th of November", «30 қазанға дейін»: the day of a month is no sum and no number of rooms.
 * Before a year it says nothing, so that a bound before it is of the year; else it is told as not understood.
 */
export function withoutDays(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ senses }) => senses.has('season'))) return terms
  const days = new Map<number, string>()
  for (const [at, { senses, text }] of terms.entries()) {
    if (!senses.has('season') || noMonth.test(text)) continue
    const kind = [at + 1, at + 2].some((each) => isYear(terms[each])) ? 'noise' : 'plain'
    const before = dayBefore(terms, at)
    for (let each = before; each < at; each++) days.set(each, kind)
    // "november 20", «желтоқсанның 20-на дейін»
    const isBefore = /^[a-z]|н[ыи]н$/.test(text)
    if (before === at && isBefore && isDay(terms[at + 1])) days.set(at + 1, kind)
  }
  return terms.map((term, at) => {
    const kind = days.get(at)
    return kind === undefined
      ? term
      : changed(term, {
          number: null,
          senses: new Map([[kind, new Set([''])]]),
          isKnown: true,
          isSign: false,
        })
  })
}

/** The last hour and minute of a clock. */
const [lastHour, lastMinute] = [24, 59]

/** "call after 18:00", «до 10:30»: hours and minutes of a clock are no sum and no number of rooms. */
export function withoutHours(terms: readonly Term[]): readonly Term[] {
  const isTime = (at: number) => {
    const [hour, minute] = [terms[at]?.number ?? null, terms[at + 2]?.number ?? null]
    return (
      terms[at + 1]?.text === ':' &&
      terms[at + 1]?.isTight === true &&
      terms[at + 2]?.isTight === true &&
      terms[at + 2]?.text.length === 2 &&
      hour !== null &&
      hour <= lastHour &&
      minute !== null &&
      minute <= lastMinute
    )
  }
  if (!terms.some((_, at) => isTime(at))) return terms
  return terms.map((term, at) =>
    isTime(at) || isTime(at - 2)
      ? changed(term, { number: null, senses: new Map([['plain', new Set([''])]]), isKnown: true })
      : term,
  )
}

/** Where the day before a month begins: «20», «20-го», «двадцать пятого»; the place of the month where there is none. */
function dayBefore(terms: readonly Term[], month: number): number {
  const says = (place: number, kind: string) => terms[place]?.senses.has(kind) === true
  let at = terms[month - 1]?.text === 'of' ? month - 2 : month - 1
  if (says(at, 'suffix') && terms[at]?.isTight === true) at -= terms[at - 1]?.isSign === true ? 2 : 1
  if (isDay(terms[at])) return at
  if (!says(at, 'number') || !/го$|ое$|ье$|му$/.test(terms[at]?.text ?? '')) return month
  return says(at - 1, 'number') ? at - 1 : at
}

function isDay(term: Term | undefined): boolean {
  const number = term?.number ?? null
  return number !== null && Number.isInteger(number) && number >= 1 && number <= lastDay
}

function isYear(term: Term | undefined): boolean {
  const number = term?.number ?? null
  return number !== null && number >= 2020 && number < 2050
}

/** How words of a season begin, in all languages. */
const seasons: readonly (readonly [season: string, word: RegExp])[] = [
  ['spring', /^(?:весн|весен|к[өо]ктем|koktem|spring)/],
  ['summer', /^(?:лет(?:о|а|ом|ний|няя|нюю|ние|них)$|жаз(?:да|[ғг]ы)?$|summer)/],
  ['autumn', /^(?:осен|к[үу]з(?:де|г[іи])?$|autumn)/],
  ['winter', /^(?:зим|[қк]ыс(?:та|[қк]ы)?$|[qk]ys(?:ta|[qk]y)?$|winter)/],
]

/** The season that a word is of: «весенняя», «көктемгі»; null for none. */
export function seasonOf(word: string): string | null {
  return seasons.find(([, of]) => of.test(word.toLowerCase()))?.[0] ?? null
}
