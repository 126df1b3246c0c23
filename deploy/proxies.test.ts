import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadLimit } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { formBytes } from '#server/middleware/limits.ts'
import { slowest } from '#server/middleware/steady-bodies.ts'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { startNginx } from './start-nginx.ts'

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

test('R387 the shipped nginx names the visitor itself, and the site believes this one proxy', () => {
  const forwarded = [...file('nginx/site.conf').matchAll(/^\s*proxy_set_header X-Forwarded-For (.+);/gm)]
  assert.deepEqual(
    forwarded.map(([, value]) => value),
    ['$remote_addr'],
  )
  assert.match(file('compose.yaml'), /^\s*TRUST_PROXY: '1'$/m)
  assert.match(file('systemd/kerege@.service'), /\bTRUST_PROXY=1\b/)
})

test('R385 nginx limits one address, and refuses in three languages with a time to come again', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('a page'))
  const { url } = await startNginx(t, [site, site], '1r/m')
  const answers = await Promise.all(
    Array.from({ length: 310 }, () => fetch(`${url}/contacts`).catch(() => null)),
  )
  const refused = answers.filter((answer) => answer?.status === 429)
  assert.ok(refused.length > 0)
  assert.ok(Number(refused[0]?.headers.get('Retry-After')) > 0)
  assert.equal((await refused[0]?.text())?.trim().split('\n').length, 3)
  // Files are not counted.
  assert.equal((await fetch(`${url}/assets/a.js`)).status, 200)
})

test('R385 nginx refuses a form that may be repeated in the same words', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('taken'))
  const { url } = await startNginx(t, [site, site], '1r/m')
  const send = () => fetch(`${url}/api/leads`, { method: 'POST', headers: { 'Idempotency-Key': 'a' } })
  const answers = await Promise.all(Array.from({ length: 310 }, () => send().catch(() => null)))
  const refused = answers.find((answer) => answer?.status === 429)
  assert.equal(refused?.headers.get('Retry-After'), '5')
  assert.equal((await refused?.text())?.trim().split('\n').length, 3)
})

/** Bytes that `site.conf` counts an address by, as hexadecimal digits: its map in an nginx that believes a header. */
async function countedBy(
  t: TestContext,
  network: 'visitor_network' | 'wide_network' = 'visitor_network',
): Promise<(address: string) => Promise<string>> {
  const conf = file('nginx/site.conf')
  const [map] = new RegExp(String.raw`^map \$binary_remote_addr \$${network} [^]*?^\}$`, 'm').exec(conf) ?? []
  const folder = temporaryFolder(t)
  const port = await freePort()
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; events {}
    http {
      ${temps.join(' ')} access_log off;
      ${map}
      set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;
      server { listen 127.0.0.1:${port}; return 200 $${network}; }
    }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')])
  t.after(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  })
  const ask = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'X-Real-IP': address } })
    return Buffer.from(await answer.arrayBuffer()).toString('hex')
  }
  await until(() =>
    ask('192.0.2.1').then(
      () => true,
      () => false,
    ),
  )
  return ask
}

test('R385 nginx counts all addresses of an IPv6 /64 as one, and each of IPv4 for itself', async (t) => {
  const key = await countedBy(t)
  const keys = (addresses: readonly string[]) => Promise.all(addresses.map(key))
  const zeros = ['2001:db8::1', '2001:db8::1:2:3:4', '2001:db8:0:0:1::', '2001:db8::a0a:a0a:a0a:a0a']
  assert.deepEqual(new Set(await keys(zeros)), new Set(['20010db800000000']))
  const others = ['2001:db8:0:1::1', '2001:db8:0:1:2:3:4:5', '2001:db8:0:1:ffff:ffff:ffff:ffff']
  assert.deepEqual(new Set(await keys(others)), new Set(['20010db800000001']))
  assert.equal(await key('2001:db8:1::1'), '20010db800010000')
  assert.equal(await key('::1'), '0000000000000000')
  assert.deepEqual(await keys(['192.0.2.1', '192.0.2.2']), ['c0000201', 'c0000202'])
  const [one, other] = await keys(['::ffff:192.0.2.1', '::ffff:192.0.2.2'])
  assert.notEqual(one, other)
})

test('R469 nginx counts files also by the /48 of IPv6, of which one renter has all networks', async (t) => {
  const key = await countedBy(t, 'wide_network')
  const keys = (addresses: readonly string[]) => Promise.all(addresses.map(key))
  const inside = ['2001:db8:1::1', '2001:db8:1:ffff::1', '2001:db8:1:a0a:a0a:a0a:a0a:a0a']
  assert.deepEqual(new Set(await keys(inside)), new Set(['20010db80001']))
  assert.equal(await key('2001:db8:2::1'), '20010db80002')
  assert.deepEqual(await keys(['192.0.2.1', '192.0.2.2']), ['c0000201', 'c0000202'])
  assert.match(
    file('nginx/site.conf'),
    /^limit_conn_zone \$uploading_network zone=(\w+):[^]*^ {4}limit_conn \1 10;$/m,
  )
})

