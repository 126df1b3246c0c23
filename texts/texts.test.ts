import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { inLanguage, type TextsByKey } from './text.ts'
import { texts } from './texts.ts'

const here = import.meta.dirname

const languages = ['ru', 'kk', 'en'] as const
type Language = (typeof languages)[number]

function leaves(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path} · ${key}`))
}

/** Every text of a file in one language by the way to it: `site · home.title`. Documents hold a language whole. */
function textsOf(area: string, content: object, language: Language): Map<string, string> {
  if (language in content) return new Map(leaves((content as Record<Language, unknown>)[language], area))
  return new Map(leaves(inLanguage(content as TextsByKey, language), area))
}

/** What is no text. Staff read Russian only: their texts are in `texts/staff/`. */
const notAreas = ['consent-keys.ts', 'receivers.ts', 'text.ts', 'texts.ts']
const areas = readdirSync(here).filter((file) => /^[\w-]+\.ts$/.test(file) && !notAreas.includes(file))
const read = await Promise.all(
  areas.map(async (file) => {
    const contents = Object.values((await import(`./${file}`)) as Record<string, object>)
    assert.ok(contents.length > 0, file)
    return contents.map((content) => {
      const [ru, kk, en] = languages.map((language) => textsOf(file.replace('.ts', ''), content, language))
      return { ru: ru!, kk: kk!, en: en! }
    })
  }),
)
const all = read.flat()

/** What is wrong, one line each, with every text of every area. */
function findings(
  look: (text: string, russian: string, language: Language, path: string) => boolean,
): string[] {
  return all.flatMap((area) =>
    languages.flatMap((language) =>
      [...area[language]]
        .filter(([path, text]) => look(text, area.ru.get(path) ?? '', language, path))
        .map(([path, text]) => `${language} ${path}: ${text}`),
    ),
  )
}

/** Texts that only a company can give (R772). */
const companysOwn = /^estate · estate\.finish\.(?:text|done|left)\./

test('R25 R26 R27 every area has the same texts in three languages, and none is empty', () => {
  assert.ok(areas.length >= 7, areas.join())
  for (const area of all) {
    for (const language of ['kk', 'en'] as const) {
      assert.deepEqual([...area[language].keys()].toSorted(), [...area.ru.keys()].toSorted())
    }
  }
  assert.deepEqual(
    findings((text, _, __, path) => text.trim() !== text || (text === '') !== companysOwn.test(path)),
    [],
  )
})

test('a key belongs to one area', () => {
  const inDictionary = all.flatMap(({ ru }) => [...ru.keys()].map((path) => path.split(' · ').at(-1) ?? ''))
  const known = inDictionary.filter((key) => Object.hasOwn(texts.ru, key))
  assert.deepEqual(
    known.filter((key, place) => known.indexOf(key) !== place),
    [],
  )
  assert.equal(known.length, Object.keys(texts.ru).length)
})

test('a text takes the same values in all languages', () => {
  const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()
  assert.deepEqual(
    findings((text, russian) => holes(text) !== holes(russian)),
    [],
  )
})

test('R215 A23 nouns have three forms in Russian, one in Kazakh, two in English', () => {
  const counts = { ru: 3, kk: 1, en: 2 }
  const isNoun = (russian: string) => russian.includes('|')
  const forms = (text: string) => text.split('|').map((form) => form.trim())
  assert.deepEqual(
    findings((text, russian, language) => {
      if (!isNoun(russian)) return text.includes('|')
      return forms(text).length !== counts[language] || forms(text).includes('')
    }),
    [],
  )
})

test('no language carries words of another by mistake', () => {
  const cyrillic = /[а-яёәғқңөұүһі]/i
  const onlyRussian =
    /(?<![а-яёәғқңөұүһі-])(?:и|в|на|с|по|для|или|от|из|это|мы|вы|нет|что|как|к|о|за|его|ваш|вас|если|без|при)(?![а-яёәғқңөұүһі-])/i
  const onlyKazakh = /[әғқңөұүһі]/i
  // Names of a rate and of an order, written so in the law.
  const names = /ГЭСВ|395\/НҚ/g
  // The north on a drawing, «С» in Russian and in Kazakh, is no word.
  const letter = /^С$/
  assert.deepEqual(
    findings((whole, _, language) => {
      const text = whole.replaceAll(names, '').replace(letter, '')
      if (language === 'en') return cyrillic.test(text)
      return language === 'kk' ? onlyRussian.test(text) : onlyKazakh.test(text)
    }),
    [],
  )
})

test('no Kazakh text is a whole Russian sentence', () => {
  assert.deepEqual(
    findings(
      (text, russian, language) =>
        language === 'kk' && text === russian && /[а-яё]+ [а-яё]+/i.test(text) && text !== 'Яндекс Метрика',
    ),
    [],
  )
})

test('R1551 a Kazakh sum or day that something begins with has its ending', () => {
  assert.deepEqual(
    findings((text, _, language) => language === 'kk' && /\} бастап/.test(text)),
    [],
  )
})

test('R1552 the drawing of a floor names the north by the first letter of its word, as the compass of a flat does', () => {
  for (const language of languages)
    assert.equal(texts[language]['floor.north'], texts[language]['compass.n'].charAt(0).toUpperCase())
})

test('A38 no text of a page writes a number in the way of one setting: those are handed in', () => {
  // `test-ui` shows both ways beside each other.
  assert.deepEqual(
    findings(
      (text, _, language, path) =>
        language !== 'en' && !path.startsWith('test-ui') && /\d,\d|\d[ \u00A0]\d{3}(?!\d)/.test(text),
    ),
    [],
  )
})

test('R302 no title of a page names the company, whose name every title ends with', () => {
  assert.deepEqual(
    findings(
      (text, _, language, path) =>
        /\.(?:head|page\.title)$/.test(path) && text.includes(texts[language]['common.brand']),
    ),
    [],
  )
})

test('R720 a text of a page that names the company begins with it, so that it is whole without the name', () => {
  // Pages show another text in place of these.
  const replaced = ['common.brand', 'about.title', 'career.title', 'footer.about']
  const broken = languages.flatMap((language) =>
    Object.entries(texts[language]).filter(
      ([key, text]) =>
        text.includes('{company}') &&
        // Letters and the manifest are only made where the name is known.
        !/^(?:letter|newsletter|manifest)\./.test(key) &&
        // A description that names it is left out (R495).
        !key.includes('.description') &&
        !replaced.includes(key) &&
        !/^\{company\}[,:] [^{]/.test(text),
    ),
  )
  assert.deepEqual(broken, [])
})

test('A44 R201 the messages of the error page have the names of the specification', () => {
  for (const name of ['page-not-found', 'some-page-error'] as const) {
    for (const language of languages) assert.notEqual(texts[language][name], '')
  }
})
