import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purchaseDescription, purchaseLead } from './ways-words.ts'

test('R771 the words of the ways to buy name only those that there are', () => {
  assert.equal(purchaseLead(['mortgage', 'installment', 'payment100']), 'purchase.lead')
  assert.equal(purchaseLead(['mortgage', 'payment100']), 'purchase.lead.mortgage')
  assert.equal(purchaseLead(['installment', 'payment100']), 'purchase.lead.installment')
  assert.equal(purchaseDescription(['payment100']), 'purchase.description.payment100')
})
