import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Letters with news to subscribers: to whom which was sent, and which address is paused; see `tables.ts`. */
export const campaigns: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `alter table subscriptions add column refusals integer default 0 not null`,
      `alter table subscriptions add column paused_at text`,
      `create table campaigns (
        id text primary key,
        kind text not null check (kind in ('article')),
        slug text not null,
        started_at text not null,
        unique (kind, slug)
      ) ${strict}`,
      `create table campaign_letters (
        campaign_id text not null references campaigns (id) on delete cascade,
        subscription_id text not null references subscriptions (id) on delete cascade,
        run text not null,
        state text not null check (state in ('claimed', 'handed', 'sent', 'refused', 'later', 'unsure')),
        answer text,
        changed_at text not null,
        primary key (campaign_id, subscription_id)
      ) ${strict}`,
      `create index campaign_letters_subscription on campaign_letters (subscription_id)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