test('R469 nginx waits as long for the next bytes of a form as the site does', () => {
  const [, seconds] = /^\s*client_body_timeout (\d+)s;/m.exec(file('nginx/site.conf')) ?? []
  assert.equal(Number(seconds) * 1000, slowest.silence)
})

test('R385 every limit of nginx counts by that network', () => {
  const uses = [...file('nginx/site.conf').matchAll(/^(?!\s*#).*\$(?:binary_)?remote_addr.*$/gm)]
  assert.deepEqual(
    uses.map(([line]) => line.trim()),
    [
      'map $binary_remote_addr $visitor_network {',
      'default $binary_remote_addr;',
      'map $binary_remote_addr $wide_network {',
      'default $binary_remote_addr;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
    ],
  )
})

test('R396 one address has a few forms on their way through nginx, and keeps no room from others', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('taken'))
  const { url } = await startNginx(t, [site, site])
  const { hostname, port } = new URL(url)
  let refused = 0
  const head = `POST /callback HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000\r\n\r\n`
  for (let sender = 0; sender < 30; sender += 1) {
    const socket = connect(Number(port), hostname)
    t.after(() => socket.destroy())
    socket.on('data', (answer) => (refused += answer.toString().startsWith('HTTP/1.1 429 ') ? 1 : 0))
    socket.write(`${head}x`)
  }
  await until(async () => refused === 10)
  const other = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' })
  t.after(() => other.destroy())
  other.write(head + 'x'.repeat(1000))
  const [answer] = (await once(other, 'data')) as [Buffer]
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
})

test('R396 the files that nginx takes at a time fit into the memory in which it keeps them', () => {
  const conf = file('nginx/site.conf')
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
  const files = numberIn(conf, /^\s*limit_conn uploads (\d+);/m)
  const sizes = [...conf.matchAll(/client_max_body_size (\d+)m;/g)].map(([, megabytes]) => Number(megabytes))
  const room = numberIn(file('compose.yaml'), /\/var\/cache\/nginx:size=(\d+)g/) * 1024
  assert.ok(files > 0 && room > 0)
  assert.ok(files * Math.max(...sizes) <= room)
  // Other forms stay in the buffer of their connection.
  assert.equal(
    numberIn(conf, /client_max_body_size (\d+)k;/),
    numberIn(conf, /client_body_buffer_size (\d+)k;/),
  )
  assert.doesNotMatch(conf, /^ {4}client_max_body_size \d+m;/m)
})

test('R396 nginx takes large bodies where a form has a file alone, a form that may be repeated too', async (t) => {
  const site = await listeningServer(t, (request, response) => {
    request.resume().on('end', () => response.end('taken'))
  })
  const { url } = await startNginx(t, [site, site])
  const send = async (path: string, bytes: number, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { method: 'POST', body: Buffer.alloc(bytes), headers })).status
  const withFile = languages.flatMap((language) => [
    pages.students(language),
    pages.vacancy(language, 'sales', 'manager'),
  ])
  const calls = [endpoints.application.path, endpoints.studentApplication.path]
  for (const path of [...withFile, ...calls]) {
    for (const headers of [{}, { 'Idempotency-Key': 'a' }]) {
      assert.equal(await send(path, uploadLimit, headers), 200, path)
      assert.equal(await send(path, 13 * 2 ** 20, headers), 413, path)
    }
  }
  for (const path of [pages.callback('kk'), pages.home('ru'), endpoints.callback.path]) {
    for (const headers of [{}, { 'Idempotency-Key': 'a' }]) {
      assert.equal(await send(path, formBytes, headers), 200, path)
      assert.equal(await send(path, uploadLimit, headers), 413, path)
    }
  }
  const refused = await fetch(url + pages.callback('kk'), {
    method: 'POST',
    body: Buffer.alloc(uploadLimit),
  })
  assert.equal((await refused.text()).trim().split('\n').length, languages.length)
})

