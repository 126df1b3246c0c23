import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type BrandColours, brandTokens } from '#domain/brand-colours.ts'
import { bytesOf } from '#domain/colour.ts'
import type { Localized } from '#domain/languages.ts'
import { root } from '#scripts/root.ts'
import { demoCompany, demoPictures } from './demo-company.ts'

/** By what the company with which the project starts is known; `mark` is what stands in a text. */
type Mark = { what: string; mark: string }

const read = <T>(file: string) => parse(readFileSync(join(demoCompany, file), 'utf8')) as T
const slugs = (kind: string) =>
  readdirSync(join(demoCompany, kind)).flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -5)] : []))

/** General answers, which every new company is given. */
const starter = new Set(
  readdirSync(join(root, 'commands/company/starter/answers')).map((file) => file.replace(/\.yaml$/, '')),
)

const company = read<{ name: Localized; phone: string; email: string; colours: BrandColours }>('company.yaml')

/** What it is called. */
export const demoNames: readonly string[] = [...new Set(Object.values(company.name))]

/** Its colours, the main one first. */
export const demoColours: readonly string[] = Object.values(brandTokens(company.colours))

function marks(): Mark[] {
  const names = (kind: string) =>
    slugs(kind).flatMap((slug) => {
      const { name } = read<{ name: Localized }>(`${kind}/${slug}.yaml`)
      return [...new Set(Object.values(name))].map((mark) => ({ what: `name of ${kind}`, mark }))
    })
  const kinds = readdirSync(demoCompany, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['brand', 'demo', 'media'].includes(entry.name))
    .map(({ name }) => name)
  const records = kinds.flatMap((kind) =>
    slugs(kind)
      // A slug of one word, as `design`, may be any word of a page; those of cities are names. 7-20-25 is the state's.
      .filter((slug) => (slug.includes('-') && /[a-z]{3}/.test(slug)) || kind === 'cities')
      .filter((slug) => kind !== 'answers' || !starter.has(slug))
      .map((mark) => ({ what: `slug of ${kind}`, mark })),
  )
  const colours = demoColours.flatMap((colour) => {
    const parts = bytesOf(colour)
    return [colour, colour.replace('#', '%23'), `rgb(${parts.join(' ')}`, `rgb(${parts.join(',')}`]
  })
  const said = Object.values(read<{ texts: Record<string, Localized> }>('texts.yaml').texts)
    .flatMap((text) => Object.values(text))
    .filter((text) => text.length > 20 && !text.includes('{'))
  const pictures = Object.values(demoPictures).map(({ src }) => src.replace(/-\d+\.\w+$/, ''))
  return [...demoNames, company.email.split('@')[1] ?? '', company.phone]
    .map((mark) => ({ what: 'company', mark }))
    .concat(
      names('complexes'),
      names('employees'),
      names('cities'),
      records,
      colours.map((mark) => ({ what: 'colour', mark })),
      said.map((mark) => ({ what: 'text', mark })),
      pictures.map((mark) => ({ what: 'picture', mark })),
    )
}

const known = marks().map(({ what, mark }) => ({
  what,
  mark: mark.toLowerCase(),
  alone: new RegExp(`(?<![\\p{L}\\p{N}-])${RegExp.escape(mark.toLowerCase())}(?![\\p{L}\\p{N}-])`, 'u'),
}))

/** Marks of the demo company in a text, as `slug of houses alatau-park-a`. Pictures are known by the beginning. */
export function demoMarksIn(text: string): string[] {
  const small = text.toLowerCase().replaceAll('\u00A0', ' ')
  return known
    .filter(({ what, mark, alone }) => small.includes(mark) && (what === 'picture' || alone.test(small)))
    .map(({ what, mark }) => `${what} ${mark}`)
}
