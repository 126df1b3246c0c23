import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutLetterToken } from './letter-token.ts'

test('R413 an address loses the token of a letter, wherever it stands and however it is written', () => {
  const cases = [
    [
      'https://kerege.kz/contents/subscribe/leave?token=a.b_c-9',
      'https://kerege.kz/contents/subscribe/leave?token=',
    ],
    ['https://kerege.kz/x?utm_source=mail&token=a.b#c', 'https://kerege.kz/x?utm_source=mail&token=#c'],
    ['https://kerege.kz/x?TOKEN=a.b&rooms=2', 'https://kerege.kz/x?TOKEN=&rooms=2'],
    ['/callback?from=%2Fleave%3Ftoken%3Da.b&sent=1', '/callback?from=%2Fleave%3Ftoken%3D&sent=1'],
    ['/callback?from=%252Fleave%253Ftoken%253da.b', '/callback?from=%252Fleave%253Ftoken%253d'],
    ['/x?token=a%2Eb', '/x?token='],
  ]
  for (const [address = '', kept] of cases) assert.equal(withoutLetterToken(address), kept)
})

test('R413 every other address stays as it is', () => {
  for (const address of [
    '',
    '/',
    'https://kerege.kz/kk/properties?rooms=1,2&utm_source=a%20b#list',
    '/token/x',
  ])
    assert.equal(withoutLetterToken(address), address)
})
