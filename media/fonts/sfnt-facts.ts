import type { StandInKind } from '#domain/font-faces.ts'
import { findTable } from './sfnt-metrics.ts'

/** An axis of a variable font, like `wght` from 100 to 900. */
export type Axis = { tag: string; least: number; normal: number; most: number }

/** The axes of a font in its plain form; none of one that is not variable. */
export function readAxes(font: Uint8Array): Axis[] {
  const found = findTable(font, 'fvar')
  if (found === null) return []
  const { view, at } = found
  const [first, count, size] = [view.getUint16(at + 4), view.getUint16(at + 8), view.getUint16(at + 10)]
  return Array.from({ length: count }, (_, index) => {
    const axis = at + first + index * size
    const fixed = (offset: number) => view.getInt32(axis + offset) / 65_536
    return {
      tag: String.fromCharCode(...font.subarray(axis, axis + 4)),
      least: fixed(4),
      normal: fixed(8),
      most: fixed(12),
    }
  })
}

/** Whether the letters have serifs, as the font says (Panose, else the class of its family); null where it does not say. */
export function standInOf(font: Uint8Array): StandInKind | null {
  const found = findTable(font, 'OS/2')
  if (found === null) return null
  const { view, at } = found
  const [kind, serifs] = [view.getUint8(at + 32), view.getUint8(at + 33)]
  if (kind === 2 && serifs > 1) return serifs <= 10 ? 'serif' : 'sans'
  const family = view.getInt8(at + 30)
  if (family === 0) return null
  return family <= 7 ? 'serif' : 'sans'
}
