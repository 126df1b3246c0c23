import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { CounterSettings, MapSettings } from '#contract/request-context.ts'
import { networkOf, type TrustProxy } from './http/client-ip.ts'
import type { KeepDays as Days } from '#domain/keep-days.ts'
import { botName } from '#domain/visitor-bot.ts'
import { shortestSecret } from '#domain/secret-names.ts'
import { botToken } from '#leads/delivery/bot-token.ts'
import { staffLanguages } from '#domain/staff/staff-text.ts'
import { defaultContentFolder } from './content-folder.ts'
import { StartError } from './start-error.ts'

/** At most `requests` in `seconds`. */
type Limit = { readonly requests: number; readonly seconds: number }

const OnOff = z.enum(['on', 'off'], 'on or off').transform((word) => word === 'on')

const Text = z.string()

const SigningSecret = Text.min(shortestSecret, `a random text of at least ${shortestSecret} characters`)

function port(pattern: RegExp, range: string) {
  return z.string().regex(pattern, range).transform(Number).pipe(z.number().max(65_535, range))
}

/** An address without query and hash; its slash at the end is dropped, so that paths can be put after it. */
function address(protocols: readonly string[], example: string) {
  return z.string().transform((text, context) => {
    const url = URL.parse(text)
    if (
      url !== null &&
      protocols.includes(url.protocol) &&
      url.hostname !== '' &&
      url.search + url.hash === ''
    ) {
      return text.replace(/\/+$/, '')
    }
    context.addIssue({ code: 'custom', message: `an address like ${example}` })
    return z.NEVER
  })
}

/** A connection string: only its beginning is checked, the driver knows the rest. */
function connection(pattern: RegExp, example: string) {
  return z.string().regex(pattern, `an address like ${example}`)
}

/** The address to which requests of visitors are posted, with any query. */
function receiver(example: string) {
  return connection(/^https?:\/\/./, example).refine(
    (text) => URL.canParse(text),
    `an address like ${example}`,
  )
}

const secondsIn = { s: 1, m: 60, h: 3600 }

/** Counts in memory are forgotten by a timer, and timers end at 24 days. Seconds. */
const longestWindow = 7 * 24 * 3600

const LimitText = z.string().transform((text, context): Limit | null => {
  if (text === '0') return null
  const [, requests, count, unit] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})([smh])$/.exec(text) ?? []
  if (unit === 's' || unit === 'm' || unit === 'h') {
    const seconds = Number(count) * secondsIn[unit]
    if (seconds <= longestWindow) return { requests: Number(requests), seconds }
  }
  context.addIssue({ code: 'custom', message: 'a limit like 60/10m, of at most 168h, or 0 for none' })
  return z.NEVER
})

