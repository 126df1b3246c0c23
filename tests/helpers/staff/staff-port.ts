import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { openStaffPage } from '#server/bootstrap/staff-page.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { newEntry } from '#staff/login/password.ts'
import { sqliteDatabase } from '../databases/databases.ts'
import { freePort } from '../servers/free-port.ts'
import { temporaryFolder } from '../servers/server.ts'

/** Of anna. */
export const staffPassword = 'correct horse battery'

/** A file of users with anna in it. */
export async function newUsersFile(t: TestContext): Promise<string> {
  const file = join(temporaryFolder(t), 'users')
  writeFileSync(file, `anna:${await newEntry(staffPassword)}\n`, { mode: 0o600 })
  return file
}

/** The settings of a page for sales on a free port. */
export async function staffSettings(t: TestContext) {
  const port = await freePort()
  const settings = { STAFF_PORT: String(port), STAFF_USERS: await newUsersFile(t), STAFF_LANGUAGE: 'en' }
  return { port, settings }
}

/** The page for sales alone, in this process. */
export async function staffAlone(t: TestContext, difference: Record<string, string> = {}) {
  const { port, settings } = await staffSettings(t)
  const env = parseEnv({ DATA_DIR: temporaryFolder(t), ...settings, ...difference })
  const parts = {
    db: await sqliteDatabase(t),
    log: createLog('silent'),
    site: 'https://homes.example',
    secret: 's',
    waysOf: async () => [],
    wake() {},
  }
  t.after(() => speakToStaff('en'))
  const { close } = await openStaffPage({ ...parts, env })
  t.after(close)
  return { db: parts.db, ...staffVisitor(port) }
}

/** Ways to ask a page for sales on a port of this machine. */
export function staffVisitor(port: number) {
  const url = `http://127.0.0.1:${port}`
  const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
  const send = (path: string, form: Record<string, string>, cookie = '') =>
    ask(path, {
      method: 'POST',
      headers: { Origin: url, Cookie: cookie },
      body: new URLSearchParams(form),
    })
  const logIn = async () => {
    const answer = await send('/staff/login', { name: 'anna', password: staffPassword })
    return answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  }
  return { port, ask, send, logIn }
}
