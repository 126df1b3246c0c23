import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Deliveries of requests, subscriptions, files of applications; `tables.ts` documents the columns. */
export const deliveries: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `alter table leads add column vacancy_id integer`,
      `alter table leads add column twin_key text not null default ''`,
      `create index leads_twins on leads (twin_key, created_at)`,

      `create table lead_files (
        id text primary key,
        lead_id text not null references leads (id) on delete cascade,
        name text not null,
        type text not null,
        size integer not null check (size > 0),
        path text not null
      ) ${strict}`,
      `create index lead_files_lead on lead_files (lead_id)`,

      `create table subscriptions (
        id text primary key,
        email text not null unique,
        language text not null check (language in ('ru', 'kk', 'en')),
        state text not null check (state in ('pending', 'active', 'left')),
        consent_version text not null,
        consent_at text not null,
        address text not null,
        page_url text not null,
        created_at text not null,
        confirmed_at text,
        left_at text
      ) ${strict}`,

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
        unique (lead_id, channel),
        check ((lead_id is null) <> (subscription_id is null))
      ) ${strict}`,
      `create index deliveries_due on deliveries (channel, state, next_attempt_at)`,
      `create index deliveries_subscription on deliveries (subscription_id)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
