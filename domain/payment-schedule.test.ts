import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { instalmentSchedule, loanSchedule, monthlyPayment } from './payment-schedule.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const loan = fc.integer({ min: 1, max: 1_000_000_000_000 })
const months = fc.integer({ min: 1, max: 600 })
const rate = fc.oneof(
  fc.constantFrom(0, 0.01, 0.1, 7, 18.5, 100),
  fc.double({ min: 0, max: 100, noNaN: true }),
)

test('R195 twenty million at 7 % for 300 months is 141,356 a month', () => {
  assert.equal(Math.round(monthlyPayment(20_000_000, 7, 300)), 141_356)
  const { payments, total, extra } = loanSchedule(20_000_000, 7, 300)
  assert.equal(payments.length, 300)
  assert.ok(payments.slice(0, -1).every(({ amount }) => amount === 141_356))
  assert.deepEqual(payments[0], {
    number: 1,
    amount: 141_356,
    interest: 116_667,
    principal: 24_689,
    balance: 19_975_311,
  })
  // 300 × 141,355.8394… , rounded once
  assert.deepEqual([total, extra], [42_406_752, 22_406_752])
  assert.equal(payments.at(-1)?.amount, 42_406_752 - 299 * 141_356)
})

test('R195 one month of interest is a twelfth of the yearly rate', () => {
  const { payments, total } = loanSchedule(1_200_000, 12, 1)
  assert.deepEqual(payments, [
    { number: 1, amount: 1_212_000, interest: 12_000, principal: 1_200_000, balance: 0 },
  ])
  assert.equal(total, 1_212_000)
})

test('R195 the parts of a loan sum to its total, whatever is borrowed', () => {
  fc.assert(
    fc.property(loan, rate, months, (loan, rate, months) => {
      const schedule = loanSchedule(loan, rate, months)
      const { payments } = schedule
      assert.equal(payments.length, months)
      assert.equal(sum(payments.map(({ amount }) => amount)), schedule.total)
      assert.equal(sum(payments.map(({ principal }) => principal)), loan)
      assert.equal(sum(payments.map(({ interest }) => interest)), schedule.extra)
      assert.equal(schedule.total, schedule.loan + schedule.extra)
      let before = loan
      for (const { amount, interest, principal, balance } of payments) {
        for (const part of [amount, interest, principal, balance]) {
          assert.ok(Number.isSafeInteger(part) && part >= 0, String(part))
        }
        assert.equal(amount, interest + principal)
        assert.equal(balance, before - principal)
        before = balance
      }
      assert.equal(before, 0)
    }),
    { numRuns: 300 },
  )
})

test('R195 payments are equal; the last takes the rounding, half a tenge a month at most', () => {
  const ordinary = fc.integer({ min: 1_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(ordinary, fc.double({ min: 0.01, max: 30, noNaN: true }), months, (loan, rate, months) => {
      const exact = monthlyPayment(loan, rate, months)
      const payments = loanSchedule(loan, rate, months).payments.map(({ amount }) => amount)
      const last = payments.pop() ?? 0
      assert.ok(payments.every((amount) => amount === Math.round(exact)))
      assert.ok(Math.abs(last - exact) <= months / 2 + 1, `${last} beside ${exact}`)
    }),
    { numRuns: 300 },
  )
})

test('R195 the interest of a month is that of the exact balance, to a tenge', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 100_000_000 }), months, (loan, months) => {
      const rate = 7
      let balance = loan
      for (const { interest } of loanSchedule(loan, rate, months).payments) {
        const exact = (balance * rate) / 1200
        assert.ok(Math.abs(interest - exact) <= 1.001, `${interest} instead of ${exact}`)
        balance += exact - monthlyPayment(loan, rate, months)
      }
    }),
    { numRuns: 100 },
  )
})

test('R195 a loan without interest is its price', () => {
  const { payments, total, extra } = loanSchedule(1000, 0, 3)
  assert.deepEqual([total, extra], [1000, 0])
  assert.deepEqual(
    payments.map(({ amount, interest }) => [amount, interest]),
    [
      [334, 0],
      [333, 0],
      [333, 0],
    ],
  )
})

test('R195 an instalment is equal parts, the first ones larger by the tenge left over', () => {
  const { payments } = instalmentSchedule(6_778_502, 0, 60)
  assert.deepEqual([...new Set(payments.map(({ amount }) => amount))], [112_976, 112_975])
  assert.equal(payments.filter(({ amount }) => amount === 112_976).length, 2)
  assert.deepEqual(payments.at(-1), { number: 60, amount: 112_975, balance: 0 })
})

test('R195 a mark-up is added once', () => {
  const { loan, extra, total, payments } = instalmentSchedule(10_000_000, 4.5, 12)
  assert.deepEqual([loan, extra, total], [10_000_000, 450_000, 10_450_000])
  assert.equal(payments[0]?.amount, 870_834)
})

test('R195 the parts of an instalment differ by a tenge at most and sum to its total', () => {
  fc.assert(
    fc.property(loan, rate, months, (loan, markup, months) => {
      const { payments, total, extra } = instalmentSchedule(loan, markup, months)
      const amounts = payments.map(({ amount }) => amount)
      assert.equal(sum(amounts), total)
      assert.equal(total, loan + extra)
      assert.ok(Math.max(...amounts) - Math.min(...amounts) <= 1)
      assert.deepEqual(
        amounts,
        amounts.toSorted((a, b) => b - a),
      )
      assert.equal(payments.at(-1)?.balance, 0)
    }),
    { numRuns: 300 },
  )
})
