import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'

const watcher = 'watcher_id text references watchers (id) on delete cascade'

/** Each row is about one thing. */
const subject =
  'check (case when lead_id is null then 0 else 1 end + case when subscription_id is null then 0 else 1 end + case when watcher_id is null then 0 else 1 end = 1)'

const columns = [
  'id',
  'lead_id',
  'subscription_id',
  'channel',
  'state',
  'attempts',
  'next_attempt_at',
  'lease_id',
  'leased_until',
  'last_error',
  'delivered_at',
  'created_at',
  'held',
  'kind',
  'moved_to',
  'earlier_attempts',
].join(', ')

/** SQLite cannot change the check of a table: a new one takes the place of the old one. */
const statements = {
  postgres: [
    `alter table deliveries add column ${watcher}`,
    'alter table deliveries add column digest_on text',
    'alter table deliveries drop constraint deliveries_check',
    `alter table deliveries add constraint deliveries_check ${subject}`,
  ],
  sqlite: [
    `create table deliveries_now (
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
      ${watcher},
      digest_on text,
      unique (lead_id, channel),
      ${subject}
    ) strict`,
    `insert into deliveries_now (${columns}) select ${columns} from deliveries`,
    'drop table deliveries',
    'alter table deliveries_now rename to deliveries',
    'create index deliveries_due on deliveries (channel, state, next_attempt_at)',
    'create index deliveries_subscription on deliveries (subscription_id)',
    'create index deliveries_channel on deliveries (channel, created_at)',
  ],
} as const

/** Letters to watchers in the outbox; of one address at most one digest a day. */
export const watchLetters: Migration = {
  async up(db) {
    for (const statement of [
      ...statements[engineOf(db)],
      'create index deliveries_watcher on deliveries (watcher_id)',
      'create unique index deliveries_digest on deliveries (watcher_id, digest_on)',
    ])
      await sql.raw(statement).execute(db)
  },
}
