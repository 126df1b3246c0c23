import { createHash } from 'node:crypto'
import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Attempt, type Attempted, logIn } from '#staff/login/log-in.ts'
import { LoginCrowd } from '#staff/login/sparing-hash.ts'
import type { UsersFile } from '#staff/login/users-file.ts'
import { contentHookPath } from '../publish/content-hook.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** Open to everybody: a proxy asks for health, and a forge knows a secret of its own. */
function isOpen({ method, path }: Pick<HonoRequest, 'method' | 'path'>, hasHook: boolean): boolean {
  // Another method would be answered by a page, with what is not published in its menus.
  return method === 'POST'
    ? hasHook && path === contentHookPath
    : ['GET', 'HEAD'].includes(method) && ['/healthz', '/readyz'].includes(path)
}

/** Every request of a browser brings the password: what was right is taken for right so long. Milliseconds. */
const known = { max: 1000, ttl: 15 * 60_000 }

/** A header that is longer holds no name and password of ours. */
const longestHeader = 1024

/** Asks for the name and password of STAFF_USERS, by the basic authentication of HTTP (RFC 7617). */
const challenge = {
  'WWW-Authenticate': 'Basic realm="preview", charset="UTF-8"',
  'Cache-Control': 'no-store',
}

type Parts = Omit<Parameters<typeof logIn>[0], 'users'> & {
  users: UsersFile
  /** Whether the webhook of the content is on. */
  hasHook: boolean
}

/**
 * The door of a preview (R893): nobody reads what is not published without a name and a password of STAFF_USERS. Wrong
 * ones are counted and paused as at the page for sales, and who is taken out of the file stays outside at once. What is
 * shown is kept by no cache that others share, and no search engine keeps it.
 */
export function previewDoor(parts: Parts): MiddlewareHandler<ServerContext> {
  const right = new LRUCache<string, { name: string; mark: string }>(known)

  async function isKnown(key: string): Promise<boolean> {
    const reader = right.get(key)
    return reader !== undefined && (await parts.users.find(reader.name))?.mark === reader.mark
  }

  async function enter(c: Context<ServerContext>): Promise<Response | null> {
    const header = c.req.header('authorization') ?? ''
    const key = createHash('sha256').update(header).digest('base64')
    if (await isKnown(key)) return null
    const attempt = attemptOf(header, c.get('clientAddress'))
    if (attempt === null) return c.text('A preview: log in.', 401, challenge)
    let attempted: Attempted
    try {
      attempted = await logIn(parts, attempt)
    } catch (error) {
      if (!(error instanceof LoginCrowd)) throw error
      return c.text('Too many people log in at once: try again.', 429, { ...noCache, 'Retry-After': '5' })
    }
    if (attempted.outcome === 'paused') {
      const seconds = Math.max(1, Math.ceil((attempted.until.getTime() - parts.now().getTime()) / 1000))
      return c.text('Too many wrong tries: wait.', 429, { ...noCache, 'Retry-After': String(seconds) })
    }
    if (attempted.outcome === 'wrong') return c.text('The name or the password is wrong.', 401, challenge)
    right.set(key, attempted)
    return null
  }

  return async (c, next) => {
    if (isOpen(c.req, parts.hasHook)) return next()
    const refused = await enter(c)
    if (refused !== null) return refused
    await next()
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    const lifetime = c.res.headers.get('Cache-Control')
    if (lifetime !== null) c.res.headers.set('Cache-Control', lifetime.replace('public', 'private'))
  }
}

const noCache = { 'Cache-Control': 'no-store' }

/** The name and password of a header; null for one that has none. */
function attemptOf(header: string, address: string): Attempt | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header.slice(0, longestHeader)) ?? []
  if (encoded === undefined) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon === -1 ? null : { name: text.slice(0, colon), password: text.slice(colon + 1), address }
}
