import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#domain/languages.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { sampleOrder, sampleProgramme, sampleUnit } from '#tests/helpers/sample-calculation.ts'
import { calculationPdf } from './calculation-pdf.ts'
import { texts } from '#texts/texts.ts'
import { calculationSheet } from './calculation-sheet.ts'

const operator = { name: 'Sample', phone: '+7 727 000 10 10', email: 'sales@kerege.example', hours: '' }
const order = sampleOrder({ programme: sampleProgramme(), estate: sampleUnit() })

function write(language: Language, who = operator): Promise<Buffer> {
  const manner = { operator: who, language, style: 'spec', day: order.day } as const
  return calculationPdf(calculationSheet(order, language, texts[language], 'spec'), manner)
}

/** Spaces of all kinds as one, since lines may end anywhere. */
async function textOf(language: Language, who = operator): Promise<string> {
  const { pages } = readPdf(await write(language, who))
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}

test('R195 the PDF names its title and language', async () => {
  for (const language of languages) {
    const { title, language: locale } = readPdf(await write(language))
    assert.equal(title, `${calculationSheet(order, language, texts[language], 'spec').title} · Sample`)
    assert.equal(locale.slice(0, 2), language)
  }
})

test('R195 the PDF holds company, unit, both rates, the sums, every row and the disclaimer', async () => {
  for (const language of languages) {
    const text = await textOf(language)
    const sheet = calculationSheet(order, language, texts[language], 'spec')
    assert.ok(!text.includes('\0'), `${language}: a letter is missing in a font`)
    const lines = [
      sheet.title,
      sheet.unit ?? '',
      sheet.made,
      sheet.disclaimer,
      ...sheet.notes,
      ...sheet.columns,
    ]
    const facts = [...sheet.facts, ...sheet.sums].map(({ label }) => label)
    for (const words of [...lines, ...facts, operator.name, operator.phone, operator.email, '7.2']) {
      assert.ok(text.includes(words.replaceAll(/\s+/g, ' ')), `${language}: ${words}`)
    }
    assert.ok(text.includes('141,356 ₸'), language)
    for (const row of ['19,975,311', '141,308']) assert.ok(text.includes(row), `${language}: ${row}`)
    assert.doesNotMatch(text, /[{}]/)
  }
})

test('R195 Kazakh letters and the sign of the tenge come out as themselves', async () => {
  const letters = 'ӘәҒғҚқҢңӨөҰұҮүҺһІі₸'
  assert.ok((await textOf('kk', { ...operator, name: letters })).includes(letters))
})

test('the columns are named on every page, and every page says which it is', async () => {
  const { pages } = readPdf(await write('en'))
  assert.ok(pages.length > 3, String(pages.length))
  for (const [index, page] of pages.entries()) {
    const text = page.replaceAll(/\s+/g, ' ')
    assert.ok(text.includes('Left to repay'), `page ${index + 1}`)
    assert.ok(text.includes(`${index + 1} of ${pages.length}`), `page ${index + 1}`)
  }
})

test('before the contacts are known the PDF does without them', async () => {
  const text = await textOf('ru', { name: 'Sample', phone: '', email: '', hours: '' })
  assert.doesNotMatch(text, /· ·|· $/)
})

test('equal calculations of one day are equal files', async () => {
  assert.deepEqual(await write('ru'), await write('ru'))
})
