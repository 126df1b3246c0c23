import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { markFont } from '../places.ts'
import { readVideoManifest } from './video-manifest.ts'
import { makeVideos, type VideoPlaces } from './videos.ts'

const view = { x: 0.5, y: 0.5, zoom: 1 }

/** A folder with two pictures, a move over each, and an ffmpeg that writes down how it was called. */
function twoVideos(t: TestContext, ffmpeg = 'for last; do :; done; echo "$@" > "$last"'): VideoPlaces {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'))
  const path = process.env['PATH']
  t.after(() => {
    process.env['PATH'] = path
    rmSync(folder, { recursive: true, force: true })
  })
  process.env['PATH'] = folder + delimiter + path
  writeFileSync(join(folder, 'ffmpeg'), `#!/bin/sh\n${ffmpeg}\n`)
  chmodSync(join(folder, 'ffmpeg'), 0o755)
  const base = pathToFileURL(`${folder}/`)
  for (const name of ['yard', 'street']) writeFileSync(new URL(`${name}.webp`, base), name)
  describeVideos(base, { walk: 'street', play: 'yard' })
  return {
    originals: base,
    derived: new URL('made/', base),
    manifest: new URL('manifest.json', base),
    font: markFont,
  }
}

function describeVideos(folder: URL, pictures: Readonly<Record<string, string>>): void {
  const moves = Object.entries(pictures).map(([name, picture]) => [
    name,
    { picture, seconds: 8, from: view, to: { ...view, zoom: 1.4 } },
  ])
  writeFileSync(new URL('videos.json', folder), JSON.stringify(Object.fromEntries(moves)))
}

test('a video is made of every move over a picture, with a mark that it is a visualisation', async (t) => {
  const places = twoVideos(t)
  const run = await makeVideos(places)
  assert.deepEqual(run.made.toSorted(), ['play', 'walk'])
  const { walk } = readVideoManifest(places.manifest)
  assert.ok(walk !== undefined)
  assert.deepEqual([walk.width, walk.height, walk.seconds], [1280, 720, 8])
  assert.match(walk.src, /^\/media\/videos\/walk-[0-9a-f]{8}\.mp4$/)
  const call = readFileSync(new URL(walk.src.replace('/media/videos/', ''), places.derived), 'utf8')
  assert.match(call, /street\.webp.*zoompan.*d=200:.*Визуализация/)
})

test('a second run makes nothing; a changed picture and a video that is gone make what they touch', async (t) => {
  const places = twoVideos(t)
  await makeVideos(places)
  const first = readdirSync(places.derived)
  assert.deepEqual(await makeVideos(places), { made: [], kept: 2, removed: 0, broken: [] })
  assert.deepEqual(readdirSync(places.derived), first)
  writeFileSync(new URL('yard.webp', places.originals), 'another yard')
  assert.deepEqual(await makeVideos(places), { made: ['play'], kept: 1, removed: 1, broken: [] })
  describeVideos(places.originals, { walk: 'street' })
  assert.deepEqual(await makeVideos(places), { made: [], kept: 1, removed: 1, broken: [] })
  assert.equal(readdirSync(places.derived).length, 1)
})

test('a video that cannot be made names itself, keeps its earlier file and stops nothing else', async (t) => {
  const places = twoVideos(t)
  await makeVideos(places)
  const before = readVideoManifest(places.manifest)
  rmSync(new URL('yard.webp', places.originals))
  writeFileSync(new URL('street.webp', places.originals), 'another street')
  const run = await makeVideos(places)
  assert.deepEqual(run.made, ['walk'])
  assert.match(run.broken.join(), /^play: ENOENT.*yard\.webp/)
  const after = readVideoManifest(places.manifest)
  assert.deepEqual(after['play'], before['play'])
  assert.ok(existsSync(new URL(String(after['play']?.src).replace('/media/videos/', ''), places.derived)))
})

test('what ffmpeg says last is told, and half a file does not stay', async (t) => {
  const places = twoVideos(
    t,
    'for last; do :; done; echo half > "$last"; echo "Invalid data found" >&2; exit 1',
  )
  const run = await makeVideos(places)
  assert.deepEqual(run.broken.toSorted(), ['play: Invalid data found', 'walk: Invalid data found'])
  assert.deepEqual(readdirSync(places.derived), [])
})

test('without ffmpeg one is told how to get it', async (t) => {
  const places = twoVideos(t)
  process.env['PATH'] = '/nowhere'
  const run = await makeVideos(places)
  assert.match(run.broken.join(), /ffmpeg is not installed; on Debian: apt-get install ffmpeg/)
})
