import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { contradictions } from './checks/contradictions.ts'
import { ContentError } from './problem.ts'
import { readContent } from './read-content.ts'

type Files = Parameters<typeof contentFolderWith>[1]

/** What is wrong with the sample and these files, without the folder. */
function problemsWith(t: TestContext, files: Files): string[] {
  const folder = contentFolderWith(t, files)
  try {
    readContent(folder)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message
      .split('\n')
      .map((line) => line.replace(`${folder}/`, '').replaceAll(`${folder}/`, ''))
  }
}

const news = 'articles/first-news'
const beside = { [`${news}.ru.md`]: null, [`${news}.kk.md`]: null, [`${news}.en.md`]: null }
const inside = (text: string) => ({ [`${news}.yaml`]: `${sampleFiles[`${news}.yaml`]}text:\n${text}` })
const [ru, kk, en] = ['ru', 'kk', 'en'].map((language) => sampleFiles[`${news}.${language}.md`] ?? '')
const block = (language: string, text = '') =>
  `  ${language}: |\n${text.trimEnd().replaceAll(/^/gm, '    ')}\n`

test('R801 a long text inside its record is the same as the one beside it', (t) => {
  const [one] = readContent(contentFolderWith(t)).articles
  const [other] = readContent(
    contentFolderWith(t, { ...beside, ...inside(block('ru', ru) + block('kk', kk) + block('en', en)) }),
  ).articles
  assert.match(one?.text.html.ru ?? '', /<h2>/)
  assert.deepEqual(other?.text.html, one?.text.html)
  assert.equal(other?.text.words, one?.text.words)
  assert.deepEqual(other?.record, one?.record)
})

test('R801 mistakes of a long text inside a record are told with its line', (t) => {
  const wrong = block('ru', ru) + block('kk', kk) + block('en', 'A line.\n\n![a](nowhere)')
  const [problem = '', ...others] = problemsWith(t, { ...beside, ...inside(wrong) })
  assert.deepEqual(others, [])
  assert.match(problem, /^articles\/first-news\.yaml:\d+: text in en: there is no picture "nowhere"/)
  const line = Number(/:(\d+):/.exec(problem)?.[1])
  const file = inside(wrong)[`${news}.yaml`]?.trimStart().split('\n') ?? []
  assert.equal(file[line - 1], '    ![a](nowhere)')
})

test('R801 a text that stands inside its record and beside it is a problem, and one in two languages too', (t) => {
  const text = block('ru', ru) + block('kk', kk)
  assert.deepEqual(
    problemsWith(t, { ...beside, ...inside(text + block('en', en)), [`${news}.ru.md`]: 'Двор.\n' }),
    ['articles/first-news.ru.md: the text stands in articles/first-news.yaml too: only one can be meant'],
  )
  const [missing = ''] = problemsWith(t, { ...beside, ...inside(text) })
  assert.match(missing, /^articles\/first-news\.yaml:\d+: text in en: is missing/)
})

test('R801 a figure that one language of such a text lacks is told with the line of its record', (t) => {
  const folder = contentFolderWith(t, {
    ...beside,
    ...inside(
      block('ru', 'В доме 150 квартир.') +
        block('kk', 'Үйде 160 пәтер.') +
        block('en', 'The house has 150 flats.'),
    ),
  })
  const doubt = contradictions(readContent(folder)).find(({ file }) =>
    file.endsWith('articles/first-news.yaml'),
  )
  assert.match(doubt?.message ?? '', /150/)
  assert.ok((doubt?.line ?? 0) > 6, String(doubt?.line))
})

const picture = `
file: /media/street.png
alt: { ru: На картинке улица, kk: Суретте көше, en: The street }
kind: hero
`
const listed = JSON.parse(sampleFiles['media/pictures.json'] ?? '{}') as Record<string, unknown>
const others = { above: listed['above'], yard: listed['yard'] }

test('R802 a picture may have a record of its own, whose file is called as it likes', (t) => {
  const { pictures } = readContent(
    contentFolderWith(t, { 'media/pictures.json': JSON.stringify(others), 'pictures/street.yaml': picture }),
  )
  const street = pictures.find(({ name }) => name === 'street')
  assert.equal(street?.original.kind, 'hero')
  assert.match(street?.path ?? '', /media\/street\.png$/)
})

test('R802 a wrong record of a picture is told with its line: no such file, a way out of the folder, a second record', (t) => {
  const list = { 'media/pictures.json': JSON.stringify(others) }
  assert.deepEqual(
    problemsWith(t, {
      ...list,
      'pictures/street.yaml': picture.replace('street.png', 'road.png'),
    }).toSorted(),
    [
      'media/street.png: has no record in media/pictures.json: its text in three languages, project and kind',
      'pictures/street.yaml:1: file: there is no road.png in media',
    ],
  )
  const outside =
    problemsWith(t, {
      ...list,
      'pictures/street.yaml': picture.replace('/media/street.png', '/media/../company.png'),
    }).at(-1) ?? ''
  assert.match(outside, /file: must be a picture of the folder media/)
  assert.deepEqual(problemsWith(t, { 'pictures/street.yaml': picture }), [
    'pictures/street.yaml: the picture street has a record already',
  ])
  const name = problemsWith(t, { ...list, 'pictures/My street.yaml': picture }).at(-1) ?? ''
  assert.match(name, /^pictures\/My street\.yaml: must be called <slug>\.yaml/)
})

const ownText = (key: string, text = '{ ru: Наши дома, kk: Біздің үйлер, en: Our homes }') =>
  `key: ${key}\ntext: ${text}\n`

test('R803 a text of the site may have a record of its own beside texts.yaml', (t) => {
  const { texts } = readContent(
    contentFolderWith(t, {
      'texts.yaml': 'texts:\n  home.hero.title: { ru: Дома у гор, kk: Тау үйлері, en: Homes by mountains }\n',
      'texts/about-title.yaml': ownText('about.title'),
    }),
  )
  assert.deepEqual(Object.keys(texts).toSorted(), ['about.title', 'home.hero.title'])
  assert.equal(texts['about.title']?.en, 'Our homes')
})

test('R803 an unknown key and one that stands twice are told', (t) => {
  assert.deepEqual(problemsWith(t, { 'texts/x.yaml': ownText('no.such.text') }), [
    'texts/x.yaml:2: text: is not a text of the site',
  ])
  assert.deepEqual(
    problemsWith(t, { 'texts/a.yaml': ownText('about.title'), 'texts/b.yaml': ownText('about.title') }),
    ['texts/b.yaml:2: the text about.title stands in texts/a.yaml already'],
  )
})

test('R900 a record without any text is told once, at the record and with the name of the field in the editor', (t) => {
  assert.deepEqual(problemsWith(t, beside), [
    'articles/first-news.yaml: there is no text, neither «Текст» in the editor nor files beside the record: first-news.ru.md, first-news.kk.md, first-news.en.md',
  ])
})

test('R803 a record of a text may be called as its key is, with its underscores', (t) => {
  const { texts } = readContent(contentFolderWith(t, { 'texts/about_title.yaml': ownText('about.title') }))
  assert.deepEqual(Object.keys(texts), ['about.title'])
})
