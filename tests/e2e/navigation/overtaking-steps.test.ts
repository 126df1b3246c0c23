import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { kept } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

/** Goes from the contacts to the page about the company, whose code is there from then on, and back. */
async function toAboutAndBack(page: Page): Promise<void> {
  await open(page, pages.contacts('ru'))
  await kept(page)
  await page
    .locator(`a[href="${pages.about('ru')}"]`)
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === pages.about('ru'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
}

/** Holds the styles of pages back, and lets them come at the end. */
async function holdStyles(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await held.promise
    await route.continue()
  })
  return held
}

/** Back and forward in the history, without waiting for a page. */
async function step(page: Page, steps: number): Promise<void> {
  await page.evaluate((steps) => history.go(steps), steps)
  await page.waitForTimeout(150)
}

test('R315 steps that overtake the data of a page leave no error behind', async (t) => {
  const { page, problems } = await visitor(t)
  await toAboutAndBack(page)
  const styles = await holdStyles(page)
  const data = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await data.promise
    await route.continue()
  })
  for (let round = 0; round < 3; round++) {
    await step(page, 1)
    await step(page, -1)
  }
  data.resolve()
  styles.resolve()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R315 steps that overtake the end of the data leave no error behind', async (t) => {
  const { page, problems } = await visitor(t)
  await page.addInitScript(() => {
    // All of an answer comes, except that it is the end.
    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const answer = await ask(input, init)
      if (!new URL(answer.url).pathname.endsWith('.data')) return answer
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      init?.signal?.addEventListener('abort', () => void writable.abort(init.signal?.reason).catch(() => {}))
      void answer.body?.pipeTo(writable, { preventClose: true }).catch(() => {})
      return new Response(readable, answer)
    }
  })
  await toAboutAndBack(page)
  const styles = await holdStyles(page)
  for (let round = 0; round < 3; round++) {
    await step(page, 1)
    await step(page, -1)
  }
  styles.resolve()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R315 a step that overtakes half an answer leaves no error behind', async (t) => {
  const { page, problems } = await visitor(t)
  await toAboutAndBack(page)
  const styles = await holdStyles(page)
  const half = Promise.withResolvers<void>()
  await page.exposeFunction('halfIsThere', half.resolve)
  await page.evaluate(() => {
    // Half of the next answer comes, and no more until the router gives it up.
    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const answer = await ask(input, init)
      if (!new URL(answer.url).pathname.endsWith('.data')) return answer
      globalThis.fetch = ask
      const bytes = await answer.arrayBuffer()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(bytes, 0, bytes.byteLength / 2))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
        pull: () => (globalThis as unknown as { halfIsThere: () => Promise<void> }).halfIsThere(),
      })
      return new Response(body, answer)
    }
  })
  await page.evaluate(() => history.forward())
  await half.promise
  await Promise.all([page.waitForResponse(/contacts\.data/), page.evaluate(() => history.back())])
  styles.resolve()
  assert.deepEqual(problems, [])
})
