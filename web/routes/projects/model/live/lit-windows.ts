import { Color, DoubleSide, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three'
import { type LitWindow, windowHeight } from '#domain/model/model-windows.ts'
import { palette } from './palette.ts'

/** Windows of free flats, all of them one mesh, of which those of one flat are marked. */
export type LitWindows = {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>
  /** @returns whether another flat than before is marked */
  readonly mark: (flat: number | null) => boolean
}

export function createLitWindows(windows: readonly LitWindow[]): LitWindows {
  const mesh = new InstancedMesh(
    new PlaneGeometry(1, windowHeight),
    new MeshBasicMaterial({ color: '#ffffff', side: DoubleSide }),
    windows.length,
  )
  const [usual, marked] = [new Color(palette.window), new Color(palette.marked)]
  const at = new Matrix4()
  const size = new Matrix4()
  const ofFlat = new Map<number, number[]>()
  for (const [index, { east, north, up, azimuth, width, unit }] of windows.entries()) {
    // A plane looks to z, which is south: azimuth 180.
    at.makeRotationY(Math.PI - (azimuth / 180) * Math.PI)
    at.setPosition(east, up, -north)
    mesh.setMatrixAt(index, at.multiply(size.makeScale(width, 1, 1)))
    mesh.setColorAt(index, usual)
    ofFlat.set(unit, [...(ofFlat.get(unit) ?? []), index])
  }
  mesh.frustumCulled = false
  let now: number | null = null
  const paint = (flat: number | null, colour: Color) => {
    for (const index of (flat === null ? undefined : ofFlat.get(flat)) ?? []) {
      mesh.setColorAt(index, colour)
      // There may be thousands: only what changed goes to the graphics card.
      mesh.instanceColor?.addUpdateRange(index * 3, 3)
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true
    }
  }
  return {
    mesh,
    mark(flat) {
      if (flat === now) return false
      paint(now, usual)
      paint(flat, marked)
      now = flat
      return true
    },
  }
}
