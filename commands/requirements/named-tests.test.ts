import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedTests } from './named-tests.ts'

test('a name begins with one number or several, with or without commas', () => {
  assert.deepEqual(namedTests("test('R66 capital letters', () => {"), [
    { numbers: ['R66'], name: 'capital letters' },
  ])
  assert.deepEqual(namedTests("eachDatabase('R204, R209 a body', async (db) => {"), [
    { numbers: ['R204', 'R209'], name: 'a body' },
  ])
  assert.deepEqual(namedTests("test('A7 R210 the switcher writes 2 cookies', () => {"), [
    { numbers: ['A7', 'R210'], name: 'the switcher writes 2 cookies' },
  ])
})

test('names on a line of their own, in a table and in a template are found', () => {
  const source = [
    'eachDatabase(',
    "  'R182 one unit comes whole',",
    "  ['R67 slashes alone', '///', '/'],",
    '    test(`R188 R189 the form ${form} ${how}`, async (t) => {',
    '  "R58 the visitor’s policy",',
    String.raw`  test('R58 the visitor\'s policy', () => {`,
  ].join('\n')
  assert.deepEqual(namedTests(source), [
    { numbers: ['R182'], name: 'one unit comes whole' },
    { numbers: ['R67'], name: 'slashes alone' },
    { numbers: ['R188', 'R189'], name: 'the form ${form} ${how}' },
    { numbers: ['R58'], name: 'the visitor’s policy' },
    { numbers: ['R58'], name: "the visitor's policy" },
  ])
})

test('a number elsewhere names nothing: inside a name, alone, in a comment, in a test that is commented out', () => {
  const source = [
    "test('what R66 says', () => {",
    "test('Room 12', () => {",
    "  assert.equal(code, 'R12')",
    "  // test('R66 capital letters', () => {",
    " * 'R67 slashes' are meant",
    "/** 'R68 a slash at the end' */",
  ].join('\n')
  assert.deepEqual(namedTests(source), [])
})

test('a range is refused, since it claims what nobody had in mind', () => {
  for (const range of ['R107–R123', 'R107-R123', 'R107 – R123', 'R107–123']) {
    assert.throws(() => namedTests(`test('${range} every table', () => {`), /write every number: R107/)
  }
})
