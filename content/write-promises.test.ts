import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { promisedOf, promiseRows } from '#database/catalogue/promise-rows.ts'
import { readSetting } from '#database/settings.ts'
import type { Database } from '#database/open.ts'
import { promiseHistory } from '#domain/promise-history.ts'
import { contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { otherCompany } from '#tests/helpers/other-company.ts'
import { importContent, type ImportOptions } from './import.ts'
import { readContent } from './read-content.ts'
import { changesIn } from './summary.ts'

type Files = Parameters<typeof contentFolderWith>[1]

const company = { name: 'Sample' }

/** Imports the sample with these changes at noon of a day in Kazakhstan. */
function importOn(
  t: TestContext,
  db: Database,
  day: string,
  files: Files = {},
  options: Omit<ImportOptions, 'now'> = {},
) {
  const records = readContent(contentFolderWith(t, files))
  return importContent(db, records, { ...options, now: new Date(`${day}T07:00:00Z`) })
}

/** The file of house 1 with another deadline, and lines of its own. */
function house(deadline: string, more = '', name = 'garden-1'): Record<string, string | null> {
  const text = (sampleFiles['houses/garden-1.yaml'] ?? '').replace(/deadline: .*/, `deadline: ${deadline}`)
  return {
    ...(name !== 'garden-1' && {
      'houses/garden-1.yaml': null,
      'complexes/garden.yaml': (sampleFiles['complexes/garden.yaml'] ?? '').replace('garden-1', name),
    }),
    [`houses/${name}.yaml`]: `${more}${text.trimStart()}`,
  }
}

const [q2, q4] = ['{ year: 2028, quarter: 2 }', '{ year: 2028, quarter: 4 }']

const correction = `deadline_correction:
  from: { year: 2028, quarter: 2 }
  reason: { ru: Опечатка, kk: Қате терілген, en: A slip }
`

/** Without house 1. */
const withoutHouse: Files = {
  'houses/garden-1.yaml': null,
  'complexes/garden.yaml': (sampleFiles['complexes/garden.yaml'] ?? '')
    .replace(/genplan:[^]*?features/, 'genplan: null\nfeatures')
    .replace('selling', 'ready'),
}

/** What happened to a house, event by event: its kind, its day and the quarter of the deadline then. */
async function eventsOf(db: Database, id: number, name = company.name) {
  const rows = (await promiseRows(db, name)).get(id) ?? []
  return promiseHistory(rows.map(promisedOf)).events.map(({ kind, day, deadline, reason }) => {
    return [kind, day, deadline?.quarter ?? null, ...(reason === null ? [] : [reason.en])].join(' ')
  })
}

eachDatabase(
  'R1010 R1011 the first deadline and each change keep their days, and the same folder adds nothing',
  async (db, _, t) => {
    const first = await importOn(t, db, '2026-03-03')
    assert.deepEqual(first.get('house_promises'), {
      added: 2,
      changed: 0,
      unchanged: 0,
      removed: 0,
      withdrawn: 0,
    })
    assert.equal(changesIn(await importOn(t, db, '2026-03-09')), 0)
    await importOn(t, db, '2026-05-01', house(q4))
    assert.equal(changesIn(await importOn(t, db, '2026-05-02', house(q4))), 0)
    assert.deepEqual(await eventsOf(db, 1), ['published 2026-03-03 2', 'moved 2026-05-01 4'])
    assert.deepEqual(await eventsOf(db, 2), ['handed 2026-03-03 '])
  },
)

eachDatabase('R1010 the day is that of Kazakhstan, and never before the last one', async (db, _, t) => {
  const records = readContent(contentFolderWith(t))
  await importContent(db, records, { now: new Date('2026-03-03T19:30:00Z') })
  assert.deepEqual(await eventsOf(db, 1), ['published 2026-03-04 2'])
  await importOn(t, db, '2026-01-01', house(q4))
  assert.deepEqual((await eventsOf(db, 1)).at(-1), 'moved 2026-03-04 4')
})

eachDatabase('R1011 a folder that is rolled back is one more change and hides none', async (db, _, t) => {
  await importOn(t, db, '2026-03-03')
  await importOn(t, db, '2026-05-01', house(q4))
  await importOn(t, db, '2026-05-03')
  assert.deepEqual(await eventsOf(db, 1), [
    'published 2026-03-03 2',
    'moved 2026-05-01 4',
    'moved 2026-05-03 2',
  ])
})

eachDatabase('R1011 a dry run and an import that fails leave the history as it was', async (db, _, t) => {
  await importOn(t, db, '2026-03-03')
  const dry = await importOn(t, db, '2026-05-01', house(q4), { dryRun: true })
  assert.equal(dry.get('house_promises')?.added, 1)
  await fillDatabase(db, { estates: [makeEstate({ id: 1, house_id: 1, complex_id: 1, plan_code: null })] })
  await assert.rejects(importOn(t, db, '2026-05-02', withoutHouse))
  assert.deepEqual(await eventsOf(db, 1), ['published 2026-03-03 2'])
})

eachDatabase('R1011 two replicas that import at once write one word', async (db, _, t) => {
  await importOn(t, db, '2026-03-03')
  await Promise.all([
    importOn(t, db, '2026-05-01', house(q4)),
    importOn(t, db, '2026-05-01', house(q4)),
    importOn(t, db, '2026-05-01', house(q4)),
  ])
  assert.deepEqual(await eventsOf(db, 1), ['published 2026-03-03 2', 'moved 2026-05-01 4'])
})

eachDatabase('R1011 a house that leaves the folder and comes back goes on', async (db, _, t) => {
  await importOn(t, db, '2026-03-03')
  await importOn(t, db, '2026-04-01', withoutHouse)
  assert.equal(changesIn(await importOn(t, db, '2026-04-02', withoutHouse)), 0)
  await importOn(t, db, '2026-05-01', house(q4))
  assert.deepEqual(await eventsOf(db, 1), [
    'published 2026-03-03 2',
    'left 2026-04-01 2',
    'back 2026-05-01 2',
    'moved 2026-05-01 4',
  ])
})

eachDatabase(
  'R1011 a renamed house goes on by its id, and without one by its number in the project',
  async (db, _, t) => {
    await importOn(t, db, '2026-03-03')
    await importOn(t, db, '2026-04-01', house(q4, 'id: 1\n', 'garden-first'))
    assert.deepEqual(await eventsOf(db, 1), ['published 2026-03-03 2', 'moved 2026-04-01 4'])
    const renamed = await importOn(t, db, '2026-05-01', house(q2, '', 'garden-one'))
    assert.equal(renamed.get('house_promises')?.changed, 1)
    const { id } = await db
      .selectFrom('houses')
      .select('id')
      .where('slug', '=', 'garden-one')
      .executeTakeFirstOrThrow()
    assert.notEqual(id, 1)
    assert.deepEqual(await eventsOf(db, 1), [])
    assert.deepEqual(await eventsOf(db, id), [
      'published 2026-03-03 2',
      'moved 2026-04-01 4',
      'moved 2026-05-01 2',
    ])
  },
)

eachDatabase(
  'R1012 a correction is kept with its reason, once, and a reason that comes later beside its change',
  async (db, _, t) => {
    await importOn(t, db, '2026-03-03')
    await importOn(t, db, '2026-03-04', house(q4, correction))
    assert.equal(changesIn(await importOn(t, db, '2026-03-05', house(q4, correction))), 0)
    assert.deepEqual(await eventsOf(db, 1), ['published 2026-03-03 2', 'corrected 2026-03-04 4 A slip'])
    const later = { year: 2029, quarter: 1 }
    await importOn(t, db, '2026-06-01', house(JSON.stringify(later), correction))
    assert.deepEqual((await eventsOf(db, 1)).at(-1), 'moved 2026-06-01 1', 'an old reason excuses nothing')
  },
)

eachDatabase('R1012 a reason may follow the change, and then stands beside it', async (db, _, t) => {
  await importOn(t, db, '2026-03-03')
  await importOn(t, db, '2026-03-04', house(q4))
  await importOn(t, db, '2026-03-05', house(q4, correction))
  assert.equal(changesIn(await importOn(t, db, '2026-03-06', house(q4, correction))), 0)
  assert.deepEqual(await eventsOf(db, 1), [
    'published 2026-03-03 2',
    'moved 2026-03-04 4',
    'explained 2026-03-05 4 A slip',
  ])
})

eachDatabase(
  'R1011 the history of another company is neither shown nor lost, and comes back with it',
  async (db, _, t) => {
    await importOn(t, db, '2026-03-03')
    const options = { anotherCompany: true, removeProjects: true, now: new Date('2026-06-01T07:00:00Z') }
    const other = readContent(contentFolderWith(t, otherCompany))
    await importContent(db, other, options)
    const name = (await readSetting(db, 'promised_by')) ?? ''
    assert.equal(name, other.company.name.ru)
    const days = [...(await promiseRows(db, name)).values()].flat().map(({ day }) => day)
    assert.ok(days.length > 0 && days.every((day) => day === '2026-06-01'), days.join())
    await importOn(t, db, '2026-07-01', {}, { anotherCompany: true, removeProjects: true })
    assert.deepEqual((await eventsOf(db, 1))[0], 'published 2026-03-03 2')
  },
)
