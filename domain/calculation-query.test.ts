import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  askedByForm,
  calculationOfParams,
  calculationSearch,
  lowestPrice,
  openedValue,
  tidyCalculation,
} from './calculation-query.ts'

const open = {
  price: null,
  initial: null,
  months: null,
  program: null,
  city: null,
  restoration: null,
  monthly: null,
  hand: null,
  estate: null,
  complex: null,
}

function read(query: string) {
  return calculationOfParams(new URLSearchParams(query))
}

test('R53 sums are taken as people write them, whole tenge within bounds', () => {
  const cases: [text: string, price: number | null][] = [
    ['25000000', 25_000_000],
    ['25 000 000 ₸', 25_000_000],
    ['25\u00a0000\u00a0000', 25_000_000],
    ['25,000,000', 25_000_000],
    ['35,5 млн', 35_500_000],
    ['35.5 mln', 35_500_000],
    ['40\u00a0млн.', 40_000_000],
    ['1.1 million', 1_100_000],
    ['млн', null],
    ['0', null],
    ['-5', null],
    ['1e9', null],
    ['25.5', null],
    ['много', null],
    ['', null],
  ]
  for (const [text, price] of cases)
    assert.equal(read(new URLSearchParams({ price: text }).toString()).price, price, text)
  assert.equal(read('initial=0').initial, 0)
  assert.equal(read('months=601').months, null)
})

test('R234 no price is smaller than any flat costs', () => {
  assert.equal(read('price=500').price, null)
  assert.equal(read(`price=${lowestPrice - 1}`).price, null)
  assert.equal(read(`price=${lowestPrice}`).price, lowestPrice)
})

test('A4 what nobody knows is left open', () => {
  assert.deepEqual(read('program=<b>&city=Алматы&restoration=gold&months=x'), open)
})

test('R53 an address says what was chosen and nothing else', () => {
  const query =
    'price=25000000&initial=5000000&months=300&program=7-20-25&city=almaty&restoration=fine&monthly=250000&hand=6000000&estate=65004&complex=qala-family'
  assert.equal(calculationSearch(read(query)), query)
  assert.equal(calculationSearch(open), '')
})

test('R319 what a plain form sent and is no sum stays in the tidy query, cut short', () => {
  const cases: [sent: string, tidy: string][] = [
    ['price=25 000 000 ₸&initial=&months=300&city=', 'price=25000000&months=300'],
    ['price=many&initial=5e6&months=0&program=A', 'price=many&initial=5e6&months=0'],
    ['price=999999&monthly=x', 'price=999999'],
    [`price=${'9'.repeat(60)}`, `price=${'9'.repeat(40)}`],
  ]
  for (const [sent, tidy] of cases) assert.equal(tidyCalculation(new URLSearchParams(sent)), tidy)
})

test('R501 a plain form that asks for another programme or way leaves open the sums that nobody changed', () => {
  const opened = openedValue({ type: 'mortgage', program: '7-20-25', initial: 5_000_000, months: 300 })
  const cases: [sent: string, asked: string][] = [
    [
      'type=mortgage&program=7-20-25&initial=5 000 000&months=300',
      'initial=5 000 000&months=300&type=mortgage',
    ],
    ['type=mortgage&program=market&initial=5 000 000&months=300', 'type=mortgage'],
    ['type=installment&program=7-20-25&initial=5,000,000&months=24', 'months=24&type=installment'],
    ['program=market&initial=6000000&months=300', 'initial=6000000'],
    ['program=market&initial=many&months=', 'initial=many&months='],
  ]
  for (const [sent, left] of cases) {
    const asked = askedByForm(new URLSearchParams(`${sent}&opened=${opened}`), 'mortgage')
    asked.delete('program')
    asked.sort()
    assert.deepEqual([...asked], [...new URLSearchParams(left)], sent)
  }
  const known = new URLSearchParams('program=market&months=300')
  assert.equal(String(askedByForm(known, 'mortgage')), String(known), 'a link says what was chosen')
  assert.equal(
    askedByForm(new URLSearchParams(`months=300&opened=${'.9'.repeat(9_000)}`), 'x').get('months'),
    '300',
  )
})