const Proxies = z.string().transform((text, context): TrustProxy => {
  if (text === 'off') return false
  if (text === 'on') return text
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every((network) => networkOf(network) !== null)) return networks
  const message = 'off, how many proxies there are (1), or their networks (10.0.0.0/8,fd00::/8)'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const Origins = z.string().transform((text, context): readonly string[] => {
  const origins = text.split(',').map((part) => part.trim().replace(/\/$/, ''))
  const isOrigin = (origin: string) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin
  if (origins.every(isOrigin)) return origins
  const message = 'origins like https://landing.example.kz,https://www.example.kz'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** Whole megabytes; 0 means no limit and null. Given in bytes. */
function megabytes(usual: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/, 'a whole number of megabytes; 0 means no limit')
    .transform(Number)
    .default(usual)
    .transform((count) => (count === 0 ? null : count * 1024 * 1024))
}

const Host = z.string().regex(/^[\w.:-]+$/, 'a host name or an IP address')

/** This machine alone. */
const loopback = ['127.0.0.1', '::1', '[::1]', 'localhost']

/** Passwords go through it: with TLS, or not off this machine. */
function isWholeAndPrivate(text: string): boolean {
  const { pathname, protocol, hostname } = new URL(text)
  return pathname === '/' && (protocol === 'https:' || loopback.includes(hostname))
}

/** With less than a month a slip of the hand would delete what staff still work on. */
const KeepDays = z
  .string()
  .regex(/^\d{2,5}$/, 'whole days from 30 to 36500')
  .transform(Number)
  .pipe(z.number().min(30, 'whole days from 30 to 36500').max(36_500, 'whole days from 30 to 36500'))

const web = ['http:', 'https:']

/** An empty variable means the same as a missing one, as container files write it. */
const Settings = z.object({
  PORT: port(/^\d{1,5}$/, 'a whole number from 0 to 65535').default(3000),
  HOST: Host.default('127.0.0.1'),
  PUBLIC_URL: address(web, 'https://example.kz')
    .refine((text) => new URL(text).pathname === '/', 'an address without a path, like https://example.kz')
    .nullable()
    .default(null),
  ALLOWED_ORIGINS: Origins.default([]),
  HSTS: z.enum(['host', 'subdomains', 'preload'], 'host, subdomains or preload').default('host'),
  CONTENT_DIR: Text.default(defaultContentFolder),
  /** The branch that `content publish` brings. It becomes an argument of git. */
  CONTENT_BRANCH: Text.regex(/^[\w][\w./-]{0,99}$/, 'a name of a branch, like main').default('main'),
  PREVIEW: OnOff.default(false),
  CONTENT_HOOK_SECRET: SigningSecret.nullable().default(null),
  EDITORS_EMAIL: z.email('a mail address').nullable().default(null),
  DATA_DIR: Text.default('./var'),
  /** For what content managers and sales read (`staffLanguageOf`); settings and the start speak English. */
  STAFF_LANGUAGE: z.enum(staffLanguages, 'ru or en').nullable().default(null),
  STOCK_DIR: Text.nullable().default(null),
  DATABASE_URL: connection(/^postgres(ql)?:\/\/./, 'postgres://user:password@host:5432/name')
    .nullable()
    .default(null),
  API_BASE_URL: address(web, 'https://api.example.kz').nullable().default(null),
  PICTURE_HOSTS: Origins.default([]),
  SMTP_URL: connection(/^smtps?:\/\/./, 'smtp://user:password@host:587')
    .nullable()
    .default(null),
  LEADS_EMAIL: z.email('a mail address').nullable().default(null),
  ALARM_EMAIL: z.email('a mail address').nullable().default(null),
  ALARM_TELEGRAM_TOKEN: Text.regex(botToken, 'the token of a bot, as @BotFather gives it, like 123456:ABC-…')
    .nullable()
    .default(null),
  ALARM_TELEGRAM_CHAT: Text.regex(
    /^(?:-?[1-9]\d{0,18}|@\w{4,32})$/,
    'the id of a chat, like -1001234567890, or a channel, like @channel',
  )
    .nullable()
    .default(null),
  ALARM_TELEGRAM_SERVER: address(web, 'https://api.telegram.org').default('https://api.telegram.org'),
  VISITOR_BOT: Text.regex(botName, 'the name of a bot without @, like company_homes_bot')
    .nullable()
    .default(null),
  VISITOR_BOT_TOKEN: Text.regex(botToken, 'the token of a bot, as @BotFather gives it, like 123456:ABC-…')
    .nullable()
    .default(null),
  VISITOR_BOT_SERVER: address(web, 'https://api.telegram.org').default('https://api.telegram.org'),
  LEADS_WEBHOOK_URL: receiver('https://crm.example.kz/leads').nullable().default(null),
  LEADS_WEBHOOK_SECRET: SigningSecret.nullable().default(null),
  BITRIX24_WEBHOOK_URL: receiver('https://company.bitrix24.kz/rest/1/key').nullable().default(null),
  YANDEX_MAPS_KEY: Text.nullable().default(null),
  TILES_URL: connection(
    /^https?:\/\/[^/\s]+\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S*$/,
    'https://tiles.example.kz/{z}/{x}/{y}.png',
  )
    .nullable()
    .default(null),
  TILES_CREDIT: Text.default('© OpenStreetMap'),
  NUMBER_STYLE: z.enum(['spec', 'local'], 'spec or local').default('spec'),
  AUDIT_PLACEHOLDER: OnOff.default(true),
  SECRET_KEY: z.string().min(32, 'a random text of at least 32 characters').nullable().default(null),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'a sender like Company <site@example.kz>',
    )
    .nullable()
    .default(null),
  LEADS_LIMIT_ADDRESS: LimitText.default({ requests: 60, seconds: 600 }),
  LEADS_LIMIT_PHONE: LimitText.default({ requests: 5, seconds: 600 }),
  LEADS_KEEP_DAYS: KeepDays.default(1095),
  CV_KEEP_DAYS: KeepDays.optional(),
  UPLOADS_DAY_MB: megabytes(200),
  RENDER_LIMIT: LimitText.default({ requests: 120, seconds: 60 }),
  RENDERS_AT_ONCE: z
    .string()
    .regex(/^\d{1,3}$/, 'a whole number from 0 to 999; 0 means no limit')
    .transform(Number)
    .default(40),
  UPLOADS_MAX_MB: megabytes(5000),
  TEST_UI: OnOff.default(true),
  OFFLINE: OnOff.default(true),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number of megabytes; 0 keeps no pages')
    .transform(Number)
    .default(96),
  TRUST_PROXY: Proxies.default(false),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'whole seconds from 0 to 300')
    .transform(Number)
    .pipe(z.number().max(300, 'whole seconds from 0 to 300'))
    .default(0),
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'an id like G-ABC123')
    .nullable()
    .default(null),
  METRIKA_ID: z.string().regex(/^\d+$/, 'a number').nullable().default(null),
  METRICS_PORT: port(/^[1-9]\d{0,4}$/, 'a whole number from 1 to 65535')
    .nullable()
    .default(null),
  METRICS_HOST: Host.default('127.0.0.1'),
  STAFF_PORT: port(/^[1-9]\d{0,4}$/, 'a whole number from 1 to 65535')
    .nullable()
    .default(null),
  STAFF_HOST: Host.default('127.0.0.1'),
  STAFF_URL: address(web, 'https://sales.example.kz')
    .refine(isWholeAndPrivate, 'an address without a path, with https, like https://sales.example.kz')
    .nullable()
    .default(null),
  STAFF_USERS: Text.nullable().default(null),
  STAFF_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/, 'the name of a header like X-Remote-User')
    .nullable()
    .default(null),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

