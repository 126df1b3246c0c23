import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { changedFile, contentFolderWith, sampleFiles } from './content-folder.ts'
import { demoCompany } from './demo-company.ts'

/** Drawings that the project brought along, and that companies have copied with it. */
const shipped = join(demoCompany, 'media/plans')
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h12v12z" fill="#123456"/></svg>'

export const text = (word: string) => `{ ru: ${word} по-русски, kk: ${word} қазақша, en: ${word} }`
export const vacancy = (category: string, isStudent: boolean) =>
  `# Чья: ${category}\n${(sampleFiles['vacancies/engineer.yaml'] ?? '').trimStart()}`
    .replace('category: site', `category: ${category}`)
    .replace('is_burning: false', `is_burning: false\nis_student: ${isStudent} # для кого`)

/** A folder as `content/` was in the project, with code, and with plans of the project that it has no use for. */
export function oldFolder(t: TestContext, files: Parameters<typeof contentFolderWith>[1] = {}): string {
  const plans = JSON.parse(readFileSync(join(shipped, 'plans.json'), 'utf8')) as Record<
    string,
    { rooms_list: { type: string; name: { kk: string } }[] }
  >
  for (const room of Object.values(plans).flatMap((plan) => plan.rooms_list))
    if (room.type === 'park') room.name.kk = 'Көлік орны'
  const drawings = Object.keys(plans).map((code) => [
    `media/plans/${code}.svg`,
    readFileSync(join(shipped, `${code}.svg`), 'utf8'),
  ])
  return contentFolderWith(t, {
    'company.yaml': `# Наша компания
kk_review: true
name: Sample # как в вывеске
phone: +7 700 000 00 00
email: office@sample.example
hours: ${text('Daily')}
networks: []
credit: { title: Studio, url: null }
`,
    ...changedFile(
      'complexes/garden.yaml',
      `builder: { name: ${text('Sample LLP')}, bin: '000000000001' }`,
      "builder: # застройщик\n  name: ТОО «Сад, сын» # по свидетельству\n  bin: '000000000001'",
    ),
    'vacancy-categories/students.yaml': `title: ${text('Students')}\nsort_order: 2\n`,
    'vacancies/engineer.yaml': vacancy('site', false),
    'vacancies/trainee.yaml': vacancy('students', true),
    'import/read-content.ts': 'export {}\n',
    'demo/units.ts': 'export {}\n',
    'demo/unit-plans.json': '{}',
    'media/icon.svg': icon,
    'media/plans/plans.json': JSON.stringify(plans),
    ...Object.fromEntries(drawings),
    ...files,
  })
}
