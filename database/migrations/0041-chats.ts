import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

const language = `language text not null check (language in ('ru', 'kk', 'en'))`
const kind = `kind text not null check (kind in ('listing', 'estate', 'complex'))`

const wishes = `create table chat_wishes (
  id text primary key,
  ${kind},
  target text not null,
  ${language},
  consent_version text not null,
  consent_at text not null,
  address text not null,
  page_url text not null
)`

/** Each row is about one thing. */
const subject =
  'check (case when lead_id is null then 0 else 1 end + case when subscription_id is null then 0 else 1 end + case when watcher_id is null then 0 else 1 end = 1)'

const reachable =
  'check (case when email is null then 0 else 1 end + case when chat_id is null then 0 else 1 end = 1)'

/** SQLite changes no column: a new table takes the place of the old one, and of those that point at it. */
function sqlite(json: string): string[] {
  const copies = [
    [
      'watchers',
      'id, email, language, state, created_at, confirmed_at, left_at, digest_on, refusals, paused_at',
    ],
    [
      'watches',
      'id, watcher_id, kind, target, state, language, consent_version, consent_at, address, page_url, confirmed_at',
    ],
    ['watch_findings', 'watcher_id, round, items, found_at, delivery_id'],
    [
      'deliveries',
      'id, lead_id, subscription_id, channel, state, attempts, next_attempt_at, lease_id, leased_until, last_error, delivered_at, created_at, held, kind, moved_to, earlier_attempts, watcher_id, digest_on',
    ],
  ] as const
  return [
    ...copies.map(([name]) => `alter table ${name} rename to ${name}_before`),
    `create table watchers (
      id text primary key,
      email text unique,
      ${language},
      state text not null check (state in ('pending', 'active', 'left')),
      created_at text not null,
      confirmed_at text,
      left_at text,
      digest_on text,
      refusals integer not null,
      paused_at text,
      chat_id text unique,
      ${reachable}
    ) strict`,
    `create table watches (
      id text primary key,
      watcher_id text not null references watchers (id) on delete cascade,
      ${kind},
      target text not null,
      state text not null check (state in ('pending', 'active')),
      ${language},
      consent_version text not null,
      consent_at text not null,
      address text not null,
      page_url text not null,
      confirmed_at text,
      unique (watcher_id, kind, target)
    ) strict`,
    `create table watch_findings (
      watcher_id text not null references watchers (id) on delete cascade,
      round integer not null,
      ${json} not null,
      found_at text not null,
      delivery_id text,
      primary key (watcher_id, round)
    ) strict`,
    `create table deliveries (
      id text primary key,
      lead_id text references leads (id) on delete cascade,
      subscription_id text references subscriptions (id) on delete cascade,
      channel text not null,
      state text not null check (state in ('pending', 'delivered', 'dead')),
      attempts integer not null,
      next_attempt_at text not null,
      lease_id text,
      leased_until text,
      last_error text,
      delivered_at text,
      created_at text not null,
      held integer default 0 not null check (held in (0, 1)),
      kind text,
      moved_to text,
      earlier_attempts integer default 0 not null,
      watcher_id text references watchers (id) on delete cascade,
      digest_on text,
      unique (lead_id, channel),
      ${subject}
    ) strict`,
    ...copies.map(
      ([name, columns]) => `insert into ${name} (${columns}) select ${columns} from ${name}_before`,
    ),
    ...copies.toReversed().map(([name]) => `drop table ${name}_before`),
    'create index watch_findings_delivery on watch_findings (delivery_id)',
    'create index deliveries_due on deliveries (channel, state, next_attempt_at)',
    'create index deliveries_subscription on deliveries (subscription_id)',
    'create index deliveries_channel on deliveries (channel, created_at)',
    'create index deliveries_watcher on deliveries (watcher_id)',
    'create unique index deliveries_digest on deliveries (watcher_id, digest_on)',
    `${wishes} strict`,
  ]
}

const postgres = [
  'alter table watchers alter column email drop not null',
  'alter table watchers add column chat_id text unique',
  `alter table watchers add constraint watchers_reachable ${reachable}`,
  wishes,
]

/** Who is told of changes has a mailbox or a chat of Telegram; wishes that wait for «Start» in a bot. */
export const chats: Migration = {
  async up(db) {
    const engine = engineOf(db)
    const statements = engine === 'postgres' ? postgres : sqlite(columnTypes[engine].json('items'))
    for (const statement of statements) await sql.raw(statement).execute(db)
    await sql.raw('create index chat_wishes_consent on chat_wishes (consent_at)').execute(db)
  },
}
