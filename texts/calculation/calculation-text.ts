/** Words that depend on what is reckoned. */
type KindText = {
  title: string
  /** What is repaid. */
  loan: string
  /** Name of the rate: a mark-up is never called a rate. */
  rate: string
  /** `{rate}` in per cent. */
  rateValue: string
  /** What stands beside the rate of a programme, `{effective}` in per cent. */
  effective: string
  /** Stands there when nobody knows it. */
  effectiveUnknown: string
  /** What the abbreviation of the effective rate means; null where none is used. */
  effectiveNote: string | null
  /** What is paid on top, over the whole term. */
  extra: string
  /** The same as a column of the schedule. */
  extraColumn: string
  /** What is left after a payment, as a column. */
  balance: string
  /** How sums that do not divide evenly were rounded; `{last}` is the last payment. */
  rounding: string
  disclaimer: string
}

/** A schedule of payments as a file, in one language (R195). It is no part of the localizations. */
export type CalculationText = {
  mortgage: KindText
  islamic: KindText
  installment: KindText
  /** `{date}` in words. */
  made: string
  unit: string
  /** `{floor}` and `{total}`. */
  floor: string
  price: string
  /** `{share}` in per cent. */
  initialPayment: string
  term: string
  /** Forms of the word after a number of months. */
  months: string
  programme: string
  /** A note for a programme that takes no applications. */
  closed: string
  terms: string
  /** `{share}` of the price in per cent, `{from}` and `{to}` in months. */
  programmeTerms: string
  /** `{value}`. */
  percent: string
  noMarkup: string
  monthly: string
  /** Payments `{from}` to `{to}` of a schedule in steps, all of them equal. */
  paymentRange: string
  /** The only payment of its amount, `{from}`. */
  onePayment: string
  payments: string
  total: string
  schedule: string
  columns: { number: string; amount: string; principal: string }
  /** `{page}` and `{pages}`. */
  pageLine: string
}
