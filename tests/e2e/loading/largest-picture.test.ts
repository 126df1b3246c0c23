import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { houseOnSale, projectOnSale } from '#tests/helpers/demo-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

const largest = [
  { page: 'home', path: async () => pages.home('ru') },
  { page: 'list of projects', path: async () => pages.projects('ru') },
  { page: 'project', path: async () => pages.project('ru', await projectOnSale()) },
  { page: 'queue', path: async () => pages.queue('ru', await houseOnSale()) },
]

test('the plan of a unit is named in the head and loaded once', async (t) => {
  const { page, problems } = await visitor(t)
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&per_page=1`)
  const flat = getEstates.answer.parse(await answer.json()).data[0]
  assert.ok(flat !== undefined)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, pages.estate('ru', 'flat', flat.slug))
  const plan = page.locator('.estate-plan img')
  const shown = (await plan.getAttribute('src')) ?? ''
  const preload = page.locator('head link[rel=preload][as=image][fetchpriority=high]')
  assert.equal(await preload.getAttribute('href'), shown)
  assert.equal(asked.filter((address) => address === shown).length, 1)
  assert.deepEqual(problems, [])
})

for (const { name, path } of [
  { name: 'home', path: async () => pages.home('ru') },
  { name: 'project', path: async () => pages.project('ru', await projectOnSale()) },
]) {
  test(`a phone held upright loads of the ${name}'s picture what it shows, once, and never the whole`, async (t) => {
    const { page, problems } = await visitor(t, { width: 412, height: 823 })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await open(page, await path())
    const picture = page.locator('main picture:has(img[loading=eager])').first()
    const shown = await picture.locator('img').evaluate((image: HTMLImageElement) => {
      const { currentSrc, naturalWidth, naturalHeight } = image
      return { file: new URL(currentSrc).pathname, shape: naturalWidth / naturalHeight }
    })
    assert.match(shown.file, /-tall-[0-9a-f]{8}-\d+\.avif$/)
    assert.ok(shown.shape < 0.75, String(shown.shape))
    const beginning = shown.file.slice(0, shown.file.indexOf('-tall-'))
    assert.deepEqual(
      asked.filter((file) => file.startsWith(beginning)),
      [shown.file],
    )
    assert.deepEqual(problems, [])
  })
}

for (const { page: name, path } of largest) {
  test(`the largest picture of the ${name} is named in the head and loaded once`, async (t) => {
    const { page, problems } = await visitor(t)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await open(page, await path())
    const eager = page.locator('main picture:has(img[loading=eager])').first()
    const named = await eager.locator('source').first().getAttribute('srcset')
    const preloads = page.locator('head link[rel=preload][as=image][type="image/avif"]')
    assert.equal(await preloads.first().getAttribute('imagesrcset'), named)
    const shown = await eager.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    assert.equal(asked.filter((address) => shown.endsWith(address)).length, 1)
    assert.deepEqual(problems, [])
  })
}
