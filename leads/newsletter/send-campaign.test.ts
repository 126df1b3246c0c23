import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { campaigns, startCampaign, unsentLetters, waitingReaders } from '#database/leads/campaigns.ts'
import { leave } from '#database/leads/subscriptions.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import type { Posted, PostLetter } from './post-letter.ts'
import { type CampaignParts, sendCampaign } from './send-campaign.ts'

const start = new Date('2026-11-21T10:00:00.000Z')

/** Confirmed subscribers, and a post office that notes who was written to. */
async function office(db: Database, count: number) {
  const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
  const subscriptions = Array.from({ length: count }, (_, number) =>
    makeRow('subscriptions', {
      id: id(number),
      email: `reader${number}@example.kz`,
      state: 'active',
      confirmed_at: '2026-11-20T10:00:00.000Z',
    }),
  )
  await fillDatabase(db, { subscriptions })
  const got: string[] = []
  const stopping = new AbortController()
  const waits: number[] = []
  /** What the mail server does with a letter; by default it takes it. */
  const rules = { answer: async (_to: string, _times: number): Promise<Posted | null> => null }
  const post: PostLetter = async ({ to }, beforeText) => {
    const posted = await rules.answer(to, got.filter((each) => each === to).length)
    if (posted !== null && posted.kind !== 'unsure') return posted
    if (!(await beforeText())) return { kind: 'withdrawn' }
    got.push(to)
    return posted ?? { kind: 'taken' }
  }
  async function run(slug = 'article-1', changed: Partial<CampaignParts> = {}) {
    const campaign = await startCampaign(db, slug, start, randomUUID)
    return sendCampaign({
      db,
      campaign,
      letterOf: ({ email }) => ({ to: email, subject: '', text: '', html: '', messageId: '', leave: '' }),
      post,
      now: () => start,
      newId: randomUUID,
      pauses: { letters: 2_000, again: 300_000 },
      wait: async (milliseconds) => void waits.push(milliseconds),
      stopping: stopping.signal,
      ...changed,
    })
  }
  return { id, got, rules, run, post, stopping, waits }
}

const whole = { refused: 0, left: 0, unsure: 0, gone: 0, halt: null }

eachDatabase('R831 everybody who had confirmed gets a letter once, however often it is sent', async (db) => {
  const { got, run, waits } = await office(db, 4)
  await fillDatabase(db, {
    subscriptions: [
      makeRow('subscriptions', { id: 'p', email: 'pending@example.kz', state: 'pending' }),
      makeRow('subscriptions', {
        id: 'l',
        email: 'left@example.kz',
        state: 'left',
        confirmed_at: start.toISOString(),
      }),
      makeRow('subscriptions', {
        id: 'n',
        email: 'new@example.kz',
        state: 'active',
        confirmed_at: '2026-11-21T10:00:00.001Z',
      }),
    ],
  })
  assert.deepEqual(await run(), { ...whole, sent: 4 })
  assert.deepEqual(await run(), { ...whole, sent: 0 })
  assert.deepEqual(
    got,
    [0, 1, 2, 3].map((number) => `reader${number}@example.kz`),
  )
  assert.deepEqual(waits, [2_000, 2_000, 2_000])
  const [campaign] = await campaigns(db)
  assert.deepEqual([campaign?.slug, campaign?.counts], ['article-1', { sent: 4 }])
  // Another article is another campaign.
  assert.equal((await run('article-2')).sent, 4)
})

eachDatabase('R831 runs at the same moment share the letters and double none', async (db) => {
  const { got, run } = await office(db, 12)
  const runs = await Promise.all([run(), run(), run()])
  assert.equal(
    runs.reduce((sum, { sent }) => sum + sent, 0),
    12,
  )
  assert.equal(new Set(got).size, 12)
  assert.equal(got.length, 12)
})

