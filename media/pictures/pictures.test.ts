import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { readPictureManifest } from './picture-manifest.ts'
import { filesOf, makePictures, type PicturePlaces } from './pictures.ts'

/** A folder with two small originals, gone after the test. */
async function twoPictures(t: TestContext): Promise<PicturePlaces> {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const base = pathToFileURL(`${folder}/`)
  for (const [name, background] of [
    ['red', '#a93f26'],
    ['green', '#134a45'],
  ] as const) {
    const image = sharp({ create: { width: 600, height: 300, channels: 3, background } })
    await image.webp().toFile(join(folder, `${name}.webp`))
  }
  describe(base, ['red', 'green'])
  return { originals: base, derived: new URL('made/', base), manifest: new URL('manifest.json', base) }
}

function describe(folder: URL, names: readonly string[], more: object = {}): void {
  const entry = { alt: { ru: 'Дом', kk: 'Үй', en: 'House' }, project: null, kind: 'interior', ...more }
  writeFileSync(
    new URL('pictures.json', folder),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, entry]))),
  )
}

test('a picture gets all widths in both formats, its size, a stand-in and its texts', async (t) => {
  const places = await twoPictures(t)
  const run = await makePictures(places)
  assert.deepEqual(run.made.toSorted(), ['green', 'red'])
  const red = readPictureManifest(places.manifest)['red']
  assert.ok(red)
  assert.deepEqual([red.width, red.height, red.alt.kk], [600, 300, 'Үй'])
  const sizes = await Promise.all(
    filesOf(red).map(async (file) => {
      const { format, width, height } = await sharp(readFileSync(new URL(file, places.derived))).metadata()
      return `${format} ${width}x${height}`
    }),
  )
  assert.deepEqual(sizes, ['webp 480x240', 'webp 600x300', 'heif 480x240', 'heif 600x300'])
  const stand = Buffer.from(red.placeholder.replace('data:image/webp;base64,', ''), 'base64')
  assert.equal((await sharp(stand).metadata()).width, 20)
})

test('a picture for whole screens has what tall ones show of it, cut where its record says', async (t) => {
  const places = await twoPictures(t)
  const left = sharp({ create: { width: 150, height: 300, channels: 3, background: '#fff' } })
  const halves = sharp({ create: { width: 600, height: 300, channels: 3, background: '#000' } })
    .composite([{ input: await left.png().toBuffer(), left: 0, top: 0 }])
    .webp({ lossless: true })
  await halves.toFile(fileURLToPath(new URL('red.webp', places.originals)))
  const cut = async (focus: number) => {
    describe(places.originals, ['red'], { tall: { shape: 0.5, focus } })
    const run = await makePictures(places)
    const red = readPictureManifest(places.manifest)['red']
    const file = filesOf(red ?? assert.fail('no picture')).at(-1) ?? ''
    const shown = sharp(readFileSync(new URL(file, places.derived)))
    const { width, height } = await shown.metadata()
    const { channels } = await shown.stats()
    return { run, red, size: [width, height], light: Math.round((channels[0]?.mean ?? 0) / 51) }
  }
  const first = await cut(0)
  assert.deepEqual(first.size, [150, 300])
  assert.deepEqual([first.red?.tall?.width, first.red?.tall?.height], [150, 300])
  assert.equal(first.light, 5)
  assert.deepEqual((await cut(0)).run.made, [])
  // Another cut is another file, and that of the first goes.
  const second = await cut(1)
  assert.deepEqual([second.light, second.run.made, second.run.removed], [0, ['red'], 1])
  assert.notEqual(second.red?.tall?.srcset_avif, first.red?.tall?.srcset_avif)
  assert.equal(second.red?.srcset_avif, first.red?.srcset_avif)
  describe(places.originals, ['red'])
  assert.deepEqual(
    [(await makePictures(places)).removed, readPictureManifest(places.manifest)['red']?.tall],
    [1, undefined],
  )
})

test('a second run makes nothing and touches no file', async (t) => {
  const places = await twoPictures(t)
  await makePictures(places)
  const times = () =>
    readdirSync(places.derived).map((file) => `${file} ${statSync(new URL(file, places.derived)).mtimeMs}`)
  const before = times()
  const run = await makePictures(places)
  assert.deepEqual(run, { made: [], kept: 2, removed: 0, broken: [] })
  assert.deepEqual(times(), before)
})

test('a lost file is made again, a changed original gets new names and the old files go', async (t) => {
  const places = await twoPictures(t)
  await makePictures(places)
  const lost = readdirSync(places.derived).find((file) => file.startsWith('green')) ?? ''
  rmSync(new URL(lost, places.derived))
  assert.deepEqual((await makePictures(places)).made, ['green'])

  const before = readPictureManifest(places.manifest)['red']
  const other = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  writeFileSync(new URL('red.webp', places.originals), other)
  const run = await makePictures(places)
  assert.deepEqual([run.made, run.removed], [['red'], 4])
  assert.notEqual(readPictureManifest(places.manifest)['red']?.hash, before?.hash)
})

test('a broken picture is named, keeps its earlier files, and the others are made', async (t) => {
  const places = await twoPictures(t)
  await makePictures(places)
  writeFileSync(new URL('red.webp', places.originals), 'no picture at all')
  const green = await sharp({ create: { width: 500, height: 100, channels: 3, background: '#000' } })
    .webp()
    .toBuffer()
  writeFileSync(new URL('green.webp', places.originals), green)
  const run = await makePictures(places)
  assert.deepEqual(run.made, ['green'])
  assert.equal(run.broken.length, 1)
  assert.match(run.broken[0] ?? '', /^red\.webp: /)
  const red = readPictureManifest(places.manifest)['red']
  assert.ok(red && filesOf(red).every((file) => statSync(new URL(file, places.derived)).size > 0))
})

test('a truncated picture is an error, not a half-grey picture', async (t) => {
  const places = await twoPictures(t)
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#000', noise } })
    .webp()
    .toBuffer()
  writeFileSync(new URL('red.webp', places.originals), whole.subarray(0, whole.length / 2))
  const run = await makePictures(places)
  assert.match(run.broken.join(), /^red\.webp: /)
})

test('a described picture without a file is named, a picture without texts stops the run', async (t) => {
  const places = await twoPictures(t)
  describe(places.originals, ['red', 'blue'])
  assert.match((await makePictures(places)).broken.join(), /^blue\.webp: /)
  writeFileSync(
    new URL('pictures.json', places.originals),
    JSON.stringify({ red: { alt: { ru: 'Дом', kk: ' ', en: 'House' }, project: null, kind: 'interior' } }),
  )
  await assert.rejects(makePictures(places), /pictures\.json[\s\S]*kk/)
})
