import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rewriteSvg } from './rewrite-svg.ts'

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">'
const shape = '<path d="M0 0h9"/>'
const drawn = (inside: string) => rewriteSvg(`${open}${inside}</svg>`)
const plain = (inside: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`,
})

test('R538 a drawing keeps its shapes, groups, gradients and clippings, and nothing that editors add', () => {
  assert.deepEqual(
    rewriteSvg(`<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">
      <!-- made --><?xml-stylesheet href="http://a.example/a.css"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://i.example/" width="400" height="400" viewBox="0,0 10 10" class="a" i:b="c">
      <title>A</title><metadata><i:script>alert(1)</i:script></metadata><i:view><i:deep/></i:view>
      <g data-name="b" style="fill: #fff; font-family: x; stroke:red !important" fill="#000"><path d="M0 0
      h9" class="c"/></g></svg>`),
    plain('<g fill="#fff" stroke="red"><path d="M0 0 h9"/></g>'),
  )
  assert.deepEqual(
    drawn(`<defs><linearGradient id="a" xlink:href="#b"><stop offset="1" stop-color="#123"/></linearGradient></defs>
      <rect width="4" height="4" fill="url('#a')" style="clip-path: url(#c)"/>`),
    plain(
      '<defs><linearGradient id="a" href="#b"><stop offset="1" stop-color="#123"/></linearGradient></defs>' +
        '<rect width="4" height="4" fill="url(#a)" clip-path="url(#c)"/>',
    ),
  )
})

test('R538 what runs, reaches for other files, multiplies or is no drawing is refused with its reason', () => {
  const refused: readonly (readonly [string, RegExp])[] = [
    [`${open}<script>alert(1)</script>${shape}</svg>`, /<script>/],
    [`${open}<g onclick="alert(1)">${shape}</g></svg>`, /onclick/],
    [`${open.replace('>', ' onload="alert(1)">')}${shape}</svg>`, /onload/],
    [`${open}<foreignObject/>${shape}</svg>`, /<foreignObject>/],
    [`${open}<image href="http://a.example/a.png"/></svg>`, /picture/],
    [`${open}<a xlink:href="javascript:alert(1)">${shape}</a></svg>`, /<a>/],
    [`${open}<use href="#a"/></svg>`, /<use>/],
    [`${open}<svg>${shape}</svg></svg>`, /<svg>/],
    [`${open}<style>@import url(//a.example);</style>${shape}</svg>`, /<style>/],
    [`${open}<style>@media print{path{fill:red}}</style>${shape}</svg>`, /<style>/],
    [`${open}<style>path:hover{fill:red}</style>${shape}</svg>`, /<style>/],
    [`${open}<style>g path{fill:red}</style>${shape}</svg>`, /<style>/],
    [`${open}<style>path{.a{fill:red}}</style>${shape}</svg>`, /<style>/],
    [`${open}<style>&</style>${shape}</svg>`, /well-formed/],
    [`${open}<style>path{fill:url(//a.example/a#b)}</style>${shape}</svg>`, /fill/],
    [`${open}<style>path{fill:u\\72l(//a.example/a)}</style>${shape}</svg>`, /style/],
    [`${open}<style>${'.a{fill:red}'.repeat(600)}</style>${shape}</svg>`, /<style>/],
    [`${open}<text>A</text></svg>`, /outlines/],
    [`${open}<animate attributeName="href" values="javascript:alert(1)"/>${shape}</svg>`, /<animate>/],
    [`${open}<path fill="url(http://a.example/a#b)"/></svg>`, /fill/],
    [`${open}<path style="fill:url(//a.example/a#b)"/></svg>`, /fill/],
    [`${open}<path style="background:url(//a.example/a)"/></svg>`, /background/],
    [`${open}<path style="fill:u\\72l(//a.example/a)"/></svg>`, /style/],
    [`${open}<path style="@import '//a.example'"/></svg>`, /style/],
    [`${open}<linearGradient href="http://a.example/#a"/>${shape}</svg>`, /href/],
    [`${open}<path fill="&quot;&gt;&lt;script&gt;"/></svg>`, /fill/],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${open}${shape}</svg>`, /DOCTYPE/],
    [`${open}<path d="&a;"/></svg>`, /well-formed/],
    [`${open}${shape}`, /well-formed/],
    ['', /well-formed/],
    ['\u0000PNG', /well-formed/],
    [`<html xmlns="http://www.w3.org/1999/xhtml"/>`, /must begin/],
    [`<svg viewBox="0 0 1 1">${shape}</svg>`, /must begin/],
    [`${open.replace('0 0 10 10', '0 0 10')}${shape}</svg>`, /viewBox/],
    [`${open.replace('viewBox="0 0 10 10"', 'width="100%" height="100%"')}${shape}</svg>`, /viewBox/],
    [`${open.replace('viewBox="0 0 10 10"', 'width="10"')}${shape}</svg>`, /viewBox/],
    [`${open.replace('viewBox="0 0 10 10"', 'width="10" height="0"')}${shape}</svg>`, /viewBox/],
    [`${open.replace('0 0 10 10', '0 0 10 0')}${shape}</svg>`, /viewBox/],
    [`${open.replace('0 0 10 10', '0 0 1e9 NaN')}${shape}</svg>`, /viewBox/],
    [`${open}<g/></svg>`, /draws nothing/],
    [`${open}${'<g>'.repeat(40)}${shape}${'</g>'.repeat(40)}</svg>`, /deeper/],
    [`${open}${shape.repeat(6_000)}</svg>`, /elements/],
    [`${open}${' '.repeat(600_000)}</svg>`, /longer/],
  ]
  for (const [text, why] of refused) {
    const answer = rewriteSvg(text)
    assert.ok('refused' in answer, text.slice(0, 200))
    assert.match(answer.refused, why)
  }
})

test('R701 a drawing without a viewBox has the measure that its width and height say', () => {
  const sized = (sizes: string) => rewriteSvg(`${open.replace('viewBox="0 0 10 10"', sizes)}${shape}</svg>`)
  const measured = (box: string) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shape}</svg>`,
  })
  assert.deepEqual(sized('width="40" height="20.5"'), measured('0 0 40 20.5'))
  assert.deepEqual(sized('width="40px" height="1in"'), measured('0 0 40 96'))
  assert.deepEqual(sized('width="25.4mm" height="12pt"'), measured('0 0 96 16'))
})

