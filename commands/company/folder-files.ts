import { stringify } from 'yaml'
import { currentFormat } from '#content/format/format.ts'
import { staffLanguage } from '#domain/staff/staff-text.ts'
import type { Answers } from './answers.ts'
import type { Words } from './words.ts'

/** The files of a new content folder, by path: what was answered, and places for what was not. */
export function folderFiles(answers: Answers, { comments }: Words): Map<string, string> {
  const { name, cities, phones, legalName, bin, email, colours } = answers
  const [phone, ...others] = phones
  const texts = '{ ru: …, kk: …, en: … }'
  const wait = (field: string, example: string) => `# ${field}: ${example} # ${comments.fill}`
  const company = [
    `# ${comments.company}`,
    yaml({ format: currentFormat }),
    yaml({ name }),
    phone === undefined ? wait('phone', '+7 …') : yaml({ phone }),
    ...(others.length === 0 ? [] : [`# ${comments.phones} ${others.join(', ')}`]),
    email === null ? wait('email', '…@…') : yaml({ email }),
    wait('hours', texts),
    ...(staffLanguage() === 'ru' ? [] : [yaml({ staff_language: staffLanguage() })]),
    wait('networks', '[{ code: instagram, url: https://… }]'),
    wait('channels', '{ whatsapp: +7 …, telegram: …, 2gis: https://… }'),
    wait('credit', `{ text: ${texts}, url: https://… }`),
    legalName === null ? wait('legal_name', texts) : yaml({ legal_name: legalName }),
    bin === null ? wait('bin', "'…'") : yaml({ bin }),
    wait('is_builder', 'true'),
    wait('legal_address', texts),
    wait('founded', '…'),
    colours === null ? wait('colours', "{ main: '#…', accent: '#…' }") : yaml({ colours }),
    wait('logo', '{ wide: brand/logo.svg, inverse: brand/logo-inverse.svg }'),
    wait('icon', 'brand/icon.svg'),
    wait(
      'contract_sample',
      '{ date: …, pdf: { ru: documents/contract-ru.pdf, kk: documents/contract-kk.pdf } }',
    ),
    wait('pictures', '{ home: { picture: …, focus: { x: 50, y: 80 } }, about: { picture: … } }'),
  ]
  return new Map([
    ['company.yaml', lines(company)],
    ...cities.map(({ slug, name: cityName }, index): [string, string] => [
      `cities/${slug}.yaml`,
      lines([`# ${comments.city}`, yaml({ name: cityName }), yaml({ sort_order: index + 1 })]),
    ]),
    ['redirects.yaml', lines([`# ${comments.redirects}`, yaml({ redirects: [] })])],
    ['texts.yaml', lines([`# ${comments.texts}`, ...textExample, yaml({ texts: {} })])],
    ['media/pictures.yaml', lines([`# ${comments.pictures}`, ...pictureExample])],
  ])
}

const pictureExample = ['# street:', '#   alt: { ru: …, kk: …, en: … }', '#   kind: hero']

const textExample = ['#   home.hero.title:', '#     ru: …', '#     kk: …', '#     en: …']

/** One field on one line. */
function yaml(field: Record<string, unknown>): string {
  const [[key, value] = []] = Object.entries(field)
  const options = {
    collectionStyle: 'flow',
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  } as const
  return `${key}: ${stringify(value, options).trimEnd()}`
}

function lines(texts: readonly string[]): string {
  return `${texts.join('\n')}\n`
}
