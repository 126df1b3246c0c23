import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import subsetFont from 'subset-font'
import { charactersOf, fontCharacters, fontSubsets } from './font-characters.ts'
import { fontFaces } from './font-faces.ts'
import { fontFamilies } from './font-families.ts'
import { fontManifestFile, fontStyles, publicFolder } from '../places.ts'
import { readMetrics } from './sfnt-metrics.ts'

const { preload } = JSON.parse(readFileSync(fontManifestFile, 'utf8')) as { preload: string[] }
const styles = readFileSync(fontStyles, 'utf8')

async function plainFont(address: string): Promise<Buffer> {
  const font = readFileSync(new URL(`.${address}`, publicFolder))
  return Buffer.from(await subsetFont(font, fontCharacters, { targetFormat: 'sfnt' }))
}

test('every character is taken from exactly one file of the package', () => {
  const taken = fontSubsets.map(charactersOf).join('')
  assert.deepEqual([...taken].toSorted(), [...new Set(fontCharacters)].toSorted())
})

test('each family is one small preloaded file, named in the styles, with its licence beside it', () => {
  assert.equal(preload.length, fontFamilies.length)
  for (const [index, family] of fontFamilies.entries()) {
    const address = preload[index] ?? ''
    assert.match(address, new RegExp(`^/fonts/${family.file}-[0-9a-f]{8}\\.woff2$`))
    assert.ok(styles.includes(`font-family: '${family.name}';\n  src: url('${address}')`))
    assert.ok(readFileSync(new URL(`.${address}`, publicFolder)).length < 22_000)
    assert.ok(existsSync(new URL(`fonts/${family.file}-OFL.txt`, publicFolder)))
  }
})

test('both fonts hold every letter of the three languages, ₸ and №', async () => {
  for (const address of preload) {
    const font = await plainFont(address)
    // The measuring throws for a character that is not there.
    for (const character of fontCharacters) readMetrics(font, character)
    assert.throws(() => readMetrics(font, '漢'), /漢/)
  }
})

test('figures of one width can be asked for in the text face', async () => {
  const font = await plainFont(preload[1] ?? '')
  assert.ok(font.includes('tnum') && font.includes('kern') && font.includes('wght'))
})

test('the changed display face carries a name of its own and not the reserved one', async () => {
  const font = await plainFont(preload[0] ?? '')
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()
  assert.ok(font.includes(utf16('Site Display')))
  assert.ok(!font.includes(utf16('Source Serif 4')))
})

test('a system face is stretched to the measures of the font', () => {
  const [family] = fontFamilies
  assert.ok(family)
  const metrics = { ascent: 1, descent: 0.25, lineGap: 0, averageWidth: family.fallback.averageWidth * 1.25 }
  const rules = fontFaces(family, '/fonts/x.woff2', metrics)
  for (const rule of [
    'size-adjust: 125%',
    'ascent-override: 80%',
    'descent-override: 20%',
    'line-gap-override: 0%',
  ]) {
    assert.ok(rules.includes(rule), rule)
  }
})

test('R537 a font is called by what it is for, in its file, in the styles and in PDFs', () => {
  const own = new Set([...styles.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name))
  assert.deepEqual(
    own,
    new Set(['Site Display', 'Site Display Fallback', 'Golos Text', 'Golos Text Fallback']),
  )
  for (const folder of ['public/fonts', 'documents/fonts']) {
    for (const file of readdirSync(new URL(`../../${folder}/`, import.meta.url))) {
      assert.match(file, /^(site-display|golos-text)-/)
    }
  }
})
