import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test, type TestContext } from 'node:test'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { readContent } from '../read-content.ts'
import { draftRedirects } from './draft-redirects.ts'
import { readSitemap } from './read-sitemap.ts'

const limits = { timeLimit: 10_000, sizeLimit: 1_000_000, isPrivate: true }

const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map(
      (address) =>
        `<url><loc> ${address} </loc><image:image><image:loc>/p.jpg</image:loc></image:image></url>`,
    )
    .join('')}</urlset>`

function file(t: TestContext, content: string | Buffer): string {
  const path = join(temporaryFolder(t), 'sitemap.xml')
  writeFileSync(path, content)
  return path
}

test('R600 a draft of redirects reads a sitemap, packed or not, and a list of addresses', async (t) => {
  const xml = sitemap('https://old.example/a', 'https://old.example/b?id=1&amp;x=2')
  const expected = ['https://old.example/a', 'https://old.example/b?id=1&x=2']
  for (const content of [xml, gzipSync(xml), `${expected.join('\r\n')}\n`])
    assert.deepEqual(await readSitemap(file(t, content), limits), expected)
})

test('R600 an index of sitemaps is followed, each once, in circles too', async (t) => {
  let asked = 0
  const url: string = await listeningServer(t, (request, response) => {
    asked += 1
    const parts = ['/1.xml', '/index.xml', '/1.xml'].map(
      (each) => `<sitemap><loc>${url}${each}</loc></sitemap>`,
    )
    const index = `<sitemapindex>${parts.join('')}</sitemapindex>`
    response.end(request.url === '/index.xml' ? index : sitemap(`${url}/page`))
  })
  assert.deepEqual(await readSitemap(`${url}/index.xml`, limits), [`${url}/page`])
  assert.equal(asked, 2)
  await assert.rejects(readSitemap(`${url}/index.xml`, { ...limits, isPrivate: false }), FeedRefusal)
})

test('R600 what is no sitemap is refused with a sentence', async (t) => {
  for (const content of ['<html><body>Hi</body></html>', '<urlset><url>', '<!doctype html><p>', ''])
    await assert.rejects(readSitemap(file(t, content), limits), FeedRefusal, content)
})

test('R600 old addresses lead to the record whose words they have, or to a usual section, or wait for a target', (t) => {
  const records = readContent(contentFolderWith(t))
  const [project] = records.complexes
  const [article] = records.articles
  assert.ok(project && article)
  const old = (path: string) => `https://old.example${path}`
  const drafted = draftRedirects(
    [
      old('/'),
      old('/contacts/'),
      old(`/projects/${project.slug}`),
      old(`/kk/zhk/zhk-${project.slug}.html`),
      old(`/zhk/zhk-${project.slug}.html?utm_source=a`),
      old(`/index.php?page=${article.slug}&id=5`),
      old('/projects/gone'),
      old('/О-компании/'),
      old('/Team_2019'),
      old('/career?sort=new'),
      'mailto:a@b.example',
      old(`/${'x'.repeat(500)}`),
    ],
    records,
  )
  assert.deepEqual(drafted, [
    { path: `/index.php?id=5&page=${article.slug}`, target: `/contents/news/${article.slug}` },
    { path: '/projects/gone', target: '/projects' },
    { path: `/zhk/zhk-${project.slug}.html`, target: `/projects/${project.slug}` },
    { path: '/о-компании', target: '/about' },
    { path: '/team_2019', target: null },
  ])
  // What is drafted is a list that the check takes, once its last lines have targets.
  const csv = drafted.map(({ path, target }) => `"${path}","${target ?? '/about'}"`).join('\n')
  assert.equal(readContent(contentFolderWith(t, { 'redirects.csv': csv })).redirects.length, drafted.length)
})
