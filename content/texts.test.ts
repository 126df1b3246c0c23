import assert from 'node:assert/strict'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse, stringify } from 'yaml'
import { isLanguage, type Language, languages } from '#domain/languages.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { kinds, kindsWithText } from './kinds.ts'
import { ContentError, placeOf } from './problem.ts'
import { readContent } from './read-content.ts'

type Path = readonly PropertyKey[]
type Found = { file: string; path: Path; texts: Record<string, string> }

/** The files of records, below the folder. */
function recordFiles(folder: string): string[] {
  const folders = ['.', ...kinds.filter((kind) => existsSync(join(folder, kind)))]
  return folders.flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => join(below, file)),
  )
}

/** Every text in three languages of a value, at any depth. A list of lines is one text. */
function textsIn(value: unknown, file: string, path: Path = []): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if ('ru' in value) {
    const texts = Object.entries(value).map(([key, text]) => [key, [text].flat().join('\n')])
    return [{ file, path, texts: Object.fromEntries(texts) as Record<string, string> }]
  }
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, file, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Texts beside records, as one text in three languages each. */
function longTexts(): Found[] {
  return kindsWithText.flatMap((kind) => {
    const files = readdirSync(join(demoCompany, kind)).filter((file) => file.endsWith('.ru.md'))
    return files.map((name) => {
      const file = join(kind, name)
      const read = (language: Language) =>
        readFileSync(join(demoCompany, file.replace('.ru.md', `.${language}.md`)), 'utf8')
      return { file, path: [], texts: Object.fromEntries(languages.map((code) => [code, read(code)])) }
    })
  })
}

const texts = recordFiles(demoCompany).flatMap((file) =>
  textsIn(parse(readFileSync(join(demoCompany, file), 'utf8')), file),
)
const allTexts = [...texts, ...longTexts()]

test('R25 R26 R27 every text of the content has three languages', () => {
  assert.ok(allTexts.length > 1000, `only ${allTexts.length} texts found`)
  for (const { file, path, texts } of allTexts) {
    const where = `${file} ${placeOf(path)}`
    assert.deepEqual(Object.keys(texts).toSorted(), languages.toSorted(), where)
    for (const language of languages) assert.ok(texts[language]?.trim(), `${where}: ${language} is empty`)
  }
})

for (const language of languages) {
  test(`R25 R26 R27 the check finds every text of the content that lacks its ${language}`, (t) => {
    const folder = temporaryFolder(t)
    cpSync(demoCompany, folder, { recursive: true, filter: (path) => !/\/media(\/|$)/.test(path) })
    const expected: string[] = []
    for (const file of recordFiles(folder)) {
      const record: unknown = parse(readFileSync(join(folder, file), 'utf8'))
      for (const { path } of textsIn(record, file)) {
        remove(record, [...path, language])
        expected.push(`${file} ${placeOf([...path, language])}: is missing`)
      }
      writeFileSync(join(folder, file), stringify(record))
    }
    for (const { file } of longTexts()) {
      const text = file.replace('.ru.md', `.${language}.md`)
      rmSync(join(folder, text))
      expected.push(`${text} the text in ${language} is missing`)
    }
    assert.throws(
      () => readContent(folder),
      (error) => {
        assert.ok(error instanceof ContentError)
        const found = new Set(
          error.problems.map(({ file, message }) => `${file.slice(folder.length + 1)} ${message}`),
        )
        assert.deepEqual(
          expected.filter((problem) => !found.has(problem)),
          [],
        )
        return true
      },
    )
  })
}

function remove(value: unknown, path: Path): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], value)
  const key = path.at(-1)
  if (isLanguage(key)) delete (holder as Record<string, unknown>)[key]
}

test('long texts are translated in full: no language is much shorter than the Russian text', () => {
  for (const { file, path, texts } of allTexts) {
    const { ru = '', kk = '', en = '' } = texts
    if (ru.length < 120) continue
    const paragraphs = (text: string) => text.trim().split(/\n\s*\n/).length
    for (const text of [kk, en]) {
      const where = `${file} ${placeOf(path)}`
      assert.ok(text.length > ru.length * 0.7, `${where}: ${text.length} against ${ru.length}`)
      assert.equal(paragraphs(text), paragraphs(ru), `${where}: paragraphs differ`)
    }
  }
})

test('Kazakh texts are Kazakh: every longer one has letters that Russian lacks', () => {
  for (const { file, path, texts } of allTexts) {
    if ((texts['kk'] ?? '').length < 40) continue
    assert.match(texts['kk'] ?? '', /[әғқңөұүһі]/i, `${file} ${placeOf(path)}`)
  }
})

test('texts keep to the voice of the site: no exclamation marks, no big words', () => {
  for (const { file, path, texts } of allTexts) {
    for (const text of Object.values(texts)) {
      const where = `${file} ${placeOf(path)}`
      assert.doesNotMatch(
        text.replaceAll('![', '['),
        /!|мечт|элитн|уникальн|эксклюзив|(?<!\p{L})арман|dream|unique|exclusive|luxur/iu,
        where,
      )
      assert.doesNotMatch(text, / {2}(?! *[-\d])|\.\.|[^\S\n][,.;:]/, where)
    }
  }
})

test('no text promises the price of every flat or photographs of the site: some are sold on request, pictures are visualisations', () => {
  const promises =
    /цены (видны )?у каждой|видны цены всех|фотографи\S* со стройки|(әр|барлық) пәтердің (бүгінгі )?бағасы|құрылыс суреттері|price of every apartment|every apartment on the website shows|site photographs/iu
  for (const { file, path, texts } of allTexts) {
    for (const text of Object.values(texts)) assert.doesNotMatch(text, promises, `${file} ${placeOf(path)}`)
  }
})

test('titles and descriptions for search engines have a length that is shown in full', () => {
  for (const { file, path, texts } of allTexts) {
    const place = placeOf(path)
    for (const [language, text] of Object.entries(texts)) {
      if (place === 'seo.title') assert.ok(text.length <= 65, `${file} ${language}: ${text.length}`)
      if (place === 'seo.description') {
        assert.ok(text.length >= 90 && text.length <= 180, `${file} ${language}: ${text.length}`)
      }
    }
  }
})

test('the same figures stand in all three languages of a description of a project', () => {
  const figures = (text: string) =>
    [...text.replaceAll(/Q[1-4]/g, '').matchAll(/\d+([.,]\d+)?/g)]
      .map(([figure]) => figure.replace(',', '.'))
      .toSorted()
  for (const { file, texts } of longTexts()) {
    if (!file.startsWith('complexes')) continue
    assert.deepEqual(figures(texts['kk'] ?? ''), figures(texts['ru'] ?? ''), `${file}: kk`)
    assert.deepEqual(figures(texts['en'] ?? ''), figures(texts['ru'] ?? ''), `${file}: en`)
  }
})
