import { staffText } from '#domain/staff/staff-text.ts'
import { planHash, PlanSources } from '#media/plans/plan-sources.ts'
import type { Media } from '../read-media.ts'
import type { OldFolder } from './old-folder.ts'
import { RecordText } from './record-text.ts'
import { threeNames } from './three-names.ts'

type Options = { drawings: Media['plans']; keepsLines: boolean }

/** The pictures that pages named in code, by the places that `company.yaml` has for them. */
const picturesOfPages = {
  home: 'brand-hero',
  finishing: 'int-living',
  about: 'brand-court',
  career: 'brand-int3',
  students: 'brand-build2',
}

/**
 * From the folder that lay in the project with the code (`content/`) to one that lies anywhere: what is already as
 * format 2 has it, stays.
 */
export function toFormat2(folder: OldFolder, options: Options): void {
  removeCode(folder)
  dropDemoPlans(folder, options)
  const company = ['company.yaml', 'company.yml', 'company.json'].find((file) => folder.text(file) !== null)
  if (company !== undefined) changeCompany(folder, company, options)
  for (const file of folder.records('complexes')) nameBuilder(folder, file, options)
  moveStudents(folder, options)
  if (folder.names('demo/projects').length > 0) drawHouses(folder, options)
}

/** Every house was drawn: one whose units are generated is still, any other only at the word of its company. */
function drawHouses(folder: OldFolder, { keepsLines }: Options): void {
  for (const file of folder.records('houses')) {
    const record = RecordText.of(folder.text(file) ?? '')
    if (record === null || record.value('drawn') !== undefined) continue
    record.add('drawn', true, 'last')
    folder.write(file, record.changed(keepsLines))
  }
}

/** The import lay in `import/`, the making of the demo company's units between their data. */
function removeCode(folder: OldFolder): void {
  const files = folder.names('import')
  if (files.length > 0 && files.every((name) => name.endsWith('.ts'))) folder.remove('import')
  for (const name of folder.names('demo')) if (name.endsWith('.ts')) folder.remove(`demo/${name}`)
}

/**
 * The drawings of the demo company's plans: a folder whose units are not made from `demo/projects` has no use for them,
 * one whose units are gets a word of theirs as it is now. Drawings of others stay.
 */
function dropDemoPlans(folder: OldFolder, { drawings, keepsLines }: Options): void {
  const list = 'media/plans/plans.json'
  const record = RecordText.of(folder.text(list) ?? '')
  if (record === null) return
  const plans = record.value()
  for (const [code, plan] of Object.entries(isObject(plans) ? plans : {})) {
    const rooms = isObject(plan) ? plan['rooms_list'] : []
    for (const [index, room] of (Array.isArray(rooms) ? rooms : []).entries()) {
      const path = [code, 'rooms_list', index, 'name', 'kk']
      if (isObject(room) && room['type'] === 'park' && record.value(...path) === 'Көлік орны')
        record.replace(path, 'Тұрақ орны')
    }
  }
  const text = record.changed(keepsLines)
  if (folder.names('demo/projects').length > 0) folder.write(list, text)
  else if (areShipped(folder, text, drawings)) {
    folder.remove('media/plans')
    folder.remove('demo')
  }
}

/** Whether all these plans are those that come with the project. */
function areShipped(folder: OldFolder, list: string, drawings: Media['plans']): boolean {
  const sources = PlanSources.safeParse(JSON.parse(list))
  if (!sources.success) return false
  return Object.entries(sources.data).every(
    ([code, source]) =>
      drawings[code]?.hash === planHash(folder.text(`media/plans/${code}.svg`) ?? '', source),
  )
}

function changeCompany(folder: OldFolder, file: string, { keepsLines }: Options): void {
  const record = RecordText.of(folder.text(file) ?? '')
  if (record === null) return
  const name = record.value('name')
  if (typeof name === 'string') record.replace(['name'], toldNames(folder, file, 'name', name))

  const credit = record.value('credit')
  if (isObject(credit) && typeof credit['title'] === 'string') {
    const { title, url } = credit
    if (typeof url === 'string')
      record.replace(['credit'], {
        text: { ru: `Разработка сайта: ${title}`, kk: `Сайтты әзірлеген: ${title}`, en: `Site by ${title}` },
        url,
      })
    else {
      record.replace(['credit'], null)
      folder.note(
        file,
        staffText('credit: {title} had no address, so the footer shows no credit now', { title }),
      )
    }
  }

  const icon = folder.text('media/icon.svg') ?? folder.text('brand/icon.svg')
  if (icon !== null && record.value('icon') === undefined) {
    folder.write('brand/icon.svg', icon)
    record.add('icon', 'brand/icon.svg', 'last')
  }
  folder.remove('media/icon.svg')

  const described = RecordText.of(folder.text('media/pictures.json') ?? '')
  const pictures = Object.entries(picturesOfPages)
    .filter(([, picture]) => described?.value(picture) !== undefined)
    .map(([place, picture]) => [place, { picture }])
  if (pictures.length > 0 && record.value('pictures') === undefined)
    record.add('pictures', Object.fromEntries(pictures), 'last')
  folder.write(file, record.changed(keepsLines))
}

function nameBuilder(folder: OldFolder, file: string, { keepsLines }: Options): void {
  const record = RecordText.of(folder.text(file) ?? '')
  const name = record?.value('builder', 'name')
  if (record === null || typeof name !== 'string') return
  record.replace(['builder', 'name'], toldNames(folder, file, 'builder.name', name))
  folder.write(file, record.changed(keepsLines))
}

function toldNames(folder: OldFolder, file: string, field: string, name: string) {
  const names = threeNames(name)
  if (names.kk !== name || names.en !== name)
    folder.note(
      file,
      staffText('{field}: read the names, they were made of «{name}»: {kk}; {en}', { field, name, ...names }),
    )
  return names
}

/** Vacancies for students were marked one by one; now a category is for students. */
function moveStudents(folder: OldFolder, { keepsLines }: Options): void {
  const marked = folder.records('vacancies').flatMap((file) => {
    const record = RecordText.of(folder.text(file) ?? '')
    const isStudent = record?.value('is_student')
    return record === null || isStudent === undefined
      ? []
      : [{ file, record, isStudent: isStudent === true, category: String(record.value('category')) }]
  })
  for (const [category, vacancies] of Map.groupBy(marked, (each) => each.category)) {
    const file = ['yaml', 'yml', 'json']
      .map((ending) => `vacancy-categories/${category}.${ending}`)
      .find((each) => folder.text(each) !== null)
    if (file === undefined) continue
    const students = vacancies.filter(({ isStudent }) => isStudent)
    const record = RecordText.of(folder.text(file) ?? '')
    if (students.length === vacancies.length && record?.value('is_student') === undefined) {
      record?.add('is_student', true, 'last')
      if (record) folder.write(file, record.changed(keepsLines))
    } else if (students.length < vacancies.length)
      for (const vacancy of students)
        folder.note(
          vacancy.file,
          staffText('is for students, others of {category} are not: give it a category with is_student', {
            category,
          }),
        )
  }
  for (const { file, record } of marked) {
    record.remove('is_student')
    folder.write(file, record.changed(keepsLines))
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
