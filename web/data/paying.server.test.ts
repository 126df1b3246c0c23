import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstate } from '#contract/estates.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { loadPaying } from './paying.server.ts'

test('R1176 the programmes of calculators are made once for all units until the content changes', async (t) => {
  const { apiClient } = await sampleApi(t, await sqliteDatabase(t))
  const of = async (id: number, category: 'flat' | 'garage' = 'flat') => {
    const { complex, house } = (await apiClient(getEstate, { id })).data
    const place = { category, city: complex.city, complexId: complex.id, houseId: house.id }
    return (await loadPaying(apiClient, place))?.programmes
  }
  const programmes = await of(1)
  assert.ok(programmes !== undefined && programmes.length > 0)
  assert.equal(await of(2), programmes)
  assert.equal(await of(1, 'garage'), undefined, 'loans are for homes')
})
