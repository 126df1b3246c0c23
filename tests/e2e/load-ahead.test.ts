import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { undisturbed } from '#tests/helpers/page-state.ts'
import { open, visitor } from '#tests/helpers/visitor.ts'

const ahead = 'link[rel=prefetch][as=fetch]'

test('the page of a link on which the pointer rests is fetched ahead, and not again when it opens', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const fromCache: boolean[] = []
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Fetch' || !new URL(response.url).pathname.endsWith('.data')) return
    fromCache.push(response.fromDiskCache === true || response.fromPrefetchCache === true)
  })
  await open(page, pages.listing('ru', 'flat'))
  const link = page.locator('.estate-card h3 a').first()
  const path = (await link.getAttribute('href')) ?? ''
  // The code that listens comes when the browser is idle: the pointer comes and goes until it does.
  const fetched = page.waitForResponse((response) => response.url().includes('.data'))
  while ((await page.locator(ahead).count()) === 0) {
    await page.mouse.move(5, 5)
    await link.hover()
    await page.waitForTimeout(300)
  }
  const answer = await fetched
  assert.ok(answer.url().includes(path.split('?')[0] ?? ''))
  assert.match(answer.headers()['cache-control'] ?? '', /max-age=[1-9]/)
  await answer.finished()
  await link.click()
  await page.waitForURL((address) => address.pathname === path.split('?')[0])
  await page.locator('.estate-plan').first().waitFor()
  assert.deepEqual(fromCache, [true])
  assert.deepEqual(problems, [])
})

test('R212 at most five pages are fetched ahead at once', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  // None of them comes.
  await page.route(/\.data(\?|$)/, () => {})
  await open(page, pages.listing('ru', 'flat'))
  const links = page.locator('.estate-card h3 a')
  while ((await page.locator(ahead).count()) === 0) {
    await links.first().blur()
    await links.first().focus()
    await page.waitForTimeout(300)
  }
  for (let index = 1; index < 9; index++) {
    await links.nth(index).focus()
    await page.waitForTimeout(300)
    assert.ok((await page.locator(ahead).count()) <= 5)
  }
  assert.equal(await page.locator(ahead).count(), 5)
})
