import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { origin, passwords, staffPage } from '#tests/helpers/staff/staff-page.ts'

eachDatabase('R818 a right password opens a session that only its cookie knows', async (db, _engine, t) => {
  const { ask, logIn, heard } = await staffPage(t, db)
  const before = await ask('/staff/requests')
  assert.deepEqual([before.status, before.location], [303, '/staff/login?next=%2Fstaff%2Frequests'])
  const { status, location, headers } = await ask('/staff/login', {
    form: { name: ' Anna ', password: passwords.anna },
  })
  assert.deepEqual([status, location], [303, '/staff/requests'])
  const given = headers.get('Set-Cookie') ?? ''
  assert.match(given, /^__Host-staff=[\w-]{43}; /)
  for (const rule of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
    assert.ok(given.includes(rule), rule)
  assert.doesNotMatch(given, /Domain/)
  assert.equal((await ask('/staff/requests', { cookie: given.split(';')[0] ?? '' })).status, 200)
  const token = given.slice('__Host-staff='.length, given.indexOf(';'))
  const [session] = await db.selectFrom('staff_sessions').selectAll().execute()
  assert.ok(!JSON.stringify(session).includes(token))
  assert.equal(session?.name, 'anna')
  assert.deepEqual(heard, ['right'])
  const other = await logIn('ұлан@example.kz')
  assert.match((await ask('/staff/requests', { cookie: other })).html, /ұлан@example\.kz/)
})

eachDatabase(
  'R818 a session holds on every replica, and a logout ends it everywhere',
  async (db, _engine, t) => {
    const { logIn, replica } = await staffPage(t, db)
    const cookie = await logIn()
    const [one, other] = [replica(), replica()]
    assert.equal((await other('/staff/requests', { cookie })).status, 200)
    const left = await one('/staff/logout', { cookie, form: {} })
    assert.deepEqual([left.status, left.location], [303, '/staff/login'])
    assert.match(left.headers.get('Set-Cookie') ?? '', /^__Host-staff=; Max-Age=0; /)
    assert.equal((await other('/staff/requests', { cookie })).status, 303)
  },
)

eachDatabase('R818 eight idle hours end a session, and a day does in any case', async (db, _engine, t) => {
  const { ask, logIn, later } = await staffPage(t, db)
  const open = async (cookie: string) => (await ask('/staff/requests', { cookie })).status
  const idle = await logIn()
  later(8 * 60 + 1)
  assert.equal(await open(idle), 303)
  const busy = await logIn()
  const seen = []
  for (let hours = 0; hours < 25; hours += 5) {
    later(5 * 60)
    seen.push(await open(busy))
  }
  assert.deepEqual(seen, [200, 200, 200, 200, 303])
  assert.deepEqual(await db.selectFrom('staff_sessions').selectAll().execute(), [])
})

eachDatabase(
  'R818 another password, or none, ends the sessions of a user at once',
  async (db, _engine, t) => {
    const { ask, logIn, write, file } = await staffPage(t, db)
    const open = async (cookie: string) => (await ask('/staff/requests', { cookie })).status
    const [anna, other] = [await logIn(), await logIn('ұлан@example.kz')]
    await write({ anna: 'another password of hers', 'ұлан@example.kz': passwords['ұлан@example.kz'] })
    assert.equal(await open(anna), 303)
    // His line has another salt, as it would have after a new password of the same words.
    assert.equal(await open(other), 303)
    const again = await logIn('ұлан@example.kz')
    assert.equal(await open(again), 200)
    await write({ anna: passwords.anna })
    assert.equal(await open(again), 303)
    const last = await logIn()
    assert.equal(await open(last), 200)
    writeFileSync(file, 'no line of users', { mode: 0o600 })
    assert.equal(await open(last), 303)
    rmSync(file)
    assert.equal(
      (await ask('/staff/login', { form: { name: 'anna', password: passwords.anna } })).status,
      401,
    )
  },
)

eachDatabase(
  'R818 a login takes no token that was laid before it, and ends the one that came along',
  async (db, _engine, t) => {
    const { ask, logIn } = await staffPage(t, db)
    const laid = `__Host-staff=${'a'.repeat(43)}`
    const form = { name: 'anna', password: passwords.anna }
    const { headers } = await ask('/staff/login', { cookie: laid, form })
    assert.doesNotMatch(headers.get('Set-Cookie') ?? '', /aaaa/)
    assert.equal((await ask('/staff/requests', { cookie: laid })).status, 303)
    const cookie = await logIn()
    await ask('/staff/login', { cookie, form })
    assert.equal((await ask('/staff/requests', { cookie })).status, 303)
  },
)

eachDatabase(
  'R817 five wrong tries pause a name for ten minutes, on every replica',
  async (db, _engine, t) => {
    const { replica, later } = await staffPage(t, db)
    const replicas = [replica(), replica()]
    let count = 0
    // Each from another network, so that only the name counts.
    const attempt = async (name: string, password: string) => {
      count += 1
      const from = { clientAddress: `198.51.100.${count}` }
      return replicas[count % 2]?.('/staff/login', { form: { name, password }, from })
    }
    for (let tries = 0; tries < 5; tries += 1) {
      assert.equal((await attempt('anna', 'wrong'))?.status, 401)
      later(1)
    }
    const refused = await attempt('ANNA', passwords.anna)
    assert.equal(refused?.status, 429)
    assert.equal(refused?.headers.get('Retry-After'), String(9 * 60))
    assert.match(refused?.html ?? '', /role="alert"[^]*10:14/)
    assert.equal((await attempt('ұлан@example.kz', passwords['ұлан@example.kz']))?.status, 303)
    later(9)
    assert.equal((await attempt('anna', passwords.anna))?.status, 303)
    const stored = JSON.stringify(await db.selectFrom('staff_tries').selectAll().execute())
    assert.doesNotMatch(stored, /anna|198\.51/)
  },
)

eachDatabase(
  'R817 five wrong tries pause a network, whatever the names, and right ones do not count',
  async (db, _engine, t) => {
    const { ask, later, heard } = await staffPage(t, db)
    const attempt = async (name: string, password: string, clientAddress = '203.0.113.5') =>
      (await ask('/staff/login', { form: { name, password }, from: { clientAddress } })).status
    for (let tries = 0; tries < 10; tries += 1) assert.equal(await attempt('anna', passwords.anna), 303)
    for (let tries = 0; tries < 5; tries += 1) assert.equal(await attempt(`name-${tries}`, 'wrong'), 401)
    assert.equal(await attempt('anna', passwords.anna), 429)
    assert.equal(await attempt('anna', passwords.anna, '203.0.113.6'), 303)
    assert.deepEqual(heard.slice(-2), ['paused', 'right'])
    later(10)
    assert.equal(await attempt('anna', passwords.anna), 303)
    // Of IPv6 whoever has a /64 chooses among its addresses.
    for (let tries = 0; tries < 5; tries += 1)
      assert.equal(await attempt(`six-${tries}`, 'wrong', `2001:db8::${tries + 1}`), 401)
    assert.equal(await attempt('anna', passwords.anna, '2001:db8::ffff'), 429)
  },
)

eachDatabase('R817 tries that come together are counted together', async (db, _engine, t) => {
  const { replica } = await staffPage(t, db)
  const replicas = [replica(), replica()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      replicas[number % 2]?.('/staff/login', {
        form: { name: 'anna', password: `guess ${number}` },
        from: { clientAddress: `198.51.100.${number}` },
      }),
    ),
  )
  assert.equal(answers.filter((answer) => answer?.status === 401).length, 5)
  assert.equal(answers.filter((answer) => answer?.status === 429).length, 15)
})

