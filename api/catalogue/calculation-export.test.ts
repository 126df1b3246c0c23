import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { exportCalculation } from '#contract/calculation-export.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { callForFile, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite, unit } from '#tests/helpers/servers/sample-api.ts'
import { startProcess } from '#tests/helpers/servers/server.ts'

const now = () => new Date('2026-11-21T10:00:00.000Z')

const rows = {
  ...sampleSite,
  mortgages: [
    makeRow('mortgages', {}),
    makeRow('mortgages', { id: 2, code: 'over', valid_to: '2026-11-20' }),
    makeRow('mortgages', { id: 3, code: 'to come', valid_from: '2026-11-22' }),
    makeRow('mortgages', { id: 4, code: 'parts', kind: 'installment', rate_nominal: 10 }),
  ],
}

const mortgage = {
  type: 'mortgage',
  price: 25_000_000,
  initial_payment: 5_000_000,
  months: 300,
  rate: 7,
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

eachDatabase('R195 R356 a calculation comes as a table of the language asked for', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const { bytes, headers } = await callForFile(api, exportCalculation, {
    body: { ...mortgage, program_id: 1, estate_id: 4, format: 'csv' },
    headers: { 'Accept-Language': 'kk' },
  })
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(headers.get('content-disposition'), 'attachment; filename="mortgage-300-months-unit-4.csv"')
  assert.equal(headers.get('content-language'), 'kk')
  assert.equal(headers.get('cache-control'), 'no-store')
  const text = textOf(bytes)
  assert.ok(text.startsWith('\ufeffИпотека есебі;Sample\r\n'))
  for (const words of [
    '2026 жылғы 21 қараша',
    'Mortgage қазақша',
    'Project қазақша',
    '7.2 %',
    '\r\n1;141356;24689;',
  ]) {
    assert.ok(text.includes(words), words)
  }
})

eachDatabase(
  'R195 a calculation comes as a PDF unless told otherwise, in the language of its locale',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const { bytes, headers } = await callForFile(api, exportCalculation, {
      body: { ...mortgage, program_id: 1, estate_id: 4, locale: 'en' },
      headers: { 'Accept-Language': 'kk' },
    })
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.equal(headers.get('content-disposition'), 'attachment; filename="mortgage-300-months-unit-4.pdf"')
    assert.equal(headers.get('content-language'), 'en')
    const { title, language, pages } = readPdf(bytes)
    assert.deepEqual([title, language], ['Mortgage calculation · Sample', 'en-US'])
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const words of [
      'Mortgage in English',
      'Project in English',
      '7.2',
      '141,356 ₸',
      '21 November 2026',
    ]) {
      assert.ok(text.includes(words), words)
    }
  },
)

eachDatabase('R195 the rate is that of the programme when none is sent', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const body = { ...mortgage, rate: undefined, program_id: 1, format: 'csv' }
  const { bytes } = await callForFile(api, exportCalculation, { body })
  assert.ok(textOf(bytes).includes('\r\n1;141356;24689;116667;19975311\r\n'))
  const parts = {
    type: 'installment',
    price: 12_000_000,
    initial_payment: 2_400_000,
    months: 60,
    program_id: 4,
    format: 'csv',
  }
  const instalment = await callForFile(api, exportCalculation, { body: parts })
  assert.ok(textOf(instalment.bytes).includes('\r\n1;176000;10384000\r\n'))
})

eachDatabase(
  'R195 a form may send its fields as text; numbers are written in the style of the site',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now, numberStyle: 'local' })
    const fields = {
      type: 'mortgage',
      price: '25000000',
      initial_payment: '',
      months: '12',
      rate: '18,5',
      format: 'csv',
    }
    const response = await api.request('/api/calculators/export', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, program_id: '', estate_id: '', locale: '' }),
    })
    assert.equal(response.status, 200)
    const text = textOf(new Uint8Array(await response.arrayBuffer()))
    assert.ok(text.includes(';18,5 % годовых'), text.slice(0, 400))
  },
)

