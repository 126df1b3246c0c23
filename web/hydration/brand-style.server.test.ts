import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { plainColours } from '#domain/brand-colours.ts'
import { brandStyle, withBrand } from './brand-style.server.ts'

const page = '<html><head><title>A</title></head><body></head></body></html>'
const colours = { main: '#1f3a6e', accent: '#8a1f4b' }

/** A page with its style in it. */
function branded(page: string, brand: Parameters<typeof withBrand>[1]): string {
  const { head, style } = withBrand(page, brand)
  return head.replace('</head>', () => `${style && `<style>${style}</style>`}</head>`)
}

/** Custom properties of a style with their values, both written one way. */
function properties(style: string): Map<string, string> {
  const found = style.matchAll(/--([a-z0-9-]+):\s*((?:"[^"]*"|[^;}])+)/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()]))
}

test('R534 the styles of all pages have the colours of a company that names none', () => {
  const tokens = properties(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'))
  const made = properties(brandStyle(plainColours))
  assert.ok(made.size > 20)
  for (const [name, value] of made) assert.equal(tokens.get(name), value, name)
})

test('R534 a page has the colours of its company once, at the end of its head', () => {
  const made = branded(page, { colours })
  assert.equal(made.split('<style').length, 2)
  assert.match(made, /type="image\/svg\+xml"\/><style>:root\{[^<]*--spruce:#1f3a6e;[^<]*<\/style><\/head>/)
  assert.match(made, /--zhosa:#8a1f4b/)
  assert.equal(branded(page, { colours }), made)
  const others = branded(page, { colours: { ...colours, main: '#134a45' } })
  assert.match(others, /--spruce:#134a45/)
  assert.ok(!others.includes('#1f3a6e'))
  assert.equal(branded(page, null), others)
  const plain = branded(page, {})
  assert.ok(!plain.includes('<style'))
  assert.equal(branded(page, null), plain)
})

test('R534 what is no colour never reaches a page', () => {
  const made = branded(page, {
    colours: { ...colours, main: '#fff}</style><script>alert(1)</script>' },
  })
  assert.ok(!made.includes('script'))
  assert.match(made, new RegExp(`--spruce:${plainColours.main}`))
})

test('R539 the style of a page has the drawings of the logo as images, whatever they are', () => {
  const wide = `<svg xmlns="http://www.w3.org/2000/svg"\n viewBox="0 0 2 1"><text>'Үй' 5%</text></svg>`
  const inverse = `"),url(//a.example/)}</style>\\22\uD800`
  const made = branded(page, { logo: { wide, inverse } })
  assert.equal(made.split('</style>').length, 2)
  const images = new Map(
    [...made.matchAll(/--(logo[a-z-]*):url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(
      ([, name, image = '']) => [name, image],
    ),
  )
  assert.equal(decodeURIComponent(images.get('logo') ?? ''), wide.replace('\n', ''))
  assert.equal(decodeURIComponent(images.get('logo-inverse') ?? ''), inverse.toWellFormed())
  assert.doesNotMatch(images.get('logo-inverse') ?? '', /[\\<>&]/)
  assert.match(made, /--logo-compact:var\(--logo\)/)
  assert.ok(
    branded(page, { logo: { wide, inverse, compact: wide } }).includes(
      `--logo-compact:url("data:image/svg+xml,${images.get('logo')}")`,
    ),
  )
  assert.ok(!made.includes('--spruce'))
})

test('R700 the tab has the picture that the import made of an icon, and nothing else that an address may hold', () => {
  const tab = 'data:image/png;base64,iVBORw0KGgo='
  const linkOf = (tab: string) => /<link rel="icon"[^>]*>/.exec(branded(page, { icon_picture: { tab } }))?.[0]
  assert.equal(linkOf(tab), `<link rel="icon" href="${tab}" type="image/png"/>`)
  for (const hostile of [
    'data:image/png;base64,"><script>',
    'https://a.example/a.png',
    '',
    `${tab} onload=a`,
  ])
    assert.match(linkOf(hostile) ?? '', /^<link rel="icon" href="data:image\/svg/)
})

test('R531 the tab has the icon of the company, or a house in its main colour, and never more than an image', () => {
  const iconOf = (brand: Parameters<typeof withBrand>[1]) => {
    const [, address = ''] =
      /<link rel="icon" href="data:image\/svg\+xml,([^"<>]*)"/.exec(branded(page, brand)) ?? []
    assert.doesNotMatch(address, /\s/)
    return decodeURIComponent(address)
  }
  assert.match(iconOf({ colours }), /#1f3a6e/)
  assert.ok(iconOf({}).includes(plainColours.main))
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2"/></svg>`
  assert.equal(iconOf({ colours, icon }), icon)
  assert.equal(iconOf({ icon: `"><script>alert(1)</script>` }), `"><script>alert(1)</script>`)
  assert.equal(iconOf(null), `"><script>alert(1)</script>`)
})
