import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeJson } from '#database/engines/json.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { origin, passwords, staffPage } from '#tests/helpers/staff/staff-page.ts'

const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'{{7*7}}\u202E`

eachDatabase(
  'R827 what visitors, receivers and feeds write stays text on every page',
  async (db, _engine, t) => {
    const hostile = makeLead(1, {
      idempotency_key: null,
      name: evil,
      email: evil,
      message: `${evil}\n${evil}`,
      page_url: 'javascript:alert(1)',
      referrer: evil,
      body: writeJson({ utm_source: evil, date: evil, [evil]: evil }),
    })
    await fillDatabase(db, {
      leads: [hostile],
      lead_files: [makeRow('lead_files', { id: '1', lead_id: hostile.id, name: `${evil}.pdf` })],
      deliveries: [
        makeRow('deliveries', {
          id: '1',
          lead_id: hostile.id,
          state: 'dead',
          channel: evil,
          last_error: evil,
        }),
      ],
    })
    const { ask, logIn } = await staffPage(t, db, {
      alarms: async () => ({ alerts: [evil], well: evil, reasons: [evil] }),
    })
    const cookie = await logIn()
    const pages = [
      await ask('/staff/requests', { cookie }),
      await ask(`/staff/requests/${hostile.id}`, { cookie }),
      await ask(`/staff/requests?same=${hostile.id}`, { cookie }),
      await ask('/staff/alarms', { cookie }),
      await ask(`/staff/requests?form=${encodeURIComponent(evil)}&before=${encodeURIComponent(evil)}`, {
        cookie,
      }),
      await ask(`/staff/${encodeURIComponent(evil)}`, { cookie }),
      await ask(`/staff/login?next=${encodeURIComponent(evil)}`),
      await ask('/staff/login', { form: { name: evil, password: evil, next: evil } }),
      await ask('/staff/search', { cookie, form: { phone: evil } }),
    ]
    for (const { html } of pages) {
      assert.doesNotMatch(html, /<script|<img|onerror=alert\(1\)>|href="javascript/i)
      assert.doesNotMatch(html, /\sstyle=|<style/)
    }
    assert.ok(pages[1]?.html.includes('&lt;script&gt;'))
  },
)

eachDatabase(
  'R827 every answer is kept nowhere, framed nowhere, indexed nowhere, and runs nothing',
  async (db, _engine, t) => {
    const { ask, logIn, folder } = await staffPage(t, db)
    mkdirSync(join(folder, 'reports', 'macro'), { recursive: true })
    writeFileSync(join(folder, 'reports', 'macro', '2026-11-21T10-00-00.000Z.html'), '<h1>a report</h1>')
    const cookie = await logIn()
    const paths = [
      '/staff/login',
      '/staff/style.css',
      '/staff/requests',
      '/staff/stock/macro/2026-11-21T10-00-00.000Z.html',
      '/staff/nothing',
      '/elsewhere',
    ]
    for (const path of paths) {
      const { headers } = await ask(path, { cookie })
      assert.equal(headers.get('Cache-Control'), 'no-store', path)
      assert.match(headers.get('X-Robots-Tag') ?? '', /noindex/, path)
      const policy = headers.get('Content-Security-Policy') ?? ''
      assert.match(policy, /^default-src 'none';/, path)
      assert.match(policy, /frame-ancestors 'none'/, path)
      assert.doesNotMatch(policy, /script-src|\*|http/, path)
    }
  },
)

eachDatabase('R827 a login leads to pages of its own and nowhere else', async (db, _engine, t) => {
  const { ask } = await staffPage(t, db)
  const nexts = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/staff//evil.example',
    '/staff/requests/../../evil',
    '/staff/requests/\r\nLocation: https://evil.example',
    '/staff/logout',
    'javascript:alert(1)',
    '/staff/requests?next=//evil.example',
  ]
  for (const next of nexts) {
    const page = await ask(`/staff/login?next=${encodeURIComponent(next)}`)
    assert.match(page.html, /name="next" value="\/staff\/requests"/, next)
    const { location } = await ask('/staff/login', { form: { name: 'anna', password: passwords.anna, next } })
    assert.equal(location, '/staff/requests', next)
  }
})

