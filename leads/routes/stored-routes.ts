import { z } from 'zod'
import type { WayName } from '#database/leads/deliveries.ts'
import { leadSubject } from '#database/leads/lead-subject.ts'
import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import type { ChannelName } from '../delivery/channels.ts'
import { waysOf } from './matching.ts'
import { Route, type Routes } from './routes-file.ts'

/** The routes that the last import of content has brought. */
export type StoredRoutes = {
  routes: Routes
  /** Those that another version of the site has written, and this one does not understand: what waits for them waits. */
  unknown: readonly string[]
}

const Stored = z.record(z.string(), z.unknown())

/** The routes of the content; null where it has none, so that the settings say where requests go. */
export async function storedRoutes(db: Database): Promise<StoredRoutes | null> {
  const stored = await readSetting(db, 'lead_routes')
  if (stored === null) return null
  const read = Object.entries(Stored.parse(stored)).map(
    ([name, value]) => [name, Route.safeParse(value)] as const,
  )
  return {
    routes: Object.fromEntries(
      read.flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]])),
    ),
    unknown: read.filter(([, { success }]) => !success).map(([name]) => name),
  }
}

/**
 * The ways of a kept request, by the routes of this moment; where there are none, all that the settings switch on.
 *
 * @param channels the ways of the settings
 */
export async function waysOfLead(
  db: Database,
  id: string,
  channels: readonly ChannelName[],
): Promise<WayName[]> {
  const stored = await storedRoutes(db)
  if (stored === null) return channels.map((name) => ({ name, kind: name }))
  const subject = await leadSubject(db, id)
  return subject === null ? [] : waysOf(stored.routes, subject)
}
