import type { Mortgage } from '#contract/mortgages.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { formatArea, formatDecimal, type NumberStyle } from '#domain/money.ts'
import type { CalculationText } from '#texts/calculation/calculation-text.ts'
import { texts } from '#texts/texts.ts'
import { calculationTexts, type CalculationOrder, isOfType, kindOf } from './calculation-order.ts'
import { filled } from './typeset.ts'

/** The rate that is reckoned with. Where it is the programme's own, the effective rate of that stands beside it. */
export function rateWords(order: CalculationOrder, text: CalculationText, style: NumberStyle): string {
  const kind = text[kindOf(order)]
  const isPlain = order.type === 'installment' && order.rate === 0
  const rate = isPlain ? text.noMarkup : filled(kind.rateValue, { rate: percent(order.rate, style) })
  const programme = programmeOfRate(order)
  if (programme !== null) return `${rate}, ${effectiveWords(programme, kind.effective, style)}`
  return order.type === 'installment' ? rate : `${rate}, ${kind.effectiveUnknown}`
}

/** Title and bank of a programme; where another rate is reckoned with, its own rates too. */
export function programmeWords(
  programme: Mortgage,
  order: CalculationOrder,
  text: CalculationText,
  style: NumberStyle,
): string {
  const name = `${programme.title}, ${programme.bank}`
  if (programmeOfRate(order) !== null) return name
  const rate = filled(text.percent, { value: percent(programme.rate_nominal, style) })
  return `${name} (${rate}, ${effectiveWords(programme, text[kindOf(order)].effective, style)})`
}

export function termsWords(programme: Mortgage, text: CalculationText, style: NumberStyle): string {
  return filled(text.programmeTerms, {
    share: percent(programme.initial_payment_min, style),
    from: String(programme.term_months_min),
    to: String(programme.term_months_max),
  })
}

/** «Квартира 114, Alatau Park, дом 2, этаж 5 из 12, 61,4 м²» */
export function unitWords(estate: EstateCard, language: Language, style: NumberStyle): string {
  const { category, number, complex, house, floor, floors_total: total, area_total: area } = estate
  const name = filled(texts[language][`estate.number.${category}`], { number })
  const level = filled(calculationTexts[language].floor, { floor: String(floor), total: String(total) })
  return [
    name.charAt(0).toUpperCase() + name.slice(1),
    complex.name,
    house.name,
    ...(floor > 0 ? [level] : []),
    formatArea(area, language, style),
  ].join(', ')
}

/** The programme whose very rate is reckoned with. */
function programmeOfRate({ type, rate, programme }: CalculationOrder): Mortgage | null {
  return programme !== null && isOfType(programme, type) && programme.rate_nominal === rate ? programme : null
}

function effectiveWords(programme: Mortgage, words: string, style: NumberStyle): string {
  return filled(words, { effective: percent(programme.rate_effective, style) })
}

function percent(value: number, style: NumberStyle): string {
  return formatDecimal(value, style, 6)
}
