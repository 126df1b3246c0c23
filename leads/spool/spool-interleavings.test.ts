import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { ModelDisk, type Step } from '#tests/helpers/model-disk.ts'
import { type Spool, openSpool } from './spool.ts'
import type { LeadRecord } from '../intake/lead-record.ts'

const idle: Step = async () => {}

/** The actions of one process: it keeps requests, drains or looks for files of others, in sequence or in parallel. */
const doings = fc.array(fc.constantFrom('keep', 'drain', 'take over', 'database comes', 'database goes'), {
  minLength: 1,
  maxLength: 8,
})

type Plan = {
  processes: string[][]
  /** After so many steps of all processes together everything ends at once. */
  end: number
  /** A power cut, with so much of the unsafe text on disk; null when only the processes are killed. */
  survives: number | null
}

const plans: fc.Arbitrary<Plan> = fc.record({
  processes: fc.array(doings, { minLength: 1, maxLength: 3 }),
  end: fc.integer({ min: 1, max: 120 }),
  survives: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

/**
 * Processes keep, drain and take over from each other in every order of their steps that the scheduler thinks of, the
 * database comes and goes and fails after it has committed; then all of them die in the middle of it.
 */
async function live(s: fc.Scheduler, { processes, end, survives }: Plan) {
  const disk = new ModelDisk()
  const database = new Map<string, LeadRecord>()
  const acknowledged: string[] = []
  let isUp = false
  let steps = 0
  let count = 0

  const step: Step = async (what) => {
    await s.schedule(Promise.resolve(), what)
    if (++steps > end) await new Promise(() => {})
  }

  async function insert(record: LeadRecord): Promise<void> {
    await s.schedule(Promise.resolve(), `insert ${record.lead.id}`)
    if (steps > end) return
    if (isUp || steps % 5 === 0) database.set(record.lead.id, record)
    if (!isUp) throw new Error('no connection')
  }

  async function act(spool: Spool, doing: string): Promise<void> {
    const number = ++count
    if (doing === 'keep') {
      const { id } = await spool.keep(makeRecord(number))
      acknowledged.push(id)
    }
    if (doing === 'drain') await spool.drain(insert)
    if (doing === 'take over') await spool.takeOver(1)
    if (doing === 'database comes') isUp = true
    if (doing === 'database goes') isUp = false
  }

  async function run(doings: readonly string[]): Promise<void> {
    const spool = await openSpool(disk.folder(step), undefined, () => 1_763_719_200_000)
    const drains: Promise<void>[] = []
    for (const doing of doings) {
      // A process drains while it takes requests, one pass at a time.
      if (doing === 'drain') drains.push(Promise.all(drains).then(() => act(spool, doing)))
      else await act(spool, doing)
    }
    await Promise.all(drains)
  }

  for (const doings of processes) void run(doings)
  await s.waitIdle()
  if (survives !== null) disk.cutPower(survives)
  return { disk, database, acknowledged, count }
}

test('an acknowledged request outlives every order of events, a kill and a power cut, and is there once', async () => {
  let everAcknowledged = 0
  let everTorn = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plans, async (s, plan) => {
      const { disk, database, acknowledged, count } = await live(s, plan)
      const spool = await openSpool(disk.folder(idle))
      const keep = async (record: LeadRecord) => void database.set(record.lead.id, record)
      const { failure } = await spool.drain(keep)
      assert.equal(failure, null)
      for (const id of acknowledged) assert.ok(database.has(id), `${id} is lost`)
      const asked = Array.from({ length: count }, (_, number) => makeRecord(number + 1))
      for (const [id, record] of database)
        assert.deepEqual(
          record,
          asked.find(({ lead }) => lead.id === id),
        )
      assert.deepEqual([...disk.files.keys()], [])
      assert.equal(spool.length, 0)
      everAcknowledged += acknowledged.length
      everTorn += disk.aside.length
    }),
    { numRuns: 600 },
  )
  assert.ok(everAcknowledged > 500, `only ${everAcknowledged} requests were acknowledged`)
  assert.ok(everTorn > 0, 'no line was torn: the power cuts reach nothing')
})
