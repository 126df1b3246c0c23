import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Lifetime, temporaryFolder } from './servers/server.ts'

const text = (name: string) => `{ ru: ${name} по-русски, kk: ${name} қазақша, en: ${name} }`

/** A small company: one project with an unfinished house and a finished one, and a record of most kinds. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'media/pictures.json': JSON.stringify(
    {
      street: { alt: alt('улица', 'көше', 'street'), project: null, kind: 'hero' },
      above: { alt: alt('вид сверху', 'жоғарыдан', 'above'), project: null, kind: 'aerial' },
      yard: { alt: alt('двор', 'аула', 'yard'), project: null, kind: 'courtyard' },
    },
    null,
    1,
  ),
  'company.yaml': `
name: { ru: Sample, kk: Sample, en: Sample }
phone: +7 700 000 00 00
email: office@sample.example
hours: ${text('Daily')}
networks: []
credit: null
format: 2
`,
  'features.yaml': `features: [{ code: yard, title: ${text('Yard')} }]\n`,
  'cities/almaty.yaml': `name: { ru: Алматы, kk: Алматы, en: Almaty }\nsort_order: 1\n`,
  'complexes/garden.yaml': `
sort_order: 1
name: { ru: Garden, kk: Garden, en: Garden }
city: almaty
district: ${text('District')}
address: ${text('Address')}
former_address: null
lat: 43.2
lng: 76.9
class: { code: II, label: ${text('Class')} }
status: selling
progress_percent: 40
is_new: true
builder: { name: ${text('Sample LLP')}, bin: '000000000001' }
picture: street
gallery: [street]
genplan:
  picture: above
  outlines:
    - { house: garden-1, label: '1', points: [[0, 0], [1, 0], [1, 1]] }
features: [yard]
infrastructure: [{ type: park, name: ${text('Park')}, minutes_walk: 5 }]
documents: []
webcam_url: null
video_url: null
seo: { title: ${text('Title')}, description: ${text('Description')} }
`,
  'complexes/garden.ru.md': 'Двор без машин.\n',
  'complexes/garden.kk.md': 'Көліксіз аула.\n',
  'complexes/garden.en.md': 'A yard without cars.\n',
  'houses/garden-1.yaml': house(1, 'null', '{ year: 2028, quarter: 2 }', {
    permit_no: 'P-1',
    permit_date: '2025-01-10',
    method: 'bank',
    guarantee_no: null,
  }),
  'houses/garden-2.yaml': house(2, '2026-01-10', 'null', null),
  'articles/first-news.yaml': `
title: ${text('News')}
lead: ${text('Lead')}
cover: street
category: building
published_at: '2026-11-01T10:00:00+05:00'
tags: [yard]
`,
  'articles/first-news.ru.md': '## Двор\n\nСмотрите [проект](/projects/garden).\n\n![Двор днём](yard)\n',
  'articles/first-news.kk.md': '## Аула\n\n[Жобаны](/projects/garden) қараңыз.\n\n![Күндізгі аула](yard)\n',
  'articles/first-news.en.md':
    '## Yard\n\nSee [the project](/projects/garden).\n\n![The yard by day](yard)\n',
  'promotions/less.yaml': `
title: ${text('Offer')}
lead: ${text('Lead')}
cover: null
starts_at: 2026-10-01
ends_at: null
discount: 5
categories: [flat]
complexes: [garden]
houses: all
rooms_from: 0
conditions: ${text('Conditions')}
`,
  'promotions/less.ru.md': 'Дешевле.\n',
  'promotions/less.kk.md': 'Арзан.\n',
  'promotions/less.en.md': 'Less.\n',
  'mortgages/bank.yaml': `
title: ${text('Programme')}
bank: ${text('Bank')}
kind: market
rate_nominal: 18
rate_effective: 19.6
initial_payment_min: 20
term_months_min: 12
term_months_max: 240
price_cap: [{ city: almaty, amount: 50000000 }]
loan_cap: []
finishing_required: []
conditions: ${text('Conditions')}
source_url: null
valid_from: 2026-01-01
valid_to: null
complexes: [garden]
`,
  'awards/prize.yaml': `
title: ${text('Prize')}
year: 2025
issuer: ${text('Jury')}
picture: null
description: ${text('Why')}
`,
  'vacancy-categories/site.yaml': `title: ${text('Site')}\nsort_order: 1\n`,
  'vacancies/engineer.yaml': `
title: ${text('Engineer')}
category: site
city: almaty
employment: full
experience: 1-3
salary_from: 500000
salary_to: null
is_burning: false
published_at: '2026-11-01T10:00:00+05:00'
duties: { ru: [Строить, Считать < 5 & > 2], kk: [Салу, Есептеу], en: [Build, Count] }
requirements: { ru: [Опыт], kk: [Тәжірибе], en: [Experience] }
conditions: { ru: [Договор], kk: [Шарт], en: [Contract] }
`,
}

/** A white picture of eight by six pixels. */
const whitePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'base64',
)

const originals: Readonly<Record<string, Uint8Array>> = {
  'media/street.png': whitePng,
  'media/above.png': whitePng,
  'media/yard.png': whitePng,
}

/**
 * A content folder of its own, removed after the test: the sample with these files instead of its own.
 *
 * @param files text by path below the folder; null deletes the file
 */
export function contentFolderWith(
  lifetime: Lifetime,
  files: Readonly<Record<string, string | Uint8Array | null>> = {},
): string {
  const folder = temporaryFolder(lifetime)
  for (const [name, text] of Object.entries({ ...sampleFiles, ...originals, ...files })) {
    if (text === null) continue
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof text === 'string' ? text.trimStart() : text)
  }
  return folder
}

/** A file of the sample with one piece of its text replaced. */
export function changedFile(name: string, before: string, after: string): Record<string, string> {
  const text = sampleFiles[name] ?? ''
  if (!text.includes(before)) throw new Error(`${name} does not have ${before}`)
  return { [name]: text.replace(before, after) }
}

function alt(ru: string, kk: string, en: string) {
  return { ru: `На картинке ${ru}`, kk: `Суретте ${kk}`, en: `The ${en}` }
}

function house(number: number, handedOver: string, deadline: string, legal: object | null): string {
  return `
complex: garden
name: { ru: Дом ${number}, kk: ${number} үй, en: House ${number} }
queue_no: ${number}
deadline: ${deadline}
handed_over_at: ${handedOver}
legal: ${JSON.stringify(legal)}
floors: 9
sections: [{ no: 1, floors: 9, units_per_floor: 4 }]
height_m: 30
azimuth: 180
footprint: [[0, 0], [20, 0], [20, 10], [0, 10]]
facade: null
`
}
