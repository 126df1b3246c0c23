import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '#contract/api-client.ts'
import { getComplex } from '#contract/complexes.ts'
import { readAnswer } from '#contract/readings.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import { projectJsonLd } from './project-json-ld.ts'

test('R495 R150 a project of the fields of the specification has no number of offers and no place on the map', () => {
  const body = { data: { name: 'Yard', slug: 'yard', price_from: 21_000_000 } }
  const reading = readAnswer(getComplex, { slug: 'yard' }, body)
  assert.ok(typeof reading === 'object' && 'answer' in reading)
  const { data } = reading.answer as Answer<typeof getComplex>
  const company = { name: '', phone: '', email: '', hours: '', networks: [], credit: null }
  const site = { company, publicUrl: 'https://site.example' }
  const thing = projectJsonLd(data, { language: 'ru' } as I18n, site)
  assert.equal(thing['lowPrice'], 21_000_000)
  assert.doesNotMatch(JSON.stringify(thing), /offerCount|latitude/)
})
