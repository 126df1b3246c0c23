import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { getLocalizations } from '#contract/localizations.ts'
import { iconFiles } from '#contract/icons.ts'
import { pages } from '#contract/pages.ts'
import { webManifestPath } from '#contract/web-manifest.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '../api-client/api-client.ts'
import { webManifests } from './web-manifest.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** The manifests of a company that says these texts in its own words. */
function manifestsOf(said: readonly { key: string; content: string }[]) {
  const apiClient = createApiClient({
    call: async (endpoint) =>
      endpoint === getLocalizations ? { data: said } : { data: { company: { name: 'Sample' } } },
    lifetime: 0,
    onChange() {},
  })
  return new Hono<ServerContext>().get('*', webManifests(apiClient))
}

const app = manifestsOf([])

type Manifest = {
  id: string
  name: string
  short_name: string
  description: string
  lang: string
  start_url: string
  theme_color: string
  icons: { src: string; type: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

test('R25 R26 R27 the installed site speaks the language of its page and begins there', async () => {
  const names = new Set<string>()
  for (const language of languages) {
    const response = await app.request(webManifestPath(language))
    assert.equal(response.headers.get('Content-Type'), 'application/manifest+json')
    const manifest = (await response.json()) as Manifest
    assert.equal(manifest.lang.slice(0, 2), language)
    assert.deepEqual([manifest.start_url, manifest.id], [pages.home(language), pages.home(language)])
    assert.equal(manifest.short_name, 'Sample')
    assert.deepEqual(
      manifest.shortcuts.map(({ url }) => url),
      [pages.listing(language, 'flat'), pages.favorites(language), pages.contacts(language)],
    )
    names.add(manifest.name).add(manifest.description)
  }
  assert.equal(names.size, 6)
})

test('R26 the manifest names icons that the site answers, in the sizes that it says, for every shape', async () => {
  const { icons } = (await (await app.request('/site.webmanifest')).json()) as Manifest
  for (const { src, sizes } of icons) {
    const file = iconFiles.find(({ path }) => path === src)
    assert.equal(sizes, `${file?.side}x${file?.side}`, src)
  }
  for (const purpose of ['any', 'maskable']) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
    assert.deepEqual(sizes, ['192x192', '512x512'], purpose)
  }
})

test('R692 an installed site is called as the company says', async () => {
  const renamed = manifestsOf([{ key: 'manifest.name', content: 'Homes of {company}' }])
  const { name } = (await (await renamed.request('/en/site.webmanifest')).json()) as Manifest
  assert.equal(name, 'Homes of Sample')
})

test('who holds the manifest gets 304', async () => {
  const { headers } = await app.request('/kk/site.webmanifest')
  const tag = headers.get('ETag') ?? ''
  const again = await app.request('/kk/site.webmanifest', { headers: { 'If-None-Match': tag } })
  assert.deepEqual([again.status, await again.text()], [304, ''])
})
