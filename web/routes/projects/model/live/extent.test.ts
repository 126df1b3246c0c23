import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Vector3 } from 'three'
import type { ModelBody } from '#domain/model/model-bodies.ts'
import { createCamera } from './camera.ts'
import { extentOf } from './extent.ts'

const tower = (east: number, north: number, top: number): ModelBody => ({
  footprint: [
    [east, north],
    [east + 40, north],
    [east + 40, north + 14],
    [east, north + 14],
  ],
  bottom: 0,
  top,
  house: east + north + 1,
})

test('R1186 all houses are in the picture from every side, and in its middle, on a phone and on a wide screen', () => {
  const quarters = [
    [tower(0, 0, 30)],
    [tower(0, 0, 80), tower(90, 0, 20), tower(0, 120, 45), tower(300, 40, 12)],
  ]
  for (const bodies of quarters) {
    for (const [width, height] of [
      [390, 488],
      [950, 590],
      [1640, 1016],
    ] as const) {
      const extent = extentOf(bodies)
      const view = createCamera(extent, 5000)
      view.fit(width, height)
      for (let turn = 0; turn < 24; turn++) {
        view.drag(50, 0)
        view.place()
        view.camera.updateMatrixWorld()
        const seen = extent.corners.map((corner) => new Vector3().copy(corner).project(view.camera))
        const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
        assert.ok(
          seen.every(({ x, y }) => Math.abs(x) < 1 && Math.abs(y) < 1),
          `${width}, turn ${turn}`,
        )
        assert.ok(Math.abs(low + high) < 0.6, `${width}, turn ${turn}: ${low} to ${high}`)
      }
    }
  }
})
