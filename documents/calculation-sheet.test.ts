import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { languages } from '#domain/languages.ts'
import { sampleOrder, sampleProgramme, sampleUnit } from '#tests/helpers/sample-calculation.ts'
import { calculationText } from './calculation-text.ts'
import { texts as allTexts } from '#texts/texts.ts'
import type { CalculationOrder } from './calculation-order.ts'
import { calculationSheet, type Fact } from './calculation-sheet.ts'

const texts = {
  ru: calculationText(allTexts.ru),
  kk: calculationText(allTexts.kk),
  en: calculationText(allTexts.en),
}

function wordsOf(facts: readonly Fact[]): string {
  return facts
    .map(({ label, value }) => ('money' in value ? `${label}: ${value.money}` : `${label}: ${value.words}`))
    .join('\n')
}

function money(facts: readonly Fact[], label: string): number {
  const value = facts.find((fact) => fact.label === label)?.value
  assert.ok(value !== undefined && 'money' in value, label)
  return value.money
}

test('R195 a mortgage names price, first payment, loan, term, payment and what it costs in all', () => {
  const sheet = calculationSheet(sampleOrder(), 'ru', allTexts.ru, 'spec')
  const text = texts.ru
  assert.equal(wordsOf(sheet.facts).includes(`${text.term}: 300 месяцев`), true)
  assert.equal(money(sheet.facts, text.price), 25_000_000)
  assert.equal(money(sheet.facts, 'Первый взнос (20 %)'), 5_000_000)
  assert.equal(money(sheet.facts, text.mortgage.loan), 20_000_000)
  assert.equal(money(sheet.sums, text.monthly), 141_356)
  assert.equal(money(sheet.sums, text.payments), 42_406_752)
  assert.equal(money(sheet.sums, text.mortgage.extra), 22_406_752)
  assert.equal(money(sheet.sums, text.total), 47_406_752)
  assert.equal(sheet.rows.length, 300)
  assert.deepEqual(sheet.rows[0], [1, 141_356, 24_689, 116_667, 19_975_311])
  assert.ok(sheet.rows.every((row) => row.length === sheet.columns.length))
})

test('the effective rate stands beside the nominal one of a programme', () => {
  for (const language of languages) {
    const sheet = calculationSheet(
      sampleOrder({ programme: sampleProgramme() }),
      language,
      allTexts[language],
      'spec',
    )
    const rate = sheet.facts.find(({ label }) => label === texts[language].mortgage.rate)
    const words = rate !== undefined && 'words' in rate.value ? rate.value.words : ''
    assert.match(words, /7.*7\.2/, language)
    assert.ok(sheet.notes.includes(texts[language].mortgage.effectiveNote ?? ''), language)
    assert.ok(wordsOf(sheet.facts).includes('7-20-25'), language)
  }
})

test('R723 a known fee of a bank is a line of the sums, part of the total, and weighs in the rate of the term', () => {
  const programme = sampleProgramme({ rate_nominal: 4.6, rate_effective: 4.8, fee: 1 })
  const order = sampleOrder({ rate: 4.6, programme })
  const text = texts.ru
  const long = calculationSheet(order, 'ru', allTexts.ru, 'local')
  const without = calculationSheet(
    { ...order, programme: { ...programme, fee: null } },
    'ru',
    allTexts.ru,
    'local',
  )
  assert.equal(money(long.sums, text.fee), 200_000)
  assert.equal(money(long.sums, text.total), money(without.sums, text.total) + 200_000)
  assert.ok(without.sums.every(({ label }) => label !== text.fee))
  assert.match(wordsOf(long.facts), /ГЭСВ 4,8 %/)
  assert.match(
    wordsOf(calculationSheet({ ...order, months: 12 }, 'ru', allTexts.ru, 'local').facts),
    /ГЭСВ 6,7 %/,
  )
})

test("a rate other than the programme's does not borrow its effective one", () => {
  const sheet = calculationSheet(
    sampleOrder({ rate: 18.5, programme: sampleProgramme() }),
    'ru',
    allTexts.ru,
    'local',
  )
  const words = wordsOf(sheet.facts)
  assert.ok(words.includes(`Ставка: 18,5 % годовых, ${texts.ru.mortgage.effectiveUnknown}`), words)
  assert.ok(words.includes('(7 %, ГЭСВ 7,2 %)'), words)
  const alone = wordsOf(calculationSheet(sampleOrder(), 'ru', allTexts.ru, 'local').facts)
  assert.ok(alone.includes(texts.ru.mortgage.effectiveUnknown), alone)
})

test('Islamic financing has a mark-up and neither a rate nor interest', () => {
  const programme = sampleProgramme({ kind: 'islamic' })
  for (const language of languages) {
    const { title, columns, facts, sums, notes } = calculationSheet(
      sampleOrder({ programme }),
      language,
      allTexts[language],
      'spec',
    )
    const { islamic, mortgage } = texts[language]
    const labels = [...facts, ...sums].map(({ label }) => label)
    assert.equal(title, islamic.title)
    assert.ok(labels.includes(islamic.rate) && labels.includes(islamic.extra), language)
    assert.doesNotMatch([...notes, wordsOf(facts)].join('\n'), /ГЭСВ|ЖТСМ|rate/i)
    assert.match(wordsOf(facts), /7\.2/)
    assert.ok(!labels.includes(mortgage.rate) && !columns.includes(mortgage.extraColumn), language)
  }
})

