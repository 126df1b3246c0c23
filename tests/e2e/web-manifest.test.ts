import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { webManifestPath } from '#contract/web-manifest.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

test('the manifest is asked for when the scripts are there, in the language of the page, not before', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  const document = await page.request.get(pages.home('kk'))
  assert.doesNotMatch(await document.text(), /rel="manifest"/)
  await open(page, pages.home('kk'))
  const named = page.locator('head link[rel=manifest]')
  await named.waitFor({ state: 'attached' })
  assert.equal(await named.count(), 1)
  assert.equal(await named.getAttribute('href'), webManifestPath('kk'))
  assert.deepEqual(problems, [])
})
