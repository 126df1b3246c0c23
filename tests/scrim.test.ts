import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brandTokens, plainColours } from '#domain/brand-colours.ts'
import { bytesOf, contrast } from '#domain/colour.ts'

/** The styles of heroes with light words on a picture, each with a shade that begins or ends in nothing. */
const heroes = ['../web/routes/home/home.css', '../web/routes/projects/project/project-hero.css']

test('R702 light words are read on the shade of a hero over any picture, in the colours of any company', () => {
  const companies = [
    plainColours,
    { main: '#0057b8', accent: '#a3123f' },
    { main: '#0b5d1e', accent: '#7a3e00' },
  ]
  for (const file of heroes) {
    const css = readFileSync(new URL(file, import.meta.url), 'utf8')
    const shares = [...css.matchAll(/var\(--scrim-parts\) \/ ([\d.]+)\)/g)].map(([, share]) => Number(share))
    const beneath = shares.filter((share) => share > 0)
    assert.ok(beneath.length >= 2, file)
    for (const colours of companies) {
      const shade = bytesOf(brandTokens(colours).scrim)
      const share = Math.min(...beneath)
      const overWhite = shade.map((part) => Math.round(part * share + 255 * (1 - share)))
      const ground = `#${Buffer.from(overWhite).toString('hex')}`
      assert.ok(contrast('#ffffff', ground) >= 4.5, `${file}: ${ground}`)
    }
  }
})
