import assert from 'node:assert/strict'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { LeadAnswer } from '#contract/lead-fields.ts'
import { postApplication, postStudentApplication } from '#contract/applications.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Database } from '#database/open.ts'
import { leadLimits } from '#leads/intake/limits.ts'
import { folderRoom } from '#leads/uploads/folder-room.ts'
import { openSpool } from '#leads/spool/spool.ts'
import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
import { callApi, exactly, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { multipartBody, multipartPost, type SentPart } from '#tests/helpers/multipart.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { goodFiles } from '#tests/helpers/attachments.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import type { ApiParts } from '../create-api.ts'

const visitor = { name: 'Әлия', phone: '+77011234567' }
const student = { ...visitor, university: 'КазНТУ', speciality: 'Строительство', course: 3 }

/** The API, and its application with a CV: the fields beside name and phone, and the file. */
async function applicationApi(t: TestContext, db: Database, leads: ApiParts['leads'] = {}) {
  const sample = await sampleApi(t, db, { leads })
  const apply = (
    file: Partial<SentPart>,
    fields: Readonly<Record<string, string>> = {},
    env: object = {},
  ) => {
    const given = Object.entries({ ...visitor, vacancy_id: '1', ...fields })
    const texts = given.map(([name, content]) => ({ name, content }))
    const resume = { name: 'resume', filename: 'cv.pdf', type: 'application/pdf', content: '', ...file }
    return sample.api.request(postApplication.path, multipartPost(multipartBody([...texts, resume])), env)
  }
  return { ...sample, apply }
}

async function filesIn(uploads: string): Promise<string[]> {
  const names = await readdir(uploads, { recursive: true, withFileTypes: true })
  return names.filter((name) => name.isFile()).map((name) => name.name)
}

eachDatabase(
  'R188 R196 an application without a CV is kept with its vacancy and letter',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const body = {
      ...visitor,
      email: 'a@example.kz',
      vacancy_id: '1',
      cover_letter: 'Здравствуйте',
      consent: true,
    }
    const { data, message } = await callApi(api, postApplication, { body })
    assert.equal(message, 'feedback.sent')
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual([lead.id, lead.form, lead.vacancy_id], [data.id, 'application', 1])
    assert.equal(JSON.parse(lead.body).cover_letter, 'Здравствуйте')
    assert.match(lead.consent_version, /^application-ru-/)
    assert.deepEqual(await db.selectFrom('lead_files').selectAll().execute(), [])
  },
)

eachDatabase('R188 each kind of CV is kept outside of everything served, for us alone', async (db, _, t) => {
  const { apply, uploads } = await applicationApi(t, db)
  for (const [step, [ending, content]] of Object.entries(goodFiles).entries()) {
    const phone = `+7701123456${step}`
    const response = await apply({ content, filename: `Резюме.${ending}`, type: 'text/plain' }, { phone })
    assert.equal(response.status, 201, ending)
    const { data } = LeadAnswer.parse(exactly(LeadAnswer, await response.json()))
    const file = await db
      .selectFrom('lead_files')
      .selectAll()
      .where('lead_id', '=', data.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [file.name, file.size, file.path],
      [`Резюме.${ending}`, content.length, `${file.id}.${ending}`],
    )
    assert.notEqual(file.type, 'text/plain')
    assert.deepEqual(await readFile(join(uploads, file.path)), content)
    assert.equal((await stat(join(uploads, file.path))).mode & 0o777, 0o600)
  }
  assert.equal((await filesIn(uploads)).length, 5)
})

test('R396 forty slow senders of one address leave room for the CV of another', async (t) => {
  const { api, apply } = await applicationApi(t, await sqliteDatabase(t))
  const from = (clientAddress: string) => ({ clientAddress, requestId: '' })
  const breakOff: (() => void)[] = []
  const slow = Array.from({ length: 40 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(1))
        breakOff.push(() => controller.error(new Error('gone')))
      },
    })
    return api.request(postApplication.path, multipartPost(body), from('203.0.113.7'))
  })
  const honest = await apply({ content: goodFiles.pdf }, {}, from('198.51.100.1'))
  for (const end of breakOff) end()
  assert.equal(honest.status, 201)
  for (const answer of await Promise.all(slow)) assert.equal(answer.status, 400)
})

eachDatabase(
  'A14 a file that is not a CV is refused for its content, whatever its name',
  async (db, _, t) => {
    const { apply, uploads } = await applicationApi(t, db)
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)])
    for (const content of [program, Buffer.from('Резюме'), Buffer.from('<html>'), '']) {
      const response = await apply({ content })
      assert.equal(response.status, 422)
      const { message, errors } = ErrorBody.parse(await response.json())
      assert.deepEqual([message, errors], ['validation.failed', { resume: ['validation.file'] }])
    }
    assert.deepEqual(await filesIn(uploads), [])
    assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
  },
)

