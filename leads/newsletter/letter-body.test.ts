import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterBody } from './letter-body.ts'

const site = 'https://site.example'

test('R830 the text of an article in a letter has whole addresses and pictures that every mail program shows', () => {
  const { html } = letterBody(
    '<p>A <strong>word</strong> and <a href="/kk/projects/aurora">a project</a>.</p>' +
      '<figure><picture><source type="image/avif" srcset="/media/yard-640.avif 640w">' +
      '<img src="/media/yard-1280.webp" srcset="/media/yard-320.webp 320w, /media/yard-640.webp 640w, ' +
      '/media/yard-1280.webp 1280w" alt="The &#x22;yard&#x22;" width="1280" height="720"></picture>' +
      '<figcaption>A yard</figcaption></figure>',
    'en',
    site,
  )
  assert.match(html, /<a href="https:\/\/site\.example\/kk\/projects\/aurora"/)
  assert.match(
    html,
    /<img src="https:\/\/site\.example\/media\/yard-640\.webp\.png" alt="The &#x22;yard&#x22;"/,
  )
  assert.match(html, /<figcaption [^>]*>A yard<\/figcaption>/)
  assert.doesNotMatch(html, /avif|srcset|<picture|<source/)
})

test('R830 nothing else of an article gets into a letter: no script, no frame, no address elsewhere', () => {
  const { html } = letterBody(
    '<p onclick="x()" style="position:fixed">Text<script>steal()</script></p><iframe src="https://e.example"></iframe>' +
      '<p><a href="javascript:x()">one</a> <a href="//e.example/a">two</a> <img src="https://e.example/p.gif" alt="">' +
      '<img src="//e.example/p.gif" alt=""></p>',
    'en',
    site,
  )
  assert.doesNotMatch(html, /script|onclick|fixed|iframe|e\.example|<img|<a /)
  assert.match(html, /Text.*one two/)
})

test('R830 a line of a letter does not end between a number and its Kazakh ending', () => {
  const { html, text } = letterBody('<p>3-үйлерінде 10 мың ₸</p>', 'kk', site)
  assert.match(html, />3-\u2060үйлерінде 10\u00A0мың/)
  assert.equal(text, '3-үйлерінде 10 мың ₸')
})

test('R830 the same text is readable without HTML', () => {
  const { text } = letterBody(
    '<h2>Head</h2>\n<p>One<br>two\nthree <a href="/a">here</a>, <a href="https://e.example">https://e.example</a>.</p>' +
      '<ul>\n<li>first</li>\n<li><p>second</p></li>\n</ul><ol><li>a</li><li>b</li></ol>' +
      '<blockquote><p>said</p></blockquote><figure><img src="/media/a.webp" alt="no"><figcaption>Seen</figcaption></figure>',
    'en',
    site,
  )
  assert.equal(
    text,
    [
      'Head',
      'One\ntwo three here (https://site.example/a), https://e.example.',
      '– first\n– second',
      '1. a\n2. b',
      '> said',
      'Seen',
    ].join('\n\n'),
  )
})