eachDatabase(
  'R817 R1781 a name that nobody has gets the same answer for the same work',
  async (db, _engine, t) => {
    const hashed: string[] = []
    const { ask } = await staffPage(t, db, {
      hash: async (password) => {
        hashed.push(password)
        return Buffer.alloc(32)
      },
    })
    const answers = []
    for (const name of ['anna', 'nobody', '', 'a'.repeat(5000), '<b>']) {
      const from = { clientAddress: `198.51.100.${answers.length}` }
      const { status, html } = await ask('/staff/login', { form: { name, password: 'wrong' }, from })
      // R1781: the name alone stays as it was typed.
      const typed = /(?<=autocomplete="username"[^>]*value=")[^"]*/
      assert.equal(typed.exec(html)?.[0], name === '<b>' ? '&lt;b&gt;' : name.slice(0, 64))
      assert.doesNotMatch(html, /value="wrong"/)
      answers.push({ status, html: html.replace(typed, '') })
    }
    assert.equal(hashed.length, 5)
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([401]))
    assert.equal(new Set(answers.map(({ html }) => html)).size, 1)
  },
)

eachDatabase(
  'R820 a proxy that is believed names who it is, and nobody else does',
  async (db, _engine, t) => {
    const { ask } = await staffPage(t, db, { header: 'X-Remote-User', users: null })
    const headers = { 'X-Remote-User': 'Anna.K@example.kz' }
    const named = await ask('/staff/requests', { headers })
    assert.equal(named.status, 200)
    assert.match(named.html, /anna\.k@example\.kz/)
    assert.doesNotMatch(named.html, /logout/)
    const refused = [
      await ask('/staff/requests', { headers, from: { behindProxy: false } }),
      await ask('/staff/requests'),
      await ask('/staff/requests', { headers: { 'X-Remote-User': 'anna, boris' } }),
      await ask('/staff/requests', { headers: { 'X-Remote-User': '' } }),
      await ask('/staff/requests', { headers: { 'X-Forwarded-User': 'anna' } }),
    ]
    assert.deepEqual(
      refused.map(({ status }) => status),
      [403, 403, 403, 403, 403],
    )
    // Without a file of users there is no password to guess.
    assert.equal((await ask('/staff/login', { form: { name: 'anna', password: 'x' } })).status, 403)
    const utf8 = Buffer.from('ұлан').toString('latin1')
    assert.match((await ask('/staff/requests', { headers: { 'X-Remote-User': utf8 } })).html, /ұлан/)
  },
)

