import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { open, visitor } from '#tests/helpers/visitor.ts'

const largest = [
  { page: 'home', path: pages.home('ru') },
  { page: 'list of projects', path: pages.projects('ru') },
  { page: 'project', path: pages.project('ru', 'alatau-park') },
  { page: 'queue', path: pages.queue('ru', 'alatau-park-a') },
]

for (const { page: name, path } of largest) {
  test(`the largest picture of the ${name} is named in the head and loaded once`, async (t) => {
    const { page, problems } = await visitor(t)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await open(page, path)
    const eager = page.locator('main picture:has(img[loading=eager])').first()
    const named = await eager.locator('source').getAttribute('srcset')
    const preloads = page.locator('head link[rel=preload][as=image][type="image/avif"]')
    assert.equal(await preloads.first().getAttribute('imagesrcset'), named)
    const shown = await eager.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    assert.equal(asked.filter((address) => shown.endsWith(address)).length, 1)
    assert.deepEqual(problems, [])
  })
}
