import {
  BufferGeometry,
  type CanvasTexture,
  DynamicDrawUsage,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  ShaderMaterial,
  type Vector2,
} from 'three'
import type { MarkCell } from './mark-picture.ts'
import type { Corner } from './sky-shapes.ts'

/** A mark at a place around the eye; its middle is so many of its heights above it. */
export type PlacedMark = { readonly at: Corner; readonly cell: MarkCell; readonly above: number }

/** Some marks of a mesh, drawn after those that were asked for before them. */
export type MarkSet = { readonly write: (marks: readonly PlacedMark[]) => void }

/** Marks of one size wherever the eye looks: one mesh, in sets that change by themselves. */
export type SkyMarks = {
  readonly mesh: Mesh
  /** @param isOverAll whether houses do not hide them */
  readonly set: (most: number, isOverAll: boolean) => MarkSet
}

// Each corner of a mark is at its place, and so many pixels beside it. The picture has the colours of the screen.
const vertexShader = `
attribute vec2 beside;
attribute float over;
uniform vec2 size;
varying vec2 place;
void main() {
  place = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.xy += beside * 2.0 / size * gl_Position.w;
  // Nothing is nearer to the eye.
  if (over > 0.5) gl_Position.z = -gl_Position.w;
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

/** Numbers of a corner: its place, pixels beside it, its place in the picture, whether it is over all. */
const numbers = 8

/** Corners of the two triangles of a mark: whether each is on the right, and whether it is high. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
] as const

/** Numbers of a mark. */
const ofMark = numbers * corners.length

export function createSkyMarks(most: number, look: MarkLook): SkyMarks {
  const buffer = new InterleavedBuffer(new Float32Array(most * ofMark), numbers)
  buffer.setUsage(DynamicDrawUsage)
  const { array } = buffer
  const geometry = new BufferGeometry()
  const attribute = (name: string, size: number, first: number) =>
    geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, size, first))
  attribute('position', 3, 0)
  attribute('beside', 2, 3)
  attribute('uv', 2, 5)
  attribute('over', 1, 7)
  const mesh = new Mesh(
    geometry,
    new ShaderMaterial({
      uniforms: look,
      vertexShader,
      fragmentShader,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
    }),
  )
  // They are all around the eye.
  mesh.frustumCulled = false
  mesh.renderOrder = 1

  function writeMark(first: number, { at, cell, above }: PlacedMark, over: number): void {
    const low = (above - 0.5) * cell.tall
    for (const [index, [right, high]] of corners.entries()) {
      const corner = first + index * numbers
      array[corner] = at[0]
      array[corner + 1] = at[1]
      array[corner + 2] = at[2]
      array[corner + 3] = (right - 0.5) * cell.wide
      array[corner + 4] = low + high * cell.tall
      array[corner + 5] = right === 0 ? cell.left : cell.right
      array[corner + 6] = high === 0 ? cell.low : cell.high
      array[corner + 7] = over
    }
  }
  let taken = 0
  return {
    mesh,
    set(mostOfSet, isOverAll) {
      const first = taken * ofMark
      taken += mostOfSet
      let shown = 0
      return {
        write(marks) {
          for (const [index, mark] of marks.entries())
            writeMark(first + index * ofMark, mark, isOverAll ? 1 : 0)
          if (marks.length === 0 && shown === 0) return
          // Triangles without a size are not drawn.
          const end = first + marks.length * ofMark
          if (shown > marks.length) array.fill(0, end, first + shown * ofMark)
          buffer.addUpdateRange(first, Math.max(shown, marks.length) * ofMark)
          buffer.needsUpdate = true
          shown = marks.length
        },
      }
    },
  }
}
