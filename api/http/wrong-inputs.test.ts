import assert from 'node:assert/strict'
import { postApplication, postStudentApplication } from '#contract/applications.ts'
import type { Endpoint } from '#contract/api-client.ts'
import { postCallback, postMeets, postQuestion, postReserve } from '#contract/feedback.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { postWatch } from '#contract/watches.ts'
import type { Database } from '#database/open.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { multipartBody, multipartPost } from '#tests/helpers/multipart.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'
import {
  allForms,
  type AnyForm,
  rightInputs,
  wrongFiles,
  wrongInputs,
} from '#tests/helpers/hostile/wrong-inputs.ts'

const endpoints: Readonly<Record<AnyForm, Endpoint>> = {
  callback: postCallback,
  meets: postMeets,
  questions: postQuestion,
  reserves: postReserve,
  application: postApplication,
  student: postStudentApplication,
  subscribe: postSubscription,
  watch: postWatch,
}

const secret = 'a secret of the tests, long enough to be one'
const day = 24 * 3_600_000

/** A valid form, with the ids of its page. */
function rightBody(
  form: AnyForm,
  person = { name: 'Әлия', phone: '8 701 123 45 67', email: 'a@example.kz' },
) {
  const vacancy = form === 'student' ? {} : { vacancy_id: '1' }
  return { ...rightInputs(form, person), estate_id: '1', ...vacancy, consent: true }
}

async function keptIn(db: Database): Promise<number> {
  const leads = await db.selectFrom('leads').select('id').execute()
  const subscriptions = await db.selectFrom('subscriptions').select('id').execute()
  const watches = await db.selectFrom('watches').select('id').execute()
  return leads.length + subscriptions.length + watches.length
}

eachDatabase(
  'R30 R142 R143 R147 A14 every wrong input of every form is refused with the message of its field, and nothing is kept',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    for (const form of allForms) {
      for (const [field, all] of Object.entries(wrongInputs(form, new Date()))) {
        for (const { kind, typed, says } of all) {
          const body = { ...rightBody(form), [field]: typed }
          const { errors } = await refusedCall(api, endpoints[form], 422, { body })
          assert.deepEqual(errors, { [field]: [says] }, `${form} ${field} ${kind}`)
        }
      }
    }
    assert.equal(await keptIn(db), 0)
  },
)

eachDatabase(
  'R30 A14 a forged token, one of other people, an old one and a filled honeypot are refused and named; ours passes',
  async (db, _, t) => {
    const now = new Date()
    const { api } = await sampleApi(t, db, { now: () => now, leads: { secret } })
    const tokenOf = (age: number, by = secret) => formToken(by, new Date(now.getTime() - age))
    const fine = tokenOf(60_000)
    const guards: Record<string, string>[] = [
      { form_token: 'a.b.c' },
      { form_token: `${fine}x` },
      { form_token: fine.slice(0, -1) },
      { form_token: 'x'.repeat(5000) },
      { form_token: tokenOf(60_000, 'a secret of somebody else, just as long') },
      { form_token: tokenOf(8 * day) },
      { form_token: tokenOf(-day) },
      { form_token: fine, website: 'https://robot.example' },
      { website: 'x' },
    ]
    for (const form of allForms) {
      for (const guard of guards) {
        const body = { ...rightBody(form), ...guard }
        const { message, errors } = await refusedCall(api, endpoints[form], 422, { body })
        assert.deepEqual(
          [message, errors],
          [
            'validation.failed',
            'website' in guard ? { website: ['form.again'] } : { form_token: ['form.again'] },
          ],
          `${form} ${JSON.stringify(guard)}`,
        )
      }
      const { errors } = await refusedCall(api, endpoints[form], 422, {
        body: { ...rightBody(form), consent: false, form_token: fine },
      })
      assert.deepEqual(errors, { consent: ['validation.consent'] }, form)
    }
    assert.equal(await keptIn(db), 0)
    for (const form of allForms)
      await callApi(api, endpoints[form], { body: { ...rightBody(form), form_token: fine } })
    assert.equal(await keptIn(db), allForms.length)
  },
)

