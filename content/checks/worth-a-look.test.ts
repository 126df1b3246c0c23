import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { speakToStaff, staffLanguages } from '#domain/staff/staff-text.ts'
import { contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { lineOf } from '../problem.ts'
import { readContent } from '../read-content.ts'
import { worthALook } from './worth-a-look.ts'

const file = 'complexes/garden.yaml'

/** What is said of the sample folder with other texts for search results, and with other files. */
function doubtsWith(t: TestContext, seo: string, files: Readonly<Record<string, string>> = {}): string[] {
  const record = (sampleFiles[file] ?? '').replace(/^seo: .*$/m, `seo: ${seo}`)
  const folder = contentFolderWith(t, { [file]: record, ...files })
  const own = /^\S*(complexes|texts)\S*:/
  return worthALook(readContent(folder))
    .map(lineOf)
    .filter((line) => own.test(line))
    .map((line) => line.replace(/^\S*?(complexes|texts)/, '$1'))
}

const fine = {
  ru: 'Дома у парка, двор без машин, квартиры с отделкой и без неё, цены и планировки',
  kk: 'Саябақ жанындағы үйлер, көліксіз аула, әрленген және әрленбеген пәтерлер, бағасы',
  en: 'Homes by the park, a yard without cars, apartments with and without finishes',
}

const seo = (title: Partial<typeof fine>, description: Partial<typeof fine> = {}) =>
  JSON.stringify({
    title: { ru: 'Сад', kk: 'Бақ', en: 'Garden', ...title },
    description: { ...fine, ...description },
  })

test('R694 texts that fit search results and are of one alphabet leave nothing to look at', (t) => {
  assert.deepEqual(doubtsWith(t, seo({ ru: 'Дом «Әлем»', kk: 'Дс–жм, С. үйі, 1С' })), [])
})

test('R694 a title and a description that search results cut, or find too short, are named with their limits', (t) => {
  const doubts = doubtsWith(t, seo({ kk: 'ү'.repeat(81) }, { ru: 'д'.repeat(201), en: 'Homes' }))
  assert.deepEqual(
    doubts.map((line) => line.replace(/:\d+:/, ':')),
    [
      'complexes/garden.yaml: seo.title in kk: has 81 characters: search results show at most 80',
      'complexes/garden.yaml: seo.description in ru: has 201 characters: search results show at most 200',
      'complexes/garden.yaml: seo.description in en: has 5 characters: search results want at least 50',
    ],
  )
  assert.match(doubts[0] ?? '', /garden\.yaml:\d+: /)
})

test('R694 letters of another language and words of two alphabets are named', (t) => {
  const doubts = doubtsWith(
    t,
    seo({ ru: 'Дом Әлем', kk: 'Үй и бақ', en: 'Garden' }, { ru: `Cад. ${fine.ru}` }),
  )
  assert.deepEqual(
    doubts.map((line) => line.replace(/:\d+:/, ':')),
    [
      'complexes/garden.yaml: seo.title in ru: «Әлем» has Kazakh letters in a Russian text',
      'complexes/garden.yaml: seo.title in kk: «и» is a Russian word in a Kazakh text',
      'complexes/garden.yaml: seo.description in ru: «Cад» mixes Latin and Cyrillic letters',
    ],
  )
})

test('R741 a word for which the site has another one is named with that one, in the staff’s language', (t) => {
  const given = seo(
    { ru: 'Первоначальный взнос и паркоместо', en: 'House 3, news and offers' },
    { kk: `Бір пәтердің айлық төлемі. ${fine.kk}`, en: `No «first payment», a flat roof. ${fine.en}` },
  )
  const expected = [
    ['title in ru', 'Первоначальный взнос', 'первый взнос'],
    ['title in ru', 'паркоместо', 'парковочное место'],
    ['title in en', 'House 3', 'Building'],
    ['title in en', 'news and offers', 'special offer'],
    ['description in kk', 'айлық төлемі', 'ай сайынғы төлем'],
  ]
  const said = { en: 'the site says', ru: 'на сайте говорят' }
  t.after(() => speakToStaff('en'))
  for (const language of staffLanguages) {
    speakToStaff(language)
    const found = doubtsWith(t, given).map((line) =>
      line.replace(/^\S+ seo\.(\w+) (?:in|на языке) /, '$1 in '),
    )
    assert.deepEqual(
      found,
      expected.map(([place, word, instead]) => `${place}: «${word}»: ${said[language]} «${instead}»`),
    )
  }
})

test('R741 long texts are looked at too', (t) => {
  const long = Object.keys(sampleFiles).find((name) => /^articles\/.*\.en\.md$/.test(name))
  assert.ok(long !== undefined)
  const folder = contentFolderWith(t, { [long]: 'The builder takes “flats” back.\n' })
  assert.deepEqual(
    worthALook(readContent(folder))
      .map(lineOf)
      .filter((line) => /articles.*the site says/.test(line))
      .map((line) => line.replace(/^.*(?=articles)/, '')),
    [`${long}: text in en: «The builder»: the site says «developer»`],
  )
})

test('R694 the company’s own texts are looked at too', (t) => {
  const texts = `texts:\n  home.title: { ru: Әр үй, kk: Үйлер, en: Homes }\n  home.description: { ru: Дома, kk: Үйлер, en: Homes }\n`
  assert.deepEqual(doubtsWith(t, seo({}), { 'texts.yaml': texts }), [
    'texts.yaml: texts.home.title in ru: «Әр» has Kazakh letters in a Russian text',
    ...['ru: has 4', 'kk: has 5', 'en: has 5'].map(
      (said) => `texts.yaml: texts.home.description in ${said} characters: search results want at least 50`,
    ),
  ])
})

test('R694 two pages with one title are named', (t) => {
  const article = Object.entries(sampleFiles).find(([name]) => /^articles\/.*\.yaml$/.test(name))
  assert.ok(article !== undefined)
  const [name, text] = article
  const copy = name.replace('.yaml', '-again')
  const long = Object.fromEntries(
    ['ru', 'kk', 'en'].map((language) => [
      `${copy}.${language}.md`,
      sampleFiles[name.replace('.yaml', `.${language}.md`)] ?? 'Text.\n',
    ]),
  )
  const folder = contentFolderWith(t, { [`${copy}.yaml`]: text, ...long })
  const doubts = worthALook(readContent(folder)).map(lineOf)
  assert.equal(doubts.filter((line) => /is also the title of .*articles\//.test(line)).length, 3)
})
