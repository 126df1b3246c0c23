import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Reader } from '../pages/layout.ts'
import { staffName } from '../staff-name.ts'
import type { StaffContext, StaffParts } from '../staff-parts.ts'
import { sessionTimes, staffSessions } from './sessions.ts'

type Asked = Context<StaffContext>

export type Readers = {
  /** Who asks, by the proxy or by a session; null for nobody that we know. */
  read(c: Asked): Promise<Reader | null>
  /** Opens a session and puts its token into the cookie. */
  begin(c: Asked, user: { name: string; mark: string }): Promise<void>
  /** Ends the session that came along. */
  end(c: Asked): Promise<void>
}

/** Who reads the page: named by a proxy that is believed (R820), or by the cookie of a session (R818). */
export function readersOf({
  db,
  users,
  header,
  origins,
  now,
}: Pick<StaffParts, 'db' | 'users' | 'header' | 'origins' | 'now'>): Readers {
  const isTls = origins.every((origin) => origin.startsWith('https:'))
  const cookie = isTls ? '__Host-staff' : 'staff'
  const rules = { path: '/', httpOnly: true, secure: isTls, sameSite: 'Strict' } as const
  const sessions = users === null ? null : staffSessions({ db, users, now })

  function namedByProxy(c: Asked): string | null {
    const value = header === null || !c.env.behindProxy ? undefined : c.req.header(header)
    // Headers come as bytes, and names as UTF-8.
    return value === undefined ? null : staffName(Buffer.from(value, 'latin1').toString('utf8'))
  }

  return {
    async read(c) {
      const named = namedByProxy(c)
      if (named !== null) return { name: named, leaves: false }
      const token = getCookie(c, cookie)
      const name = token === undefined ? null : ((await sessions?.read(token)) ?? null)
      return name === null ? null : { name, leaves: true }
    },
    async begin(c, { name, mark }) {
      // Whatever token came along is of no use from now on: nobody can have laid it there.
      const before = getCookie(c, cookie)
      if (before !== undefined) await sessions?.end(before)
      const token = await sessions?.start(name, mark)
      if (token !== undefined) setCookie(c, cookie, token, { ...rules, maxAge: sessionTimes.whole / 1000 })
    },
    async end(c) {
      const token = getCookie(c, cookie)
      if (token !== undefined) await sessions?.end(token)
      deleteCookie(c, cookie, rules)
    },
  }
}