eachDatabase('R143 R147 a refused application names all its fields and leaves no file', async (db, _, t) => {
  const { apply, uploads } = await applicationApi(t, db)
  const wrong = { phone: '701', vacancy_id: '', cover_letter: 'x'.repeat(2001) }
  const expected = {
    phone: ['validation.phone_short'],
    vacancy_id: ['validation.required'],
    cover_letter: ['validation.message'],
  }
  const bad = await apply({ content: 'no cv' }, wrong)
  assert.deepEqual(ErrorBody.parse(await bad.json()).errors, { ...expected, resume: ['validation.file'] })
  const good = await apply({ content: goodFiles.pdf }, wrong)
  assert.deepEqual(ErrorBody.parse(await good.json()).errors, expected)
  assert.deepEqual(await filesIn(uploads), [])
})

eachDatabase('a vacancy that is not there is refused and leaves no file', async (db, _, t) => {
  const { api, apply, uploads } = await applicationApi(t, db)
  for (const vacancy_id of ['999', '0', 'engineer-1', '1.5']) {
    const response = await apply({ content: goodFiles.pdf }, { vacancy_id })
    assert.equal(response.status, 422)
    const { errors } = ErrorBody.parse(await response.json())
    assert.deepEqual(errors, { vacancy_id: ['validation.vacancy'] }, vacancy_id)
  }
  await refusedCall(api, postApplication, 422, { body: { ...visitor, vacancy_id: 2 } })
  assert.deepEqual(await filesIn(uploads), [])
})

eachDatabase('a repeat of an application is the first one, and only its file stays', async (db, _, t) => {
  const { apply, uploads } = await applicationApi(t, db)
  const answers = []
  for (let time = 0; time < 3; time += 1) {
    const response = await apply({ content: goodFiles.docx })
    assert.equal(response.status, 201)
    answers.push(await response.json())
  }
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(answers[2], answers[0])
  const file = await db.selectFrom('lead_files').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual(await filesIn(uploads), [file.path])
})

eachDatabase('whoever forgot the CV sends it at once, and both applications are kept', async (db, _, t) => {
  const { apply, uploads } = await applicationApi(t, db)
  const without = await (await apply({ content: '', filename: '' })).json()
  const withCv = await (await apply({ content: goodFiles.pdf })).json()
  const withOther = await (await apply({ content: goodFiles.docx, filename: 'cv.docx' })).json()
  assert.equal(new Set([without, withCv, withOther].map((one) => LeadAnswer.parse(one).data.id)).size, 3)
  assert.equal((await filesIn(uploads)).length, 2)
})

eachDatabase('A14 a robot that fills in the honeypot leaves no file', async (db, _, t) => {
  const { apply, uploads } = await applicationApi(t, db)
  const response = await apply({ content: goodFiles.pdf }, { website: 'https://example.com' })
  assert.equal(response.status, 422)
  assert.deepEqual(await filesIn(uploads), [])
})

eachDatabase('R189 R196 a student application is kept with all that it asks', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const more = {
    direction: 'ПТО',
    available_from: '2027-06-01',
    cover_letter: 'Хочу на практику',
    vacancy_id: 77,
    consent: true,
  } as const
  await db
    .insertInto('vacancies')
    .values(makeRow('vacancies', { id: 77, slug: 'practice', is_student: 1 }))
    .execute()
  await callApi(api, postStudentApplication, { body: { ...student, ...more, course: '3' } })
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([lead.form, lead.vacancy_id], ['student_application', 77])
  assert.match(lead.consent_version, /^student_application-ru-/)
  assert.deepEqual(JSON.parse(lead.body), { ...student, ...more })
})

eachDatabase('R189 a student application takes a CV as well', async (db, _, t) => {
  const { api, uploads } = await sampleApi(t, db)
  const texts = Object.entries(student).map(([name, content]) => ({ name, content: String(content) }))
  const resume = { name: 'resume', filename: 'cv.docx', content: goodFiles.docx }
  const request = multipartPost(multipartBody([...texts, resume]))
  assert.equal((await api.request(postStudentApplication.path, request)).status, 201)
  assert.equal((await filesIn(uploads)).length, 1)
})

eachDatabase('R147 R189 a student application names what is missing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const needed = { university: ['validation.required'], speciality: ['validation.required'] }
  const cases: [object, Record<string, string[]>][] = [
    [visitor, { ...needed, course: ['validation.required'] }],
    [{ ...student, university: ' ', speciality: '' }, needed],
    [{ ...student, course: 0 }, { course: ['validation.course'] }],
    [{ ...student, course: 'третий' }, { course: ['validation.course'] }],
    [{ ...student, available_from: 'летом' }, { available_from: ['validation.date'] }],
    [{ ...student, available_from: '2027-02-30' }, { available_from: ['validation.date'] }],
  ]
  for (const [body, expected] of cases) {
    const { errors } = await refusedCall(api, postStudentApplication, 422, { body })
    assert.deepEqual(errors, expected, JSON.stringify(body))
  }
})

