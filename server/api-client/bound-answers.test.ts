import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiClient } from '#contract/api-client.ts'
import { getArticle } from '#contract/articles.ts'
import { boundAnswers } from './bound-answers.ts'

function asking(data: object) {
  const answer = { data }
  return { answer, apiClient: (async () => answer) as unknown as ApiClient }
}

test('R312 R352 what content says reaches pages with numbers bound to their units, and nothing else of it is changed', async () => {
  const data = {
    title: 'Взнос от 40 %',
    slug: 'a 40 %',
    deep: [{ lead: '68.2 и 87.1 м²', value: 'от 40 %', count: 3 }],
    body_html: '<p title="от 40 %">от 40 % и</p>',
    question: 'Что с 40 %?',
    answer_html: '<p>До 40 %</p>',
    none: null,
  }
  const { apiClient, answer } = asking(data)
  const before = structuredClone(answer)
  const given: unknown = await boundAnswers(apiClient, 'ru')(getArticle, { slug: 'a' })
  assert.deepEqual(given, {
    data: {
      title: 'Взнос от\u00A040\u00A0%',
      slug: 'a 40 %',
      deep: [{ lead: '68.2 и\u00A087.1\u00A0м²', value: 'от 40 %', count: 3 }],
      body_html: '<p title="от 40 %">от\u00A040\u00A0% и</p>',
      question: 'Что с\u00A040\u00A0%?',
      answer_html: '<p>До\u00A040\u00A0%</p>',
      none: null,
    },
  })
  assert.deepEqual(answer, before, 'the kept answer stays')
})

test('R352 the hyphen between a number and its Kazakh ending does not break in content either', async () => {
  const { apiClient } = asking({ address: 'Мәңгілік Ел даңғылы, 3-үй', title: '3 %-ға арзан' })
  const given: unknown = await boundAnswers(apiClient, 'kk')(getArticle, { slug: 'a' })
  assert.deepEqual(given, {
    data: { address: 'Мәңгілік Ел даңғылы, 3-\u2060үй', title: '3\u00A0%-\u2060ға арзан' },
  })
})
