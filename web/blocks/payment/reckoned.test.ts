import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PayingProgramme } from '../../data/paying.server.ts'
import { reckonHome } from './reckoned.ts'

const base: PayingProgramme = {
  id: 1,
  code: 'any',
  title: 'A loan',
  kind: 'market',
  rate_nominal: 15,
  rate_effective: 16,
  initial_payment_min: 20,
  term_months_min: 12,
  term_months_max: 240,
  price_cap: [],
  loan_cap: [],
  finishing_required: [],
  complex_ids: [],
  house_ids: [],
  combines_with_discounts: true,
  complexes: [],
  steps: [],
  asks: [],
  applications: null,
  fee: null,
}

const home = {
  category: 'flat' as const,
  city_id: 1,
  complex_ids: [1],
  restoration: null,
  price: 25_000_000,
}

test('R722 a calculator opens with a programme that any buyer can get, even where others cost less', () => {
  const group = { ...base, id: 2, code: 'group', rate_nominal: 7, asks: ['group' as const] }
  const closed = { ...base, id: 3, code: 'closed', rate_nominal: 3, applications: 'closed' as const }
  const asked = { initial: null, months: null, program: null }
  const opened = (programmes: PayingProgramme[], program: string | null = null) =>
    reckonHome('mortgage', programmes, home, { ...asked, program }).programme?.code
  assert.equal(opened([closed, group, base]), 'any')
  assert.equal(opened([closed, group]), 'group')
  assert.equal(opened([closed, group, base], 'closed'), 'closed')
})
