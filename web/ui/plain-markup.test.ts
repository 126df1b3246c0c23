import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { plainMarkup } from './plain-markup.ts'

test('plain markup stays as the editor wrote it', () => {
  const html =
    '<h3>a</h3><p>b &amp; <strong>c</strong><br>d</p><ul><li><a href="https://kerege.kz/x?a=1&amp;b=2">e</a></li></ul>'
  assert.equal(plainMarkup(html), html)
})

test('a picture of the site keeps what a browser needs to choose and place it', () => {
  const html =
    '<figure><picture><source type="image/avif" srcset="/media/a-480.avif 480w, /media/a-768.avif 768w" sizes="(max-width: 700px) 100vw, 700px">' +
    '<img src="/media/a-768.webp" srcset="/media/a-480.webp 480w" sizes="100vw" width="1600" height="900" alt="b &#x22;c&#x22;" loading="lazy" decoding="async">' +
    '</picture><figcaption>d</figcaption></figure>'
  assert.equal(plainMarkup(html), html)
})

test('a picture of another site, one that runs something and one without a text are left out', () => {
  const cases: [html: string, clean: string][] = [
    ['<img src="https://evil.example/a.png" alt="a">', ''],
    ['<img src="//evil.example/a.png" alt="a">', ''],
    ['<img src="javascript:x" alt="a">', ''],
    ['<img src="data:image/svg+xml,x" alt="a">', ''],
    ['<img src="/a.webp">', ''],
    [
      '<img onerror="x" src="/a.webp" alt="b" style="y">',
      '<img src="/a.webp" alt="b" loading="lazy" decoding="async">',
    ],
    [
      '<img src="/a.webp" alt="b" srcset="/a.webp 1w, https://evil.example/a 2w" width="1e9">',
      '<img src="/a.webp" alt="b" loading="lazy" decoding="async">',
    ],
    [
      '<img src="/a.webp" alt="b" loading="eager">',
      '<img src="/a.webp" alt="b" loading="lazy" decoding="async">',
    ],
    ['<source srcset="/a.avif 1w">', ''],
    ['<picture><source src="/a.mp4" type="video/mp4"></picture>', '<picture></picture>'],
    ['<figure onclick="x">a', '<figure>a</figure>'],
  ]
  for (const [html, clean] of cases) assert.equal(plainMarkup(html), clean)
})

test('R224 no spelling of a link or picture of this site leads to another one', () => {
  const elsewhere = ['/\\evil.example', '//evil.example', '/\t/evil.example', '/\n/evil.example']
  const encoded = ['/&#92;evil.example', '/&#x2f;evil.example', '/&sol;evil.example', '/&Tab;/evil.example']
  for (const address of [...elsewhere, ...encoded]) {
    assert.equal(plainMarkup(`<a href="${address}">a</a>`), 'a')
    assert.equal(plainMarkup(`<img src="${address}/a.png" alt="a">`), '')
  }
  for (const address of ['/', '/kk', '/?a=1', '/#b', '/contents/a?b=1&amp;c=2#d', '/%D2%9B'])
    assert.equal(plainMarkup(`<a href="${address}">a</a>`), `<a href="${address}">a</a>`)
})

test('whatever else was written is left out or becomes text, and what was left open is closed', () => {
  const cases: [html: string, clean: string][] = [
    ['<p onclick="x" style="y">a</p>', '<p>a</p>'],
    ['<P>a</P>', '<p>a</p>'],
    ['<a href="javascript:x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a onclick="x" href="/b" id="c">a</a>', '<a href="/b">a</a>'],
    ['<img src=x onerror=y>a', 'a'],
    ['<!-- a --><b>', '&lt;!-- a -->'],
    ['a < b', 'a &lt; b'],
    ['<p>a<em>b', '<p>a<em>b</em></p>'],
    ['<em><p><em>a', '<em><p><em>a</em></p></em>'],
    ['<p><em>a</p>b', '<p><em>a</em></p>b'],
    ['</div></p>a', 'a'],
    ['<<p>p>a', '&lt;<p>p>a</p>'],
  ]
  for (const [html, clean] of cases) assert.equal(plainMarkup(html), clean)
})

test('R649 scripts, styles and what else is no text of a page go with their content', () => {
  for (const tag of ['script', 'style', 'title', 'noscript', 'template']) {
    const cases: [html: string, clean: string][] = [
      [`<p>a<${tag}>b < c</${tag}>d</p>`, '<p>ad</p>'],
      [`<p>a</p><${tag.toUpperCase()} class="x">\n<p>b</p>\n</${tag} ><p>c</p>`, '<p>a</p><p>c</p>'],
      [`a<${tag}>b`, 'a'],
      [`a<${tag}>b</${tag}>c<${tag}>d</${tag}>e`, 'ace'],
      [`a<${tag}s>b</${tag}s>`, 'ab'],
    ]
    for (const [html, clean] of cases) assert.equal(plainMarkup(html), clean, html)
  }
})

test('no text leads to a tag that is not plain, and cleaning twice changes nothing', () => {
  const words = [
    '<',
    '>',
    '/',
    ' ',
    '"',
    'p',
    'a',
    'em',
    'br',
    'img',
    'source',
    'picture',
    'script',
    'href=',
    '"/x"',
    'onclick=',
    'src=',
    ' alt=""',
    'srcset="/x 1w"',
    '&lt;',
    'text',
    '\n',
  ]
  const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 })), { maxLength: 30 })
  fc.assert(
    fc.property(texts, (parts) => {
      const clean = plainMarkup(parts.join(''))
      const rest = clean.replaceAll(
        /<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote|figure|picture|figcaption|a|br)>|<a href="[^"<>]*">|<img src="\/[^"<>]*"(?: srcset="[^"<>]*")? alt="" loading="lazy" decoding="async">|<source type="image\/avif" srcset="[^"<>]*">/g,
        '',
      )
      assert.ok(!rest.includes('<'), clean)
      assert.equal(plainMarkup(clean), clean)
    }),
  )
})