eachDatabase('R30 A14 ids and choices that no page offers are refused', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const about: [AnyForm, string, readonly unknown[], string][] = [
    ['reserves', 'estate_id', [unit.sold, '999999', '0', '-1', 'x', '1.5', '1 or 1=1'], 'validation.estate'],
    ['application', 'vacancy_id', ['999999', '0', '-1', 'x', '1.5', '1 or 1=1'], 'validation.vacancy'],
  ]
  for (const [form, field, ids, key] of about) {
    for (const id of ids) {
      const body = { ...rightBody(form), [field]: id }
      const { errors } = await refusedCall(api, endpoints[form], 422, { body })
      assert.deepEqual(errors, { [field]: [key] }, `${form} ${String(id)}`)
    }
  }
  for (const time_slot of ['25:00', '17:00-09:00', 'утром', '09:00-24:00']) {
    const body = { ...rightBody('meets'), time_slot }
    const { errors } = await refusedCall(api, postMeets, 422, { body })
    assert.deepEqual(errors, { time_slot: ['validation.date'] }, time_slot)
  }
  assert.equal(await keptIn(db), 0)
  const strange = {
    format: 'moon',
    office_id: 'x',
    complex_id: '-1',
    payment_method: 'gold',
    house_id: '0',
  }
  const forms = ['callback', 'meets', 'questions', 'reserves', 'student'] as const
  for (const form of forms) {
    const body = { ...rightBody(form), ...strange, ...(form === 'student' && { vacancy_id: 'x' }) }
    const { errors } = await refusedCall(api, endpoints[form], 422, { body })
    assert.ok(errors?.['complex_id'] !== undefined && errors['house_id'] !== undefined, form)
  }
  assert.equal(await keptIn(db), 0)
})

eachDatabase('A14 of a repeated field the last one counts, wrong or right', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const post = (...more: [string, string][]) => {
    const fields = new URLSearchParams({ ...rightInputs('callback', person), consent: 'true' })
    for (const [name, value] of more) fields.append(name, value)
    return api.request(postCallback.path, { method: 'POST', body: fields })
  }
  const person = { name: 'Әлия', phone: '+77011234567', email: '' }
  for (const wrong of [
    ['name', '<b>'],
    ['phone', '701'],
    ['consent', 'false'],
  ] as [string, string][])
    assert.equal((await post(wrong)).status, 422, wrong[0])
  assert.equal(await keptIn(db), 0)
  assert.equal((await post(['phone', '701'], ['phone', '8 702 765 43 21'])).status, 201)
  const lead = await db.selectFrom('leads').select('phone').executeTakeFirstOrThrow()
  assert.equal(lead.phone, '+77027654321')
})

eachDatabase(
  'R188 R189 A14 every wrong file is refused under its field, and nothing is kept',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    for (const form of ['application', 'student'] as const) {
      for (const { kind, name, content } of wrongFiles) {
        const texts = Object.entries(rightBody(form)).map(([field, text]) => ({
          name: field,
          content: String(text),
        }))
        const file = { name: 'resume', filename: name, type: 'application/pdf', content }
        const response = await api.request(
          endpoints[form].path,
          multipartPost(multipartBody([...texts, file])),
        )
        assert.equal(response.status, 422, `${form} ${kind}`)
        assert.deepEqual(await response.json(), {
          message: 'validation.failed',
          errors: { resume: ['validation.file'] },
        })
      }
    }
    assert.equal(await keptIn(db), 0)
  },
)

eachDatabase(
  'R142 A14 what real people write is taken: Kazakh and foreign names, numbers in any spelling, mail as it was copied',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const people: [string, string, string][] = [
      ['Әлия Қасымова-Жұмаділ', '8 701 000 00 01', 'Aliya.K+home@Example.KZ'],
      ['ҒАБИТ ҮСЕНОВ', '8(701)0000002', '\u200Bgabit@example.kz\u00A0'],
      ['Һәкім', '+7-701-000-00-03', 'hakim_1@mail.example.kz'],
      ['Іңкәр\u00A0Өтеген', '77010000004', ' inkar@example.kz '],
      ['Д´Артаньян', '701 000 00 05', "d'artagnan@example.kz"],
      ['प्रिया सिंह', '007 701 000 00 06', ''],
    ]
    for (const [index, [name, phone, email]] of people.entries()) {
      await callApi(api, postCallback, { body: { name, phone, email } })
      const { phone: kept } = await db
        .selectFrom('leads')
        .select('phone')
        .where('phone', '=', `+770100000${String(index + 1).padStart(2, '0')}`)
        .executeTakeFirstOrThrow()
      assert.ok(kept)
    }
    const kept = await db.selectFrom('leads').select(['name', 'email']).orderBy('phone').execute()
    assert.deepEqual(kept.map(({ name }) => name).slice(2, 5), ['Һәкім', 'Іңкәр Өтеген', "Д'Артаньян"])
    assert.deepEqual(kept.map(({ email }) => email).slice(1, 4), [
      'gabit@example.kz',
      'hakim_1@mail.example.kz',
      'inkar@example.kz',
    ])
  },
)
