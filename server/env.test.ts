import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapSettings, parseEnv } from './env.ts'

test('every setting has a default that works on a laptop without a network', () => {
  assert.deepEqual(parseEnv({}), {
    PORT: 3000,
    HOST: '127.0.0.1',
    PREVIEW: false,
    PUBLIC_URL: null,
    ALLOWED_ORIGINS: [],
    HSTS: 'host',
    CONTENT_BRANCH: 'main',
    CONTENT_DIR: './demo-company',
    CONTENT_HOOK_SECRET: null,
    DATA_DIR: './var',
    DATABASE_URL: null,
    API_BASE_URL: null,
    PICTURE_HOSTS: [],
    SMTP_URL: null,
    STAFF_LANGUAGE: null,
    STOCK_DIR: null,
    LEADS_EMAIL: null,
    ALARM_EMAIL: null,
    ALARM_TELEGRAM_TOKEN: null,
    ALARM_TELEGRAM_CHAT: null,
    ALARM_TELEGRAM_SERVER: 'https://api.telegram.org',
    LEADS_WEBHOOK_URL: null,
    LEADS_WEBHOOK_SECRET: null,
    BITRIX24_WEBHOOK_URL: null,
    VISITOR_BOT: null,
    VISITOR_BOT_SERVER: 'https://api.telegram.org',
    VISITOR_BOT_TOKEN: null,
    YANDEX_MAPS_KEY: null,
    TILES_URL: null,
    TILES_CREDIT: '© OpenStreetMap',
    NUMBER_STYLE: 'spec',
    AUDIT_PLACEHOLDER: true,
    SECRET_KEY: null,
    MAIL_FROM: null,
    LEADS_LIMIT_ADDRESS: { requests: 60, seconds: 600 },
    LEADS_LIMIT_PHONE: { requests: 5, seconds: 600 },
    LEADS_KEEP_DAYS: 1095,
    CV_KEEP_DAYS: 180,
    UPLOADS_DAY_MB: 200 * 1024 * 1024,
    RENDER_LIMIT: { requests: 120, seconds: 60 },
    RENDERS_AT_ONCE: 40,
    UPLOADS_MAX_MB: 5000 * 1024 * 1024,
    TEST_UI: true,
    OFFLINE: true,
    PAGE_CACHE_MB: 96,
    TRUST_PROXY: false,
    DRAIN_SECONDS: 0,
    EDITORS_EMAIL: null,
    GA4_ID: null,
    METRIKA_ID: null,
    METRICS_PORT: null,
    METRICS_HOST: '127.0.0.1',
    STAFF_PORT: null,
    STAFF_HOST: '127.0.0.1',
    STAFF_URL: null,
    STAFF_USERS: null,
    STAFF_HEADER: null,
    LOG_LEVEL: 'info',
    ROUTE_SECRETS: {},
  })
})

