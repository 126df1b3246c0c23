import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atOnePlace } from './meeting-place.ts'

test('R30 a meeting is at one place: what belongs to another is left out', () => {
  const both = { name: 'Алия', office_id: '2', complex_id: '3' }
  const places: [string, string, string][] = [
    ['office', '2', ''],
    ['site', '', '3'],
    ['online', '', ''],
  ]
  for (const [format, office_id, complex_id] of places) {
    assert.deepEqual(atOnePlace({ ...both, format }), { name: 'Алия', format, office_id, complex_id })
  }
})
