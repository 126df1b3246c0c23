import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readableFileName } from './file-name.ts'

const names: [string, string][] = [
  ['Резюме Әлия.pdf', 'Резюме Әлия.pdf'],
  ['CV.PDF', 'CV.PDF'],
  ['../../etc/passwd', 'passwd.pdf'],
  [String.raw`C:\Users\A\cv.pdf`, 'cv.pdf'],
  ['cv.exe', 'cv.exe.pdf'],
  ['cv', 'cv.pdf'],
  ['', 'file.pdf'],
  ['..', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['...cv.pdf', 'cv.pdf'],
  ['   ', 'file.pdf'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['\u202efdp.cv\u200b\u2066\ufeff.pdf', 'fdp.cv.pdf'],
  ['a  b\u00a0\u3000c .pdf', 'a b c.pdf'],
  ['a"<b>|?*:.pdf', 'a__b_____.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['И\u0306.pdf', 'Й.pdf'],
]

test("a visitor's file is called what its owner called it, without what misleads or breaks", () => {
  for (const [name, readable] of names) assert.equal(readableFileName(name, ['pdf']), readable, name)
})

test('the ending is that of the content, in any of its spellings', () => {
  assert.equal(readableFileName('photo.JPEG', ['jpg', 'jpeg']), 'photo.JPEG')
  assert.equal(readableFileName('photo.png', ['jpg', 'jpeg']), 'photo.png.jpg')
})

test('a long name is cut to 120 characters and keeps its ending', () => {
  const long = readableFileName(`${'💡'.repeat(300)}.docx`, ['docx'])
  assert.equal([...long].length, 120)
  assert.ok(long.endsWith('💡.docx'))
  const endless = readableFileName(`cv.${'x'.repeat(300)}`, ['pdf'])
  assert.equal(endless.length, 120)
  assert.ok(endless.endsWith('.pdf'))
})
