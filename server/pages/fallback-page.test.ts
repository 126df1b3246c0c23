import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { sha256 } from './content-policy.ts'
import { fallbackPage, sendAgainPage } from './fallback-page.ts'

test('R1775 the page of last resort has a style of its own, which its policy allows, and asks for no file', async () => {
  for (const language of languages) {
    for (const page of [
      ...[403, 404, 413, 429, 500, 503].map((status) => fallbackPage(status, language)),
      sendAgainPage(language, '/callback', [['name', 'Әлия']], '5'),
    ]) {
      const html = await page.text()
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
      assert.ok(style.includes('max-width'))
      assert.ok(page.headers.get('Content-Security-Policy')?.includes(`style-src ${sha256(style)}`))
      assert.doesNotMatch(html, /\ssrc=|<link|url\(/)
    }
  }
})
