import { formatDate } from '#domain/dates.ts'
import { type Language, languages, type Localized } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { effectiveRateDoubts } from './effective-rate-doubts.ts'
import { kinds } from '../kinds.ts'
import { placeOf, type Problem } from '../problem.ts'
import { projectsOf } from '../programme-projects.ts'
import type { AnyEntry, Records } from '../records.ts'
import type { LongText } from '../markdown.ts'
import { textsIn } from './worth-a-look.ts'

/**
 * What a folder says twice and not alike: figures that one language has and another has not (R730), texts with another
 * rate, discount (R731) or last day (R733) than their record, calculators that no programme stands behind (R732), programmes
 * that are not combined with discounts in words alone (R847), a year of foundation after the company’s first deeds
 * (R850), effective rates that payments do not make (R724). Nothing is stopped by it.
 */
export function contradictions(records: Records): Problem[] {
  return [
    ...figureDoubts(records),
    ...rateDoubts(records),
    ...dayDoubts(records),
    ...calculatorDoubts(records),
    ...discountDoubts(records),
    ...foundingDoubts(records),
    ...effectiveRateDoubts(records.mortgages),
  ]
}

function* figureDoubts(records: Records): Generator<Problem> {
  for (const kind of kinds) {
    for (const entry of records[kind] as readonly (AnyEntry & { text: LongText | null })[]) {
      const { source, text: long } = entry
      for (const { path, text } of textsIn(entry.record)) {
        yield* differences(text, (language, message) => {
          const whole = [...path, language]
          return {
            file: source.name,
            line: source.lineOf(whole),
            message: `${placeOf(whole)}: ${message}`,
          }
        })
      }
      if (long === null) continue
      yield* differences(long.html, (language, message) => ({ ...long.places[language], message }))
    }
  }
  for (const [key, text] of Object.entries(records.texts)) {
    yield* differences(text, (language, message) => {
      return { file: 'texts.yaml', line: null, message: `${placeOf(['texts', key, language])}: ${message}` }
    })
  }
}

function* differences(
  text: Localized,
  problemOf: (language: Language, message: string) => Problem,
): Generator<Problem> {
  const russian = figuresIn(text.ru)
  for (const language of languages) {
    const own = figuresIn(text[language])
    const lost = [...russian.difference(own)].join('; ')
    const added = [...own.difference(russian)].join('; ')
    if (lost !== '')
      yield problemOf(language, staffText('lacks {figures} of the Russian text', { figures: lost }))
    if (added !== '')
      yield problemOf(
        language,
        staffText('has {figures}, which the Russian text has not', { figures: added }),
      )
  }
}

const figure = /\d+(?:\.\d+)?(?:\s?(?:%|пайыз))?/g

/**
 * The figures of a text that words do not stand for in another language: shares, fractions, sums and years, not the
 * floors, quarters and rooms of a sentence. Each is written as English has it, without groups: `7.2%`, `24000000`.
 */
function figuresIn(text: string): Set<string> {
  const plain = text
    .replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
  const found = plain.match(figure) ?? []
  return new Set(
    found.filter((one) => /[.%п]|\d{3}/.test(one)).map((one) => one.replace(/\s?(?:%|пайыз)$/, '%')),
  )
}

function* rateDoubts({ mortgages, promotions }: Records): Generator<Problem> {
  for (const { record, source } of mortgages) {
    const rates = [record.rate_nominal, record.rate_effective].filter((rate) => rate !== 0)
    yield* unnamed([record.conditions], rates, source, 'conditions')
  }
  for (const { record, source } of promotions) {
    const { title, lead, conditions, discount } = record
    if (discount !== null) yield* unnamed([title, lead, conditions], [discount], source, 'discount')
  }
}

/** The rates of a record that its Russian texts do not name, where they name any. */
function* unnamed(
  texts: readonly Localized[],
  rates: readonly number[],
  source: AnyEntry['source'],
  field: string,
): Generator<Problem> {
  const named = texts.flatMap(({ ru }) => [...figuresIn(ru)].filter((one) => one.endsWith('%')))
  const lost = rates.map((rate) => `${rate}%`).filter((rate) => !named.includes(rate))
  if (named.length === 0 || lost.length === 0) return
  const said = { told: named.join('; '), kept: lost.join('; ') }
  const message = staffText('the texts name {told}, the record has {kept}', said)
  yield { file: source.name, line: source.lineOf([field]), message: `${field}: ${message}` }
}

