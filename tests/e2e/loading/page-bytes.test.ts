import assert from 'node:assert/strict'
import { get } from 'node:http'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { projectOnSale } from '#tests/helpers/demo-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** A listing, a unit and a project. */
async function paths() {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free`)
  const [flat] = getEstates.answer.parse(await answer.json()).data
  assert.ok(flat !== undefined)
  return {
    listing: pages.listing('ru', 'flat'),
    unit: pages.estate('ru', 'flat', flat.slug),
    project: pages.project('ru', await projectOnSale()),
  }
}

async function documentOf(path: string): Promise<string> {
  const { url } = await demoSite()
  return (await fetch(url + path)).text()
}

/** Bytes of a document as browsers get it. */
async function packedBytes(path: string): Promise<number> {
  const { url } = await demoSite()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url + path, { headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'ru' } }, (response) => {
    let bytes = 0
    response.on('data', (piece: Buffer) => (bytes += piece.length))
    response.on('end', () => resolve(bytes))
  }).on('error', reject)
  return promise
}

test('R1155 the styles of parts that many kinds of pages share are in the file of every page alone', async () => {
  const { url } = await demoSite()
  for (const path of Object.values(await paths())) {
    const html = await documentOf(path)
    const styles = [...html.matchAll(/<style data-of[^>]*>([^<]*)/g)].map(([, text = '']) => text).join('')
    const file = /<link rel="stylesheet" href="(\/assets\/frame-[^"#]+)/.exec(html)?.[1] ?? ''
    const shared = await (await fetch(url + file)).text()
    for (const part of ['.estate-card{', '.filter-panel{', '.offer-table', '.slider-field']) {
      assert.ok(shared.includes(part), part)
      assert.ok(!styles.includes(part), `${path}: ${part}`)
    }
  }
})

test('R1156 of the pictures of a page only those of its first view have a placeholder', async () => {
  const { unit, project } = await paths()
  const placeholders = async (path: string) =>
    new Set((await documentOf(path)).match(/data:image\/webp;base64,[\w+/=]+/g)).size
  assert.equal(await placeholders(unit), 0)
  assert.equal(await placeholders(project), 1)
})

test('R1158 a page that is not the first of its kind is at most 17 KB for a listing, 27 KB for a unit and 28.5 KB for a project', async () => {
  const { listing, unit, project } = await paths()
  const bytes = [await packedBytes(listing), await packedBytes(unit), await packedBytes(project)]
  const bars = [17_000, 27_000, 28_500]
  for (const [place, bar] of bars.entries()) assert.ok((bytes[place] ?? Infinity) <= bar, bytes.join())
})
