import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { plainMarkup } from './plain-markup.ts'

test('plain markup stays as the editor wrote it', () => {
  const html =
    '<h3>a</h3><p>b &amp; <strong>c</strong><br>d</p><ul><li><a href="https://kerege.kz/x?a=1&amp;b=2">e</a></li></ul>'
  assert.equal(plainMarkup(html), html)
})

test('whatever else was written is left out or becomes text, and what was left open is closed', () => {
  const cases: [html: string, clean: string][] = [
    ['<p>a<script>b</script></p>', '<p>ab</p>'],
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
    'script',
    'href=',
    '"/x"',
    'onclick=',
    '&lt;',
    'text',
    '\n',
  ]
  const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 })), { maxLength: 30 })
  fc.assert(
    fc.property(texts, (parts) => {
      const clean = plainMarkup(parts.join(''))
      const rest = clean.replaceAll(
        /<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote|a|br)>|<a href="[^"<>]*">/g,
        '',
      )
      assert.ok(!rest.includes('<'), clean)
      assert.equal(plainMarkup(clean), clean)
    }),
  )
})
