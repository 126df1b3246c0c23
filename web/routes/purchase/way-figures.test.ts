import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightestInstalment, lowestRate } from './way-figures.ts'

const loan = (kind: 'state' | 'market' | 'developer' | 'islamic', nominal: number, effective: number) => ({
  kind,
  applications: null,
  rate_nominal: nominal,
  rate_effective: effective,
  initial_payment_min: 20,
  term_months_max: 240,
})

test('R240 the rates that speak for loans are told of the state and of banks apart, each with its own effective rate', () => {
  const programmes = [
    loan('developer', 0.1, 2),
    loan('market', 22.5, 25),
    loan('state', 8.5, 8.9),
    loan('state', 7, 7.1),
    loan('islamic', 5, 6),
    loan('market', 16.6, 18),
  ]
  assert.equal(lowestRate(programmes, 'state')?.rate_effective, 7.1)
  assert.equal(lowestRate(programmes, 'market')?.rate_nominal, 16.6)
  assert.equal(lowestRate([loan('developer', 0.1, 2)], 'state'), null)
  const closed = { ...loan('state', 5, 5.1), applications: 'closed' as const }
  assert.equal(lowestRate([closed, ...programmes], 'state')?.rate_effective, 7.1)
})

const instalment = (markup: number, share: number, months: number, complexes: number[] = []) => ({
  kind: 'installment' as const,
  applications: null,
  rate_nominal: markup,
  rate_effective: 0,
  initial_payment_min: share,
  term_months_max: months,
  complex_ids: complexes,
})

test('R240 the figures of instalments are those of one programme', () => {
  const lightest = lightestInstalment([instalment(4, 20, 36), instalment(0, 40, 60), instalment(0, 30, 24)])
  assert.deepEqual([lightest?.initial_payment_min, lightest?.term_months_max], [30, 24])
})

test('R502 an instalment of single projects speaks for the company only where none holds everywhere', () => {
  const ofOne = instalment(0, 30, 36, [3])
  const ofAll = instalment(0, 40, 60)
  assert.equal(lightestInstalment([ofOne, ofAll]), ofAll)
  assert.equal(lightestInstalment([ofOne]), ofOne)
})
