import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { documentFontFile } from './document-fonts.ts'
import { fontCharacters } from './font-characters.ts'
import { fontFamilies } from './font-families.ts'
import { documentFonts } from '../places.ts'
import { readMetrics } from './sfnt-metrics.ts'

const files = fontFamilies.flatMap((family) =>
  family.masters.map(({ wght = 400 }) => documentFontFile(family, wght)),
)

test('the fonts of the PDFs are one plain file per weight, with their licences', () => {
  const there = readdirSync(documentFonts).filter((file) => file.endsWith('.ttf'))
  assert.deepEqual(there.toSorted(), files.toSorted())
  for (const { file } of fontFamilies) assert.ok(existsSync(new URL(`${file}-OFL.txt`, documentFonts)), file)
  for (const file of files) assert.ok(!readFileSync(new URL(file, documentFonts)).includes('fvar'), file)
})

test('the fonts of the PDFs hold every letter of the three languages, ₸ and №', () => {
  for (const file of files) {
    const font = readFileSync(new URL(file, documentFonts))
    // The measuring throws for a character that is not there.
    for (const character of fontCharacters) readMetrics(font, character)
  }
})
