import assert from 'node:assert/strict'
import { ownMeeting, postMeets } from '#contract/feedback.ts'
import { answerMeeting } from '#database/leads/meetings.ts'
import { forgetPerson } from '#database/leads/forget-person.ts'
import { openPlace } from '#domain/meeting-place.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const visitor = { name: 'Әлия', phone: '+77011234567' }
const now = new Date('2026-11-21T10:00:00Z')

eachDatabase(
  'R1563 a token shows the visitor the state of their meeting; the number of the request does not',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { now: () => now })
    const body = {
      ...visitor,
      email: 'aliya@example.kz',
      date: '2026-12-01',
      time_slot: '15:00-17:00',
      format: 'site',
      complex_id: 1,
      estate_ids: [2, 1],
    } as const
    const first = await callApi(api, postMeets, { body })
    const token = first.data.meeting ?? ''
    assert.deepEqual(await callApi(api, postMeets, { body }), first)
    const asked = (await callApi(api, ownMeeting, { body: { token } })).data
    assert.deepEqual(asked, {
      id: first.data.id,
      state: 'asked',
      proposes: null,
      date: '2026-12-01',
      time_slot: '15:00-17:00',
      asked_date: '2026-12-01',
      asked_time_slot: '15:00-17:00',
      format: 'site',
      office_id: null,
      complex_id: 1,
      address: null,
      estate_ids: [2, 1],
      sequence: 0,
      created_at: now.toISOString(),
      changed_at: now.toISOString(),
    })
    assert.doesNotMatch(JSON.stringify(asked), /Әлия|701|aliya/)
    const at = new Date('2026-11-22T10:00:00Z')
    const answered = { state: 'moved', day: '2026-12-02', slot: '11:00', ...openPlace, seen: 0 } as const
    await answerMeeting(db, { leadId: first.data.id, ...answered, by: 'anna', at, lookId: '1' })
    const moved = (await callApi(api, ownMeeting, { body: { token } })).data
    assert.deepEqual(
      [moved.state, moved.date, moved.time_slot, moved.asked_date, moved.sequence, moved.changed_at],
      ['moved', '2026-12-02', '11:00', '2026-12-01', 1, at.toISOString()],
    )
    assert.doesNotMatch(JSON.stringify(moved), /anna/)
    for (const wrong of [
      first.data.id,
      `${token}x`,
      token.slice(0, -1),
      token.replace('.', ','),
      'x'.repeat(200),
    ]) {
      const { errors } = await refusedCall(api, ownMeeting, 422, { body: { token: wrong } })
      assert.deepEqual(errors, { token: ['validation.link'] }, wrong)
    }
    await forgetPerson(db, { phone: visitor.phone, email: null })
    const { errors } = await refusedCall(api, ownMeeting, 422, { body: { token } })
    assert.deepEqual(errors, { token: ['validation.link_expired'] })
  },
)

eachDatabase(
  'R1563 a meeting without a day has a page too, and no other form has a token',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { now: () => now })
    const { data } = await callApi(api, postMeets, { body: visitor })
    const own = (await callApi(api, ownMeeting, { body: { token: data.meeting ?? '' } })).data
    assert.deepEqual([own.state, own.date, own.time_slot, own.estate_ids], ['asked', null, null, []])
    const answer = await api.request('/api/feedback/callback', {
      method: 'POST',
      body: new URLSearchParams(visitor),
    })
    assert.deepEqual(Object.keys(((await answer.json()) as { data: object }).data), ['id'])
  },
)
