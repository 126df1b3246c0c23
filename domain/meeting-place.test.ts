import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atOnePlace, isPlaceChosen } from './meeting-place.ts'

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

test('R1622 a kind of place alone is no place to come to; a meeting by video needs none', () => {
  const none = { officeId: null, complexId: null, address: null }
  assert.deepEqual(
    [
      isPlaceChosen({ format: null, ...none }),
      isPlaceChosen({ ...none, format: 'office', complexId: 3 }),
      isPlaceChosen({ ...none, format: 'site', officeId: 2 }),
      isPlaceChosen({ ...none, format: 'office', officeId: 2 }),
      isPlaceChosen({ ...none, format: 'site', complexId: 3 }),
      isPlaceChosen({ format: 'online', ...none }),
    ],
    [false, false, false, true, true, true],
  )
})
