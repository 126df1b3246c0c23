import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileLimit, mayBeResume } from './resume-file.ts'

test('A14 a CV is a pdf, doc, docx, rtf or jpg of at most 10 MB', () => {
  const cases: [string, number, boolean][] = [
    ['cv.pdf', 1, true],
    ['Түйіндеме Әлия.DOCX', fileLimit, true],
    ['photo.jpeg', 100, true],
    ['cv.pdf', fileLimit + 1, false],
    ['cv.pdf', 0, false],
    ['cv.pdf.exe', 1, false],
    ['cv', 1, false],
    ['pdf', 1, false],
  ]
  for (const [name, size, expected] of cases) assert.equal(mayBeResume({ name, size }), expected, name)
})
