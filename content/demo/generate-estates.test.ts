import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { categories } from '#domain/categories.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { numberRecords } from '../ids.ts'
import { readContent } from '../read-content.ts'
import { houseShape } from './house-shape.ts'
import { freeEnd } from './places.ts'
import { demoEstates, demoProjects } from './units.ts'

const records = readContent(demoCompany)
const ids = numberRecords(records)
const estates = demoEstates(records, ids)
const projects = demoProjects(records, ids)
const plans = records.demo?.plans ?? {}
const flats = estates.filter((estate) => estate.category === 'flat')
const houses = projects.flatMap(({ complex, geometry }) =>
  complex.houses.map((house) => ({
    complex,
    geometry,
    house,
    shape: houseShape(geometry, house, complex.orientation),
  })),
)

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

test('the estates are the same in every run, in every time zone', () => {
  const script = `
    import { createHash } from 'node:crypto'
    import { numberRecords } from '#content/ids.ts'
    import { readContent } from '#content/read-content.ts'
    import { demoCompany } from '#tests/helpers/demo-company.ts'
    import { demoEstates } from '#content/demo/units.ts'
    const records = readContent(demoCompany)
    const estates = demoEstates(records, numberRecords(records))
    console.log(createHash('sha256').update(JSON.stringify(estates)).digest('hex'))`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: 'America/Los_Angeles' },
    encoding: 'utf8',
  })
  assert.equal(run.stdout.trim(), hashOf(estates), run.stderr)
  assert.equal(hashOf(demoEstates(records, ids)), hashOf(estates))
})

test('R9 R10 there are six projects, at least twenty houses and 3000 units of all four categories', () => {
  assert.equal(projects.length, 6)
  assert.ok(houses.length >= 20)
  assert.ok(estates.length >= 3000)
  for (const category of categories) assert.ok(estates.some((estate) => estate.category === category))
  for (const rooms of [0, 1, 2, 3, 4]) {
    assert.ok(
      flats.some((flat) => flat.rooms === rooms && flat.status === 'free'),
      `${rooms} rooms`,
    )
  }
})

test('ids are unique and name their house', () => {
  assert.equal(new Set(estates.map((estate) => estate.id)).size, estates.length)
  for (const estate of estates) assert.equal(Math.floor(estate.id / 1000), estate.house_id)
})

test('no two units share a house, section, floor and place', () => {
  const places = estates.map((estate) =>
    [estate.house_id, estate.section, estate.floor, estate.position_on_floor].join('/'),
  )
  assert.equal(new Set(places).size, places.length)
})

test('every unit stands on a floor and in a section that its house has', () => {
  for (const { house, shape } of houses) {
    for (const unit of estates.filter((estate) => estate.house_id === house.id)) {
      assert.equal(unit.floors_total, shape.floors)
      assert.ok(unit.section >= 1 && unit.section <= house.section_bays.length, `${unit.id}`)
      const [lowest, highest] =
        unit.category === 'flat' ? [2, shape.floors] : unit.category === 'comm' ? [1, 1] : [-2, -1]
      assert.ok(unit.floor >= lowest && unit.floor <= highest, `${unit.id} on floor ${unit.floor}`)
    }
  }
})

test('a riser has one plan, area and outlook on all its floors', () => {
  const risers = Map.groupBy(flats, (flat) => `${flat.house_id}/${flat.section}/${flat.riser}`)
  assert.ok(risers.size > 150)
  for (const [riser, stack] of risers) {
    const kinds = new Set(
      stack.map((flat) => hashOf([flat.plan_code, flat.area_total, flat.rooms, flat.windows])),
    )
    assert.equal(kinds.size, 1, riser)
  }
})

test('a unit has the area, rooms and category of its drawing', () => {
  for (const estate of estates) {
    const plan = plans[estate.plan_code ?? '']
    assert.equal(estate.area_total, plan?.area)
    assert.equal(estate.rooms, plan?.rooms)
    assert.equal(estate.category, plan?.category)
  }
})

