import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { fontFileName } from '#contract/site-fonts.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { documentFonts, publicFolder } from '../places.ts'
import { fontCharacters } from './font-characters.ts'
import { readFontList } from './font-list.ts'
import { type FontSource, type FontSources, makeOwnFonts } from './own-fonts.ts'
import { readAxes } from './sfnt-facts.ts'
import { readAdvances } from './sfnt-metrics.ts'
import { readNames } from './sfnt-names.ts'

const files = {
  heading: fileURLToPath(new URL('site-serif-400.ttf', documentFonts)),
  regular: fileURLToPath(new URL('onest-400.ttf', documentFonts)),
  bold: fileURLToPath(new URL('onest-600.ttf', documentFonts)),
  variable: fileURLToPath(new URL(`.${readFontList()['inter']?.files[0]?.src}`, publicFolder)),
}

function source(normal: string, bold: string | null = null): FontSource {
  return { normal, bold, weight: 400, licence: 'OFL 1.1' }
}

function places(t: TestContext) {
  const folder = temporaryFolder(t)
  const made = pathToFileURL(`${folder}/`)
  const make = (sources: FontSources, isMaking = true) => makeOwnFonts(sources, made, isMaking)
  return { folder, make }
}

async function problemsOf(t: TestContext, sources: FontSources): Promise<string[]> {
  const { folder, make } = places(t)
  const { problems } = await make(sources, false)
  assert.deepEqual(readdirSync(folder), [])
  return problems.map(({ role, problem }) => `${role}: ${problem}`)
}

test('R650 fonts of a company become small files of the letters of the three languages, under neutral names', async (t) => {
  const { folder, make } = places(t)
  const chosen = { display: source(files.heading), text: source(files.regular, files.bold) }
  const { fonts, problems } = await make(chosen)
  assert.deepEqual(problems, [])
  assert.ok(typeof fonts?.display === 'object' && typeof fonts.text === 'object')
  assert.deepEqual([fonts.display.weights, fonts.display.stand_in], [['340'], 'serif'])
  assert.deepEqual([fonts.text.weights, fonts.text.stand_in], [['400', '600'], 'sans'])
  const names = readdirSync(folder).filter((name) => !name.endsWith('.json'))
  assert.equal(names.length, 6)
  for (const name of names) {
    assert.match(name, /^own-(?:display|text)-[0-9a-f]{8}-(?:340|400|600|normal|bold)\.(?:woff2|ttf)$/)
    const plain = Buffer.from(
      await subsetFont(readFileSync(join(folder, name)), fontCharacters, { targetFormat: 'sfnt' }),
    )
    const advance = readAdvances(plain)
    for (const letter of fontCharacters) assert.notEqual(advance(letter), null, letter)
    // A font is called like the brand, and licences reserve names for the unchanged ones.
    for (const id of [1, 3, 4, 6])
      assert.match(readNames(plain).get(id) ?? '', /^Site ?(?:Text|Heading)/, `${name} ${id}`)
    assert.match(readNames(plain).get(0) ?? '', /Project Authors/)
  }
  // Nothing is made twice, and a look says what the import makes.
  const times = () => names.map((name) => statSync(join(folder, name)).mtimeMs)
  const before = times()
  assert.deepEqual((await make(chosen)).fonts, fonts)
  assert.deepEqual(times(), before)
  assert.deepEqual((await places(t).make(chosen, false)).fonts, fonts)
})

test('R650 a file with several weights is cut to those of the site, for headings to one', async (t) => {
  const { folder, make } = places(t)
  const { fonts } = await make({
    text: source(files.variable),
    display: { ...source(files.variable), weight: 500 },
  })
  assert.ok(typeof fonts?.display === 'object' && typeof fonts.text === 'object')
  assert.deepEqual(fonts.text.weights, ['400 600'])
  const axesOf = async (name: string) =>
    readAxes(
      Buffer.from(
        await subsetFont(readFileSync(join(folder, name)), fontCharacters, { targetFormat: 'sfnt' }),
      ),
    )
  assert.deepEqual(await axesOf(fontFileName('text', fonts.text.hash, '400 600')), [
    { tag: 'wght', least: 400, normal: 400, most: 600 },
  ])
  assert.deepEqual(await axesOf(fontFileName('display', fonts.display.hash, '340')), [])
})

test('R650 a name of the list is taken as it is', async (t) => {
  const { make } = places(t)
  assert.deepEqual(await make({ display: 'site-serif', text: 'onest' }), {
    fonts: { display: 'site-serif', text: 'onest' },
    problems: [],
  })
})

test('R650 what is not a font of three languages, too large or too heavy is refused with a reason', async (t) => {
  const folder = temporaryFolder(t)
  const at = (name: string, bytes: string | Uint8Array) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const latin = at(
    'latin.ttf',
    await subsetFont(readFileSync(files.regular), 'ABC abc', { targetFormat: 'sfnt' }),
  )
  const large = at('large.ttf', readFileSync(files.regular))
  truncateSync(large, 2_000_001)
  const bomb = Buffer.from(readFileSync(files.variable))
  bomb.writeUInt32BE(1_000_000_000, 16)
  const heading = (normal: string) => problemsOf(t, { display: source(normal) })
  assert.match((await heading(latin))[0] ?? '', /^display: lacks characters of the three languages: ! " /)
  assert.deepEqual(await heading(large), ['display: is larger than 2 MB'])
  assert.deepEqual(await heading(at('words.ttf', 'no font')), [
    'display: is not a font: TTF, OTF and WOFF2 are taken',
  ])
  assert.deepEqual(await heading(at('bomb.woff2', bomb)), ['display: is packed too tightly for a font'])
  assert.deepEqual(await heading(at('half.ttf', readFileSync(files.regular).subarray(0, 9_000))), [
    'display: cannot be read as a font',
  ])
  assert.deepEqual(await problemsOf(t, { text: source(files.regular) }), [
    'text: has one weight: texts need a second file for bold text (bold)',
  ])
  assert.deepEqual(await problemsOf(t, { text: source(files.variable, files.bold) }), [
    'text: has all weights in itself: leave out the file for bold text',
  ])
  const heavy = await problemsOf(t, {
    display: source(files.heading),
    text: source(
      fileURLToPath(new URL('inter-400.ttf', documentFonts)),
      fileURLToPath(new URL('site-serif-400.ttf', documentFonts)),
    ),
  })
  assert.match(heavy[0] ?? '', /^null: the two fonts take \d+ KB of a first visit, and 45 KB are taken/)
})