test('R701 rules of a drawing become attributes of what they are about, the stronger over the weaker', () => {
  assert.deepEqual(
    drawn(`<style type="text/css"><![CDATA[ /* made */ .b.c{stroke:#0f0} .a, .b { fill : #f00; font-family:x }
      #d{fill:#00f}
      path{fill:#000;opacity:.5} ]]></style>
      <g class="a"/><path class="x b c" d="M0 0h9"/><path id="d" class="b" d="M0 0h8"/><path d="M0 0h7" fill="#111"/>
      <path class="a" d="M0 0h6" style="fill:#fff"/>`),
    plain(
      '<g fill="#f00"></g><path d="M0 0h9" fill="#f00" opacity=".5" stroke="#0f0"/>' +
        '<path id="d" d="M0 0h8" fill="#00f" opacity=".5"/><path d="M0 0h7" fill="#000" opacity=".5"/>' +
        '<path d="M0 0h6" fill="#fff" opacity=".5"/>',
    ),
  )
})

test('R538 no attribute of any name and value gets more into a drawing than it may', () => {
  const escaped = (value: string) =>
    value.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll(/[^\t\n\u0020-\uD7FF]/g, '')
  const name = fc.constantFrom(
    'fill',
    'd',
    'id',
    'href',
    'style',
    'clip-path',
    'onload',
    'transform',
    'class',
  )
  const piece = fc.constantFrom(
    'url(',
    '#a',
    ')',
    'http://a',
    'javascript:',
    '"',
    '<',
    '&',
    ';',
    'fill:',
    '\\',
    '1',
    ' ',
  )
  const value = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(name, fc.oneof(value, fc.string()), (name, value) => {
      const answer = drawn(`<path ${name}="${escaped(value)}"/>`)
      if ('refused' in answer) return
      assert.match(
        answer.svg,
        /^<svg xmlns="[\w:/.]+" viewBox="0 0 10 10"><path( [a-z-]+="[\w\s#%.,()+-]*")*\/><\/svg>$/,
      )
      assert.doesNotMatch(answer.svg.slice(50), /http|javascript|url\([^#]| on/)
      assert.deepEqual(rewriteSvg(answer.svg), answer)
    }),
  )
})