/** What the page for sales lacks: a way to log in above all. */
function staffProblems(env: z.output<typeof Settings>): [keyof typeof env, string][] {
  if (env.STAFF_PORT === null) return []
  const problems: [keyof typeof env, string][] = []
  if (env.API_BASE_URL !== null)
    problems.push(['API_BASE_URL', 'nothing beside STAFF_PORT: the requests are not in our database then'])
  if (env.STAFF_USERS === null && env.STAFF_HEADER === null) {
    problems.push([
      'STAFF_USERS',
      'a file of names and passwords (npm run staff -- add NAME writes it), or STAFF_HEADER: somebody must be able to log in at STAFF_PORT',
    ])
  }
  if (env.STAFF_HEADER !== null && !Array.isArray(env.TRUST_PROXY)) {
    problems.push([
      'TRUST_PROXY',
      'the networks of the proxy that sets STAFF_HEADER, like 10.0.0.5: by their number alone anybody who reaches STAFF_PORT would be believed',
    ])
  }
  if (!loopback.includes(env.STAFF_HOST) && env.STAFF_URL === null)
    problems.push([
      'STAFF_URL',
      'where staff open it, like https://sales.example.kz: STAFF_HOST lets others in',
    ])
  return problems
}

/** A way out that is half switched on would look as if requests went out. */
const WholeSettings = Settings.superRefine((env, context) => {
  const missing = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (env.LEADS_WEBHOOK_URL !== null && env.LEADS_WEBHOOK_SECRET === null) {
    missing('LEADS_WEBHOOK_SECRET', 'a secret to sign what goes to LEADS_WEBHOOK_URL')
  }
  if (env.CV_KEEP_DAYS !== undefined && env.CV_KEEP_DAYS > env.LEADS_KEEP_DAYS) {
    missing('CV_KEEP_DAYS', 'no more days than LEADS_KEEP_DAYS: a CV goes with its request at the latest')
  }
  for (const [name, message] of staffProblems(env)) missing(name, message)
  const { ALARM_TELEGRAM_TOKEN: token, ALARM_TELEGRAM_CHAT: chat } = env
  if (token === null && chat !== null)
    missing('ALARM_TELEGRAM_TOKEN', 'the token of the bot that writes into ALARM_TELEGRAM_CHAT')
  if (chat === null && token !== null)
    missing('ALARM_TELEGRAM_CHAT', 'the chat into which the bot of ALARM_TELEGRAM_TOKEN writes')
  if (env.VISITOR_BOT === null && env.VISITOR_BOT_TOKEN !== null)
    missing('VISITOR_BOT', 'the name of the bot of VISITOR_BOT_TOKEN')
  if (env.VISITOR_BOT !== null && env.VISITOR_BOT_TOKEN === null)
    missing('VISITOR_BOT_TOKEN', 'the token of the bot VISITOR_BOT')
  if (env.PREVIEW && env.STAFF_USERS === null)
    missing('STAFF_USERS', 'a file of names and passwords: npm run staff -- add NAME writes it, for PREVIEW')
  if (env.PREVIEW && env.API_BASE_URL !== null)
    missing('API_BASE_URL', 'nothing beside PREVIEW: a preview has its own database')
  const mailbox = (['LEADS_EMAIL', 'ALARM_EMAIL', 'EDITORS_EMAIL'] as const).find(
    (name) => env[name] !== null,
  )
  if (mailbox !== undefined && env.SMTP_URL === null) {
    missing('SMTP_URL', `a mail server, required when ${mailbox} is set, like smtp://user:password@host:587`)
  }
}).transform((env) => ({ ...env, CV_KEEP_DAYS: env.CV_KEEP_DAYS ?? Math.min(180, env.LEADS_KEEP_DAYS) }))