test('an empty variable means the default', () => {
  assert.deepEqual(parseEnv({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' }), parseEnv({}))
})

test('settings are read as what they mean', () => {
  const env = parseEnv({
    PORT: '0',
    PUBLIC_URL: 'https://kerege.kz/',
    ALLOWED_ORIGINS: 'https://www.kerege.kz/, http://localhost:8080',
    API_BASE_URL: 'http://127.0.0.1:4000/v1/',
    LEADS_LIMIT_ADDRESS: '0',
    LEADS_LIMIT_PHONE: '3/2h',
    TRUST_PROXY: '2',
    UPLOADS_MAX_MB: '0',
    DRAIN_SECONDS: '5',
    TILES_URL: 'https://tiles.example.kz/{z}/{x}/{y}.png',
    UNKNOWN: 'is ignored',
  })
  assert.equal(env.PORT, 0)
  assert.equal(env.PUBLIC_URL, 'https://kerege.kz')
  assert.deepEqual(env.ALLOWED_ORIGINS, ['https://www.kerege.kz', 'http://localhost:8080'])
  assert.equal(env.API_BASE_URL, 'http://127.0.0.1:4000/v1')
  assert.equal(env.LEADS_LIMIT_ADDRESS, null)
  assert.deepEqual(env.LEADS_LIMIT_PHONE, { requests: 3, seconds: 7200 })
  assert.equal(env.TRUST_PROXY, 2)
  assert.equal(env.UPLOADS_MAX_MB, null)
  const networks = parseEnv({ TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.0.2.1' })
  assert.deepEqual(networks.TRUST_PROXY, ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])
  assert.equal(env.DRAIN_SECONDS, 5)
  assert.equal('UNKNOWN' in env, false)
})

test('an address of tiles says where their place in the world stands', () => {
  const refused = /TILES_URL: expected an address like https:\/\/tiles\.example\.kz\/\{z\}\/\{x\}\/\{y\}\.png/
  for (const address of ['tiles.example.kz/{z}/{x}/{y}', 'https://tiles.example.kz/{z}/{x}.png']) {
    assert.throws(() => parseEnv({ TILES_URL: address }), refused)
  }
})

test('a map is drawn by us unless a key or an address of tiles is set', () => {
  assert.deepEqual(mapSettings(parseEnv({})), { yandexKey: null, tiles: null })
  const url = 'https://{s}.tiles.example.kz/{z}/{x}/{y}.png?style=calm'
  assert.deepEqual(
    mapSettings(parseEnv({ TILES_URL: url, TILES_CREDIT: 'Somebody', YANDEX_MAPS_KEY: 'key' })),
    {
      yandexKey: 'key',
      tiles: { url, credit: 'Somebody' },
    },
  )
})

test('R404 shorter times for requests shorten those of CVs that nobody has set', () => {
  assert.equal(parseEnv({ LEADS_KEEP_DAYS: '90' }).CV_KEEP_DAYS, 90)
  assert.equal(parseEnv({ LEADS_KEEP_DAYS: '365' }).CV_KEEP_DAYS, 180)
})

test('settings cannot be changed afterwards', () => {
  assert.ok(Object.isFrozen(parseEnv({})))
})

const refused: [string, string][] = [
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', 'three'],
  ['HOST', 'a host'],
  ['PUBLIC_URL', 'kerege.kz'],
  ['PUBLIC_URL', 'https://kerege.kz/site'],
  ['PUBLIC_URL', 'ftp://kerege.kz'],
  ['ALLOWED_ORIGINS', 'kerege.kz'],
  ['ALLOWED_ORIGINS', 'https://kerege.kz/page'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['PICTURE_HOSTS', 'cdn.kerege.kz'],
  ['PICTURE_HOSTS', 'https://cdn.kerege.kz; script-src *'],
  ['DATABASE_URL', 'mysql://localhost/kerege'],
  ['API_BASE_URL', 'https://api.kerege.kz?key=1'],
  ['SMTP_URL', 'mail.example.kz'],
  ['LEADS_EMAIL', 'sales'],
  ['ALARM_EMAIL', 'staff'],
  ['ALARM_TELEGRAM_TOKEN', 'a token'],
  ['ALARM_TELEGRAM_TOKEN', `1:${'x'.repeat(101)}`],
  ['ALARM_TELEGRAM_TOKEN', '1:../../../other/path'],
  ['ALARM_TELEGRAM_CHAT', 'our chat'],
  ['ALARM_TELEGRAM_CHAT', '1'.repeat(20)],
  ['ALARM_TELEGRAM_SERVER', 'api.telegram.org'],
  ['LEADS_WEBHOOK_URL', 'https://a host'],
  ['BITRIX24_WEBHOOK_URL', 'company.bitrix24.kz'],
  ['MAIL_FROM', 'Sample'],
  ['NUMBER_STYLE', 'european'],
  ['SECRET_KEY', 'short'],
  ['LEADS_LIMIT_ADDRESS', '60'],
  ['LEADS_LIMIT_PHONE', '5/10 minutes'],
  ['LEADS_LIMIT_PHONE', '5/169h'],
  ['LEADS_KEEP_DAYS', '29'],
  ['LEADS_KEEP_DAYS', '3y'],
  ['CV_KEEP_DAYS', '1096'],
  ['UPLOADS_DAY_MB', '1GB'],
  ['RENDER_LIMIT', '120'],
  ['RENDERS_AT_ONCE', '-1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8,proxy'],
  ['DRAIN_SECONDS', '5s'],
  ['DRAIN_SECONDS', '301'],
  ['LOG_LEVEL', 'loud'],
]

test('a wrong setting is refused by its name, with what is expected', () => {
  for (const [name, value] of refused) {
    assert.throws(
      () => parseEnv({ [name]: value }),
      { name: 'StartError', message: new RegExp(`  ${name}: expected .+, found `) },
      `${name}=${value}`,
    )
  }
})

test('all wrong settings are named at once', () => {
  assert.throws(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'y' }), {
    message: /PORT: expected[^]*LOG_LEVEL: expected/,
  })
})

test('a way out for requests that is half switched on is refused', () => {
  assert.throws(() => parseEnv({ LEADS_WEBHOOK_URL: 'https://crm.example.kz/leads' }), {
    message: /LEADS_WEBHOOK_SECRET: expected .+, found nothing$/,
  })
  for (const name of ['LEADS_EMAIL', 'ALARM_EMAIL']) {
    assert.throws(() => parseEnv({ [name]: 'sales@example.com' }), {
      message: new RegExp(`SMTP_URL: expected .+${name}.+, found nothing$`),
    })
  }
})

test('R925 a chat for alarms without a bot, and a bot without a chat, are refused', () => {
  const ALARM_TELEGRAM_TOKEN = '123456:AAE-sample_token_of_a_bot'
  assert.throws(() => parseEnv({ ALARM_TELEGRAM_TOKEN }), {
    message: /ALARM_TELEGRAM_CHAT: expected the chat .+, found nothing$/,
  })
  assert.throws(() => parseEnv({ ALARM_TELEGRAM_CHAT: '-100200' }), {
    message: /ALARM_TELEGRAM_TOKEN: expected the token .+, found nothing$/,
  })
  assert.ok(parseEnv({ ALARM_TELEGRAM_TOKEN, ALARM_TELEGRAM_CHAT: '@our_alarms' }))
})

test('R419 a secret that could be guessed signs nothing', () => {
  const LEADS_WEBHOOK_URL = 'https://crm.example.kz/leads'
  assert.throws(() => parseEnv({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 'x'.repeat(23) }), {
    message: /LEADS_WEBHOOK_SECRET: expected .*24 characters, found something else$/,
  })
  assert.ok(parseEnv({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 'x'.repeat(24) }))
})

test('every way out for requests can be on at once', () => {
  const env = parseEnv({
    SMTP_URL: 'smtp://site:secret@mail.example.com:587',
    LEADS_EMAIL: 'sales@example.com',
    MAIL_FROM: 'Sample <site@example.com>',
    LEADS_WEBHOOK_URL: 'https://crm.example.kz/leads?source=site',
    LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
    BITRIX24_WEBHOOK_URL: 'http://127.0.0.1:8080/rest/1/key/',
  })
  assert.equal(env.MAIL_FROM, 'Sample <site@example.com>')
  assert.equal(env.BITRIX24_WEBHOOK_URL, 'http://127.0.0.1:8080/rest/1/key/')
})

test('a secret is not repeated in the message about it', () => {
  const message = (input: Record<string, string>) => {
    try {
      parseEnv(input)
    } catch (error) {
      return String(error)
    }
    return 'accepted'
  }
  const text = message({
    DATABASE_URL: 'mysql://u:hunter2@h/d',
    SMTP_URL: 'hunter2',
    ALARM_TELEGRAM_TOKEN: 'hunter2',
    SECRET_KEY: 'hunter2',
  })
  assert.match(text, /DATABASE_URL[^]*SMTP_URL[^]*ALARM_TELEGRAM_TOKEN[^]*SECRET_KEY/)
  assert.doesNotMatch(text, /hunter2/)
})

test('R816 a page for sales that nobody, or anybody, could log in to is refused', () => {
  const refused = (words: RegExp, settings: Record<string, string>) =>
    assert.throws(() => parseEnv({ STAFF_PORT: '3100', ...settings }), words)
  refused(/STAFF_USERS: expected a file of names .*STAFF_HEADER.*found nothing/, {})
  const header = { STAFF_HEADER: 'X-Remote-User' }
  refused(/TRUST_PROXY: expected the networks of the proxy .*found nothing/, header)
  // By its number alone every connection would be that proxy.
  refused(/TRUST_PROXY: expected the networks .*found «1»/, { ...header, TRUST_PROXY: '1' })
  refused(/TRUST_PROXY: expected the networks/, { ...header, TRUST_PROXY: 'on' })
  refused(/STAFF_HEADER: expected the name of a header/, {
    STAFF_HEADER: 'X Remote',
    TRUST_PROXY: '10.0.0.5',
  })
  const file = { STAFF_USERS: '/etc/site/users' }
  refused(/STAFF_URL: expected where staff open it/, { ...file, STAFF_HOST: '0.0.0.0' })
  for (const url of ['http://sales.example', 'https://sales.example/staff', 'ftp://sales.example'])
    refused(/STAFF_URL: expected an address/, { ...file, STAFF_URL: url })
  refused(/API_BASE_URL: expected nothing/, { ...file, API_BASE_URL: 'https://api.example' })
  for (const settings of [
    file,
    { ...header, TRUST_PROXY: '10.0.0.5' },
    { ...file, STAFF_HOST: '0.0.0.0', STAFF_URL: 'https://sales.example/' },
    { ...file, STAFF_URL: 'http://localhost:3100' },
  ])
    assert.equal(parseEnv({ STAFF_PORT: '3100', ...settings }).STAFF_PORT, 3100)
  // Without the page its other settings do nothing.
  assert.equal(parseEnv({ STAFF_HEADER: 'X-Remote-User', STAFF_HOST: '0.0.0.0' }).STAFF_PORT, null)
})