test('R396 files that come slowly from many networks keep no room from other forms, and one network has a few', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('taken'))
  const { url } = await startNginx(t, [site, site])
  const { hostname, port } = new URL(url)
  const refused: string[] = []
  const begin = (path: string, from: string, bytes: number) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from })
    t.after(() => socket.destroy())
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${bytes}\r\n\r\nx`)
    return socket
  }
  const slow = (from: string) =>
    begin(endpoints.application.path, from, uploadLimit).on('data', (answer) => {
      if (answer.toString().startsWith('HTTP/1.1 429 ')) refused.push(from)
    })
  for (let sender = 0; sender < 8; sender += 1) slow('127.0.0.2')
  await until(async () => refused.length === 3)
  for (let network = 3; network < 23; network += 1)
    for (let sender = 0; sender < 5; sender += 1) slow(`127.0.0.${network}`)
  await until(async () => refused.length === 3 + 25)
  const other = begin(endpoints.callback.path, '127.0.0.100', 1000)
  other.write('x'.repeat(999))
  const [answer] = (await once(other, 'data')) as [Buffer]
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
})

test('R396 a body takes a place in nginx whatever method it comes with, and a request without one takes none', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('a page'))
  const { url } = await startNginx(t, [site, site])
  const { hostname, port } = new URL(url)
  const path = pages.students('kk')
  let refused = 0
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    for (const size of [`Content-Length: ${uploadLimit}`, 'Transfer-Encoding: chunked']) {
      for (let sender = 0; sender < 3; sender += 1) {
        const socket = connect(Number(port), hostname)
        t.after(() => socket.destroy())
        socket.on('data', (answer) => (refused += answer.toString().startsWith('HTTP/1.1 429 ') ? 1 : 0))
        socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${size}\r\n\r\n1`)
      }
    }
  }
  await until(async () => refused === 24 - 5)
  assert.equal((await fetch(url + path)).status, 200)
})

test('R385 visitors of IPv6 reach the containers with their own address, and nginx each replica by the one it listens on', () => {
  const compose = file('compose.yaml')
  assert.match(compose, /^ {2}inside:\n(?: {4}.*\n)*? {4}enable_ipv6: true\n/m)
  for (const replica of ['site-1', 'site-2']) {
    const own = new RegExp(String.raw`^ {2}${replica}:\n(?: {4}.*\n)*?.*ipv4_address: ([\d.]+)`, 'm')
    const [, address] = own.exec(compose) ?? []
    assert.ok(compose.includes(`'${replica}:${address}'`))
  }
})