eachDatabase('R195 an instalment needs no rate', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: {}, now })
  const body = {
    type: 'installment',
    price: 10_000_000,
    initial_payment: 3_221_498,
    months: 60,
    format: 'csv',
  }
  const { bytes } = await callForFile(api, exportCalculation, { body })
  const text = textOf(bytes)
  assert.ok(text.includes('\r\n1;112976;6665526\r\n'))
  assert.ok(text.includes('\r\n60;112975;0\r\n'))
  assert.match(text, /^\ufeff[^;\r]+;?\r\n/, 'without a company in the database')
})

eachDatabase('R195 every field that cannot be meant is named with its message key', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const number = ['validation.number']
  const cases: [body: Record<string, unknown>, errors: Record<string, string[]>][] = [
    [{}, { type: ['validation.required'], price: ['validation.required'], months: ['validation.required'] }],
    [
      { type: 'gift', format: 'doc' },
      { type: ['validation.choice'], format: ['validation.choice'] },
    ],
    [
      { price: 0, months: 0, initial_payment: -1 },
      { price: number, months: number, initial_payment: number },
    ],
    [
      { price: 1_000_000_000_001, months: 601 },
      { price: number, months: number },
    ],
    [
      { price: 1.5, months: '1e2', initial_payment: '0x1' },
      { price: number, months: number, initial_payment: number },
    ],
    [
      { price: null, months: '' },
      { price: ['validation.required'], months: ['validation.required'] },
    ],
    [{ initial_payment: 25_000_000 }, { initial_payment: ['validation.initial_payment'] }],
    [{ rate: -1 }, { rate: ['validation.rate'] }],
    [{ rate: 100.01 }, { rate: ['validation.rate'] }],
    [{ rate: 'low' }, { rate: ['validation.rate'] }],
    [{ rate: '' }, { rate: ['validation.required'] }],
    [{ rate: undefined, program_id: 4 }, { program_id: ['validation.program_terms'] }],
    [
      { program_id: 'a', estate_id: 0 },
      { program_id: number, estate_id: number },
    ],
    [
      { program_id: 99, estate_id: 999 },
      { program_id: ['validation.program'], estate_id: ['validation.estate'] },
    ],
    [{ program_id: 2 }, { program_id: ['validation.program'] }],
    [{ program_id: 3 }, { program_id: ['validation.program'] }],
    [{ estate_id: unit.hidden }, { estate_id: ['validation.estate'] }],
    [{ estate_id: unit.withdrawn }, { estate_id: ['validation.estate'] }],
  ]
  for (const [difference, expected] of cases) {
    const whole = Object.keys(difference).length === 0 ? {} : { ...mortgage, ...difference }
    const { message, errors } = await refusedCall(api, exportCalculation, 422, { body: whole })
    assert.equal(message, 'validation.failed')
    assert.deepEqual(errors, expected, JSON.stringify(difference))
    for (const key of Object.values(expected).flat()) assert.ok(Object.hasOwn(texts.ru, key), key)
  }
})

eachDatabase('R348 a schedule that its programme forbids is refused by field', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const fits = {
    ...mortgage,
    price: 20_000_000,
    initial_payment: 4_000_000,
    program_id: 1,
    format: 'csv',
  }
  await callForFile(api, exportCalculation, { body: fits })
  await callForFile(api, exportCalculation, { body: { ...fits, estate_id: 1 } })
  const cases: [body: Record<string, unknown>, fields: string[]][] = [
    [{ initial_payment: 3_999_999 }, ['initial_payment']],
    [{ price: 30_000_001, initial_payment: 10_000_000 }, ['price']],
    [{ price: 30_000_001, initial_payment: 10_000_000, estate_id: 1 }, ['price']],
    [{ months: 35 }, ['months']],
    [{ months: 301 }, ['months']],
    [{ rate: 6.9 }, ['rate']],
    [{ estate_id: unit.garage }, ['estate_id']],
    [{ estate_id: 2 }, ['estate_id']],
    [{ type: 'installment' }, ['program_id']],
    [{ initial_payment: 0, months: 1, rate: 0 }, ['initial_payment', 'months', 'rate']],
  ]
  for (const [difference, fields] of cases) {
    const { errors } = await refusedCall(api, exportCalculation, 422, { body: { ...fits, ...difference } })
    const expected = Object.fromEntries(fields.map((field) => [field, ['validation.program_terms']]))
    assert.deepEqual(errors, expected, JSON.stringify(difference))
  }
})

