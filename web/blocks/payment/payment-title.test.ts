import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleProgramme } from '#tests/helpers/sample-calculation.ts'
import { paymentTitle } from './payment-title.ts'

test('R771 a calculator is called by what it can reckon: loans, instalments or both', () => {
  const title = (...kinds: ('market' | 'installment')[]) => {
    const programmes = kinds.map((kind) => ({ ...sampleProgramme({ kind }), complexes: [] }))
    return paymentTitle({ programmes }, (key) => key)
  }
  assert.equal(title('market', 'installment'), 'payment.title')
  assert.equal(title('market'), 'home.purchase.mortgage.title')
  assert.equal(title('installment'), 'home.purchase.installment.title')
})