test('R470 Caddy takes large bodies where a form has a file alone, and so does nginx', () => {
  const caddyfile = file('caddy/Caddyfile')
  const [, withFile = ''] = /^\t@file path (.+)$/m.exec(caddyfile) ?? []
  const [, notOther] = /^\t@other not path (.+)$/m.exec(caddyfile) ?? []
  assert.equal(withFile, notOther)
  const sizes = [...caddyfile.matchAll(/^\trequest_body (@\w+) \{\n\t\tmax_size (\d+\wB)\n\t\}$/gm)]
  assert.deepEqual(
    sizes.map(([, paths, size]) => [paths, size]),
    [
      ['@file', '12MB'],
      ['@other', '128KB'],
    ],
  )
  assert.equal(caddyfile.match(/max_size/g)?.length, sizes.length)
  const isLarge = (path: string) =>
    withFile.split(' ').some((pattern) => path.startsWith(pattern.slice(0, -1)))
  const [, inNginx = ''] =
    /^ {4}location ~ (\S+) \{\n {8}client_max_body_size 12m;/m.exec(file('nginx/site.conf')) ?? []
  const paths = (large: boolean) => [
    ...languages.flatMap((language) =>
      large
        ? [pages.students(language), pages.vacancy(language, 'sales', 'manager')]
        : [pages.callback(language), pages.career(language), pages.home(language)],
    ),
    ...(large
      ? [endpoints.application.path, endpoints.studentApplication.path]
      : [endpoints.callback.path, endpoints.exportCalculation.path]),
  ]
  for (const large of [true, false])
    for (const path of paths(large))
      assert.deepEqual([isLarge(path), new RegExp(inNginx).test(path)], [large, large], path)
})

test('R570 a slow reader of a large answer fills no disk of nginx: it asks the site for more when there is room', async (t) => {
  const all = 96 * 2 ** 20
  let given = 0
  const site = await listeningServer(t, (_, response) => {
    const piece = Buffer.alloc(2 ** 16)
    const more = () => {
      while (given < all) {
        given += piece.length
        if (!response.write(piece)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
  })
  const { url } = await startNginx(t, [site, site])
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  t.after(() => socket.destroy())
  socket.write('GET /feeds/units.json HTTP/1.1\r\nHost: site.example\r\n\r\n')
  await once(socket, 'readable')
  let before = -1
  // Nobody reads: it ends when every buffer on the way is full.
  while (before !== given) {
    before = given
    await wait(500)
  }
  assert.ok(given < all / 2, `${given} bytes were taken from the site`)
})

test('R570 nginx writes no address and no query of a visitor into its log', async (t) => {
  const site = await listeningServer(t, (_, response) => response.end('a page'))
  const { url, accessLog } = await startNginx(t, [site, site])
  await fetch(`${url}/callback?phone=77010000000`, {
    headers: { 'User-Agent': 'a browser', Referer: `${url}/?a=secret` },
  })
  await until(async () => accessLog().some((line) => line.includes(' GET /callback 200 ')))
  assert.doesNotMatch(accessLog().join(), /77010000000|a browser|secret/)
  const [, format = ''] = /^log_format ((?:.+\n)+?.*;)$/m.exec(file('nginx/site.conf')) ?? []
  assert.match(format, /\$uri /)
  // The visitor's address is that of the replicas in this test.
  assert.doesNotMatch(
    format,
    /\$(?:binary_)?remote_|\$proxy_add|\$http_|\$request\b(?!_id|_method|_time)|\$args|\$query/,
  )
})

test('R1703 Caddy writes no address and no request of a visitor into its log', () => {
  const log = /^\tlog \{\n\t\tformat filter \{\n\t\t\twrap json\n\t\t\tfields \{\n\t\t\t\trequest delete\n/m
  assert.match(file('caddy/Caddyfile'), log)
})

test('R1704 a unit that asks after its process at the start waits until that process has its user', () => {
  const units = readdirSync(join(import.meta.dirname, 'systemd')).map((name) => file(`systemd/${name}`))
  const asking = units.filter((unit) => /^ExecStartPost=.*\$MAINPID/m.test(unit))
  assert.equal(asking.length, 2)
  for (const unit of asking) assert.match(unit, /^Type=exec$/m)
})

test('R470 the shipped files of proxies name files that exist', () => {
  for (const name of ['caddy/Caddyfile', 'nginx/site.conf'])
    for (const [path] of file(name).matchAll(/\b(?:server|leads|api|contract)\/[\w/.-]+\.ts\b/g))
      assert.ok(existsSync(join(import.meta.dirname, '..', path)), path)
})

test('R385 what Caddy does not limit the kernel does, with the numbers of nginx, and the site', () => {
  assert.match(file('caddy/Caddyfile'), /limits\.nft[\s\S]*RENDER_LIMIT[\s\S]*RENDERS_AT_ONCE/)
  const [rules, nginx] = [file('caddy/limits.nft'), file('nginx/site.conf')]
  const [, connections = ''] = /limit_conn connections (\d+);/.exec(nginx) ?? []
  const [, rate = ''] = /rate=(\d+)r\/s/.exec(nginx) ?? []
  for (const family of ['ip saddr', 'ip6 saddr and ffff:ffff:ffff:ffff::']) {
    assert.ok(rules.includes(`{ ${family} ct count over ${connections} } counter drop`), family)
    assert.ok(
      rules.includes(`{ ${family} limit rate over ${rate}/second burst 200 packets } counter drop`),
      family,
    )
  }
})

test('R815 R820 nginx passes on /staff alone, and no name or address that a visitor has written', async (t) => {
  const seen: IncomingMessage[] = []
  const site = await listeningServer(t, (request, response) => {
    seen.push(request)
    response.end('staff')
  })
  const port = await freePort()
  const folder = temporaryFolder(t)
  // TLS and the place of the log apart it is the shipped file.
  const replaced = [
    [/ {4}listen 443 ssl;\n/, `    listen 127.0.0.1:${port};\n`],
    [/ {4}listen \[::\]:443 ssl;\n/, ''],
    [/ {4}ssl_\w+ .*;\n/g, ''],
    [/ {4}error_log .*;\n/, ''],
    [/server site-[12]:3100 /g, `server ${new URL(site).host} `],
  ] as const
  const conf = replaced.reduce((text, [from, to]) => {
    assert.match(text, from)
    return text.replace(from, to)
  }, file('nginx/staff.conf'))
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {} http { ${temps.join(' ')} ${conf} }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')])
  t.after(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
  await until(() =>
    ask('/').then(
      () => true,
      () => false,
    ),
  )
  const home = await ask('/')
  assert.deepEqual([home.status, home.headers.get('Location')?.endsWith('/staff')], [303, true])
  for (const path of ['/api/estates', '/healthz', '/staffroom', '/staff/../metrics', '/metrics'])
    assert.equal((await ask(path)).status, 404, path)
  assert.equal(seen.length, 0)
  const headers = { 'X-Remote-User': 'anna', 'X-Forwarded-For': '10.0.0.5', 'X-Forwarded-Proto': 'https' }
  assert.equal(await (await ask('/staff/requests', { headers })).text(), 'staff')
  assert.equal(seen[0]?.headers['x-remote-user'], undefined)
  assert.equal(seen[0]?.headers['x-forwarded-for'], '127.0.0.1')
  assert.equal(seen[0]?.headers['x-forwarded-proto'], 'http')
  assert.equal(seen[0]?.headers.host, `127.0.0.1:${port}`)
  assert.equal((await ask('/staff/login', { method: 'POST', body: 'x'.repeat(20_000) })).status, 413)
  assert.equal(seen.length, 1)
})
