import { formatDate } from '#domain/dates.ts'
import type { Language } from '#domain/languages.ts'
import { formatDecimal, formatPrice, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import { instalmentSchedule, loanSchedule, type Part } from '#domain/payment-schedule.ts'
import { takesApplications } from '#domain/programme-buyers.ts'
import { plural } from '#domain/plural.ts'
import type { Texts } from '#texts/texts.ts'
import { type CalculationOrder, feeUnder, kindOf, lightOf } from './calculation-order.ts'
import { type CalculationText, calculationText } from './calculation-text.ts'
import { programmeWords, rateWords, termsWords, unitWords } from './calculation-words.ts'
import { filled } from '#domain/filled.ts'

/** A line of the heading: money as a number, everything else in words. */
export type Fact = { label: string; value: { money: number } | { words: string } }

/** A calculation with its words, before it becomes a table of one kind or another. */
export type CalculationSheet = {
  text: CalculationText
  title: string
  made: string
  /** The unit in words, or null. */
  unit: string | null
  facts: Fact[]
  sums: Fact[]
  notes: string[]
  disclaimer: string
  columns: string[]
  rows: number[][]
}

export function calculationSheet(
  order: CalculationOrder,
  language: Language,
  words: Texts,
  setting: NumberStyle,
): CalculationSheet {
  const text = calculationText(words)
  const style = numberStyleIn(language, setting)
  const kind = text[kindOf(order)]
  const loan = order.price - order.initialPayment
  const share = formatDecimal((order.initialPayment / order.price) * 100, style)
  const { payments, extra, total, columns, rows } = scheduleTable(order, loan, text)
  const fee = feeUnder(order)
  const isStepped = lightOf(order).length > 0
  const [first, last] = [payments[0]?.amount ?? 0, payments.at(-1)?.amount ?? 0]
  return {
    text,
    title: kind.title,
    made: filled(text.made, { date: formatDate(order.day, language) }),
    unit: order.estate && unitWords(order.estate, language, words, setting),
    facts: [
      { label: text.price, value: { money: order.price } },
      { label: filled(text.initialPayment, { share }), value: { money: order.initialPayment } },
      { label: kind.loan, value: { money: loan } },
      {
        label: text.term,
        value: { words: `${order.months} ${plural(order.months, language, text.months)}` },
      },
      { label: kind.rate, value: { words: rateWords(order, text, style) } },
      ...programmeFacts(order, text, style),
    ],
    sums: [
      ...(isStepped ? rangeFacts(payments, text) : [{ label: text.monthly, value: { money: first } }]),
      { label: text.payments, value: { money: total } },
      ...(order.rate === 0 ? [] : [{ label: kind.extra, value: { money: extra } }]),
      ...(fee === 0 ? [] : [{ label: text.fee, value: { money: fee } }]),
      { label: text.total, value: { money: order.initialPayment + fee + total } },
    ],
    notes: [
      ...(isStepped || first === last ? [] : [filled(kind.rounding, { last: formatPrice(last, style) })]),
      ...(kind.effectiveNote !== null && (order.type === 'mortgage' || order.programme !== null)
        ? [kind.effectiveNote]
        : []),
      ...(order.programme !== null && !takesApplications(order.programme) ? [text.closed] : []),
    ],
    disclaimer: kind.disclaimer,
    columns,
    rows,
  }
}

function scheduleTable(order: CalculationOrder, loan: number, text: CalculationText) {
  const kind = text[kindOf(order)]
  const { number, amount, principal } = text.columns
  if (order.type === 'installment') {
    const schedule = instalmentSchedule(loan, order.rate, order.months, lightOf(order))
    return {
      ...schedule,
      columns: [number, amount, kind.balance],
      rows: schedule.payments.map((part) => [part.number, part.amount, part.balance]),
    }
  }
  const schedule = loanSchedule(loan, order.rate, order.months)
  return {
    ...schedule,
    columns: [number, amount, principal, kind.extraColumn, kind.balance],
    rows: schedule.payments.map((part) => [
      part.number,
      part.amount,
      part.principal,
      part.interest,
      part.balance,
    ]),
  }
}

/** «Платежи 1–12, каждый»: payments in steps, as many of them on a line as are equal to the tenge. */
function rangeFacts(payments: readonly Part[], text: CalculationText): Fact[] {
  const starts = payments.filter(({ amount }, index) => amount !== payments[index - 1]?.amount)
  return starts.map(({ number: from, amount }, index) => {
    const to = (starts[index + 1]?.number ?? payments.length + 1) - 1
    const words = from === to ? text.onePayment : text.paymentRange
    return { label: filled(words, { from: String(from), to: String(to) }), value: { money: amount } }
  })
}

function programmeFacts(order: CalculationOrder, text: CalculationText, style: NumberStyle): Fact[] {
  const { programme } = order
  if (programme === null) return []
  return [
    { label: text.programme, value: { words: programmeWords(programme, order, text, style) } },
    { label: text.terms, value: { words: termsWords(programme, text, style) } },
  ]
}
