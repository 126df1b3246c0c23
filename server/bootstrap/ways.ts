import type { WayName } from '#database/leads/deliveries.ts'
import type { Database } from '#database/open.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { knownSecrets } from '#feeds/sources/secrets.ts'
import {
  channelsOn,
  createSenders,
  type DeliverySettings,
  type Senders,
  type Watching,
} from '#leads/delivery/senders.ts'
import { routeSenders, secretsIn } from '#leads/routes/route-senders.ts'
import type { Route } from '#leads/routes/routes-file.ts'
import { storedRoutes, waysOfLead } from '#leads/routes/stored-routes.ts'
import type { Env } from '../env.ts'

/** A way of requests to staff: a route of the content or, without those, a way of the settings. */
export type Way = {
  name: string
  kind: string
  /** The route; null for a way of the settings, and for a route that this version does not understand. */
  route: Route | null
  /** Why it cannot send now, for staff; null where nothing is in its way. */
  problem: string | null
}

export type Ways = {
  /** The ways that new requests may go. */
  ways: readonly Way[]
  /** What can send now: also the ways of the settings when there are routes, since rows may wait for them. */
  senders: Senders
  /** Whether the content has routes. */
  areRoutes: boolean
}

export type WaysParts = {
  db: Database
  settings: DeliverySettings
  env: Pick<Env, 'DATA_DIR' | 'ROUTE_SECRETS'>
  publicUrl: string
  uploads: string
  /** Signs the links in letters. */
  secret: string
  now: () => Date
  /** What letters to watchers are written with; left out, they wait. */
  watching?: Watching
}

/**
 * The ways of this moment: routes come with each import of content, and secrets when somebody writes them. Both are read
 * at each call; senders stay the same while nothing has changed.
 */
export function liveWays(parts: WaysParts): () => Promise<Ways> {
  const { db, settings, env } = parts
  const ofSettings = createSenders(settings, parts)
  let made: { from: string; ways: Ways } | null = null

  return async () => {
    const stored = await storedRoutes(db)
    if (stored === null) {
      const ways = channelsOn(settings).map((name) => ({ name, kind: name, route: null, problem: null }))
      return { ways, senders: ofSettings, areRoutes: false }
    }
    const { routes, unknown } = stored
    const { values, fault } = await secretsFor(secretsIn(routes), env)
    const from = JSON.stringify([stored, [...values], fault])
    if (made?.from === from) return made.ways
    const { senders, problems } = routeSenders(routes, values, settings, parts)
    const ways: Way[] = [
      ...Object.entries(routes).map(([name, route]) => {
        const lacksSecret = secretsIn({ name: route }).some((secret) => !values.has(secret))
        return {
          name,
          kind: route.to,
          route,
          problem: lacksSecret && fault !== null ? fault : (problems[name] ?? null),
        }
      }),
      ...unknown.map((name) => ({
        name,
        kind: 'unknown',
        route: null,
        problem: staffText(
          'it was imported by another version of the site: import the content with this one',
        ),
      })),
    ].toSorted((one, other) => (one.name < other.name ? -1 : 1))
    // What waits for a route waits, also where a way of the settings has its name.
    const others = Object.entries(ofSettings).filter(([name]) => ways.every((way) => way.name !== name))
    made = { from, ways: { ways, senders: { ...Object.fromEntries(others), ...senders }, areRoutes: true } }
    return made.ways
  }
}

/**
 * The ways by which a request may go once more: those that it has already, as far as they can send, or, where it has none,
 * those of this moment. A route that came later gets no earlier request, and one that is gone keeps what waits for it.
 */
export async function waysAgain(
  db: Database,
  leadId: string,
  { ways, senders, areRoutes }: Ways,
): Promise<WayName[]> {
  if (!areRoutes) return ways.map(({ name, kind }) => ({ name, kind }))
  const had = await db
    .selectFrom('deliveries')
    .select(['channel as name', 'kind'])
    .distinct()
    .where('lead_id', '=', leadId)
    .execute()
  if (had.length === 0) return waysOfLead(db, leadId, [])
  return had
    .filter(({ name }) => senders[name] !== undefined)
    .map(({ name, kind }) => ({ name, kind: kind ?? name }))
}

/** The values that these secrets of routes have on this machine; `fault` says why the file of secrets cannot be used. */
export async function secretsFor(
  names: readonly string[],
  { DATA_DIR, ROUTE_SECRETS }: WaysParts['env'],
): Promise<{ values: ReadonlyMap<string, string>; fault: string | null }> {
  try {
    return { values: await knownSecrets(names, 'ROUTE_', DATA_DIR, ROUTE_SECRETS), fault: null }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    return { values: new Map(), fault: error.message }
  }
}
