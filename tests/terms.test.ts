import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isLanguage, type Language, languages } from '#domain/languages.ts'
import { forbiddenWords, forbiddenWordsIn } from '#domain/terms.ts'

const root = join(import.meta.dirname, '..')

/** Every text below a value that stands under the name of a language, with the way to it. */
function* textsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ path: string; language: Language; text: string }> {
  if (typeof value === 'string') {
    const language = path.find(isLanguage)
    if (language !== undefined) yield { path: path.join(' · '), language, text: value }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key])
}

test('R740 one thing has one word: no text of the code says another', async () => {
  const files = readdirSync(join(root, 'texts')).filter(
    (file) => /^[\w-]+\.ts$/.test(file) && file !== 'texts.ts',
  )
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(`#texts/${file}`)] as [string, object]),
  )
  const all = [...textsIn(Object.fromEntries(modules))]
  assert.ok(all.length > 3 * 1000, String(all.length))
  assert.deepEqual(
    all.flatMap(({ path, language, text }) =>
      forbiddenWordsIn(text, language).map(({ word, instead }) => `${path}: «${word}», say «${instead}»`),
    ),
    [],
  )
})

test('R740 the glossary tells people every forbidden word and the word to use', () => {
  const [, words = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Words of the site')
  const columns = words
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const used = columns.map((cells) => cells.slice(1, 4).join(' ')).join('\n')
  const forbidden = columns.map((cells) => cells[4]).join('\n')
  for (const language of languages)
    for (const [word, instead] of forbiddenWords[language]) {
      assert.match(forbidden, word)
      for (const part of instead.split(' or ')) assert.ok(used.includes(part), part)
      assert.deepEqual(forbiddenWordsIn(instead, language), [])
    }
})

test('R740 words that are right in another sense are left alone', () => {
  const right: Readonly<Record<Language, string>> = {
    ru: 'Договор о долевом участии в жилищном строительстве (ДДУ), кладовая, стоимость кредита, наценка',
    kk: 'Сіз 12 айлық төлем кестесін көресіз, сұраныс, тегістеуіш қабат, бейнеқоңырау',
    en: 'The first payments, a flat roof, {flats} at /flats, an in-house team, an offer from a bank, commercial-premises',
  }
  for (const language of languages) assert.deepEqual(forbiddenWordsIn(right[language], language), [])
})