/** All settings of the process, named as in the README. `null` means not set. */
export type Env = Readonly<z.output<typeof WholeSettings>> & {
  /** What the environment has for the secrets of routes: all that begins with `ROUTE_`. Never to be shown. */
  readonly ROUTE_SECRETS: Readonly<Record<string, string>>
}

/** The maps of the pages. A key of Yandex leaves the tiles aside. */
export function mapSettings(env: Pick<Env, 'YANDEX_MAPS_KEY' | 'TILES_URL' | 'TILES_CREDIT'>): MapSettings {
  return {
    yandexKey: env.YANDEX_MAPS_KEY,
    tiles: env.TILES_URL === null ? null : { url: env.TILES_URL, credit: env.TILES_CREDIT },
  }
}

/** The counters of the pages; null where none is switched on. */
export function counterSettings({
  GA4_ID: ga4,
  METRIKA_ID: metrika,
}: Pick<Env, 'GA4_ID' | 'METRIKA_ID'>): CounterSettings | null {
  return ga4 === null && metrika === null ? null : { ga4, metrika }
}

/** Where files of units are dropped and reports about them lie. */
export function stockFolder({ STOCK_DIR, DATA_DIR }: Pick<Env, 'STOCK_DIR' | 'DATA_DIR'>): string {
  return resolve(STOCK_DIR ?? join(DATA_DIR, 'stock'))
}

/** How long personal data are kept. */
export function keepDays({ LEADS_KEEP_DAYS, CV_KEEP_DAYS }: Pick<Env, 'LEADS_KEEP_DAYS' | 'CV_KEEP_DAYS'>) {
  return { leads: LEADS_KEEP_DAYS, cv: CV_KEEP_DAYS } satisfies Days
}

/** Settings whose value must not be repeated in a message. */
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'BITRIX24_WEBHOOK_URL',
  'CONTENT_HOOK_SECRET',
  'ALARM_TELEGRAM_TOKEN',
  'VISITOR_BOT_TOKEN',
  'SECRET_KEY',
])

/**
 * The settings of a process from its environment, every one with a default that works without a network.
 * Throws `StartError` naming each wrong setting, its value and the expected one.
 */
export function parseEnv(input: Readonly<Record<string, string | undefined>>): Env {
  const given: Record<string, string> = {}
  for (const name of Object.keys(Settings.shape)) {
    const value = input[name]?.trim() ?? ''
    if (value !== '') given[name] = value
  }
  const result = WholeSettings.safeParse(given)
  if (result.success) return Object.freeze({ ...result.data, ROUTE_SECRETS: routeSecrets(input) })
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name}: expected ${issue.message}, found ${shown(name, given[name])}`
  })
  throw new StartError(`These settings cannot be used:\n${lines.join('\n')}`)
}

function routeSecrets(input: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      name.startsWith('ROUTE_') && value !== undefined ? [[name, value]] : [],
    ),
  )
}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing'
  return secrets.has(name) ? 'something else' : `«${value.slice(0, 100)}»`
}
