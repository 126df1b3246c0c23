import type { Mortgage } from '#contract/mortgages.ts'
import type { EstateCard } from '#contract/estates.ts'
import { scheduleUnder } from '#domain/calculation.ts'
import { effectiveRateUnder } from '#domain/effective-rate.ts'
import type { Language } from '#domain/languages.ts'
import { formatArea, formatDecimal, type NumberStyle } from '#domain/money.ts'
import type { Texts } from '#texts/texts.ts'
import type { CalculationText } from './calculation-text.ts'
import { type CalculationOrder, isOfType, kindOf } from './calculation-order.ts'
import { filled } from '#domain/filled.ts'

/** The rate of the calculation. Where it is the programme's own, its effective rate is beside it. */
export function rateWords(order: CalculationOrder, text: CalculationText, style: NumberStyle): string {
  const kind = text[kindOf(order)]
  const isPlain = order.type === 'installment' && order.rate === 0
  const rate = isPlain ? text.noMarkup : filled(kind.rateValue, { rate: percent(order.rate, style) })
  const programme = programmeOfRate(order)
  if (programme !== null) return `${rate}, ${effectiveWords(programme, order, text, style)}`
  return order.type === 'installment' ? rate : `${rate}, ${kind.effectiveUnknown}`
}

/** Title and bank of a programme; where the calculation uses another rate, its own rates too. */
export function programmeWords(
  programme: Mortgage,
  order: CalculationOrder,
  text: CalculationText,
  style: NumberStyle,
): string {
  const name = `${programme.title}, ${programme.bank}`
  if (programmeOfRate(order) !== null) return name
  const rate = filled(text.percent, { value: percent(programme.rate_nominal, style) })
  return `${name} (${rate}, ${effectiveWords(programme, order, text, style)})`
}

export function termsWords(programme: Mortgage, text: CalculationText, style: NumberStyle): string {
  return filled(text.programmeTerms, {
    share: percent(programme.initial_payment_min, style),
    from: String(programme.term_months_min),
    to: String(programme.term_months_max),
  })
}

/** «Квартира 114, Наш парк, дом 2, этаж 5 из 12, 61,4 м²» */
export function unitWords(estate: EstateCard, language: Language, words: Texts, style: NumberStyle): string {
  const { category, number, complex, house, floor, floors_total: total, area_total: area } = estate
  const name = filled(words[`estate.number.${category}`], { number })
  const level = filled(words['calculation.floor'], { floor: String(floor), total: String(total) })
  return [
    name.charAt(0).toUpperCase() + name.slice(1),
    complex.name,
    house.name,
    ...(floor > 0 ? [level] : []),
    formatArea(area, language, style),
  ].join(', ')
}

/** The programme whose own rate the calculation uses. */
function programmeOfRate({ type, rate, programme }: CalculationOrder): Mortgage | null {
  return programme !== null && isOfType(programme, type) && programme.rate_nominal === rate ? programme : null
}

/** With one decimal, as on the pages. */
function effectiveWords(
  programme: Mortgage,
  order: CalculationOrder,
  text: CalculationText,
  style: NumberStyle,
): string {
  const effective = formatDecimal(effectiveOf(programme, order), style)
  return filled(text[kindOf(order)].effective, { effective })
}

/** The effective rate of a programme in per cent, of these payments where they are of its own kind. */
function effectiveOf(programme: Mortgage, order: CalculationOrder): number {
  const { type, price, initialPayment, months } = order
  if (!isOfType(programme, type)) return programme.rate_effective
  const loan = price - initialPayment
  const { payments } = scheduleUnder(programme, price, loan, months)
  return effectiveRateUnder(programme, loan, payments)
}

function percent(value: number, style: NumberStyle): string {
  return formatDecimal(value, style, 6)
}
