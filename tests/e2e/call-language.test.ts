import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

test('R28 A37 every call of a page in the browser carries the language of the page, not of the browser', async (t) => {
  const { page } = await visitor(t, { language: 'en' })
  const told = new Map<string, string | undefined>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) told.set(pathname, request.headers()['accept-language'])
  })
  await page.addInitScript(() =>
    localStorage.setItem(
      'favorites',
      JSON.stringify([{ id: 7, category: 'flat', added_at: '2026-01-01T00:00:00.000Z', price_at_add: null }]),
    ),
  )
  const asked = (path: string) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path)

  await open(page, pages.home('kk'))
  const counted = asked(endpoints.estates.path)
  const finder = page.getByRole('search', { name: word('kk', 'home.finder.label') })
  await finder.getByLabel(word('kk', 'home.finder.rooms')).selectOption('2')
  await counted

  const listed = asked(endpoints.shortlist.path)
  await open(page, pages.favorites('kk'))
  await listed

  // The offer of a consultation asks for its picture.
  const pictured = asked(endpoints.feedbackImages.path)
  await page.clock.install()
  await open(page, pages.projects('kk'))
  await page.clock.runFor(5000)
  await pictured

  assert.deepEqual([...new Set(told.values())], ['kk'])
  assert.ok(told.size >= 3)
})
