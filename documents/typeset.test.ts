import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filled } from '#domain/filled.ts'
import { typeset } from './typeset.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '_')

test('a Russian line does not end with a short word', () => {
  assert.equal(shown(typeset('Мы не продаём и не публикуем', 'ru')), 'Мы_не_продаём и_не_публикуем')
  assert.equal(shown(typeset('язык (на сайте)', 'ru')), 'язык (на_сайте)')
  assert.equal(shown(typeset('бұл сөз, ол да', 'kk')), 'бұл сөз, ол да')
})

test('a number stays with its word, № with its number, a dash with the word before', () => {
  assert.equal(shown(typeset('2013 жылғы № 94-V – заң', 'kk')), '2013_жылғы №_94-V_– заң')
  assert.equal(shown(typeset('Law No. 94-V of 21 May', 'en')), 'Law No._94-V of 21_May')
})

test('places are filled, unknown ones stay to be seen', () => {
  assert.equal(filled('{page} из {pages}, {other}', { page: '1', pages: '3' }), '1 из 3, {other}')
})
