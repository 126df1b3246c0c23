import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { numberRecords } from '../ids.ts'
import { readContent } from '../read-content.ts'
import { facadeSections, isOnFacade, shareBays } from './facade.ts'
import { genplanOutline, genplanOutlines } from './genplan.ts'
import type { Geometry } from './geometry.ts'
import { houseShape } from './house-shape.ts'

import type { House } from './stock.ts'
import { demoProjects } from './units.ts'

const records = readContent(demoCompany)
const projects = demoProjects(records, numberRecords(records))
const houses = projects.flatMap(({ complex, geometry }) =>
  complex.houses.map((house) => ({ complex, geometry, house })),
)

test('every body of the drawing belongs to one house', () => {
  for (const { complex, geometry } of projects) {
    const used = complex.houses.flatMap((house) => house.towers)
    assert.deepEqual(used.toSorted(), geometry.towers.map((tower) => tower.name).toSorted(), complex.slug)
  }
})

test('ids, slugs and queue numbers of projects and houses are unique and follow each other', () => {
  assert.equal(new Set(houses.map(({ house }) => house.id)).size, houses.length)
  assert.equal(new Set(houses.map(({ house }) => house.slug)).size, houses.length)
  for (const { complex, house } of houses) {
    assert.ok(house.slug.startsWith(`${complex.slug}-`))
    assert.equal(complex.houses.indexOf(house) + 1, house.queue_no)
    assert.equal(house.id, complex.id * 10 + house.queue_no)
  }
})

test('an unfinished queue has its permit, builder and demo BIN; deadlines run from 2026 to 2029', () => {
  const unfinished = records.houses.filter(({ record }) => record.handed_over_at === null)
  assert.ok(unfinished.length > 10 && unfinished.length < records.houses.length)
  for (const { slug, record } of unfinished) {
    const complex = records.complexes.find((complex) => complex.slug === record.complex)?.record
    assert.match(record.legal?.permit_no ?? '', /^DEMO-/, slug)
    assert.match(complex?.builder?.bin ?? '', /^0{9}\d{3}$/)
    const { ru, kk, en } = complex?.builder?.name ?? { ru: '', kk: '', en: '' }
    assert.ok(ru.includes('демо'))
    assert.doesNotMatch(kk, /ТОО/)
    assert.match(en, /^\p{Script=Latin}+(?:[ ()]+\p{Script=Latin}+)*\)?$/u)
    assert.ok(record.deadline && record.deadline.year >= 2026 && record.deadline.year <= 2029)
  }
})

test('R680 the records of houses and projects say what the drawing shows, what shades windows among it', () => {
  for (const { complex, geometry, house } of houses) {
    const record = records.houses.find(({ slug }) => slug === house.slug)?.record
    assert.ok(record)
    const shape = houseShape(geometry, house, complex.orientation)
    const { floors, height_m, azimuth, footprint, ground_floor_m, floor_m, parts } = record
    assert.deepEqual(
      { floors, height_m, azimuth, footprint, ground_floor_m, floor_m, parts },
      {
        floors: shape.floors,
        height_m: shape.height,
        azimuth: shape.azimuth,
        footprint: shape.footprint,
        ground_floor_m: shape.groundHeight,
        floor_m: shape.floorHeight,
        parts: shape.parts.length > 1 ? shape.parts : [],
      },
    )
    assert.deepEqual(
      record.sections.map((section) => section.units_per_floor),
      house.section_bays.map((_, index) => flatsOnTypicalFloor(house, index + 1)),
    )
    const facade = isOnFacade(geometry, house) ? facadeSections(geometry, house) : undefined
    assert.deepEqual(record.facade?.polygons, facade, house.slug)
  }
  for (const { complex, geometry } of projects) {
    const outlines = records.complexes.find(({ slug }) => slug === complex.slug)?.record.genplan?.outlines
    assert.deepEqual(
      outlines?.map(({ house, points }) => ({ house, points })),
      genplanOutlines(geometry, complex.houses).map(({ house, points }) => ({ house: house.slug, points })),
    )
  }
})

