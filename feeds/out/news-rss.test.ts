import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import type { ArticleCard } from '#contract/articles.ts'
import { newsRss } from './news-rss.ts'

const article: ArticleCard = {
  id: 1,
  slug: 'new-yard',
  title: 'Двор <Alatau> & «сад»',
  lead: 'Деревья "у" дома\u0008',
  cover: null,
  category: 'building',
  published_at: '2026-11-21T05:00:00.000Z',
  reading_minutes: 2,
  tags: [],
}

function rss(articles: ArticleCard[], language: 'ru' | 'kk' = 'kk'): string {
  return newsRss({
    language,
    publicUrl: 'https://kerege.example',
    title: 'Sample: жаңалықтар',
    description: 'Құрылыс',
    articles,
    categoryTitle: (code) => `<${code}>`,
  })
}

/** The texts of all elements in their order; text that is not well-formed XML throws. */
function textsOf(xml: string): [path: string, text: string][] {
  const found: [string, string][] = []
  const path: string[] = []
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', () => {
    if (text.trim() !== '') found.push([path.join('/'), text])
    path.pop()
    text = ''
  })
  parser.write(xml).close()
  return found
}

test('R38 the news as RSS are well-formed, whatever editors write, with whole addresses in the language', () => {
  assert.deepEqual(textsOf(rss([article])), [
    ['rss/channel/title', 'Sample: жаңалықтар'],
    ['rss/channel/link', 'https://kerege.example/kk/contents'],
    ['rss/channel/description', 'Құрылыс'],
    ['rss/channel/language', 'kk'],
    ['rss/channel/lastBuildDate', 'Sat, 21 Nov 2026 05:00:00 GMT'],
    ['rss/channel/item/title', 'Двор <Alatau> & «сад»'],
    ['rss/channel/item/link', 'https://kerege.example/kk/contents/news/new-yard'],
    ['rss/channel/item/guid', 'https://kerege.example/kk/contents/news/new-yard'],
    ['rss/channel/item/description', 'Деревья "у" дома'],
    ['rss/channel/item/category', '<building>'],
    ['rss/channel/item/pubDate', 'Sat, 21 Nov 2026 05:00:00 GMT'],
  ])
})

test('R38 a feed without news is a feed, and names its own address', () => {
  const empty = rss([], 'ru')
  assert.equal(textsOf(empty).length, 4)
  assert.match(empty, /<atom:link href="https:\/\/kerege\.example\/rss\.xml" rel="self"/)
})
