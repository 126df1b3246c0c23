import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { getArticles } from '#contract/articles.ts'
import { getComplexes } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { type Address, pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** The first thing of a list of the API, as its contract has it. */
async function firstOf<T>(endpoint: { answer: { parse: (body: unknown) => { data: T[] } } }, path: string) {
  const { url } = await demoSite()
  const [first] = endpoint.answer.parse(await (await fetch(url + path)).json()).data
  assert.ok(first !== undefined, path)
  return first
}

/** The preview of a link to a page, by the names of Open Graph. */
async function sharedBy(address: Address, language: Language): Promise<Record<string, string>> {
  const { url } = await demoSite()
  const answer = await fetch(url + address, { headers: { 'Accept-Language': language }, redirect: 'manual' })
  assert.equal(answer.status, 200, address)
  const html = await answer.text()
  const metas = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]))
}

test('a link to a unit, a project, an article and any other page shows a picture made for it', async () => {
  const { url } = await demoSite()
  const flat = await firstOf(getEstates, '/api/estates?status=free')
  const project = await firstOf(getComplexes, '/api/complexes')
  const article = await firstOf(getArticles, '/api/articles')
  for (const language of languages) {
    for (const [kind, address] of [
      [`estate/${flat.id}`, pages.estate(language, 'flat', flat.slug)],
      [`project/${project.slug}`, pages.project(language, project.slug)],
      [`article/${article.slug}`, pages.article(language, article.slug)],
      ['site/site', pages.home(language)],
      ['site/site', pages.listing(language, 'flat')],
    ] as const) {
      const shared = await sharedBy(address, language)
      const picture = shared['og:image'] ?? ''
      assert.ok(picture.startsWith(`${url}/og/${language}/${kind}-`), `${address}: ${picture}`)
      assert.deepEqual([shared['og:image:width'], shared['og:image:height']], ['1200', '630'])
      assert.ok((shared['og:image:alt'] ?? '').length > 10, address)
      assert.equal(shared['twitter:card'], 'summary_large_image')
      const answer = await fetch(picture)
      assert.equal(answer.status, 200, picture)
      assert.equal(answer.headers.get('Content-Type'), 'image/jpeg')
      assert.match(answer.headers.get('Cache-Control') ?? '', /^public, max-age=31536000, immutable$/)
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      assert.deepEqual([width, height], [1200, 630])
    }
  }
})