eachDatabase('R348 the file says that the programme takes no applications', async (db, _, t) => {
  const closed = { ...rows, mortgages: [makeRow('mortgages', { applications: 'closed' })] }
  const { api } = await sampleApi(t, db, { rows: closed, now })
  const body = { ...mortgage, program_id: 1, format: 'csv' }
  for (const language of languages) {
    const words = texts[language]['calculation.closed']
    const { bytes } = await callForFile(api, exportCalculation, { body: { ...body, locale: language } })
    assert.ok(textOf(bytes).includes(words), language)
  }
})

eachDatabase('R692 a schedule is in the words of the company', async (db, _, t) => {
  const own = { 'calculation.mortgage.title': 'Наш расчёт', 'calculation.price': 'Стоимость у {company}' }
  const localizations = Object.entries(own).map(([key, content]) =>
    makeRow('localizations', { language: 'ru', key, content }),
  )
  const { api } = await sampleApi(t, db, { rows: { ...rows, localizations }, now })
  const body = { ...mortgage, format: 'csv', locale: 'ru' }
  const words = textOf((await callForFile(api, exportCalculation, { body })).bytes)
  assert.match(words, /Наш расчёт/)
  assert.match(words, /Стоимость у (?!\{)/)
})

eachDatabase('R195 the ends of what may be reckoned are reckoned', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: {}, now })
  for (const body of [
    { type: 'mortgage', price: 1, months: 600, rate: 100 },
    { type: 'mortgage', price: 1_000_000_000_000, months: 600, rate: 0 },
    {
      type: 'installment',
      price: 1_000_000_000_000,
      initial_payment: 999_999_999_999,
      months: 1,
      rate: 100,
    },
  ])
    for (const format of ['csv', 'pdf'])
      await callForFile(api, exportCalculation, { body: { ...body, format } })
})

const longest = {
  method: 'POST',
  body: JSON.stringify({ ...mortgage, months: 600 }),
  headers: { 'Content-Type': 'application/json' },
}

/** The API in a process of its own: there one file may keep the others from being read. */
async function otherProcess(t: TestContext) {
  const { url } = await startProcess(t, 'tests/helpers/servers/api-process.ts')
  return {
    async file(): Promise<Response> {
      const answer = await fetch(url + exportCalculation.path, longest)
      await answer.clone().arrayBuffer()
      return answer
    },
    read: () => fetch(`${url}/api/contacts`),
  }
}

test('R195 R378 of many requests at once some are refused with 429, and all others get a file', async (t) => {
  const { file } = await otherProcess(t)
  const answers = await Promise.all(Array.from({ length: 30 }, file))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(answers.filter(({ status }) => status === 200).length, 30 - refused.length)
  assert.ok(refused.length >= 5, `${refused.length} of 30 refused`)
  for (const answer of refused) {
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
    assert.deepEqual(await answer.json(), { message: 'validation.too_many' })
  }
})

test('R377 while files are made, others are answered', async (t) => {
  const { file, read } = await otherProcess(t)
  const ended: string[] = []
  const files = Array.from({ length: 8 }, () => file().then(() => ended.push('file')))
  // The first of them has been made, the others wait.
  await Promise.race(files)
  assert.equal((await read()).status, 200)
  ended.push('read')
  await Promise.all(files)
  assert.ok(ended.indexOf('read') < 7, ended.join(', '))
})
