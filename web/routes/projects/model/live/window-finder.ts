import { Matrix4, type PerspectiveCamera } from 'three'
import type { ModelBody } from '#domain/model/model-bodies.ts'
import { type LitWindow, outwardOf } from '#domain/model/model-windows.ts'
import { isHidden } from './is-hidden.ts'

/** A click is so many pixels near the middle of a window, at most. */
const reach = 16

/** So many of the nearest are looked at for what hides them. */
const mostTried = 8

/** Finds the flat whose window is at a place of the canvas, in pixels; null without one. */
export type WindowFinder = (x: number, y: number, canvas: { width: number; height: number }) => number | null

/**
 * The mouse asks once a frame: places and sides of all windows are numbers in one array, and nothing is made while they
 * are gone through.
 */
export function createWindowFinder(
  windows: readonly LitWindow[],
  bodies: readonly ModelBody[],
  camera: PerspectiveCamera,
): WindowFinder {
  const numbers = Float64Array.from(
    windows.flatMap(({ east, north, up, azimuth }) => [east, up, -north, ...outwardOf(azimuth)]),
  )
  const matrix = new Matrix4()
  return (x, y, { width, height }) => {
    const m = matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse).elements
    const [m0 = 0, m1 = 0, , m3 = 0, m4 = 0, m5 = 0, , m7 = 0, m8 = 0, m9 = 0, , m11 = 0] = m
    const [m12 = 0, m13 = 0, m15 = 0] = [m[12], m[13], m[15]]
    const { x: eyeX, y: eyeY, z: eyeZ } = camera.position
    const near: { index: number; far: number }[] = []
    for (let index = 0, at = 0; index < windows.length; index++, at += 5) {
      const px = numbers[at] ?? 0
      const py = numbers[at + 1] ?? 0
      const pz = numbers[at + 2] ?? 0
      const facing = (eyeX - px) * (numbers[at + 3] ?? 0) - (eyeZ - pz) * (numbers[at + 4] ?? 0)
      if (facing <= 0) continue
      const ahead = m3 * px + m7 * py + m11 * pz + m15
      if (ahead <= 0) continue
      const right = ((m0 * px + m4 * py + m8 * pz + m12) / ahead + 1) * 0.5 * width - x
      const below = (1 - (m1 * px + m5 * py + m9 * pz + m13) / ahead) * 0.5 * height - y
      const far = right * right + below * below
      if (far < reach * reach) near.push({ index, far })
    }
    const eye = { east: eyeX, north: -eyeZ, up: eyeY }
    for (const { index } of near.toSorted((a, b) => a.far - b.far).slice(0, mostTried)) {
      const window = windows[index]
      if (window !== undefined && !isHidden(eye, window, bodies)) return window.unit
    }
    return null
  }
}
