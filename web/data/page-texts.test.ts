import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFailure, type Ask } from '#contract/ask.ts'
import { texts } from '#texts/texts.ts'
import { pageTexts } from './page-texts.ts'

function context(answer: () => unknown) {
  const reported: unknown[][] = []
  const ask = (async () => answer()) as unknown as Ask
  return { reported, ask, report: (...said: unknown[]) => void reported.push(said) }
}

test('R107 what the API says goes before the built-in texts, which stay where it says nothing', async () => {
  const given = context(() => ({
    data: [
      { key: 'header.projects', content: 'Барлық жоба' },
      { key: 'no.such.text', content: 'x' },
    ],
  }))
  const shown = await pageTexts(given, 'kk')
  assert.deepEqual(shown, { ...texts.kk, 'header.projects': 'Барлық жоба' })
  assert.deepEqual(given.reported, [])
})

test('R206 texts that cannot be had are told to the log, and the page keeps the built-in ones', async () => {
  const failure = new ApiFailure(503, { message: 'error.unexpected' })
  const given = context(() => {
    throw failure
  })
  assert.deepEqual(await pageTexts(given, 'en'), texts.en)
  assert.deepEqual(given.reported, [[failure, 'Error fetching localization data']])
})
