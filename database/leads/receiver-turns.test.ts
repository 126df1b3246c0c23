import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { until } from '#tests/helpers/until.ts'
import { inTurn } from './receiver-turns.ts'

const now = () => new Date('2026-11-21T10:00:00Z')

eachDatabase(
  'R791 of many that come at once one has the turn, and the next one may when it is done',
  async (db) => {
    const gate = Promise.withResolvers<void>()
    let working = 0
    const work = async () => {
      working++
      await gate.promise
      return 'done'
    }
    const refused: null[] = []
    const all = [1, 2, 3, 4].map(async () => {
      const outcome = await inTurn(db, 'contact:1', now, work)
      if (outcome === null) refused.push(outcome)
      return outcome
    })
    await until(async () => refused.length === 3)
    assert.deepEqual(await inTurn(db, 'contact:2', now, async () => 'another'), { result: 'another' })
    gate.resolve()
    const outcomes = await Promise.all(all)
    assert.deepEqual(
      outcomes.filter((outcome) => outcome !== null),
      [{ result: 'done' }],
    )
    assert.equal(working, 1)
    assert.deepEqual(await inTurn(db, 'contact:1', now, async () => 'next'), { result: 'next' })
    assert.deepEqual(await db.selectFrom('receiver_turns').selectAll().execute(), [])
  },
)

eachDatabase('R791 work that fails gives the turn back, and its failure goes on', async (db) => {
  const work = () => Promise.reject(new Error('broken'))
  await assert.rejects(inTurn(db, 'contact:1', now, work), { message: 'broken' })
  assert.deepEqual(await inTurn(db, 'contact:1', now, async () => 1), { result: 1 })
})

eachDatabase('R791 the turn of a process that died ends by itself', async (db) => {
  const until = '2026-11-21T10:00:30.000Z'
  await db.insertInto('receiver_turns').values({ key: 'contact:1', holder: 'dead', until }).execute()
  assert.equal(await inTurn(db, 'contact:1', now, async () => 1), null)
  const later = () => new Date(until)
  assert.deepEqual(await inTurn(db, 'contact:1', later, async () => 1), { result: 1 })
})