eachDatabase('R832 a letter whose answer was lost is told of and sent no second time', async (db) => {
  const { got, rules, run } = await office(db, 3)
  rules.answer = async (to) => (to.startsWith('reader1') ? { kind: 'unsure', answer: 'ECLOSED' } : null)
  assert.deepEqual(await run(), { ...whole, sent: 2, unsure: 1 })
  assert.equal((await run()).sent, 0)
  assert.equal(got.length, 3)
  const [campaign] = await campaigns(db)
  assert.deepEqual(await unsentLetters(db, campaign?.id ?? ''), [
    { email: 'reader1@example.kz', state: 'unsure', answer: 'ECLOSED' },
  ])
})

eachDatabase('R833 who leaves, or is paused, after the run began gets no letter', async (db) => {
  const { id, got, rules, run } = await office(db, 4)
  rules.answer = async (to) => {
    // In the last moment, and before its turn.
    if (to.startsWith('reader0')) await leave(db, id(0), start)
    if (to.startsWith('reader1')) await leave(db, id(2), start)
    return null
  }
  assert.deepEqual(await run(), { ...whole, sent: 2, gone: 2 })
  assert.deepEqual(got, ['reader1@example.kz', 'reader3@example.kz'])
})

eachDatabase(
  'R834 an address that refuses three letters in a row is paused, and one taken between counts anew',
  async (db) => {
    const { got, rules, run } = await office(db, 2)
    const refuse = (answer: Posted | null) =>
      (rules.answer = async (to) => (to.startsWith('reader0') ? answer : null))
    refuse({ kind: 'refused', answer: 'EENVELOPE 550', isAddress: true })
    assert.deepEqual(await run('a'), { ...whole, sent: 1, refused: 1 })
    // The same letter is not tried again, and counts once.
    assert.deepEqual(await run('a'), { ...whole, sent: 0 })
    await run('b')
    refuse(null)
    await run('c')
    assert.equal(got.filter((to) => to.startsWith('reader0')).length, 1)
    refuse({ kind: 'refused', answer: 'EENVELOPE 550', isAddress: true })
    for (const slug of ['d', 'e', 'f']) assert.equal((await run(slug)).refused, 1)
    assert.deepEqual(await run('g'), { ...whole, sent: 1 })
    assert.deepEqual(
      (await waitingReaders(db, null, start.toISOString())).map(({ id }) => id.slice(-1)),
      ['1'],
    )
  },
)

eachDatabase(
  'R834 a letter that is not taken now is tried again at the end, and by the next run',
  async (db) => {
    const { got, rules, run, waits } = await office(db, 2)
    let tries = 0
    rules.answer = async (to) => {
      if (!to.startsWith('reader0')) return null
      return ++tries < 5 ? { kind: 'later', answer: 'EENVELOPE 450' } : null
    }
    assert.deepEqual(await run(), { ...whole, sent: 1, left: 1 })
    assert.deepEqual([tries, waits.filter((each) => each === 300_000).length], [3, 2])
    assert.deepEqual(await run(), { ...whole, sent: 1 })
    assert.deepEqual([tries, got.length], [5, 2])
  },
)

eachDatabase('R835 a server that takes no letters ends the run, and nobody is marked', async (db) => {
  const { rules, run, stopping, waits, got } = await office(db, 6)
  rules.answer = async () => ({ kind: 'halted', answer: 'ECONNREFUSED', isFinal: false })
  assert.deepEqual(await run(), { ...whole, sent: 0, left: 6, halt: 'ECONNREFUSED' })
  assert.deepEqual((await campaigns(db))[0]?.counts, {})
  rules.answer = async () => ({ kind: 'halted', answer: 'EAUTH 535', isFinal: true })
  waits.length = 0
  assert.deepEqual(await run(), { ...whole, sent: 0, left: 6, halt: 'EAUTH 535' })
  assert.equal(waits.length, 0)
  // Somebody stops it: the letter on its way is the last.
  rules.answer = async (to) => {
    if (to.startsWith('reader1')) stopping.abort()
    return null
  }
  assert.deepEqual(await run(), { ...whole, sent: 2, left: 4 })
  assert.equal(got.length, 2)
})
