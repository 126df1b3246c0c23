import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Model } from '#contract/model.ts'
import { sunDays, sunPlace } from '#domain/model/sun-place.ts'
import { shownModel } from './model-shown.ts'
import { standingDrawing, stillDrawing } from './still-drawing.ts'

function bar(id: number, north: number): Model['houses'][number] {
  return {
    id,
    slug: `house-${id}`,
    name: `House ${id}`,
    floors: 9,
    sections: [],
    azimuth: 180,
    footprint: [
      [0, north],
      [40, north],
      [40, north + 12],
      [0, north + 12],
    ],
    height_m: 30,
    base_m: 0,
    ground_floor_m: null,
    floor_m: null,
    parts: [],
  }
}

const model: Model = {
  id: 1,
  slug: 'project',
  name: 'Project',
  lat: 43.25,
  lng: 76.9,
  houses: [bar(1, 0), bar(2, 40)],
  neighbours: [],
  flats: [
    {
      id: 5,
      slug: '5',
      number: '5',
      house_id: 2,
      section: 0,
      floor: 2,
      position_on_floor: null,
      rooms: 1,
      area_total: 40,
      price: null,
      windows: [{ azimuth: 180 }],
    },
  ],
  horizon: null,
}

const shown = shownModel(model)
const at = (minutes: number, day: number = sunDays.dec) => sunPlace({ day, minutes }, model)

test('R1121 the farther house is drawn first, and a free flat has a lit window on its house alone', () => {
  const { bodies, names } = stillDrawing(standingDrawing(shown), at(720))
  assert.deepEqual(
    bodies.map(({ key }) => key),
    ['1', '0'],
  )
  assert.deepEqual(
    bodies.map(({ windows }) => windows === ''),
    [false, true],
  )
  assert.deepEqual(names.map(({ house }) => house).toSorted(), [1, 2])
})

test('R1121 names of houses that stand behind each other do not lie on each other', () => {
  const close = shownModel({ ...model, houses: [bar(1, 0), bar(2, 14), bar(3, 28)] })
  const ys = stillDrawing(standingDrawing(close), at(720)).names.map(({ y }) => y)
  assert.ok(
    ys.every((y, index) => index === 0 || (ys[index - 1] ?? 0) - y >= 38),
    ys.join(),
  )
})

test('R1121 at noon in December the southern house takes the sun of the lower floors behind it, in June it does not', () => {
  assert.notEqual(stillDrawing(standingDrawing(shown), at(720)).bodies[0]?.shade, '')
  assert.equal(stillDrawing(standingDrawing(shown), at(720, sunDays.jun)).bodies[0]?.shade, '')
})

test('R1121 at night there are no shadows and no wall has the sun', () => {
  const { shadow, bodies } = stillDrawing(standingDrawing(shown), at(0))
  assert.equal(shadow, '')
  assert.ok(bodies.every(({ lit, grazed, shade }) => lit + grazed + shade === ''))
})