test('the flats of a floor fit into the house: along both sides and beside the stairs', () => {
  for (const { house, shape } of houses) {
    assert.equal(
      house.section_bays.reduce((sum, bays) => sum + bays, 0),
      shape.bays,
      house.slug,
    )
    for (const layout of house.layouts) {
      const where = `${house.slug}, section ${layout.section}, floors ${layout.floors.join('–')}`
      const length = (shape.length * (house.section_bays[layout.section - 1] ?? 0)) / shape.bays
      const [front = 0, back = 0] = [layout.front, layout.back].map((codes) =>
        codes.reduce((sum, code) => sum + (plans[code]?.width ?? 0), 0),
      )
      const area = [...layout.front, ...layout.back].reduce((sum, code) => sum + (plans[code]?.area ?? 0), 0)
      // Walls between flats are in the width of both, hence half a metre more; stairs and lift take four metres.
      assert.ok(front <= length + 0.5 && back <= length + 0.5, `${where}: too long`)
      assert.ok(front + back <= 2 * length - 4 + 0.1, `${where}: no room for the stairs`)
      assert.ok(area <= length * shape.depth * 0.82, `${where}: ${area} m² do not fit`)
    }
  }
})

test('a drawing with a window in its end wall is used only at a free end of a house', () => {
  for (const { house } of houses) {
    for (const layout of house.layouts) {
      for (const row of [layout.front, layout.back]) {
        for (const [index, code] of row.entries()) {
          if (!plans[code]?.side_window) continue
          assert.notEqual(freeEnd(house, layout.section, index, row.length), null, `${house.slug}: ${code}`)
        }
      }
    }
  }
})

test('ceilings leave room for the slab', () => {
  for (const { house, shape } of houses) assert.ok(house.ceiling <= shape.floorHeight - 0.2, house.slug)
})

test('windows look at right angles to the house, views agree with them', () => {
  for (const { complex, house, shape } of houses) {
    for (const flat of flats.filter((candidate) => candidate.house_id === house.id)) {
      for (const { azimuth } of flat.windows) {
        assert.ok(azimuth >= 0 && azimuth < 360)
        assert.equal((azimuth - shape.azimuth + 720) % 90, 0)
      }
      const sector = complex.outlook.mountains
      if (!flat.views.includes('mountains')) continue
      assert.ok(sector && flat.windows.some(({ azimuth }) => azimuth >= sector[0] && azimuth <= sector[1]))
    }
  }
})

test('flats are found on the façade picture: within it, and none over another of its floor', () => {
  const pictured = flats.filter((flat) => flat.facade_polygon)
  assert.equal(new Set(pictured.map((flat) => flat.house_id)).size, 6)
  const floors = Map.groupBy(pictured, (flat) => `${flat.house_id}/${flat.floor}`)
  for (const [floor, row] of floors) {
    const spans = row
      .map((flat) => (flat.facade_polygon ?? []).map(([x]) => x))
      .map((xs) => [Math.min(...xs), Math.max(...xs)] as const)
      .toSorted((a, b) => a[0] - b[0])
    for (const [index, [from, to]] of spans.entries()) {
      assert.ok(from >= 0 && to <= 1 && from < to, floor)
      assert.ok(index === 0 || from >= (spans[index - 1]?.[1] ?? 0) - 0.0001, `${floor} overlaps`)
    }
    for (const [, y] of row.flatMap((flat) => flat.facade_polygon ?? [])) assert.ok(y >= 0 && y <= 1, floor)
  }
})

test('R110 R111 R112 numbers of the register give numbers on the door, unique where people look for them', () => {
  const doors = estates.map((estate) => {
    const door = estateNumber(estate.category, estate.geo_flatnum)
    assert.match(door, /^\d+$/, estate.geo_flatnum)
    const scope = estate.category === 'garage' ? `complex ${estate.complex_id}` : `house ${estate.house_id}`
    return `${estate.category} ${scope} ${door}`
  })
  assert.equal(new Set(doors).size, doors.length)
})
