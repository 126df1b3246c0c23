import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { watchRounds } from '#tests/helpers/leads/watch-rounds.ts'

eachDatabase(
  'R1168 servers that refuse, want pauses and lose answers lose no digest, and double only what they took without an answer',
  async (db, _, t) => {
    const { missing, doubled, lostAnswers, refused } = await watchRounds(t, db, {
      kind: 'refuse',
      seed: 7,
      days: 2,
      readers: 12,
    })
    assert.equal(missing, 0)
    assert.ok(refused > 0, 'something did fail')
    assert.ok(doubled <= lostAnswers, `${doubled} twice, ${lostAnswers} without an answer`)
  },
)

eachDatabase(
  'R1168 R1235 servers of mail and of Telegram that hang, or break off in the answer, lose no digest, and double only what they took without an answer',
  async (db, _, t) => {
    const { missing, doubled, lostAnswers, refused } = await watchRounds(t, db, {
      kind: 'hang',
      seed: 7,
      days: 1,
      readers: 16,
      first: 4,
    })
    assert.equal(missing, 0)
    assert.ok(refused > 0 && lostAnswers > 0, 'something did fail')
    assert.ok(doubled <= lostAnswers, `${doubled} twice, ${lostAnswers} without an answer`)
  },
)
