import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
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
