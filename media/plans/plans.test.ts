import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { languages } from '#domain/languages.ts'
import { planSources } from '../places.ts'
import type { PlanManifest } from './plan-manifest.ts'
import { addressesOf, makePlans, type PlanPlaces } from './plans.ts'

/** The project's own drawings copied aside, gone after the test. */
function copiedPlans(t: TestContext): PlanPlaces {
  const folder = mkdtempSync(join(tmpdir(), 'plans-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fileURLToPath(planSources), folder, { recursive: true })
  const base = pathToFileURL(`${folder}/`)
  return { originals: base, derived: new URL('made/', base), manifest: new URL('manifest.json', base) }
}

function readMade(places: PlanPlaces) {
  const manifest = JSON.parse(readFileSync(places.manifest, 'utf8')) as PlanManifest
  const svg = (address: string) =>
    readFileSync(new URL(address.replace('/media/plans/', ''), places.derived), 'utf8')
  return { manifest, svg }
}

test('cards hold no text, drawings of units the areas, dimensions and names of their language', async (t) => {
  const places = copiedPlans(t)
  assert.deepEqual((await makePlans(places)).broken, [])
  const { manifest, svg } = readMade(places)
  for (const plan of Object.values(manifest)) assert.doesNotMatch(svg(plan.card), /<text|<style/)
  const flat = manifest['2-a']
  assert.ok(flat)
  for (const [language, name] of [
    ['ru', 'Гостиная'],
    ['kk', 'Қонақ бөлме'],
    ['en', 'Living room'],
  ] as const) {
    const detail = svg(flat.detail[language])
    for (const text of [name, '11.3', '8.90', '8.50'])
      assert.ok(detail.includes(`>${text}<`), `${language} ${text}`)
  }
})

test('a drawing needs nothing from outside, for inside <img> it gets nothing', async (t) => {
  const places = copiedPlans(t)
  await makePlans(places)
  const { manifest, svg } = readMade(places)
  for (const address of Object.values(manifest).flatMap(addressesOf)) {
    assert.doesNotMatch(
      svg(address).replace('http://www.w3.org/2000/svg', ''),
      /href|url\(|http|@import|<script/,
      address,
    )
  }
})

test('up to three rooms all cards have one scale, and all drawings the same proportions', async (t) => {
  const places = copiedPlans(t)
  await makePlans(places)
  const { manifest, svg } = readMade(places)
  for (const code of ['studio', '1-a', '1-b', '1-c', '2-a', '2-b', '2-c', '3-c']) {
    assert.equal(manifest[code]?.width, 1224, code)
  }
  assert.ok((manifest['4-b']?.width ?? 0) > 1700)
  for (const [code, plan] of Object.entries(manifest)) {
    for (const address of addressesOf(plan)) {
      const [, width, height] = svg(address).match(/width="(\d+)" height="(\d+)"/) ?? []
      assert.ok(Math.abs(Number(width) / Number(height) - 24 / 19) < 0.003, `${code} ${address}`)
    }
  }
})

test('a second run makes nothing', async (t) => {
  const places = copiedPlans(t)
  const first = await makePlans(places)
  assert.ok(first.made > languages.length)
  assert.deepEqual(await makePlans(places), { made: 0, removed: 0, broken: [] })
})

test('a broken drawing is named, keeps its earlier files, and the others are made', async (t) => {
  const places = copiedPlans(t)
  await makePlans(places)
  const before = readMade(places).manifest['2-a']
  writeFileSync(new URL('2-a.svg', places.originals), '<svg><g class="furn">')
  const run = await makePlans(places)
  assert.match(run.broken.join(), /^2-a\.svg: not a complete SVG drawing$/)
  const { manifest, svg } = readMade(places)
  assert.deepEqual(manifest['2-a'], before)
  for (const address of addressesOf(manifest['2-a'] ?? assert.fail())) assert.ok(svg(address).length > 1000)
})

test('a room in the record that is not in the drawing is an error', async (t) => {
  const places = copiedPlans(t)
  const file = new URL('plans.json', places.originals)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"id": "liv"', '"id": "cellar"'))
  assert.match((await makePlans(places)).broken.join(), /1-a\.svg: .*"cellar"/)
})
