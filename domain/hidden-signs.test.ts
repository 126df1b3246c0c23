import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asSeen, isSeen, withoutControls } from './hidden-signs.ts'

test('A14 a copied line is read as people see it', () => {
  assert.equal(asSeen('\u200BӘлия\u00A0Қасымова\u200E'), 'Әлия Қасымова')
  assert.equal(asSeen('\uFEFFaliya@exam\u00ADple.kz\u2069'), 'aliya@example.kz')
  assert.equal(asSeen('Әлия\tҚасымова'), 'Әлия Қасымова')
  assert.equal(asSeen("Д'Артаньян-Ёлкин"), "Д'Артаньян-Ёлкин")
})

test('A14 spaces and hidden signs alone are nothing', () => {
  for (const text of ['', ' ', '\u00A0\n\t', '\u200B', '\u2060\uFEFF', '\u3164', '\u2800\u0301', '\u0007'])
    assert.ok(!isSeen(text), JSON.stringify(text))
  for (const text of ['?', 'Қ', '7', '👍', '\u200BЕ', '…']) assert.ok(isSeen(text), text)
})

test('R414 no text drives a terminal: control characters go, tabs and ends of lines stay', () => {
  assert.equal(withoutControls('a\u001B[2Jb\u001B]0;c\u0007d\u009B2Je\u007F\u0000'), 'a[2Jb]0;cd2Je')
  assert.equal(withoutControls('Қайырлы\tкүн\r\n👋'), 'Қайырлы\tкүн\r\n👋')
})
