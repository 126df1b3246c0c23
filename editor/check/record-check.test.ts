import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { parse } from 'yaml'
import { kinds } from '#content/kinds.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { sampleFiles } from '#tests/helpers/content-folder.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { texts } from '#texts/texts.ts'
import { singles } from '../schemas/content-schemas.ts'
import { recordCheck } from './record-check.ts'

const check = recordCheck()

function inRussian(t: TestContext): void {
  speakToStaff('ru')
  t.after(() => speakToStaff('en'))
}

const data = (file: string): unknown => parse(readFileSync(join(demoCompany, file), 'utf8'))
const sample = (name: string) => parse(sampleFiles[`${name}.yaml`] ?? '') as object
const text = (key: string, ru: string, kk: string, en: string) =>
  check({ place: 'texts', isNew: true, name: 'a-name', data: { key, text: { ru, kk, en } } })

test('R901 the editor refuses nothing that the check lets through: all records of the demo company', (t) => {
  inRussian(t)
  let count = 0
  for (const place of kinds) {
    for (const name of readdirSync(join(demoCompany, place)).filter((each) => each.endsWith('.yaml'))) {
      const verdict = check({ place, isNew: false, name: 'a-name', data: data(`${place}/${name}`) })
      assert.deepEqual(verdict, { problems: [], doubts: [] }, `${place}/${name}`)
      count += 1
    }
  }
  for (const place of singles.filter((name) => existsSync(join(demoCompany, `${name}.yaml`)))) {
    const verdict = check({ place, isNew: false, name: 'a-name', data: data(`${place}.yaml`) })
    assert.deepEqual(verdict, { problems: [], doubts: [] }, place)
  }
  const own = data('texts.yaml') as { texts: Record<string, unknown> }
  for (const [key, words] of Object.entries(own.texts)) {
    const verdict = check({ place: 'texts', isNew: false, name: 'a-name', data: { key, text: words } })
    assert.deepEqual(verdict.problems, [], key)
  }
  const pictures = JSON.parse(readFileSync(join(demoCompany, 'media/pictures.json'), 'utf8')) as object
  for (const [name, picture] of Object.entries(pictures)) {
    const record = { file: `/media/${name}.webp`, ...(picture as object) }
    const { problems } = check({ place: 'pictures', isNew: false, name: 'a-name', data: record })
    assert.deepEqual(problems, [], name)
  }
  assert.ok(count > 300, `only ${count} records`)
})

test('R900 a new piece of news without its text is refused, an older one may have it in files', (t) => {
  inRussian(t)
  const record = sample('articles/first-news')
  const verdict = check({ place: 'articles', isNew: true, name: 'a-name', data: record })
  assert.deepEqual(verdict.problems, [
    'Текста ещё нет: отметьте «Добавить Текст» в конце формы и напишите его на трёх языках',
  ])
  assert.deepEqual(check({ place: 'articles', isNew: false, name: 'a-name', data: record }).problems, [])
  const words = { ru: 'Двор.', kk: 'Аула.', en: 'A yard.' }
  assert.deepEqual(
    check({ place: 'articles', isNew: true, name: 'a-name', data: { ...record, text: words } }).problems,
    [],
  )
})

