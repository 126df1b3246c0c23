import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makersWords, russianWords, type Texts } from './russian-words.ts'

/** Every word with its name. */
function* inside(texts: Texts, above = ''): Generator<[name: string, text: string]> {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [above + name, text]
    else yield* inside(text, `${above}${name}.`)
  }
}

/** What a reader sees of a text: without its holes, its links and the signs of plurals. */
const shown = (text: string) => text.replaceAll(/\.input.*?\.match \$\w+|\{\$[^}]*\}|<[^>]*>|\{\{|\}\}/g, ' ')

test('R907 every word of the editor is Russian, but those about its configuration, which a person who edits never sees', () => {
  const russian = new Map(inside(russianWords()))
  let count = 0
  for (const [name] of inside(makersWords('en-US'))) {
    if (name.startsWith('config.')) continue
    count += 1
    assert.ok(russian.has(name), `${name} is English`)
    if (!name.startsWith('file_type_labels.') && !['_sui.ok', '_sui.text_editor.url'].includes(name))
      assert.match(shown(russian.get(name) ?? ''), /[а-яё]/i, name)
  }
  assert.ok(count > 500, `only ${count} words`)
})

test('R907 the editor says no «слаг»: it is the name in an address', () => {
  for (const [name, text] of inside(russianWords()))
    if (!name.startsWith('config.')) assert.doesNotMatch(text, /слаг/i, name)
})
