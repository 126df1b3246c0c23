import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'

for (const [told, width] of [
  ['none', 390],
  ['none', 1440],
  ['one', 1440],
] as const) {
  test(`R1147 A41 a list in which ${told} of the projects has a picture, ${width} px wide`, async (t) => {
    const { url } = await siteOverAlteredApi(t, (path, body) => {
      if (!path.startsWith('/api/complexes/navigation')) return undefined
      const { data } = body as { data: object[] }
      const isBare = (index: number) => told === 'none' || index > 0
      return { body: { data: data.map((each, index) => (isBare(index) ? { ...each, image: null } : each)) } }
    })
    const { page } = await visitor(t, { language: 'en', width })
    await open(page, url + pages.home('en'))
    const heights = await page
      .locator('.projects .project-card-image')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height))
    assert.ok(heights.length > 1)
    // Without any there are no empty frames; among pictures a frame keeps the rows even.
    for (const height of heights) assert.equal(height < 60, told === 'none', String(heights))
  })
}

test('R1682 a project without a picture begins with its words on the colour of the company, and no empty screen', async (t) => {
  const { url } = await siteOverAlteredApi(t, (path, body) => {
    if (!path.startsWith('/api/complexes/s/')) return undefined
    const { data } = body as { data: object }
    return { body: { ...(body as object), data: { ...data, image: null } } }
  })
  for (const width of [390, 768, 1440, 2560]) {
    const { page } = await visitor(t, { language: 'ru', width })
    await open(page, url + pages.project('ru', 'alatau-park'))
    const hero = page.locator('.project-hero')
    const { room, ground } = await hero.evaluate((part) => {
      const [words] = part.querySelectorAll('.project-hero-text .wrap')
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const { backgroundImage, backgroundColor } = getComputedStyle(part)
      const main = getComputedStyle(document.documentElement).getPropertyValue('--spruce').trim()
      const probe = document.createElement('i')
      probe.style.color = main
      part.append(probe)
      const colour = getComputedStyle(probe).color
      probe.remove()
      return {
        room: (words?.getBoundingClientRect().top ?? Infinity) - header,
        ground: [backgroundImage, backgroundColor].some((value) => value.includes(colour)),
      }
    })
    assert.ok(room > 60 && room < 340, `${String(width)}: ${String(room)} px above the words`)
    assert.ok(ground, String(width))
    assert.deepEqual(await axeFindings(page), [])
  }
})
