import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { safeError } from '#api/http/log.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { createStaff } from '#staff/create-staff.ts'
import { scryptHash } from '#staff/login/password.ts'
import { sparingHash } from '#staff/login/sparing-hash.ts'
import type { StaffParts } from '#staff/staff-parts.ts'
import { type Env, stockFolder } from '../env.ts'
import { prepareListener } from '../http/listen.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { requestLimits } from '../middleware/limits.ts'
import { requestLog, type ServerContext } from '../middleware/request-log.ts'
import { steadyBodies } from '../middleware/steady-bodies.ts'
import { StartError } from '../start-error.ts'
import { look } from '../status/look.ts'
import { failureWords, wellWords } from '../status/words.ts'
import { staffLanguageOf } from './staff-language.ts'
import { openStaffUsers } from './staff-users.ts'

/** How old the alarms of the page may be, in milliseconds: they are asked of the whole site. */
const alarmsTime = 10_000

/** How long requests may take to finish after the order to stop, in milliseconds. */
const shutdownMs = 2_000

type Parts = Pick<StaffParts, 'db' | 'secret' | 'site' | 'waysOf' | 'wake'> & { env: Env; log: Logger }

/**
 * The page for sales on a port of its own, where STAFF_PORT switches it on. The site's own port never answers it.
 *
 * @throws StartError when the port cannot be opened, or nobody could log in
 */
export async function openStaffPage(parts: Parts): Promise<{ close(): Promise<void> }> {
  const { env, log } = parts
  const { STAFF_PORT: port, STAFF_HOST: host, STAFF_USERS: path } = env
  if (port === null) return { close: async () => {} }
  speakToStaff(staffLanguageOf(env))
  const users = path === null ? null : await openStaffUsers(path, log)
  const staff = createStaff({
    ...parts,
    origins: staffOrigins(env, port),
    users,
    header: env.STAFF_HEADER,
    hash: sparingHash(scryptHash),
    alarms: keptFor(alarmsTime, async () => {
      const { alerts, data } = await look(env, new Date(), 'sales')
      const failures = data?.failures ?? []
      return { alerts, well: wellWords(failures), reasons: failures.map(failureWords) }
    }),
    reports: join(stockFolder(env), 'reports'),
    onError: (error) => log.error({ err: safeError(error) }, 'something broke on /staff'),
    heard: (outcome) => log.info({ outcome }, 'somebody tried to log in to /staff'),
    now: () => new Date(),
    newId: () => randomUUIDv7(),
  })
  const app = new Hono<ServerContext>()
    .use(requestLog(log, env.TRUST_PROXY))
    .use(securityHeaders({ PUBLIC_URL: env.STAFF_URL, HSTS: 'host' }))
    .use(requestLimits)
    .post('*', steadyBodies())
    .all('*', (c) =>
      staff.fetch(c.req.raw, { clientAddress: c.get('clientAddress'), behindProxy: c.get('behindProxy') }),
    )
  const listener = prepareListener(app.fetch)
  await listener.open(host, port).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : error
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new StartError(
      `The port ${port} on ${host} for /staff could not be opened (${why}).
  STAFF_PORT and STAFF_HOST say where it is; without STAFF_PORT there is none.`,
      error,
    )
  })
  return { close: () => listener.shutdown.close(shutdownMs) }
}

/** The origins under which staff reach the page: the one of STAFF_URL, else this machine alone. */
function staffOrigins({ STAFF_URL }: Pick<Env, 'STAFF_URL'>, port: number): string[] {
  if (STAFF_URL !== null) return [new URL(STAFF_URL).origin]
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)
}

/** One answer for all who ask within a time; a failure is not kept. */
function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; at: number } | null = null
  return () => {
    if (kept !== null && performance.now() - kept.at < ms) return kept.answer
    const mine = { answer: ask(), at: performance.now() }
    kept = mine
    mine.answer.catch(() => {
      if (kept === mine) kept = null
    })
    return mine.answer
  }
}
