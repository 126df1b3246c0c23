import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { outboxFigures } from './outbox-stats.ts'
import { askToSubscribe } from './subscriptions.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

eachDatabase(
  'R950 a letter to a mailbox that does not exist is no figure of the outbox, others are',
  async (db) => {
    const ids = Array.from({ length: 4 }, () => randomUUIDv7())
    for (const [index, id] of ids.entries()) {
      const email = `reader-${index}@example.kz`
      const consent = { consent_version: 'subscribe-ru-1', consent_at: now.toISOString() }
      const request = { id, email, language: 'ru', ...consent, address: '203.0.113.7', page_url: '' } as const
      await askToSubscribe(db, request, now, randomUUIDv7, () => false)
    }
    const figures = async () =>
      (await outboxFigures(db)).map(({ channel, state, count }) => ({ channel, state, count }))
    const end = (id: string, last_error: string | null) =>
      db
        .updateTable('deliveries')
        .set({ state: 'dead', last_error })
        .where('subscription_id', '=', id)
        .execute()
    const [wrong = '', sender = '', unknown = ''] = ids
    await end(wrong, 'EENVELOPE 550 RCPT')
    assert.deepEqual(await figures(), [{ channel: 'letter', state: 'pending', count: 3 }])
    await end(sender, 'EENVELOPE 550')
    await end(unknown, null)
    assert.deepEqual(await figures(), [
      { channel: 'letter', state: 'dead', count: 2 },
      { channel: 'letter', state: 'pending', count: 1 },
    ])
  },
)
