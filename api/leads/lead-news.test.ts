import assert from 'node:assert/strict'
import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
import { type Spool, openSpool } from '#leads/spool/spool.ts'
import { leadLimits } from '#leads/intake/limits.ts'
import { breakable } from '#tests/helpers/databases/breakable-database.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import type { LeadNews } from './take-lead.ts'

eachDatabase(
  'whoever watches hears once of every sent form what became of it, and nothing of who sent it',
  async (db, _, t) => {
    const heard: LeadNews[] = []
    const broken = breakable(db)
    const folder = await openSpool(await openSpoolFolder(temporaryFolder(t)))
    t.after(() => folder.close())
    let isDiskFull = false
    const spool: Spool = Object.create(folder, {
      length: { get: () => folder.length },
      isDatabaseAway: { get: () => false },
      keep: {
        value: (...given: Parameters<Spool['keep']>) =>
          isDiskFull ? Promise.reject(new Error('ENOSPC')) : folder.keep(...given),
      },
    })
    const limit = { requests: 3, seconds: 600 }
    const limits = leadLimits({ db, address: null, phone: limit, secret: 'a secret of the site' })
    t.after(limits.close)
    const leads = { spool, limits, heard: (news: LeadNews) => void heard.push(news) }
    const { api } = await sampleApi(t, broken.db, { leads })
    let asked = 0
    const send = async (phone: string, key: string) => {
      const body = JSON.stringify({ name: 'Алия', phone })
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      const request = { method: 'POST', headers, body }
      const env = { requestId: `request-${++asked}` }
      const response = await api.request('/api/feedback/callback', request, env)
      const { data } = (await response.json()) as { data?: { id: string } }
      return [response.status, data?.id ?? null] as const
    }
    const told = () => {
      const { form, outcome, lead, requestId } = heard.at(-1) ?? {}
      assert.equal(heard.length, asked)
      assert.deepEqual([form, requestId], ['callback', `request-${asked}`])
      return [outcome, lead]
    }
    const phone = '+77011234567'
    const [, first] = await send(phone, 'a')
    assert.deepEqual(told(), ['accepted', first])
    assert.deepEqual(await send(phone, 'a'), [201, first])
    assert.deepEqual(told(), ['repeated', first])
    assert.equal((await send('12', 'b'))[0], 422)
    assert.deepEqual(told(), ['refused', null])
    broken.state = 'fails'
    const [, kept] = await send(phone, 'c')
    assert.deepEqual(told(), ['journaled', kept])
    isDiskFull = true
    assert.equal((await send(phone, 'd'))[0], 503)
    assert.deepEqual(told(), ['failed', null])
    broken.state = 'works'
    assert.equal((await send(phone, 'e'))[0], 201)
    // Over the limit of its phone a request is kept all the same (A47).
    const [status, held] = await send(phone, 'f')
    assert.equal(status, 201)
    assert.deepEqual(told(), ['accepted', held])
    assert.doesNotMatch(JSON.stringify(heard), /Алия|1234567/)
  },
)
