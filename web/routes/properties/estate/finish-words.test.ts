import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { demoTexts } from '#tests/helpers/demo-company.ts'
import { texts } from '#texts/texts.ts'
import { finishWords } from './finish-words.ts'

test('R772 what a finish includes is said by the company alone', () => {
  const own: Record<string, string> = {
    'estate.finish.text.fine': 'Move in.',
    'estate.finish.done.fine': 'Walls; floors, tiles ;',
    'estate.finish.left.rough': 'Everything',
  }
  const said = (key: string) => own[key] ?? ''
  assert.deepEqual(finishWords('fine', said), {
    about: 'Move in.',
    done: ['Walls', 'floors, tiles'],
    left: [],
  })
  assert.equal(finishWords('rough', said), null, 'what is left alone promises nothing')
  for (const code of restorationCodes) {
    for (const language of languages)
      assert.equal(
        finishWords(code, (key) => texts[language][key]),
        null,
      )
  }
})

test('R772 every finish of the demo company includes what the one before it does, and more', () => {
  for (const language of languages) {
    let before: string[] = []
    for (const code of restorationCodes) {
      const { done = [], left = [] } = finishWords(code, (key) => demoTexts[language][key]) ?? {}
      assert.deepEqual(done.slice(0, before.length), before)
      assert.ok(done.length > before.length && left.length > 0, code)
      before = done
    }
  }
})