test('R901 a value of a text of the site that got lost is told with the label of its field', (t) => {
  inRussian(t)
  const [key = ''] =
    Object.entries(texts.ru).find(([, words]) => /^[^|]*\{contact\}[^|{]*$/.test(words)) ?? []
  assert.deepEqual(text(key, 'Напишите нам', 'Жазыңыз: {contact}', 'Write to {contact}').problems, [
    'Текст: по-русски: нужны те же значения, что в заменяемом тексте: {contact}',
  ])
  assert.deepEqual(text('no.such.text', 'а', 'ә', 'a').problems, ['Какой текст: такого текста на сайте нет'])
})

test('R901 mistakes are told in the words of the form: labels, items of lists, and what a value must be', (t) => {
  inRussian(t)
  const problemsOf = (place: string, changes: object, file: string) =>
    check({ place, isNew: false, name: 'a-name', data: { ...sample(file), ...changes } }).problems
  assert.deepEqual(
    problemsOf('promotions', { title: { ru: 'Скидка', kk: 'Скидка', en: 'Скидка' } }, 'promotions/less'),
    [
      'Заголовок: по-английски: в английском тексте не должно быть кириллицы',
      'Заголовок: по-казахски: не должно совпадать с русским текстом',
      'Заголовок: по-английски: не должно совпадать с русским текстом',
    ],
  )
  const units = [{ house: 'a-1', number: '12', until: '2099-01-31', __sc_item_id: 'x', price: null }]
  assert.deepEqual(check({ place: 'units', isNew: false, name: 'a-name', data: { units } }).problems, [
    'Квартиры → строка 1 → По какой день: ничего не меняет: назовите статус, цену, акцию или скройте помещение',
  ])
  const words = { ru: 'Офис', kk: 'Кеңсе', en: 'Office' }
  const place = { city: 'almaty', title: words, address: words, lat: 43, lng: 76 }
  const office = { type: 'sales', phones: ['8 701'], ...place }
  const contact = check({ place: 'contacts', isNew: false, name: 'a-name', data: office }).problems
  assert.deepEqual(contact, [
    'Телефоны → строка 1: должно быть номером в международном виде, как +77010000000',
  ])
  assert.deepEqual(problemsOf('articles', { tags: ['двор'] }, 'articles/first-news'), [
    'Теги → строка 1: должно быть словом строчными латинскими буквами',
  ])
})

test('R903 a name that no file of a record may have is refused for a new one', (t) => {
  inRussian(t)
  const record = { ...sample('vacancy-categories/office'), title: { ru: 'Офис', kk: 'Кеңсе', en: 'Office' } }
  for (const name of ['', 'under_score', 'a'.repeat(121), 'двор']) {
    const { problems } = check({ place: 'vacancy-categories', isNew: true, name, data: record })
    assert.deepEqual(problems, [
      `Имя в адресе получается «${name}»: впишите другое, до 120 строчных латинских букв, цифр и дефисов`,
    ])
  }
})

test('R901 long texts beside their records are judged like those in them', (t) => {
  inRussian(t)
  const text = { ru: 'Двор.', kk: 'Двор.', en: 'A <b>yard</b>.' }
  assert.deepEqual(check({ place: 'articles-texts', isNew: false, name: 'a-name', data: text }).problems, [
    'Текст: по-казахски: не должно совпадать с русским текстом',
  ])
  const html = { ...text, kk: 'Аула.' }
  const { problems } = check({ place: 'articles-texts', isNew: false, name: 'a-name', data: html })
  assert.match(problems.join('\n'), /^Текст: по-английски: .*HTML/)
})

test('R902 a word of two alphabets and letters of another language are asked about, and stop nothing', (t) => {
  inRussian(t)
  const title = { ru: 'Двoр у реки', kk: 'Өзен жағасындағы аула, для всех', en: 'The yard' }
  const record = { ...sample('promotions/less'), title }
  assert.deepEqual(check({ place: 'promotions', isNew: false, name: 'a-name', data: record }), {
    problems: [],
    doubts: [
      'Заголовок: по-казахски: «для»: русское слово в казахском тексте',
      'Заголовок: по-русски: «Двoр»: латинские и русские буквы в одном слове',
    ],
  })
})

test('R901 what is no place of the editor is not judged', (t) => {
  inRussian(t)
  for (const place of ['leads', 'awards-texts', 'toString', ''])
    assert.deepEqual(
      check({ place, isNew: true, name: 'a-name', data: { a: 1 } }),
      { problems: [], doubts: [] },
      place,
    )
})

test('R902 words of any length and quotes that do not end are judged at once', (t) => {
  inRussian(t)
  for (const ru of ['б'.repeat(100_000), '«'.repeat(100_000), '“'.repeat(100_000), '<'.repeat(100_000)]) {
    const began = process.cpuUsage()
    text('home.hero.title', ru, 'Үй', 'Home')
    const { user } = process.cpuUsage(began)
    assert.ok(user < 2_000_000, `${ru.slice(0, 1)}: ${user} µs`)
  }
})
