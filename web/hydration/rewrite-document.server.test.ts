import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withPageStyles } from './rewrite-document.server.ts'

const styles: Readonly<Record<string, string>> = {
  '/assets/frame-11111111.css': 'body{}',
  '/assets/list-22222222.css': '.list{}',
  '/assets/odd-33333333.css': 'a::after{content:"</style>"}',
}
const textOf = (href: string) => styles[href]

test('the styles of a page stand in its place, its link asks for nothing, and parts that come later see them', () => {
  const html = '<head><link nonce="x" rel="stylesheet" href="/assets/list-22222222.css#"/></head>'
  assert.equal(
    withPageStyles(html, textOf),
    '<head><style data-of="/assets/list-22222222.css#">.list{}</style><link rel="stylesheet" href="/assets/list-22222222.css" disabled=""/><link rel="stylesheet" href="/assets/list-22222222.css#" disabled=""/></head>',
  )
})

test('the styles of every page, unknown ones and such as would end the element stay links', () => {
  for (const file of ['frame-11111111', 'new-44444444', 'odd-33333333']) {
    const html = `<link rel="stylesheet" href="/assets/${file}.css"/>`
    assert.equal(withPageStyles(html, textOf), html)
  }
})
