import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/open.ts'
import {
  endSession,
  endSessionsBefore,
  findSession,
  keepSession,
  noteSeen,
} from '#database/staff/sessions.ts'
import type { UsersFile } from './users-file.ts'

const hour = 3_600_000

/** A session ends so long after its last look, and so long after its beginning. Milliseconds. */
export const sessionTimes = { idle: 8 * hour, whole: 24 * hour } as const

/** The moment of the last look is kept to the minute: not every look writes. Milliseconds. */
const looseness = 60_000

const tokenForm = /^[\w-]{43}$/

export type Sessions = {
  /** @returns the token of a new session, which stands nowhere but in this answer */
  start(name: string, mark: string): Promise<string>
  /** Who has a token; null when its session is over, by time, by a logout, or by a change of the user. */
  read(token: string): Promise<string | null>
  end(token: string): Promise<void>
}

/** The sessions of staff, in the database, where all replicas find them (R818). */
export function staffSessions(parts: { db: Database; users: UsersFile; now: () => Date }): Sessions {
  const { db, users, now } = parts
  return {
    async start(name, mark) {
      const at = now()
      await endSessionsBefore(db, new Date(at.getTime() - sessionTimes.whole))
      const token = randomBytes(32).toString('base64url')
      const moment = at.toISOString()
      await keepSession(db, { token_hash: hashed(token), name, mark, started_at: moment, seen_at: moment })
      return token
    },
    async read(token) {
      if (!tokenForm.test(token)) return null
      const hash = hashed(token)
      const session = await findSession(db, hash)
      if (session === null) return null
      const at = now()
      const since = (moment: string) => at.getTime() - Date.parse(moment)
      const isOver =
        since(session.started_at) > sessionTimes.whole || since(session.seen_at) > sessionTimes.idle
      if (isOver || (await users.find(session.name))?.mark !== session.mark) {
        await endSession(db, hash)
        return null
      }
      if (since(session.seen_at) > looseness) await noteSeen(db, hash, at)
      return session.name
    },
    async end(token) {
      if (tokenForm.test(token)) await endSession(db, hashed(token))
    },
  }
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
