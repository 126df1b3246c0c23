import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countWords, markdownHtml } from './markdown.ts'
import { pictureOf } from '#tests/helpers/databases/sample-rows.ts'
import type { World } from './world.ts'

const world: World = {
  pictures: { yard: pictureOf('yard') },
  videos: {},
  features: new Set(),
  today: '2026-11-21',
  has: (_, slug) => slug === 'alatau-park',
  slugs: () => ['alatau-park'],
}

const html = (text: string) => markdownHtml(text, 'ru', world).html
const problems = (text: string) =>
  markdownHtml(text, 'ru', world).problems.map(({ line, message }) => `${line}: ${message}`)

test('paragraphs, headings, lists, emphasis, quotations and breaks become plain tags', () => {
  const cases: [text: string, html: string][] = [
    ['a\nb', '<p>a\nb</p>'],
    ['## a\n\n### b', '<h2>a</h2>\n<h3>b</h3>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['**a** *b*', '<p><strong>a</strong> <em>b</em></p>'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['a\\\nb', '<p>a<br>\nb</p>'],
    ['a < b & c', '<p>a &#x3C; b &#x26; c</p>'],
  ]
  for (const [text, expected] of cases) assert.equal(html(text), expected)
})

test('a link leads to the page in the language of the text, to another site, a letter or a call', () => {
  const links: [link: string, kk: string][] = [
    ['/', '/kk'],
    ['/properties/apartments?rooms=2', '/kk/properties/apartments?rooms=2'],
    ['/projects/alatau-park#purchase', '/kk/projects/alatau-park#purchase'],
    ['https://egov.kz/x', 'https://egov.kz/x'],
    ['mailto:a@b.kz', 'mailto:a@b.kz'],
    ['tel:+77010000000', 'tel:+77010000000'],
  ]
  for (const [link, kk] of links) {
    assert.equal(markdownHtml(`[a](${link})`, 'kk', world).html, `<p><a href="${kk}">a</a></p>`)
    assert.equal(html(`[a](${link})`), `<p><a href="${link}">a</a></p>`)
  }
})

test('a picture in a paragraph of its own becomes a figure with its caption, sizes and text', () => {
  const picture = world.pictures['yard']
  assert.ok(picture)
  const { html } = markdownHtml('![The *street* side](yard)', 'en', world)
  assert.ok(html.startsWith('<figure><picture><source type="image/avif" srcset="/media/yard-'))
  assert.ok(html.includes(`srcset="${picture.srcset}"`))
  assert.ok(html.includes(`width="${picture.width}" height="${picture.height}" alt="${picture.alt.en}"`))
  assert.ok(html.endsWith('</picture><figcaption>The street side</figcaption></figure>'))
})

test('R479 a picture that has no AVIF yet has no source of it', () => {
  const bare = { ...world, pictures: { yard: { ...pictureOf('yard'), srcset_avif: '' } } }
  const { html } = markdownHtml('![The yard](yard)', 'en', bare)
  assert.ok(html.startsWith('<figure><picture><img src="/media/yard-'))
})

test('what would need another tag, or run something, is refused with its line', () => {
  const cases: [text: string, problem: string][] = [
    ['a\n\n<script>x</script>', '3: raw HTML is not shown: write Markdown'],
    ['a <img src=x onerror=y> b', '1: raw HTML is not shown: write Markdown'],
    ['# a', '1: headings are ## and ###: the title is the page’s own'],
    ['#### a', '1: headings are ## and ###: the title is the page’s own'],
    ['a `b`', '1: there is no code on the site: take the ` signs away'],
    ['a\n\n---\n\nb', '3: there are no lines across the page: use a heading'],
    ['3. a', '1: a numbered list begins with 1'],
    ['[a](javascript:x)', '1: "javascript:x" must begin with / or https://'],
    ['[a](http://b.kz)', '1: "http://b.kz" must begin with / or https://'],
    ['[a](//b.kz)', '1: "//b.kz" must begin with / or https://'],
    [
      '[a](/kk/projects)',
      '1: "/kk/projects" must be a page without its language: the site adds /kk and /en itself',
    ],
    ['[a](/Projects/)', '1: "/Projects/" must be written /projects'],
    ['[a](/projects/sea)', '1: "/projects/sea": there is no project "sea"'],
    ['[a](/b "c")', '1: a link has no title in quotes'],
    ['![a](nowhere)', '1: there is no picture "nowhere" in the list of pictures'],
    ['![](yard)', '1: a picture needs a caption: ![caption](name)'],
    ['a ![b](yard)', '1: a picture stands in a paragraph of its own'],
    ['![a][b]\n\n[b]: /c', '1: write the name of the picture itself: ![caption](name)'],
  ]
  for (const [text, problem] of cases) assert.equal(problems(text)[0], problem, text)
})

test('words are counted without marks and addresses', () => {
  assert.equal(countWords('## Үш сөз мұнда\n\n- **one** [two three](/a/b-c)\n'), 6)
  assert.equal(countWords(''), 0)
})