/** The first layout of a section that has a yard side is its typical floor; shops have none. */
function flatsOnTypicalFloor(house: House, section: number): number {
  const typical = house.layouts.find((layout) => layout.section === section && layout.back.length > 0)
  return typical ? typical.front.length + typical.back.length : 0
}

test('a house turned with its drawing keeps its size and looks where its street side does', () => {
  for (const { complex, geometry, house } of houses) {
    const { footprint, length, depth, azimuth } = houseShape(geometry, house, complex.orientation)
    const [a, b, c] = footprint
    assert.ok(a && b && c)
    const sides = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1])]
    assert.ok(Math.abs(Math.max(...sides) - Math.max(length, depth)) < 0.2, house.slug)
    assert.ok(azimuth >= 0 && azimuth < 360)
  }
})

test('up in the drawing is the direction that the record says', () => {
  const geometry: Geometry = {
    towers: [
      {
        name: 'A',
        x: 0,
        y: 50,
        width: 20,
        depth: 10,
        base: 0,
        floors: 5,
        ground_height: 4,
        floor_height: 3,
        bay: 4,
        parapet: 1,
      },
    ],
    aerial: [],
    facade: { tower: 'A', bays: [], floors: [] },
  }
  const house = { slug: 'x', towers: ['A'], street: 'down' } as unknown as House
  const shape = houseShape(geometry, house, 90)
  assert.deepEqual(shape.footprint[0], [45, 10])
  assert.deepEqual([shape.azimuth, shape.height, shape.bays, shape.floors], [270, 17, 5, 5])
})

test('the outline on the aerial picture goes around all bodies of the house', () => {
  const caspian = projects.find(({ complex }) => complex.slug === 'caspian-terrace')
  const house = caspian?.complex.houses[0]
  assert.ok(caspian && house)
  assert.deepEqual(house.towers, ['1', '1t'])
  const outline = genplanOutline(caspian.geometry, house)
  const tops = caspian.geometry.aerial
    .filter(({ name }) => house.towers.includes(name))
    .flatMap(({ hull }) => hull)
  for (const axis of [0, 1] as const) {
    const near = (a: number, b: number) => Math.abs(a - b) < 0.0001
    assert.ok(near(Math.min(...outline.map((p) => p[axis])), Math.min(...tops.map((p) => p[axis]))))
    assert.ok(near(Math.max(...outline.map((p) => p[axis])), Math.max(...tops.map((p) => p[axis]))))
  }
})

test('on the aerial picture a house in front comes after the one that it hides', () => {
  const hides: [slug: string, behind: string, front: string][] = [
    ['alatau-park', 'alatau-park-d', 'alatau-park-b'],
    ['samal-heights', 'samal-heights-5', 'samal-heights-2'],
    ['caspian-terrace', 'caspian-terrace-5', 'caspian-terrace-3'],
  ]
  for (const [slug, behind, front] of hides) {
    const source = projects.find(({ complex }) => complex.slug === slug)
    assert.ok(source)
    const order = genplanOutlines(source.geometry, source.complex.houses).map(({ house }) => house.slug)
    assert.equal(order.length, source.complex.houses.length)
    assert.ok(order.includes(behind) && order.indexOf(behind) < order.indexOf(front), `${behind}, ${front}`)
  }
})

test('bays are shared among flats by their width, each gets one', () => {
  assert.deepEqual(shareBays([11.6, 8.9], 6), [
    [0, 3],
    [3, 6],
  ])
  assert.deepEqual(shareBays([1, 30], 4), [
    [0, 1],
    [1, 4],
  ])
  assert.deepEqual(shareBays([30, 1, 1], 4), [
    [0, 2],
    [2, 3],
    [3, 4],
  ])
})
