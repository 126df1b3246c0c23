import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandTokens, colourInstead, plainColours, usableColours } from './brand-colours.ts'
import { contrast, isColour, lchOf } from './colour.ts'

/** The colours that the design was drawn in, by hand. */
const drawn = {
  spruce: '#134a45',
  zhosa: '#a93f26',
  mist: '#f3f5f3',
  stone: '#e6eae7',
  line: '#d8deda',
  'line-strong': '#8a9692',
  ink: '#14211f',
  'ink-2': '#45534f',
  'ink-3': '#5e6b67',
  'spruce-hover': '#0c3632',
  'spruce-active': '#082724',
  'spruce-tint': '#e1ebe8',
  'on-spruce-2': '#cfe0dc',
  'on-spruce-3': '#dbe8e5',
  deep: '#0c2422',
  'deep-2': '#16332f',
  'deep-line': '#2b4945',
  'on-deep': '#f1f5f3',
  'on-deep-2': '#a9bcb7',
  'on-deep-3': '#e3ebe9',
  scrim: '#0a1c1a',
  'zhosa-tint': '#f8e9e3',
  'zhosa-text': '#8c311c',
  'paper-shaded': '#808988',
}

/** Text and what it stands on, with the level of WCAG that the drawn colours have. */
const pairs: [keyof typeof drawn | 'white', keyof typeof drawn | 'white', number][] = [
  ['spruce', 'white', 7],
  ['spruce', 'mist', 7],
  ['spruce', 'stone', 7],
  ['spruce', 'spruce-tint', 7],
  ['on-spruce-2', 'spruce', 7],
  ['on-spruce-3', 'spruce', 7],
  ['white', 'spruce-hover', 7],
  ['white', 'spruce-active', 7],
  ['ink', 'mist', 7],
  ['ink', 'stone', 7],
  ['ink-2', 'white', 7],
  ['ink-2', 'mist', 7],
  ['ink-3', 'white', 4.5],
  ['ink-3', 'mist', 4.5],
  ['ink-3', 'stone', 4.5],
  ['ink-3', 'spruce-tint', 4.5],
  ['line-strong', 'white', 3],
  ['on-deep', 'deep', 7],
  ['on-deep-2', 'deep', 7],
  ['on-deep-2', 'deep-2', 4.5],
  ['zhosa', 'white', 4.5],
  ['zhosa', 'mist', 4.5],
  ['zhosa-text', 'white', 7],
  ['zhosa-text', 'mist', 7],
  ['zhosa-text', 'zhosa-tint', 4.5],
]

/** Hues all round, from grey to the strongest of a screen, from black to white. */
const everyColour = [0, 0x33, 0x66, 0x99, 0xcc, 0xff].flatMap((red, _, parts) =>
  parts.flatMap((green) =>
    parts.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
)

test('R533 the colours of the design follow from the two that it was drawn in', () => {
  assert.deepEqual(brandTokens({ main: drawn.spruce, accent: drawn.zhosa }), drawn)
})

test('R533 every pair of colours holds its level of contrast, whatever the two colours', () => {
  const mains = everyColour.map((colour) => colourInstead(colour, 'main') ?? colour)
  const accents = everyColour.map((colour) => colourInstead(colour, 'accent') ?? colour).toReversed()
  for (const [index, main] of [...mains, plainColours.main].entries()) {
    const accent = accents[index] ?? plainColours.accent
    const tokens = brandTokens({ main, accent })
    assert.ok(Object.values(tokens).every(isColour))
    for (const [text, ground, level] of pairs) {
      const [one, other] = [text, ground].map((name) => (name === 'white' ? '#ffffff' : tokens[name]))
      const ratio = contrast(one ?? '', other ?? '')
      assert.ok(ratio >= level, `${main} ${accent}: ${text} on ${ground} is ${ratio}`)
    }
  }
})

test('R568 what acts looks different under a pointer and while pressed, however dark its colour', () => {
  const mains = everyColour.map((colour) => colourInstead(colour, 'main') ?? colour)
  for (const main of [...mains, '#0a0a0a', '#111111', plainColours.main]) {
    const tokens = brandTokens({ main, accent: plainColours.accent })
    const [hover, active] = [tokens['spruce-hover'], tokens['spruce-active']]
    assert.ok(contrast(main, hover) >= 1.17, `${main} ${hover}`)
    assert.ok(contrast(hover, active) >= 1.08, `${hover} ${active}`)
    for (const colour of [hover, active]) assert.ok(contrast(colour, '#ffffff') >= 7, `${main} ${colour}`)
  }
})

test('R533 a colour that cannot be read is answered with one of the same hue that can', () => {
  for (const kind of ['main', 'accent'] as const) {
    const refused = everyColour.filter((colour) => colourInstead(colour, kind) !== null)
    assert.ok(refused.length > 100)
    for (const colour of refused) {
      const instead = colourInstead(colour, kind) ?? ''
      assert.equal(colourInstead(instead, kind), null, `${colour} ${instead}`)
      // Not darker than it must be.
      assert.ok(contrast(instead, '#ffffff') < (kind === 'main' ? 7.9 : 5.2), `${colour} ${instead}`)
      const [asked, found] = [lchOf(colour), lchOf(instead)]
      const off = Math.abs(((found.hue - asked.hue + 540) % 360) - 180)
      assert.ok(asked.chroma < 0.02 || off < 4, `${colour} ${instead}: ${off}`)
    }
  }
  assert.equal(colourInstead(drawn.spruce, 'main'), null)
  assert.equal(colourInstead(drawn.zhosa, 'accent'), null)
})

test('R533 grey stays grey', () => {
  const { ink, mist, deep } = brandTokens({ main: '#444444', accent: '#a93f26' })
  for (const colour of [ink, mist, deep]) assert.ok(lchOf(colour).chroma < 0.003, colour)
})

test('R533 what another server sends is used only where it can be', () => {
  assert.deepEqual(usableColours({ main: drawn.spruce, accent: drawn.zhosa }), {
    main: drawn.spruce,
    accent: drawn.zhosa,
  })
  for (const main of ['red', '#ffff00', '', '#134a45}body{display:none']) {
    assert.deepEqual(usableColours({ main, accent: drawn.zhosa }), plainColours)
  }
  assert.deepEqual(usableColours(null), plainColours)
})