eachDatabase(
  'R818 whoever comes by a link of another site is let in by the session he has',
  async (db, _engine, t) => {
    const { ask, logIn } = await staffPage(t, db)
    const path = '/staff/requests/01900000-0000-7000-8000-000000000001'
    // The browser keeps a strict cookie back here.
    const knock = await ask(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    assert.equal(knock.status, 200)
    assert.ok(knock.html.includes(`<meta http-equiv="refresh" content="0; url=${path}"`))
    const second = await ask(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    assert.equal(second.location, `/staff/login?${new URLSearchParams({ next: path })}`)
    const form = { name: 'anna', password: passwords.anna, next: path }
    assert.equal((await ask('/staff/login', { form })).location, path)
    assert.equal(
      (await ask('/staff/login?next=/staff/alarms', { cookie: await logIn() })).location,
      '/staff/alarms',
    )
  },
)

eachDatabase('R819 a form is taken from our own pages alone', async (db, _engine, t) => {
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const form = { phone: '+77010000001' }
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${origin}.evil.example` },
    { Origin: 'http://sales.example' },
    { Origin: 'https://sales.example:444' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ]
  for (const headers of foreign) {
    const paths = ['/staff/search', '/staff/logout', '/staff/login', '/staff/requests/x/send']
    for (const path of paths) {
      const { status } = await ask(path, { cookie, form, headers: { ...type, ...headers } })
      assert.equal(status, 403, `${path} ${JSON.stringify(headers)}`)
    }
  }
  assert.equal((await ask('/staff/search', { cookie, form })).status, 200)
  assert.equal((await ask('/staff/requests', { cookie })).status, 200)
})
