import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClusters, type MapPoint } from './clusters.ts'

const point = (id: number, lat: number, lng: number, area: string): MapPoint => ({
  id,
  lat,
  lng,
  area,
  title: 'from 20M',
  name: `House ${id}`,
})
const almaty = [point(1, 43.23, 76.95, 'Almaty'), point(2, 43.2, 76.89, 'Almaty')]
const astana = point(3, 51.13, 71.43, 'Astana')
const bounds = [46, 40, 88, 56] as const

test('points that would cover each other are one spot with the name of their city, until one comes near', () => {
  const clusters = createClusters([...almaty, astana])
  const far = clusters.at({ bounds, zoom: 5 })
  assert.deepEqual(
    far.map((spot) => ('point' in spot ? spot.point.name : [spot.area, spot.points.length])),
    ['House 3', ['Almaty', 2]],
  )
  const near = far.find((spot) => 'points' in spot)
  assert.ok(near !== undefined && 'points' in near && near.key === '1+2')
  assert.equal(clusters.at({ bounds, zoom: near.opensAt }).length, 3)
})

test('spots of several cities have no name', () => {
  const [all] = createClusters([...almaty, astana]).at({ bounds, zoom: 0 })
  assert.ok(all !== undefined && 'points' in all && all.area === null && all.points.length === 3)
})

test('points at one place stay together, and those out of sight are told too', () => {
  const same = createClusters([point(1, 43, 76, 'A'), point(2, 43, 76, 'A')])
  assert.equal(same.at({ bounds, zoom: 16 }).length, 1)
  assert.equal(createClusters([astana]).at({ bounds: [0, 0, 1, 1], zoom: 9 }).length, 1)
})
