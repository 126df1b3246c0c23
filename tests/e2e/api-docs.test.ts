import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { visitor } from '#tests/helpers/browser/visitor.ts'

test('the manual of the API can be read on a phone and a desk, without a script and by everybody', async (t) => {
  for (const width of [390, 1440]) {
    const { page, problems } = await visitor(t, { width, language: 'en' })
    const response = await page.goto('/api/docs')
    assert.equal(response?.status(), 200)
    await page.getByRole('heading', { level: 1, name: 'API' }).waitFor()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'GET /api/estates/{id}', exact: true })
      .click()
    assert.ok(await page.locator('#getEstate').getByRole('heading', { level: 3 }).isVisible())
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(await sidewaysScroll(page, [320, width]), [])
    assert.deepEqual(problems, [])
  }
})
