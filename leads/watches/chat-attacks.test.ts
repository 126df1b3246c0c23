import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/open.ts'
import { chattingSite } from '#tests/helpers/leads/chatting.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'

const unit = { kind: 'estate', id: 1 } as const
const tries = 400

/** The database with a count of what is written to it. */
function counted(db: Database) {
  const writes = { count: 0 }
  const watched = db.withPlugin({
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') writes.count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { watched, writes }
}

const chats = async (db: Database) =>
  (await db.selectFrom('watchers').select('chat_id').orderBy('chat_id').execute()).map(
    ({ chat_id }) => chat_id,
  )

eachDatabase(
  'R1237 hundreds of forged links and of /stop from strangers cost few writes and answers, confirm nothing and keep nobody else from the bot',
  async (db, _, t) => {
    const { watched, writes } = counted(db)
    const { telegram, ask, read } = await chattingSite(t, watched)
    const start = await ask(unit)
    writes.count = 0
    for (let count = 0; count < tries; count++) {
      telegram.say(600, `/start ${randomBytes(24).toString('base64url')}`)
      telegram.say(601, '/stop')
    }
    telegram.say(501, `/start ${start}`)
    await read()
    assert.deepEqual(await chats(db), ['501'])
    assert.ok(writes.count < tries, `${writes.count} writes for ${2 * tries} messages`)
    const answered = (chat: string) => telegram.messages.filter((message) => message.chat === chat).length
    assert.deepEqual([answered('600'), answered('601')], [5, 5])
  },
)

eachDatabase(
  'R1237 of the link of another person nothing is told but that it is used, and the second to press it takes nothing away',
  async (db, _, t) => {
    const { telegram, ask, read } = await chattingSite(t, db)
    const start = await ask(unit)
    telegram.say(501, `/start ${start}`)
    for (const stolen of [start, start.toUpperCase(), `${start.slice(0, -1)}A`, `${start}=`, `x${start}`])
      telegram.say(502, `/start ${stolen}`)
    telegram.say(501, `/start ${start}`)
    await read()
    assert.deepEqual(await chats(db), ['501'])
    const { rows } = await sql<{ watches: number }>`select count(*) as watches from watches`.execute(db)
    assert.equal(Number(rows[0]?.watches), 1)
    const words = telegram.messages.filter(({ chat }) => chat === '502').map(({ shown }) => shown)
    assert.ok(words.every((shown) => !/token=|501/.test(shown)))
  },
)
