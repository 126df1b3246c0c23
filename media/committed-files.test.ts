import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { pictureHash } from './pictures/make-picture.ts'
import { readPictureManifest } from './pictures/picture-manifest.ts'
import { readPictureOriginals } from './pictures/picture-originals.ts'
import { filesOf } from './pictures/pictures.ts'
import {
  derivedPictures,
  derivedPlans,
  derivedVideos,
  originals,
  pictureManifestFile,
  planManifestFile,
  planSources,
  publicFolder,
  videoManifestFile,
} from './places.ts'
import { readPlanSources } from './plans/plan-sources.ts'
import type { PlanManifest } from './plans/plan-manifest.ts'
import { addressesOf } from './plans/plans.ts'
import { readVideoManifest } from './videos/video-manifest.ts'
import { readVideoOriginals } from './videos/video-originals.ts'
import { videoHash } from './videos/videos.ts'

const pictures = readPictureManifest(pictureManifestFile)
const videos = readVideoManifest(videoManifestFile)
const plans = JSON.parse(readFileSync(planManifestFile, 'utf8')) as PlanManifest

test('every described picture is in the manifest with its texts, made from the original that is there now', () => {
  const described = readPictureOriginals(new URL('pictures.json', originals))
  assert.deepEqual(Object.keys(pictures), Object.keys(described).toSorted())
  for (const [name, original] of Object.entries(described)) {
    const hash = pictureHash(readFileSync(new URL(`${name}.webp`, originals)), original)
    assert.equal(pictures[name]?.hash, hash, `${name}: run «npm run media»`)
    assert.deepEqual(pictures[name]?.alt, original.alt, `${name}: run «npm run media»`)
  }
})

test('every described video is in the manifest, made from the picture that is there now, and no other is', () => {
  const described = readVideoOriginals(new URL('videos.json', originals))
  assert.deepEqual(Object.keys(videos), Object.keys(described).toSorted())
  for (const [name, original] of Object.entries(described)) {
    const hash = videoHash(readFileSync(new URL(`${original.picture}.webp`, originals)), original)
    assert.equal(videos[name]?.hash, hash, `${name}: run «npm run media»`)
  }
  const named = Object.values(videos).map(({ src }) => basename(src))
  assert.deepEqual(readdirSync(derivedVideos).toSorted(), named.toSorted())
})

test('the folder of pictures holds exactly what the manifest names', () => {
  const named = Object.values(pictures).flatMap(filesOf)
  const there = readdirSync(derivedPictures).filter((file) => !['plans', 'videos'].includes(file))
  assert.deepEqual(there.toSorted(), named.toSorted())
})

test('every original is described, and every original of a drawing too', () => {
  const files = readdirSync(originals).filter((file) => file.endsWith('.webp'))
  assert.deepEqual(files.map((file) => file.replace('.webp', '')).toSorted(), Object.keys(pictures))
  const drawings = readdirSync(planSources).filter((file) => file.endsWith('.svg'))
  assert.deepEqual(drawings.map((file) => file.replace('.svg', '')).toSorted(), Object.keys(plans).toSorted())
})

test('the drawings in the manifest exist, are all there are, and carry the facts of their record', () => {
  const named = Object.values(plans).flatMap(addressesOf)
  for (const address of named) assert.ok(existsSync(new URL(`.${address}`, publicFolder)), address)
  assert.equal(new Set(named).size, readdirSync(derivedPlans).length)
  for (const [code, source] of Object.entries(readPlanSources(new URL('plans.json', planSources)))) {
    assert.equal(plans[code]?.area_total, source.area_total, code)
    assert.equal(plans[code]?.rooms_list.length, source.rooms_list.length, code)
  }
})

test('the rooms of a flat add up to its area', () => {
  for (const [code, plan] of Object.entries(plans)) {
    const sum = plan.rooms_list.reduce((total, room) => total + room.area, 0)
    assert.ok(Math.abs(sum - plan.area_total) < 0.06, `${code}: ${sum} and ${plan.area_total}`)
  }
})

test('no Kazakh text calls a residential complex by an abbreviation nobody uses', () => {
  for (const [name, { alt }] of Object.entries(pictures))
    assert.doesNotMatch(alt.kk, /(^|\s)ТК(,|\s|$)/, name)
})

test('alternative texts differ between the languages', () => {
  for (const [name, { alt }] of Object.entries(pictures)) {
    assert.equal(new Set(languages.map((language) => alt[language])).size, 3, name)
  }
})

test('all derived pictures and drawings stay under 25 MB', () => {
  const files = readdirSync(derivedPictures, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, derivedPictures)).size, 0)
  assert.ok(bytes < 25e6, `${bytes} bytes`)
})