/** A day in a Russian text: `28 февраля 2027`. */
const russianDay = /(?<!\d)\d{1,2}\s[а-я]+\s\d{4}(?!\d)/g

/** Promotions whose texts name days, and not the last one of their record. */
function* dayDoubts({ promotions }: Records): Generator<Problem> {
  for (const { record, source } of promotions) {
    const { title, lead, conditions, ends_at: last } = record
    if (last === null) continue
    const named = [title, lead, conditions]
      .flatMap(({ ru }) => ru.match(russianDay) ?? [])
      .map((day) => day.replaceAll(/\s/g, ' '))
    const kept = formatDate(last, 'ru')
    if (named.length === 0 || named.includes(kept)) continue
    const said = { told: [...new Set(named)].join('; '), kept }
    const message = staffText('the texts name {told}, the record has {kept}', said)
    yield { file: source.name, line: source.lineOf(['ends_at']), message: `ends_at: ${message}` }
  }
}

function* calculatorDoubts(records: Records): Generator<Problem> {
  const { calculators, mortgages } = records
  for (const { record: calculator, source } of calculators) {
    const { type, rate, rate_effective: effective, complex, house } = calculator
    const least = Math.min(...calculator.options.map((option) => option.initial_payment))
    const isBehind = mortgages.some(
      ({ record: programme }) =>
        (programme.kind === 'installment') === (type === 'installment') &&
        programme.rate_nominal === rate &&
        programme.rate_effective === effective &&
        programme.initial_payment_min <= least &&
        programme.term_months_min <= Math.min(...calculator.months) &&
        programme.term_months_max >= Math.max(...calculator.months) &&
        isOpenTo(projectsOf(programme, records), complex) &&
        isOpenTo(programme.houses, house),
    )
    if (isBehind) continue
    const message = staffText('no programme has this rate, first payment and term')
    yield { file: source.name, line: source.lineOf(['rate']), message: `rate: ${message}` }
  }
}

function* discountDoubts({ mortgages }: Records): Generator<Problem> {
  for (const { record, source } of mortgages) {
    const says = /не складыва/i.test(record.conditions.ru)
    if (says !== record.combines_with_discounts) continue
    const message = says
      ? staffText('the conditions say that it is not combined with discounts: write false here')
      : staffText('the conditions do not say that it is not combined with discounts')
    yield {
      file: source.name,
      line: source.lineOf(['combines_with_discounts']),
      message: `combines_with_discounts: ${message}`,
    }
  }
}

/** What a company did before it was founded: the earliest of it. */
function* foundingDoubts(records: Records): Generator<Problem> {
  const { founded } = records.company
  if (founded === undefined) return
  const [first] = deeds(records).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  if (first === undefined || first.day >= String(founded)) return
  const said = { founded, file: first.file, day: first.day }
  const message = staffText('the company is founded in {founded}, but {file} has {day}', said)
  yield { file: 'company.yaml', line: null, message: `founded: ${message}` }
}

/** Years and days on which a company had something, with the file that says so. */
function deeds({ awards, houses, progress, promotions, demo }: Records): { file: string; day: string }[] {
  return [
    ...awards.map(({ record, source }) => ({ file: source.name, day: String(record.year) })),
    ...houses.flatMap(({ record, source }) =>
      [record.handed_over_at, record.legal?.permit_date ?? null]
        .filter((day) => day !== null)
        .map((day) => ({ file: source.name, day })),
    ),
    ...progress.map(({ record, source }) => ({ file: source.name, day: record.date })),
    ...promotions.map(({ record, source }) => ({ file: source.name, day: record.starts_at })),
    ...(demo?.projects ?? []).flatMap(({ slug, stock }) =>
      Object.values(stock.houses).map((house) => ({
        file: `demo/projects/${slug}.yaml`,
        day: house.sale_start,
      })),
    ),
  ]
}

/** Null is a calculator for all of them; an empty list means all. */
function isOpenTo(list: readonly string[], one: string | null): boolean {
  return one === null || list.length === 0 || list.includes(one)
}
