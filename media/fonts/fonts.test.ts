import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import subsetFont from 'subset-font'
import { fontFaces, standIns } from '#domain/font-faces.ts'
import { charactersOf, fontCharacters, fontSubsets, pageCharacters } from './font-characters.ts'
import { defaultFamilies, fontFamilies } from './font-families.ts'
import { readFontList } from './font-list.ts'
import { fontManifestFile, fontStyles, publicFolder } from '../places.ts'
import { maxFirstFontBytes } from '../settings.ts'
import { readMetrics } from './sfnt-metrics.ts'
import { readNames } from './sfnt-names.ts'

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

test('each family is one small file with its licence beside it, and those of every site are preloaded', () => {
  const list = readFontList()
  assert.deepEqual(
    Object.keys(list),
    fontFamilies.map(({ file }) => file),
  )
  for (const { file, name, weight } of fontFamilies) {
    const font = list[file]!
    const src = font.files[0]?.src ?? ''
    assert.deepEqual([font.name, font.files], [name, [{ src, weight }]])
    assert.match(src, new RegExp(`^/fonts/${file}-[0-9a-f]{8}\\.woff2$`))
    assert.equal(readFileSync(new URL(`.${src}`, publicFolder)).length, font.bytes)
    assert.ok(font.bytes < 23_000, file)
    assert.ok(existsSync(new URL(`fonts/${file}-OFL.txt`, publicFolder)))
  }
  assert.deepEqual(
    preload,
    defaultFamilies.flatMap(({ file }) => list[file]?.files[0]?.src),
  )
  for (const { file, name } of defaultFamilies)
    assert.ok(styles.includes(`font-family: '${name}';\n  src: url('${list[file]?.files[0]?.src}')`))
})

test('R650 any two fonts of the list fit into a first visit', () => {
  const list = Object.values(readFontList())
  for (const display of list)
    for (const text of list) assert.ok(display === text || display.bytes + text.bytes <= maxFirstFontBytes)
})

/** Bytes of the pair that every site without fonts of its own sends: a first visit is weighed with it. */
const lightestPair = 33_100

test('R1350 fonts of pages hold every letter and sign of prose of the three languages, and the first two stay light', async () => {
  for (const { files } of Object.values(readFontList())) {
    const font = await plainFont(files[0]?.src ?? '')
    // The measuring throws for a character that is not there.
    for (const character of pageCharacters) readMetrics(font, character)
    for (const character of '漢§') assert.throws(() => readMetrics(font, character), new RegExp(character))
  }
  for (const character of '.,:;!?%&@+=/()*"«»„“”–—…·×°²№₸ \u00a0')
    assert.ok(pageCharacters.includes(character))
  const bytes = defaultFamilies.map(({ file }) => readFontList()[file]?.bytes ?? 0)
  assert.ok(bytes.reduce((sum, each) => sum + each, 0) <= lightestPair, bytes.join(' + '))
})

test('figures of one width can be asked for in the text face', async () => {
  const font = await plainFont(preload[1] ?? '')
  assert.ok(font.includes('tnum') && font.includes('kern') && font.includes('wght'))
})

test('faces whose names are reserved carry names of their own', async () => {
  for (const [file, reserved] of [
    ['site-display', /Source/],
    ['site-serif', /Lora/],
  ] as const) {
    const { files, name } = readFontList()[file]!
    const names = readNames(await plainFont(files[0]?.src ?? ''))
    assert.equal(names.get(1), name)
    for (const id of [1, 3, 4, 6]) assert.doesNotMatch(names.get(id) ?? '', reserved)
  }
})

test('a system face is stretched to the measures of the font', () => {
  const { averageWidth } = standIns.serif
  const metrics = { ascent: 1, descent: 0.25, lineGap: 0, averageWidth: averageWidth * 1.25 }
  const rules = fontFaces('X', [{ src: '/fonts/x.woff2', weight: '340' }], 'serif', metrics)
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
      assert.ok(
        fontFamilies.some((family) => file.startsWith(`${family.file}-`)),
        file,
      )
    }
  }
})
