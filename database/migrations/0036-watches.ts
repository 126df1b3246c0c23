import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Who is told of what, the units as they were when changes were last looked for, and what is found; see `tables.ts`. */
export const watches: Migration = {
  async up(db) {
    const { flag, json, money, strict } = columnTypes[engineOf(db)]
    const language = `language text not null check (language in ('ru', 'kk', 'en'))`
    const statements = [
      `create table watchers (
        id text primary key,
        email text not null unique,
        ${language},
        state text not null check (state in ('pending', 'active', 'left')),
        created_at text not null,
        confirmed_at text,
        left_at text,
        digest_on text,
        refusals integer not null,
        paused_at text
      ) ${strict}`,
      `create table watches (
        id text primary key,
        watcher_id text not null references watchers (id) on delete cascade,
        kind text not null check (kind in ('listing', 'estate', 'complex')),
        target text not null,
        state text not null check (state in ('pending', 'active')),
        ${language},
        consent_version text not null,
        consent_at text not null,
        address text not null,
        page_url text not null,
        confirmed_at text,
        unique (watcher_id, kind, target)
      ) ${strict}`,
      `create table watch_findings (
        watcher_id text not null references watchers (id) on delete cascade,
        round integer not null,
        ${json('items')} not null,
        found_at text not null,
        delivery_id text,
        primary key (watcher_id, round)
      ) ${strict}`,
      `create index watch_findings_delivery on watch_findings (delivery_id)`,
      `create table watched_units (
        estate_id integer not null primary key,
        is_on_sale ${flag} not null,
        price ${money},
        change text check (change in ('new', 'price', 'back')),
        was ${money},
        changed_at text not null
      ) ${strict}`,
      `create index watched_units_changed on watched_units (changed_at)`,
      `create table watched_stages (progress_id integer not null primary key) ${strict}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
