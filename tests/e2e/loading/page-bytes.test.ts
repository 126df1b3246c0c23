import assert from 'node:assert/strict'
import { get } from 'node:http'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { projectOnSale } from '#tests/helpers/demo-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** A page of each kind. */
async function paths() {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free`)
  const [flat] = getEstates.answer.parse(await answer.json()).data
  assert.ok(flat !== undefined)
  return {
    listing: pages.listing('ru', 'flat'),
    unit: pages.estate('ru', 'flat', flat.slug),
    project: pages.project('ru', await projectOnSale()),
    home: pages.home('ru'),
    news: pages.contents('ru'),
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
  const { unit, project, home, news } = await paths()
  const placeholders = async (path: string) =>
    new Set((await documentOf(path)).match(/data:image\/webp;base64,[\w+/=]+/g)).size
  assert.equal(await placeholders(unit), 0)
  for (const path of [project, home, news]) assert.equal(await placeholders(path), 1, path)
})

test('R1158 a page that is not the first of its kind is at most 15.5 KB for a listing, 26 KB for a unit, 28 KB for a project, 18.5 KB for home and 14.5 KB for the news', async () => {
  const shown = await paths()
  const bars = { listing: 15_500, unit: 26_000, project: 28_000, home: 18_500, news: 14_500 } as const
  for (const kind of ['listing', 'unit', 'project', 'home', 'news'] as const) {
    const bytes = await packedBytes(shown[kind])
    assert.ok(bytes <= bars[kind], `${bytes} bytes of ${kind}`)
  }
})

test('R1224 the HTML of a listing is at most 80 KB before it is packed', async () => {
  const { listing } = await paths()
  const bytes = Buffer.byteLength(await documentOf(listing))
  assert.ok(bytes <= 80_000, `${bytes} bytes`)
})

test('R1225 a page names each project and each category of the menus once for all screens', async () => {
  const html = await documentOf(pages.callback('ru'))
  const header = /<header[^]*<\/header>/.exec(html)?.[0] ?? ''
  for (const address of [pages.project('ru', await projectOnSale()), pages.listing('ru', 'flat')])
    assert.equal(header.split(`href="${address}"`).length, address === pages.listing('ru', 'flat') ? 3 : 2)
})

test('R1223 the styles of every page and of the brand are one file, which browsers keep', async () => {
  const { url } = await demoSite()
  const addresses = new Set<string>()
  for (const path of Object.values(await paths())) {
    const html = await documentOf(path)
    assert.ok(!html.includes('<style data-brand'), path)
    addresses.add(/<link rel="stylesheet" href="([^"]+)" data-brand/.exec(html)?.[1] ?? path)
  }
  assert.equal(addresses.size, 1)
  const answer = await fetch(url + [...addresses].join(''))
  assert.match(answer.headers.get('content-type') ?? '', /^text\/css/)
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/)
  const text = await answer.text()
  assert.ok(text.includes('.header{') && text.includes(':root{--spruce:') && text.includes('--logo:url('))
})
