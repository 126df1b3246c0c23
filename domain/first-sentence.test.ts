import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstSentence } from './first-sentence.ts'

test('the first sentence of a text is what stands before its first full stop', () => {
  const cases: [text: string, first: string][] = [
    ['Пять домов у\u00a0моря: двор открыт. Цены и\u00a0планы.', 'Пять домов у\u00a0моря: двор открыт.'],
    ['Алматыдағы бес үй. Өз ауласы бар.', 'Алматыдағы бес үй.'],
    ['Two towers in Astana (25 floors)! Prices.', 'Two towers in Astana (25 floors)!'],
    ['Only one sentence, ', 'Only one sentence,'],
    ['', ''],
  ]
  for (const [text, first] of cases) assert.equal(firstSentence(text), first)
})

test('an abbreviation and a fraction end no sentence', () => {
  assert.equal(
    firstSentence('Дом на ул. Абая, 5, в мкр. Самал, потолки 2.9 м. Двор.'),
    'Дом на ул. Абая, 5, в мкр. Самал, потолки 2.9 м.',
  )
  assert.equal(firstSentence('A house (St. Peter Street). A yard.'), 'A house (St. Peter Street).')
})
