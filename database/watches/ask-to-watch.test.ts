import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import type { Database } from '../open.ts'
import { askToWatch } from './ask-to-watch.ts'
import { confirmWatches, endEverything } from './own-watches.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const newId = () => randomUUIDv7()

function ask(db: Database, minute: number, target = '7'): Promise<void> {
  const wish = {
    id: newId(),
    email: 'reader@example.kz',
    kind: 'estate',
    target,
    language: 'ru',
    consent_version: 'watch-ru-1',
    consent_at: minutes(minute).toISOString(),
    address: '203.0.113.7',
    page_url: 'https://example.kz/tell-me',
  } as const
  return askToWatch(db, wish, minutes(minute), newId, () => false)
}

eachDatabase(
  'R415 R1082 the work for an address does not tell what is known of it: the same statements',
  async (db) => {
    const statements: string[] = []
    const recorded = db.withPlugin({
      transformQuery({ node }) {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const work = async (minute: number, target?: string) => {
      statements.length = 0
      await ask(recorded, minute, target)
      return [...statements]
    }
    const unknown = await work(0)
    assert.ok(unknown.length > 0)
    const { id } = await db.selectFrom('watchers').select('id').executeTakeFirstOrThrow()
    assert.deepEqual(await work(1), unknown, 'pending')
    assert.deepEqual(await work(60, '8'), unknown, 'pending, with another wish')
    assert.equal(await confirmWatches(db, id, minutes(60), minutes(61)), true)
    assert.deepEqual(await work(120), unknown, 'confirmed')
    for (let wish = 10; wish < 20; wish++) assert.deepEqual(await work(120, String(wish)), unknown, 'full')
    await endEverything(db, id, minutes(121))
    assert.deepEqual(await work(122), unknown, 'ended')
  },
)
