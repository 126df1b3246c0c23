import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldedText, hasWords } from './folded-text.ts'

test('Kazakh letters are found by those who type without them', () => {
  assert.equal(foldedText('Құрылысшы'), foldedText('Курылысшы'))
  assert.equal(foldedText('Әлеуметтік үй'), foldedText('алеуметтик уй'))
  assert.equal(foldedText('ҢӨҰҮҒҺІ'), foldedText('ноуугхи'))
  assert.equal(foldedText('Ёлка'), foldedText('елка'))
})

test('a Latin letter that looks like a Cyrillic one is the same letter', () => {
  assert.equal(foldedText('CEKTOP'), foldedText('сектор'))
  assert.equal(foldedText('Nura Towers'), foldedText('nura TOWERS'))
})

test('signs and repeated spaces part words and count for nothing', () => {
  assert.equal(foldedText('  «Инженер», сметчик!'), 'инженер сметчик')
  assert.equal(foldedText('...'), '')
  assert.equal(foldedText('7-20-25'), '7 20 25')
})

test('a text is found by any of its words in any order, also by their beginnings', () => {
  const text = foldedText('Инженер по надзору за строительством')
  for (const search of ['надзор инженер', 'ИНЖ', 'строит', ''])
    assert.ok(hasWords(text, foldedText(search)), search)
  for (const search of ['инженер сметчик', 'надзиратель'])
    assert.ok(!hasWords(text, foldedText(search)), search)
})
