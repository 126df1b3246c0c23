import type { FontMetrics } from '#domain/font-faces.ts'

/**
 * Reads a font in its plain form (TrueType, not WOFF).
 *
 * @param sample the text whose advances are averaged
 * @throws Error when a table is missing or a letter of the sample is not in the font
 */
export function readMetrics(font: Uint8Array, sample: string): FontMetrics {
  const { view, table, em } = opened(font)
  const hhea = table('hhea')
  const advance = readAdvances(font)
  const total = [...sample].reduce((sum, letter) => {
    const width = advance(letter)
    if (width === null) throw new Error(`the font has no "${letter}"`)
    return sum + width
  }, 0)
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    averageWidth: total / [...sample].length,
  }
}

/** How far each letter moves the pen, as a fraction of an em; null for letters that the font has not. */
export function readAdvances(font: Uint8Array): (letter: string) => number | null {
  const { view, table, em } = opened(font)
  const last = view.getUint16(table('hhea') + 34) - 1
  const hmtx = table('hmtx')
  const glyphOf = readCharacterMap(view, table('cmap'))
  return (letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    return glyph === 0 ? null : view.getUint16(hmtx + 4 * Math.min(glyph, last)) / em
  }
}

function opened(font: Uint8Array) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = (tag: string): number => {
    const found = findTable(font, tag)
    if (found === null) throw new Error(`the font has no table "${tag}"`)
    return found.at
  }
  return { view, table, em: view.getUint16(table('head') + 18) }
}

/** Where a table of a font in its plain form begins; null where it has none of that name. */
export function findTable(font: Uint8Array, tag: string): { view: DataView; at: number } | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    if (String.fromCharCode(...font.subarray(at, at + 4)) === tag) return { view, at: view.getUint32(at + 8) }
  }
  return null
}

/** The characters of the font with their glyphs; 0 means missing. Knows format 4, which every font carries. */
export function readCharacterMap(view: DataView, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, i) => cmap + view.getUint32(cmap + 8 + 8 * i),
  )
  const start = subtables.find((offset) => view.getUint16(offset) === 4)
  if (start === undefined) throw new Error('the font has no character map of format 4')
  const segments = view.getUint16(start + 6) / 2
  return (code) => {
    for (let i = 0; i < segments; i += 1) {
      if (code > view.getUint16(start + 14 + 2 * i)) continue
      const first = view.getUint16(start + 16 + 2 * (segments + i))
      if (code < first) return 0
      const delta = view.getInt16(start + 16 + 2 * (2 * segments + i))
      const rangeAt = start + 16 + 2 * (3 * segments + i)
      const range = view.getUint16(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = view.getUint16(rangeAt + range + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
