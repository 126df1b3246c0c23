import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { speakToStaff, staffError, staffText, staffTexts } from './staff-text.ts'

function inRussian(t: TestContext): void {
  speakToStaff('ru')
  t.after(() => speakToStaff('en'))
}

test('R620 a text for staff is said in the language of the process, with its values', (t) => {
  assert.equal(staffText('there is no section {section}', { section: 3 }), 'there is no section 3')
  inRussian(t)
  assert.equal(staffText('there is no section {section}', { section: 3 }), 'нет секции 3')
  assert.equal(staffText('"{link}" is not a page', { link: '$& {link}' }), '«$& {link}» — не страница')
})

test('R620 a schema asks for its words when a mistake is made, not when it is made itself', (t) => {
  const { error } = staffError('must not be empty')
  assert.equal(error(), 'must not be empty')
  inRussian(t)
  assert.equal(error(), 'не заполнено')
})

test('R620 every text for staff is Russian too, and has the same values there', () => {
  const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()
  for (const [english, russian] of Object.entries(staffTexts)) {
    assert.match(russian, /[а-яё]/i, english)
    // What staff are to write into a table, or find in it, is in Russian also in an English sentence.
    assert.doesNotMatch(english.replaceAll(/«[^»]*»/g, ''), /[а-яё]/i)
    assert.deepEqual(holes(russian), holes(english), english)
  }
})

test('R620 no text for staff is left that nobody says', () => {
  const folder = join(import.meta.dirname, '../..')
  const files = globSync(
    '{commands,content,contract,domain,editor,feeds,leads,media,scripts,server,staff}/**/*.ts',
    {
      cwd: folder,
    },
  )
  const code = files
    .filter((file) => !file.includes('russian') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const unsaid = Object.keys(staffTexts).filter(
    (text) => !code.includes(`'${text.replaceAll("'", "\\'")}'`) && !code.includes(`  ${text}:`),
  )
  assert.deepEqual(unsaid, [])
})
