import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planKey, planKeyPattern } from './plan-key.ts'

const flat = { drawing: null, complex: 'samal', rooms: 2, area: 61.4 }

test('units of one drawing have one plan, whatever project they are in', () => {
  const drawn = { ...flat, drawing: '2-a' }
  assert.equal(planKey(drawn), '2-a')
  assert.equal(planKey({ ...drawn, complex: 'apport', area: 62.1 }), '2-a')
})

test('without a drawing the project, the rooms and the area to the tenth make the plan', () => {
  assert.equal(planKey(flat), 'samal_2_61.4')
  assert.equal(planKey({ ...flat, area: 61.37 }), planKey(flat))
  for (const other of [{ complex: 'apport' }, { rooms: 3 }, { area: 61.5 }])
    assert.notEqual(planKey({ ...flat, ...other }), planKey(flat))
  assert.equal(planKey({ ...flat, rooms: 0, area: 60 }), 'samal_0_60')
})

test('names of plans fit into an address, whatever an editor calls a drawing', () => {
  for (const key of ['2-a', '2Г_type.1', 'samal_2_61.4']) assert.match(key, planKeyPattern)
  for (const text of ['', '../x', 'a,b', '<b>', '-1', 'a b']) assert.doesNotMatch(text, planKeyPattern)
})