test('A14 an application that cannot be kept answers 503 and leaves no file', async (t) => {
  const db = await sqliteDatabase(t)
  const { apply, uploads, log } = await applicationApi(t, db)
  await db.schema.dropTable('lead_files').execute()
  const response = await apply({ content: goodFiles.pdf, filename: 'Резюме Әлия.pdf' })
  assert.equal(response.status, 503)
  assert.deepEqual(ErrorBody.parse(await response.json()), { message: 'feedback.unavailable' })
  assert.deepEqual(await filesIn(uploads), [])
  assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
  assert.doesNotMatch(JSON.stringify(log.lines), /Әлия|701|Резюме/)
})

test('A14 a disk that takes no files answers 503 and keeps no half of a request', async (t) => {
  const db = await sqliteDatabase(t)
  const taken = join(temporaryFolder(t), 'uploads')
  await writeFile(taken, 'a file and no folder')
  const { apply } = await applicationApi(t, db, { uploads: taken })
  const response = await apply({ content: goodFiles.pdf })
  assert.equal(response.status, 503)
  assert.deepEqual(ErrorBody.parse(await response.json()), { message: 'feedback.unavailable' })
  assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
})

test('A14 while the database is down an application is in the spool, and its file stays', async (t) => {
  const db = await sqliteDatabase(t)
  const folder = temporaryFolder(t)
  const spool = await openSpool(await openSpoolFolder(folder))
  t.after(() => spool.close())
  const { apply, uploads } = await applicationApi(t, db, { spool })
  await db.schema.dropTable('lead_files').execute()
  assert.equal((await apply({ content: goodFiles.pdf })).status, 201)
  assert.equal((await apply({ content: goodFiles.pdf })).status, 201, 'a repeat')
  const files = await filesIn(uploads)
  assert.equal(files.length, 1)
  const [line] = await readdir(folder)
  assert.ok((await readFile(join(folder, line ?? ''), 'utf8')).includes(files[0] ?? '?'))
  assert.equal(spool.length, 1)
})

test('an application is taken while the database cannot say whether its vacancy is open', async (t) => {
  const db = await sqliteDatabase(t)
  const { api } = await sampleApi(t, db)
  await db.schema.dropTable('vacancies').execute()
  await callApi(api, postApplication, { body: { ...visitor, vacancy_id: 77 } })
})

eachDatabase('R343 a student applies for vacancies of students alone', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const vacancy_id of [1, 99]) {
    const { errors } = await refusedCall(api, postStudentApplication, 422, {
      body: { ...student, vacancy_id },
    })
    assert.deepEqual(errors, { vacancy_id: ['validation.vacancy'] })
  }
  const long = { university: 'x'.repeat(301), direction: 'x'.repeat(301) }
  const { errors } = await refusedCall(api, postStudentApplication, 422, { body: { ...student, ...long } })
  assert.deepEqual(errors, { university: ['validation.line'], direction: ['validation.line'] })
})

eachDatabase(
  'R390 files above the bytes of an address and day are refused and not kept',
  async (db, _, t) => {
    const limits = leadLimits({ db, address: null, phone: null, dayBytes: 2 * 1024, secret: 'a secret' })
    t.after(limits.close)
    const { apply, uploads } = await applicationApi(t, db, { limits })
    const send = (number: number, clientAddress: string) =>
      apply({ content: goodFiles.pdf }, { phone: `+7701000000${number}` }, { clientAddress })
    const statuses = [await send(1, '203.0.113.7'), await send(2, '203.0.113.7')].map(({ status }) => status)
    assert.deepEqual(statuses, [201, 201])
    const refused = await send(3, '203.0.113.7')
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('Retry-After')) > 3600)
    assert.equal((await send(4, '203.0.113.8')).status, 201)
    assert.equal((await filesIn(uploads)).length, 3)
  },
)

eachDatabase(
  'R391 above the ceiling of its folder a file is refused, and an application without one is kept',
  async (db, _, t) => {
    // As after an upgrade: there is more already than the ceiling allows.
    const folder = temporaryFolder(t)
    await writeFile(join(folder, 'old.pdf'), Buffer.alloc(3_000))
    let clock = 0
    const uploadRoom = folderRoom(folder, { ceiling: 1_000, onFilling() {}, now: () => clock })
    const { api, apply, uploads, log } = await applicationApi(t, db, { uploadRoom })
    const refused = await apply({ content: goodFiles.pdf })
    assert.equal(refused.status, 503)
    assert.deepEqual(await refused.json(), { message: 'feedback.unavailable' })
    assert.deepEqual(await filesIn(uploads), [])
    await callApi(api, postApplication, { body: { ...visitor, vacancy_id: '1' } })
    // A page's form sends an empty file where the visitor has chosen none.
    assert.equal((await apply({ filename: '' }, { phone: '+77010000002' })).status, 201)
    await rm(join(folder, 'old.pdf'))
    clock = 60_000
    assert.equal((await apply({ content: goodFiles.pdf }, { phone: '+77010000001' })).status, 201)
    assert.ok(log.lines.every(({ level }) => level !== 'error'))
  },
)
