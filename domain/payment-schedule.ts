/** One payment of a schedule, in whole tenge: the payment and the balance after it. */
export type Part = { readonly number: number; readonly amount: number; readonly balance: number }

/** A payment of a loan: `amount` is `interest` and `principal`, `balance` is the rest of the loan. */
export type Payment = Part & { readonly interest: number; readonly principal: number }

/** The sums of a schedule: `total` is the loan and its cost (`extra`), and equals the sum of the payments. */
type Sums = { readonly loan: number; readonly extra: number; readonly total: number }

export type LoanSchedule = Sums & { readonly payments: readonly Payment[] }
export type InstalmentSchedule = Sums & { readonly payments: readonly Part[] }

/**
 * The monthly payment of a loan with equal payments, before rounding: P·r / (1 − (1 + r)^−n) with r a twelfth of the
 * yearly rate in per cent. 20,000,000 ₸ at 7 % for 300 months is 141,356 ₸.
 */
export function monthlyPayment(loan: number, rate: number, months: number): number {
  const growth = Math.log1p(rate / 1200)
  return growth === 0 ? loan / months : (loan * (rate / 1200)) / -Math.expm1(-months * growth)
}

/**
 * A loan repaid in equal monthly payments, in whole tenge.
 *
 * Every payment but the last is the rounded monthly payment. Interest up to a month is the exact interest up to that
 * month, rounded: a rounding is never carried on and never grows. The last payment takes the remainder, so that the
 * balance ends at 0 and `total` is the exact sum of all payments, rounded once; it differs from the others by half a
 * tenge a month at most. Without interest the loan is split as `instalmentSchedule` does.
 */
export function loanSchedule(loan: number, rate: number, months: number): LoanSchedule {
  const growth = Math.log1p(rate / 1200)
  if (growth === 0) return withoutInterest(loan, months)
  const exact = monthlyPayment(loan, rate, months)
  const payment = Math.round(exact)
  const repaidAll = Math.expm1(-months * growth)
  const payments: Payment[] = []
  let [balance, paid] = [loan, 0]
  for (let number = 1; number <= months; number++) {
    const left = loan * (Math.expm1((number - months) * growth) / repaidAll)
    const due = Math.max(0, Math.round(number * exact - (loan - left)) - paid)
    const isLast = number === months
    const interest = isLast ? due : Math.min(due, payment)
    const principal = isLast ? balance : Math.min(payment - interest, balance)
    paid += interest
    balance -= principal
    payments.push({ number, amount: interest + principal, interest, principal, balance })
  }
  return { payments, loan, extra: paid, total: loan + paid }
}

function withoutInterest(loan: number, months: number): LoanSchedule {
  const { payments } = instalmentSchedule(loan, 0, months)
  return {
    payments: payments.map((part) => ({ ...part, interest: 0, principal: part.amount })),
    loan,
    extra: 0,
    total: loan,
  }
}

/** So many lighter payments at the beginning of an instalment, each of them this share of the price in per cent. */
export type Step = { readonly months: number; readonly share: number }

/** The lighter payments one by one, in whole tenge. */
export function lightPayments(price: number, steps: readonly Step[]): number[] {
  return steps.flatMap(({ months, share }) =>
    Array.from({ length: months }, () => Math.round((price * share) / 100)),
  )
}

/**
 * The rest of a price, with a single mark-up in per cent, in equal monthly parts of whole tenge. A sum that does
 * not divide evenly makes the first parts larger by one tenge, as many as there are tenge left over.
 *
 * @param light payments that come first, none of them larger than an equal part of the whole; the rest is split
 *   evenly over the months after them, of which there is one at least
 */
export function instalmentSchedule(
  loan: number,
  markup: number,
  months: number,
  light: readonly number[] = [],
): InstalmentSchedule {
  const extra = Math.round((loan * markup) / 100)
  const total = loan + extra
  const equal = Math.floor(total / months)
  const first = light.slice(0, months - 1).map((amount) => Math.min(amount, equal))
  const rest = first.reduce((left, amount) => left - amount, total)
  const parts = months - first.length
  let balance = total
  const payments = Array.from({ length: months }, (_, index): Part => {
    const place = index - first.length
    const amount = first[index] ?? Math.floor(rest / parts) + (place < rest % parts ? 1 : 0)
    balance -= amount
    return { number: index + 1, amount, balance }
  })
  return { payments, loan, extra, total }
}
