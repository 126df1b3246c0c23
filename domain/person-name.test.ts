import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPersonName, plainName } from './person-name.ts'

test('A14 names of Kazakhstan and its guests are names', () => {
  const names = [
    'Әлия',
    'Ғабит Қожа',
    'Ұлан Үсен',
    'Һәкім',
    'Іңкәр Өтеген',
    'Ян',
    'Anne-Marie O’Neill',
    "Д'Артаньян",
  ]
  for (const name of [
    ...names,
    'Ёлкина Анна  Юрьевна',
    ' Сәуле ',
    'Łukasz',
    'Мустафа\u0438\u0306',
    '李明',
    'प्रिया सिंह',
  ]) {
    assert.ok(isPersonName(name), name)
  }
})

test('A14 what has no two letters, or other signs, is no name', () => {
  const others = [
    '',
    ' ',
    'Я',
    '--',
    '- Анна',
    "''",
    'Анна1',
    'Анна!',
    '<b>Анна</b>',
    'a@b.kz',
    '87011234567',
  ]
  for (const text of [...others, 'http://evil.kz', 'Анна\nИванова', '😀😀'])
    assert.ok(!isPersonName(text), text)
})

test('A14 a name with a typographic hyphen is read with a plain one', () => {
  for (const hyphen of '\u2010\u2011\u2012\u2013-') {
    const name = plainName(`Jean${hyphen}Luc`)
    assert.equal(name, 'Jean-Luc')
    assert.ok(isPersonName(name))
  }
})

test('A14 a name copied from a page or typed with an accent for an apostrophe is read as it looks', () => {
  assert.equal(plainName('\u200EӘлия\u00A0Қасымова\u200B'), 'Әлия Қасымова')
  assert.equal(plainName('Д´Артаньян'), "Д'Артаньян")
})

test('A14 a name has at most eighty signs, counted as people count them', () => {
  assert.ok(isPersonName('Ә'.repeat(80)))
  assert.ok(!isPersonName('Ә'.repeat(81)))
  assert.ok(isPersonName('\u0438\u0306'.repeat(80)))
})
