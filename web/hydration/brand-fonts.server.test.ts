import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnFont } from '#contract/site-fonts.ts'
import list from '#media/fonts/font-list.json' with { type: 'json' }
import fonts from '#media/fonts/fonts.json' with { type: 'json' }
import { fontHead, withPreloads } from './brand-fonts.server.ts'

const own = (weights: OwnFont['weights']): OwnFont => ({
  hash: '0123abcd',
  weights,
  stand_in: 'sans',
  metrics: { ascent: 1, descent: 0.25, line_gap: 0, average_width: 0.499 },
})
const tags = fonts.preload.map(
  (src) => `<link rel="preload" href="${src}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
)
const page = `<head>${tags.join('')}</head><body>${fonts.preload.join()}</body>`

/** The fonts that a page preloads. */
function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, src = '']) => src)
}

test('R651 a page of a company without fonts of its own is as it was', () => {
  for (const chosen of [
    undefined,
    {},
    { display: 'site-display', text: 'golos-text' },
    { text: 'unknown' },
  ]) {
    const head = fontHead(chosen)
    assert.equal(head.style, '')
    assert.equal(withPreloads(page, head), page)
  }
})

test('R651 a page has the fonts of its company in its style, and preloads them and no others', () => {
  const head = fontHead({ display: own(['340']), text: own(['400', '600']) })
  const files = {
    display: ['/fonts/own-display-0123abcd-340.woff2'],
    text: ['/fonts/own-text-0123abcd-400.woff2', '/fonts/own-text-0123abcd-600.woff2'],
  }
  const made = withPreloads(page, head)
  assert.deepEqual(preloaded(made), [...files.display, ...files.text])
  assert.ok(made.includes(`<body>${fonts.preload.join()}`))
  for (const src of preloaded(made)) assert.ok(head.style.includes(`url('${src}')`))
  assert.match(head.style, /--font-display:'Own Display','Own Display Fallback',/)
  assert.match(head.style, /--font-text:'Own Text','Own Text Fallback',/)
  assert.match(head.style, /size-adjust: 100%/)
  assert.doesNotMatch(head.style, /[<>]|\/\*/)
})

test('R651 one font for headings and texts is loaded once', () => {
  const head = fontHead({ display: 'onest', text: 'onest' })
  assert.deepEqual(preloaded(withPreloads(page, head)), [list.onest.files[0]?.src])
  assert.match(head.style, /--font-display:var\(--font-text\)/)
  const headings = fontHead({ display: 'golos-text' })
  assert.deepEqual(preloaded(withPreloads(page, headings)), [fonts.preload[1]])
})
