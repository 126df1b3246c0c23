import {
  BufferAttribute,
  BufferGeometry,
  type CanvasTexture,
  Mesh,
  ShaderMaterial,
  type Vector2,
} from 'three'
import type { MarkCell } from './mark-picture.ts'
import type { Corner } from './sky-shapes.ts'

/** A mark at a place around the eye; its middle is so many of its heights above it. */
export type PlacedMark = { readonly at: Corner; readonly cell: MarkCell; readonly above: number }

/** Marks of one size wherever the eye looks, one mesh. */
export type SkyMarks = {
  readonly mesh: Mesh
  readonly write: (marks: readonly PlacedMark[]) => void
}

// Each corner of a mark is at its place, and so many pixels beside it. The picture has the colours of the screen.
const vertexShader = `
attribute vec2 beside;
uniform vec2 size;
varying vec2 place;
void main() {
  place = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.xy += beside * 2.0 / size * gl_Position.w;
}`
const fragmentShader = `
uniform sampler2D picture;
varying vec2 place;
void main() {
  gl_FragColor = texture2D(picture, place);
  if (gl_FragColor.a < 0.02) discard;
}`

/** What all marks share: their picture, and the size of the canvas in pixels of the page. */
export type MarkLook = { readonly picture: { value: CanvasTexture }; readonly size: { value: Vector2 } }

/** @param isOverAll whether houses do not hide them */
export function createSkyMarks(most: number, look: MarkLook, isOverAll: boolean): SkyMarks {
  const geometry = new BufferGeometry()
  const attribute = (size: number) => new BufferAttribute(new Float32Array(most * 6 * size), size)
  const [position, beside, uv] = [attribute(3), attribute(2), attribute(2)]
  geometry.setAttribute('position', position)
  geometry.setAttribute('beside', beside)
  geometry.setAttribute('uv', uv)
  const mesh = new Mesh(
    geometry,
    new ShaderMaterial({
      uniforms: look,
      vertexShader,
      fragmentShader,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      depthTest: !isOverAll,
    }),
  )
  // They are all around the eye.
  mesh.frustumCulled = false
  mesh.renderOrder = isOverAll ? 2 : 1
  return {
    mesh,
    write(marks) {
      position.array.set(marks.flatMap(({ at }) => [at, at, at, at, at, at].flat()))
      beside.array.set(
        marks.flatMap(({ cell: { wide, tall }, above }) => {
          const [right, low, high] = [wide / 2, (above - 0.5) * tall, (above + 0.5) * tall]
          return twoTriangles(-right, right, low, high)
        }),
      )
      uv.array.set(marks.flatMap(({ cell }) => twoTriangles(cell.left, cell.right, cell.low, cell.high)))
      for (const changed of [position, beside, uv]) changed.needsUpdate = true
      geometry.setDrawRange(0, marks.length * 6)
    },
  }
}

function twoTriangles(left: number, right: number, low: number, high: number): number[] {
  return [left, low, right, low, right, high, left, low, right, high, left, high]
}