eachDatabase(
  'R826 reports are read by their names alone, and no path leaves their folder',
  async (db, _engine, t) => {
    const { ask, logIn, folder } = await staffPage(t, db)
    const reports = join(folder, 'reports')
    const name = '2026-11-21T10-00-00.000Z.html'
    mkdirSync(join(reports, 'macro'), { recursive: true })
    writeFileSync(join(reports, 'macro', name), '<p><a href="../index.html">back</a></p><h1>a report</h1>')
    writeFileSync(join(reports, 'macro', 'notes.txt'), 'secret')
    writeFileSync(join(folder, name), 'secret')
    symlinkSync(join(folder, name), join(reports, 'macro', '2026-11-22T10-00-00.000Z.html'))
    symlinkSync(folder, join(reports, 'linked'))
    const cookie = await logIn()
    const list = await ask('/staff/stock', { cookie })
    assert.deepEqual(
      [...list.html.matchAll(/href="(\/staff\/stock\/[^"]+)"/g)].map(([, href]) => href),
      [`/staff/stock/macro/${name}`],
    )
    const report = await ask(`/staff/stock/macro/${name}`, { cookie })
    assert.match(report.html, /a report/)
    assert.match(report.headers.get('Content-Security-Policy') ?? '', /form-action 'none'/)
    // Where the report leads back to.
    assert.equal((await ask('/staff/stock/index.html', { cookie })).location, '/staff/stock')
    const paths = [
      '/staff/stock/macro/2026-11-22T10-00-00.000Z.html',
      '/staff/stock/macro/notes.txt',
      `/staff/stock/linked/${name}`,
      `/staff/stock/..%2f/${name}`,
      `/staff/stock/%2e%2e/${name}`,
      `/staff/stock/macro/..%2f..%2f${name}`,
      '/staff/stock/macro/..%2f..%2fusers',
      '/staff/stock/macro/%00',
      `/staff/stock/MACRO/${name}`,
      `/staff/stock/${'a'.repeat(5000)}/${name}`,
    ]
    for (const path of paths) {
      const answer = await ask(path, { cookie })
      assert.equal(answer.status, 404, path)
      assert.doesNotMatch(answer.html, /secret|scrypt1/, path)
    }
  },
)

eachDatabase('R827 numbers and forms that are none get an answer and no error', async (db, _engine, t) => {
  await fillDatabase(db, { leads: [makeLead(1)] })
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const ids = [
    '1',
    '0'.repeat(10_000),
    '%00',
    '..',
    "' or 1=1 --",
    '%F0%9F%92%A9',
    '01900000-0000-7000-8000-00000000000G',
  ]
  for (const each of ids) {
    for (const path of [`/staff/requests/${each}`, `/staff/requests/${each}/send`]) {
      const form = path.endsWith('/send') ? { form: {} } : {}
      assert.ok([303, 404].includes((await ask(path, { cookie, ...form })).status), path)
    }
    assert.equal((await ask(`/staff/requests?same=${each}&before=${each}`, { cookie })).status, 200)
  }
  const headers = { Origin: origin, 'Content-Type': 'multipart/form-data; boundary=x' }
  assert.equal((await ask('/staff/search', { method: 'POST', cookie, headers })).status, 400)
  const long = { form: { name: 'anna', password: 'x'.repeat(10_000) } }
  assert.equal((await ask('/staff/login', long)).status, 400)
  const many = Object.fromEntries(Array.from({ length: 1500 }, (_, number) => [`f${number}`, '']))
  assert.equal((await ask('/staff/search', { cookie, form: many })).status, 400)
})

eachDatabase('R818 cookies that are no token, or of another name, open nothing', async (db, _engine, t) => {
  const { ask, logIn } = await staffPage(t, db)
  const right = (await logIn()).slice('__Host-staff='.length)
  const cookies = [
    `staff=${right}`,
    `__Host-staff=${right.slice(1)}`,
    `__Host-staff=${right}x`,
    `__Host-staff=${'A'.repeat(10_000)}`,
    '__Host-staff=',
    "__Host-staff=' or 1=1 --",
    `__host-staff=${right}`,
  ]
  for (const cookie of cookies) assert.equal((await ask('/staff/requests', { cookie })).status, 303, cookie)
  assert.equal((await ask('/staff/requests', { cookie: `__Host-staff=${right}` })).status, 200)
})

eachDatabase('R815 another host and another path than its own get nothing', async (db, _engine, t) => {
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  for (const path of ['/', '/api/estates', '/metrics', '/staffroom', '/healthz', '//staff', '/STAFF'])
    assert.equal((await ask(path, { cookie })).status, 404, path)
  const { ask: rebound } = await staffPage(t, db, { origins: ['https://other.example'] })
  assert.equal((await rebound('/staff/login')).status, 421)
})
