import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRecord, readRecord } from './read-record.ts'
import { Cities, Complex, Promotions } from './schemas.ts'

/** A correct record, to be spoiled by a test. */
function complexRecord() {
  return structuredClone(readRecord(Complex, 'complexes/alatau-park.json'))
}

test('a missing file is named', () => {
  assert.throws(() => readRecord(Cities, 'nowhere.json'), /content\/nowhere\.json cannot be read/)
})

test('an empty text is reported with its file, field and language', () => {
  const record = complexRecord()
  record.district.kk = ' '
  assert.throws(() => checkRecord(Complex, 'content/x.json', record), {
    message: 'content/x.json: district in kk: must not be empty',
  })
})

test('a text left in Russian is reported in both other languages', () => {
  const record = complexRecord()
  record.houses[1]!.name.en = record.houses[1]!.name.ru
  record.seo.title.kk = record.seo.title.ru
  assert.throws(() => checkRecord(Complex, 'x.json', record), {
    message: [
      'x.json: seo.title in kk: must differ from the Russian text',
      'x.json: houses[1].name in en: must not contain Cyrillic letters',
    ].join('\n'),
  })
})

test('markup beyond the few allowed tags is refused', () => {
  const cases: [html: string, message: RegExp][] = [
    ['<p>a</p><script>x</script>', /must not use <script>/],
    ['<p onclick="x">a</p>', /must not use <p onclick="x">/],
    ['<p><a href="javascript:x">a</a></p>', /must not use <a href/],
    ['<p>a', /leaves <p> open/],
    ['<p>a</em></p>', /closes <em> where it is not open/],
    ['a', /must begin with a tag/],
  ]
  for (const [html, message] of cases) {
    const record = complexRecord()
    record.description_html.en = html
    assert.throws(() => checkRecord(Complex, 'x.json', record), message)
  }
})

test('an unfinished queue without permit, deadline or guarantee is not accepted', () => {
  const without = complexRecord()
  without.houses[1]!.legal = null
  assert.throws(() => checkRecord(Complex, 'x.json', without), /houses\[1\]\.legal: an unfinished queue/)

  const undated = complexRecord()
  undated.houses[1]!.deadline = null
  assert.throws(() => checkRecord(Complex, 'x.json', undated), /houses\[1\]\.deadline: an unfinished queue/)

  const unguaranteed = complexRecord()
  unguaranteed.houses[1]!.legal!.guarantee_no = null
  assert.throws(() => checkRecord(Complex, 'x.json', unguaranteed), /needs the number of the guarantee/)

  const early = complexRecord()
  early.houses[1]!.sale_start = '2024-01-01'
  assert.throws(
    () => checkRecord(Complex, 'x.json', early),
    /sale_start: must not be earlier than the permit/,
  )
})

test('a misspelt field is reported', () => {
  const record = { ...complexRecord(), adress: 'x' }
  assert.throws(() => checkRecord(Complex, 'x.json', record), /adress/)
})

test('an offer that ends before it starts is refused', () => {
  const record = structuredClone(readRecord(Promotions, 'promotions.json'))
  record.promotions[0]!.ends_at = '2020-01-01'
  assert.throws(() => checkRecord(Promotions, 'x.json', record), /promotions\[0\]\.ends_at/)
})
