import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiClient } from '#contract/api-client.ts'
import { readAnswer } from '#contract/readings.ts'
import { loadUnit } from './reserve-data.server.ts'

/** Whether the page says that the house of a unit, told by another server, is being built. */
async function saysBuilding(unit: object) {
  const apiClient: ApiClient = async (endpoint) => {
    const reading = readAnswer(endpoint, { id: 7 }, { data: { id: 7, category: 'flat', ...unit } })
    assert.ok(typeof reading === 'object' && 'answer' in reading)
    return reading.answer as never
  }
  return (await loadUnit(apiClient, new URL('https://site.example/reserve?estate=7'), 'ru')).isBuilding
}

test('R644 A41 a house is said to be under construction only where it is told as unfinished', async () => {
  const [past, ahead] = [2020, 9000].map((year) => ({ year, quarter: 1 }))
  assert.equal(await saysBuilding({ house: { deadline: ahead } }), true)
  assert.equal(await saysBuilding({ house: { deadline: past, handed_over_at: null } }), true, 'late')
  assert.equal(await saysBuilding({ house: { deadline: past } }), false)
  for (const house of [undefined, {}, { name: 'One' }, { deadline: null, handed_over_at: null }])
    assert.equal(await saysBuilding({ house }), false, JSON.stringify(house))
  assert.equal(await saysBuilding({ house: { deadline: ahead, handed_over_at: '2026-01-01' } }), false)
  assert.equal(await saysBuilding({ house: { deadline: ahead }, status: 'sold' }), false)
  assert.equal(await saysBuilding({ house: { deadline: ahead }, category: 'garage' }), false)
  assert.equal(await saysBuilding({ house: { deadline: ahead }, category: null }), false)
})
