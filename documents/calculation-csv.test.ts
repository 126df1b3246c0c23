import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { sampleOrder, sampleProgramme, sampleUnit } from '#tests/helpers/sample-calculation.ts'
import { calculationCsv } from './calculation-csv.ts'
import type { CalculationOrder } from './calculation-order.ts'
import { texts } from '#texts/texts.ts'
import { calculationSheet } from './calculation-sheet.ts'

const company = { name: 'Sample' }

function csvOf(difference: Partial<CalculationOrder> = {}, who = company): string {
  return calculationCsv(calculationSheet(sampleOrder(difference), 'ru', texts.ru, 'spec'), who)
}

test('R195 the table opens in Excel: byte order mark, semicolons, lines of Windows, bare numbers', () => {
  const text = csvOf()
  assert.ok(text.startsWith('\ufeffРасчёт ипотеки;Sample\r\n'))
  assert.ok(text.includes('\r\n№;Платёж;Основной долг;Вознаграждение;Остаток долга\r\n'))
  assert.ok(text.includes('\r\n1;141356;24689;116667;19975311\r\n'))
  assert.ok(text.includes('\r\nЦена;25000000\r\n'))
  assert.equal(text.replaceAll('\r\n', '').match(/[\r\n]/), null)
})

test('R195 the rows of the table sum to the total that its heading names', () => {
  const lines = csvOf().split('\r\n')
  const rows = lines.filter((line) => /^\d+;/.test(line)).map((line) => line.split(';').map(Number))
  assert.equal(rows.length, 300)
  const sum = rows.reduce((total, row) => total + (row[1] ?? NaN), 0)
  assert.ok(lines.includes(`Сумма всех платежей;${sum}`))
})

test('what looks like a formula stays text, and a separator in a name parts no cells', () => {
  const programme = sampleProgramme({ title: '=HYPERLINK("http://a.kz";"x")', bank: 'b' })
  const estate = sampleUnit({ complex: { id: 1, slug: 'a', name: 'A;B "C"' } })
  for (const name of ['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
    const text = csvOf({ programme, estate }, { name })
    const [first = ''] = text.split('\r\n')
    assert.ok(first.includes(`;'${name.charAt(0)}`) || first.includes(`;"'${name.charAt(0)}`), first)
    assert.ok(text.includes(`;"'=HYPERLINK(""http://a.kz"";""x"")`), text.slice(0, 900))
    assert.ok(text.includes('"Квартира 114, A;B ""C"", Дом 2'))
  }
})

test('the table is written in each language', () => {
  const titles = languages.map(
    (language) =>
      calculationCsv(calculationSheet(sampleOrder(), language, texts[language], 'spec'), company)
        .slice(1)
        .split(';')[0],
  )
  assert.deepEqual(titles, ['Расчёт ипотеки', 'Ипотека есебі', 'Mortgage calculation'])
})
