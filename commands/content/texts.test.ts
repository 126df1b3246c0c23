import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readContent } from '#content/read-content.ts'
import { languages, type Localized } from '#domain/languages.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { runCommand } from '#tests/helpers/run-command.ts'

const own = {
  ru: 'Дома: {company} у сада',
  kk: 'Бақ жанындағы {company} үйлері',
  en: "{company}'s homes by the garden",
}

test('R764 content texts prints the texts that have a word as lines of texts.yaml, own ones marked', async (t) => {
  const file = `texts:\n  home.hero.title: ${JSON.stringify(own)}\n`
  const folder = contentFolderWith(t, { 'texts.yaml': file })
  const find = async (...words: string[]) => {
    const { code, stdout, stderr } = await runCommand('content', ['texts', ...words], { CONTENT_DIR: folder })
    const said = stdout === '' ? {} : (parse(stdout) as { texts: Record<string, Localized> }).texts
    return { code, stdout, stderr, said }
  }
  for (const word of ['дома: sample', 'БАҚ ЖАНЫНДАҒЫ', 'hero.TITLE', 'by the garden']) {
    const { code, said, stdout, stderr } = await find(word)
    assert.equal(code, 0, stderr)
    assert.deepEqual(said['home.hero.title'], own, word)
    assert.match(stdout, /# your own words.*\n  home\.hero\.title:/)
  }
  const { said, stdout } = await find('policy.text')
  assert.doesNotMatch(stdout, /# your own/)
  const key = 'policy.text' satisfies TextKey
  for (const language of languages) assert.equal(said[key]?.[language], texts[language][key])
  const all = await find()
  assert.equal(Object.keys(all.said).length, Object.keys(texts.ru).length)
  // All of it can be pasted; what people agree to under a version needs a new day besides.
  // Empty ones are the company's alone to say.
  const free = Object.entries(all.said).filter(
    ([name, { ru }]) => ru !== '' && !/^(analytics|policy)\./.test(name),
  )
  readContent(contentFolderWith(t, { 'texts.yaml': JSON.stringify({ texts: Object.fromEntries(free) }) }))
  const none = await find('нет такого слова')
  assert.deepEqual([none.code, none.stdout], [1, ''])
  assert.match(none.stderr, /No text of the site has «нет такого слова»/)
})
