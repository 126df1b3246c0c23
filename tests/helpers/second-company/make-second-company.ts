import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { languages, type Localized } from '#domain/languages.ts'
import { runCommand } from '../run-command.ts'
import {
  pictureNames,
  secondCompany,
  secondFacts,
  secondFlats,
  secondRecords,
  secondTexts,
} from './records.ts'

/** What step one of the manual asks for, as flags of `npm run company -- new`. */
export function secondAnswers(): string[] {
  const { name, cities, phone, email, bin, legalName, colours } = secondCompany
  const inThree = ({ ru, kk, en }: Localized) => `${ru} / ${kk} / ${en}`
  return [
    ['--name', inThree(name)],
    ...cities.map((city) => ['--city', inThree(city)]),
    ['--phone', phone],
    ['--email', email],
    ['--bin', bin],
    ['--legal-name', inThree(legalName)],
    ['--main', colours.main],
    ['--accent', colours.accent],
  ].flat()
}

/** Step one of the manual: `npm run company -- new`. */
export async function startSecondCompany(folder: string, dataDir: string): Promise<void> {
  const args = ['new', folder, ...secondAnswers()]
  const { code, stderr } = await runCommand('company', args, { DATA_DIR: dataDir })
  if (code !== 0) throw new Error(stderr)
}

/** The next steps: facts, drawings, pictures, records and texts. */
export async function fillSecondCompany(folder: string): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const drawing = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 29V11L16 3l13 8v18z" fill="${colour}"/></svg>`
  write('brand/logo.svg', drawing(secondCompany.colours.main))
  write('brand/logo-inverse.svg', drawing('#ffffff'))
  write('brand/icon.svg', drawing(secondCompany.colours.main))
  const brand = 'logo: { wide: brand/logo.svg, inverse: brand/logo-inverse.svg }\nicon: brand/icon.svg\n'
  write('company.yaml', readFileSync(join(folder, 'company.yaml'), 'utf8') + secondFacts + brand)
  for (const [name, record] of Object.entries(secondRecords)) write(name, stringify(record))
  for (const [name, text] of Object.entries(secondTexts)) {
    for (const language of languages) write(`${name}.${language}.md`, `${text[language]}\n`)
  }
  await Promise.all(
    pictureNames.map(async (name, index) => {
      const colour = { r: 200, g: 205 + 5 * index, b: 240 - 20 * index }
      const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
      write(`media/${name}.png`, await picture.png().toBuffer())
    }),
  )
  const plan = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
    .composite([{ input: Buffer.from('<svg width="70" height="40"><rect width="70" height="40"/></svg>') }])
    .png()
    .toBuffer()
  write('media/plan-one.svg', drawing('#222222'))
  write('media/plan-two.png', plan)
  write('../flats.csv', secondFlats())
}
