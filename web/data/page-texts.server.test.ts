import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { withCompany } from '#texts/text.ts'
import { keysOf, type Texts, texts } from '#texts/texts.ts'
import { pageTexts } from './page-texts.server.ts'

function context(answer: () => unknown) {
  const reported: unknown[][] = []
  const apiClient = (async (endpoint: { path: string }) =>
    endpoint.path === getDictionaries.path
      ? { data: { company: { name: 'Sample' } } }
      : answer()) as unknown as ApiClient
  return { reported, apiClient, report: (...said: unknown[]) => void reported.push(said) }
}

function builtIn(language: 'kk' | 'en', area: 'frame' | 'views') {
  return Object.fromEntries(keysOf(area).map((key) => [key, texts[language][key]]))
}

test('R107 what the API says goes before the built-in texts, which stay where it says nothing', async () => {
  const given = context(() => ({
    data: [
      { key: 'toast.again', content: 'Тағы бір рет' },
      { key: 'views.table', content: 'Бұл беттің мәтіні емес' },
      { key: 'no.such.text', content: 'x' },
    ],
  }))
  const shown = JSON.parse(await pageTexts(given, 'kk', ['frame']))
  assert.deepEqual(shown, { ...builtIn('kk', 'frame'), 'toast.again': 'Тағы бір рет' })
  assert.deepEqual(given.reported, [])
})

test('R206 texts that cannot be had are told to the log, and the page keeps the built-in ones', async () => {
  const failure = new ApiFailure(503, { message: 'error.unexpected' })
  const given = context(() => {
    throw failure
  })
  assert.deepEqual(JSON.parse(await pageTexts(given, 'en', ['views'])), builtIn('en', 'views'))
  assert.deepEqual(given.reported, [[failure, 'Error fetching localization data']])
})

test('R441 the name of the company stands in its places, in built-in texts and in changed ones', async () => {
  const given = context(() => ({ data: [{ key: 'header.home', content: '{company}: басты бет' }] }))
  const shown: Partial<Texts> = JSON.parse(await pageTexts(given, 'kk', ['site']))
  assert.equal(shown['common.brand'], 'Sample')
  assert.equal(shown['header.home'], 'Sample: басты бет')
  assert.deepEqual(
    Object.values(shown).filter((text) => text.includes('{company}')),
    [],
  )
})

test('R495 where the name of the company is not known a description that names it is empty, and other texts stand', () => {
  const texts = {
    'home.description': '{company}: homes.',
    'news.description': 'News.',
    'footer.about': 'About {company}',
    'header.home': '{company}, home page',
  }
  assert.deepEqual(withCompany(texts, ''), {
    'home.description': '',
    'news.description': 'News.',
    'footer.about': 'About',
    'header.home': 'Home page',
  })
  assert.equal(withCompany(texts, 'Sample')['home.description'], 'Sample: homes.')
})
