import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modelBodies, type ModelHouse, type ModelNeighbour } from '#domain/model/model-bodies.ts'
import { modelSpot } from '#domain/model/model-windows.ts'
import { lightsOfProject } from '#domain/unit-light.ts'
import { seededRandom } from '#tests/walk/random.ts'
import { bodyMesh } from './body-mesh.ts'

type Vector = readonly [number, number, number]

/** A house of a random form around a point: a bar, an angle, or a bar of two heights; corners to the decimetre. */
function randomHouse(id: number, east: number, north: number, random: () => number): ModelHouse {
  const [long, deep] = [25 + random() * 35, 12 + random() * 8]
  const turn = random() * Math.PI
  const placed = (corners: readonly (readonly [number, number])[]) =>
    corners.map(([x, y]): [number, number] => [
      Math.round((east + x * Math.cos(turn) - y * Math.sin(turn)) * 10) / 10,
      Math.round((north + x * Math.sin(turn) + y * Math.cos(turn)) * 10) / 10,
    ])
  const bar = placed([
    [0, 0],
    [long, 0],
    [long, deep],
    [0, deep],
  ])
  const angle = placed([
    [0, 0],
    [long, 0],
    [long, deep],
    [deep, deep],
    [deep, deep + 15],
    [0, deep + 15],
  ])
  const floors = 4 + Math.floor(random() * 14)
  const height = floors * 3 + 2
  const form = random()
  const footprint = form < 0.4 ? angle : bar
  const parts =
    form < 0.7
      ? []
      : [
          {
            footprint: placed([
              [0, 0],
              [long / 2, 0],
              [long / 2, deep],
              [0, deep],
            ]),
            height_m: height,
          },
          {
            footprint: placed([
              [long / 2, 0],
              [long, 0],
              [long, deep],
              [long / 2, deep],
            ]),
            height_m: Math.ceil(height / 2),
          },
        ]
  return {
    id,
    name: 'House',
    floors,
    sections: [],
    azimuth: null,
    footprint: random() < 0.5 ? footprint : footprint.toReversed(),
    height_m: height,
    base_m: Math.round(random() * 60 - 10) / 10,
    ground_floor_m: random() < 0.5 ? null : 4.2,
    floor_m: random() < 0.5 ? null : 3,
    parts,
  }
}

function randomQuarter(random: () => number) {
  const at = (index: number) => [(index % 3) * 75, Math.floor(index / 3) * 70] as const
  const houses = Array.from({ length: 4 + Math.floor(random() * 3) }, (_, index) =>
    randomHouse(index + 1, ...at(index), random),
  )
  const neighbours: ModelNeighbour[] = Array.from({ length: Math.floor(random() * 4) }, (_, index) => {
    const { footprint, height_m, base_m } = randomHouse(0, -90 - index * 10, index * 70, random)
    return { footprint, height_m: height_m ?? 0, base_m }
  })
  return { houses, neighbours, latitude: 40.5 + random() * 15 }
}

/**
 * The way to the sun: a turn of the celestial sphere, of which the index computes angles. East, up and south.
 */
function toSun(hour: number, declination: number, latitude: number): Vector {
  const [turn, tilt, here] = [(hour - 12) * 15, declination, latitude].map(
    (each) => (each / 180) * Math.PI,
  ) as [number, number, number]
  const [axis, meridian, west] = [
    Math.sin(tilt),
    Math.cos(tilt) * Math.cos(turn),
    Math.cos(tilt) * Math.sin(turn),
  ]
  return [
    -west,
    axis * Math.sin(here) + meridian * Math.cos(here),
    -(axis * Math.cos(here) - meridian * Math.sin(here)),
  ]
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Whether a ray meets a triangle (Möller and Trumbore, 1997), from either side. */
function meets(from: Vector, way: Vector, [a, b, c]: readonly [Vector, Vector, Vector]): boolean {
  const [one, two] = [minus(b, a), minus(c, a)]
  const across = cross(way, two)
  const size = dot(one, across)
  if (Math.abs(size) < 1e-12) return false
  const away = minus(from, a)
  const first = dot(away, across) / size
  if (first < 0 || first > 1) return false
  const along = cross(away, one)
  const second = dot(way, along) / size
  return second >= 0 && first + second <= 1 && dot(two, along) / size > 1e-6
}

const days = { dec: -23.44, mar: 0, jun: 23.44 } as const

test('R1126 hours of sun by rays through the drawn triangles are those of the index, within 0.1, for 1,000 windows', () => {
  const { next: random } = seededRandom(20_261_128)
  const differences: number[] = []
  let sunny = 0
  while (differences.length < 3000) {
    const { houses, neighbours, latitude } = randomQuarter(random)
    const { positions } = bodyMesh(modelBodies({ houses, neighbours }).bodies)
    const corner = (index: number): Vector => [
      positions[index * 3] ?? NaN,
      positions[index * 3 + 1] ?? NaN,
      positions[index * 3 + 2] ?? NaN,
    ]
    const triangles = Array.from({ length: positions.length / 9 }, (_, triangle) => {
      const at = triangle * 3
      return [corner(at), corner(at + 1), corner(at + 2)] as const
    })
    const index = lightsOfProject(
      latitude,
      houses.map(({ base_m, ground_floor_m, floor_m, parts, ...house }) => ({
        ...house,
        light: { base_m, ground_floor_m, floor_m, parts, windows: [] },
      })),
      neighbours,
    )
    for (let tried = 0; tried < 40; tried++) {
      const house = houses[Math.floor(random() * houses.length)]
      if (house === undefined) continue
      const floor = 1 + Math.floor(random() * house.floors)
      const azimuth = Math.floor(random() * 360)
      const place = { category: 'flat', section: 1, floor, riser: null, position_on_floor: null } as const
      const sun = index.get(house.id)?.(place, [{ azimuth }]).sun ?? null
      const spot = modelSpot(house, floor, azimuth)
      assert.equal(sun === null, spot === null, `house ${house.id}, side ${azimuth}`)
      if (sun === null || spot === null || differences.length >= 3000) continue
      const from: Vector = [spot.east, spot.up, -spot.north]
      const outward: Vector = [
        Math.sin((spot.azimuth / 180) * Math.PI),
        0,
        -Math.cos((spot.azimuth / 180) * Math.PI),
      ]
      for (const month of ['dec', 'mar', 'jun'] as const) {
        const looks = Array.from({ length: 240 }, (_, look) => toSun(look / 10, days[month], latitude))
        const seen = looks.filter(
          (way) =>
            way[1] > 0 && dot(way, outward) > 0 && !triangles.some((triangle) => meets(from, way, triangle)),
        )
        sunny += seen.length > 0 ? 1 : 0
        differences.push(Math.abs(seen.length / 10 - sun[month]))
      }
    }
  }
  assert.equal(differences.length, 3000)
  assert.ok(sunny > 1000, `${sunny} of 3000 have sun: that cannot be all`)
  assert.ok(Math.max(...differences) < 0.1 + 1e-9, `${Math.max(...differences)} hours`)
})
