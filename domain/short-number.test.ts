import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortNumber } from './short-number.ts'

const ru = { million: 'млн', thousand: 'тыс.' }
const en = { million: 'M', thousand: 'K' }

test('R214 millions and thousands are short, smaller numbers plain', () => {
  assert.equal(shortNumber(24_500_000, 'spec', ru), '24.5\u00a0млн')
  assert.equal(shortNumber(850_000, 'spec', ru), '850\u00a0тыс.')
  assert.equal(shortNumber(1000, 'spec', ru), '1\u00a0тыс.')
  assert.equal(shortNumber(999, 'spec', ru), '999')
  assert.equal(shortNumber(0, 'spec', ru), '0')
})

test('A22 the decimal sign follows the number style, a one-letter suffix stands close', () => {
  assert.equal(shortNumber(24_500_000, 'local', ru), '24,5\u00a0млн')
  assert.equal(shortNumber(850_000, 'local', { million: 'млн', thousand: 'мың' }), '850\u00a0мың')
  assert.equal(shortNumber(24_500_000, 'spec', en), '24.5M')
  assert.equal(shortNumber(850_000, 'spec', en), '850K')
})

test('A22 one decimal is rounded half up and .0 is dropped', () => {
  assert.equal(shortNumber(24_450_000, 'spec', en), '24.5M')
  assert.equal(shortNumber(24_449_999, 'spec', en), '24.4M')
  assert.equal(shortNumber(24_040_000, 'spec', en), '24M')
  assert.equal(shortNumber(1_250_000_000, 'spec', en), '1,250M')
})

test('A22 nothing rounds up to a thousand thousands', () => {
  assert.equal(shortNumber(999_950, 'spec', en), '1M')
  assert.equal(shortNumber(999_949, 'spec', en), '999.9K')
  assert.equal(shortNumber(999.6, 'spec', en), '1K')
  assert.equal(shortNumber(999.4, 'spec', en), '999')
})

test('A22 a loss is as short as a gain', () => {
  assert.equal(shortNumber(-24_450_000, 'spec', en), '-24.5M')
})