test('an instalment has no interest column; its mark-up is told only where there is one', () => {
  const plain = calculationSheet(
    sampleOrder({ type: 'installment', rate: 0, months: 37 }),
    'kk',
    allTexts.kk,
    'spec',
  )
  assert.equal(plain.columns.length, 3)
  assert.ok(wordsOf(plain.facts).includes(texts.kk.noMarkup))
  assert.ok(plain.notes.includes(texts.kk.installment.rounding))
  const programme = sampleProgramme({ kind: 'installment', rate_nominal: 0, rate_effective: 0 })
  const named = calculationSheet(
    sampleOrder({ type: 'installment', rate: 0, programme }),
    'ru',
    allTexts.ru,
    'spec',
  )
  assert.ok(wordsOf(named.facts).includes('без наценки, ГЭСВ 0 %'), wordsOf(named.facts))
  const dearer = calculationSheet(
    sampleOrder({ type: 'installment', rate: 5, months: 20 }),
    'kk',
    allTexts.kk,
    'spec',
  )
  assert.equal(money(dearer.sums, texts.kk.installment.extra), 1_000_000)
  assert.deepEqual(dearer.notes, [])
})

test('the effective rate of an instalment is that of its very term and steps, with one decimal', () => {
  const programme = sampleProgramme({ kind: 'installment', rate_nominal: 4, rate_effective: 2.6 })
  const words = (difference: Partial<CalculationOrder>) =>
    wordsOf(
      calculationSheet(
        sampleOrder({ type: 'installment', rate: 4, programme, ...difference }),
        'ru',
        allTexts.ru,
        'local',
      ).facts,
    )
  assert.match(words({ months: 6 }), /Наценка: 4 % от остатка, ГЭСВ 14,5 %/)
  assert.match(words({ months: 36 }), /ГЭСВ 2,6 %/)
  const inSteps = { ...programme, steps: [{ months: 12, share: 0.5 }] }
  assert.match(words({ months: 36, programme: inSteps }), /ГЭСВ 2,1 %/)
  assert.match(words({ months: 6, rate: 5 }), /Наценка: 5 % от остатка\n.*\(4 %, ГЭСВ 14,5 %\)/s)
})

test('the unit is named as on its page; below the ground without a floor', () => {
  assert.equal(
    calculationSheet(sampleOrder({ estate: sampleUnit() }), 'ru', allTexts.ru, 'local').unit,
    'Квартира 114, Alatau Park, Дом 2, этаж 5 из 12, 61,4\u00a0м²',
  )
  const garage = sampleUnit({ category: 'garage', number: '37', floor: -1, area_total: 13.8 })
  const { unit } = calculationSheet(sampleOrder({ estate: garage }), 'en', allTexts.en, 'local')
  assert.equal(unit, 'Space 37, Alatau Park, Дом 2, 13.8\u00a0m²')
  assert.equal(calculationSheet(sampleOrder(), 'en', allTexts.en, 'spec').unit, null)
})

test('every place of a text is filled, and the heading agrees with the rows, whatever is reckoned', () => {
  const order = fc.record({
    type: fc.constantFrom('mortgage' as const, 'installment' as const),
    price: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    share: fc.integer({ min: 0, max: 99 }),
    months: fc.integer({ min: 1, max: 600 }),
    rate: fc.constantFrom(0, 0.1, 7, 18.25, 100),
    programme: fc.constantFrom(null, sampleProgramme(), sampleProgramme({ kind: 'islamic' })),
    estate: fc.constantFrom(null, sampleUnit()),
    language: fc.constantFrom(...languages),
  })
  fc.assert(
    fc.property(order, ({ share, language, ...part }) => {
      const initialPayment = Math.floor((part.price * share) / 100)
      const whole: CalculationOrder = { ...part, initialPayment, day: '2026-11-21' }
      const sheet = calculationSheet(whole, language, allTexts[language], 'spec')
      const { title, made, unit, notes, disclaimer } = sheet
      const words = [title, made, unit, ...notes, disclaimer, wordsOf([...sheet.facts, ...sheet.sums])].join(
        '\n',
      )
      assert.doesNotMatch(words, /[{}]|undefined|NaN/)
      const paid = sheet.rows.reduce((sum, row) => sum + (row[1] ?? 0), 0)
      assert.equal(money(sheet.sums, texts[language].payments), paid)
      assert.equal(sheet.rows.at(-1)?.at(-1), 0)
    }),
    { numRuns: 100 },
  )
})

test('R195 an instalment in steps names each step, and its rows sum to the total', () => {
  const steps = [{ months: 12, share: 0.5 }]
  const programme = sampleProgramme({ kind: 'installment', rate_nominal: 0, rate_effective: 0, steps })
  const order = sampleOrder({ type: 'installment', rate: 0, programme, months: 36 })
  for (const language of languages) {
    const text = texts[language]
    const range = (from: number, to: number) =>
      text.paymentRange.replace('{from}', String(from)).replace('{to}', String(to))
    const { sums, rows, notes } = calculationSheet(order, language, allTexts[language], 'spec')
    // 20,000,000 − 12 × 125,000 = 18,500,000; / 24 = 770,833 and 8 left over.
    assert.equal(money(sums, range(1, 12)), 125_000)
    assert.equal(money(sums, range(13, 20)), 770_834)
    assert.equal(money(sums, range(21, 36)), 770_833)
    assert.equal(notes.includes(text.installment.rounding), false, 'the first payments are not the largest')
    const short = calculationSheet({ ...order, months: 13 }, language, allTexts[language], 'spec').sums
    assert.equal(money(short, range(1, 12)), 125_000)
    assert.equal(money(short, text.onePayment.replace('{from}', '13')), 18_500_000)
    assert.equal(
      rows.reduce((sum, row) => sum + (row[1] ?? NaN), 0),
      money(sums, text.payments),
    )
  }
})
