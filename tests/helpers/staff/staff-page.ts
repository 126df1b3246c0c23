import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Database } from '#database/open.ts'
import { createStaff } from '#staff/create-staff.ts'
import { type Hash, newEntry } from '#staff/login/password.ts'
import { usersFile } from '#staff/login/users-file.ts'
import type { StaffBindings, StaffParts } from '#staff/staff-parts.ts'
import { temporaryFolder } from '../servers/server.ts'

/** A hash that costs nothing; the real one has tests of its own. */
const quickHash: Hash = async (password, salt) => createHash('sha256').update(salt).update(password).digest()

/** Of the site that every page here belongs to. */
export const siteSecret = 'secret of the site, thirty-two characters'

export const origin = 'https://sales.example'

/** The users of every page here, with their passwords. */
export const passwords = {
  anna: 'correct horse battery',
  'ұлан@example.kz': 'staple rides a bicycle',
} as const

/** Ways of the settings. */
export function waysNamed(...names: string[]) {
  return names.map((name) => ({ name, kind: name }))
}

type Ask = {
  method?: string
  /** Fields of a form. */
  form?: Record<string, string>
  headers?: Record<string, string>
  cookie?: string
  from?: Partial<StaffBindings>
}

/** The page for sales on a database, with users in a file and a clock that a test sets. */
export async function staffPage(t: TestContext, db: Database, difference: Partial<StaffParts> = {}) {
  const folder = temporaryFolder(t)
  const file = join(folder, 'users')
  const write = async (users: Record<string, string>) => {
    const lines = Object.entries(users).map(
      async ([name, password]) => `${name}:${await newEntry(password, quickHash)}\n`,
    )
    writeFileSync(file, (await Promise.all(lines)).join(''), { mode: 0o600 })
  }
  await write(passwords)
  const clock = { at: new Date('2026-11-23T05:00:00.000Z') }
  let ids = 0
  const heard: string[] = []
  const parts: StaffParts = {
    db,
    origins: [origin],
    users: usersFile(file, () => {}),
    header: null,
    hash: quickHash,
    secret: siteSecret,
    site: 'https://homes.example',
    waysOf: async () => waysNamed('webhook'),
    wake: () => heard.push('wake'),
    alarms: async () => ({ alerts: [], well: '', reasons: [] }),
    reports: join(folder, 'reports'),
    heard: (outcome) => heard.push(outcome),
    onError: () => heard.push('broken'),
    now: () => clock.at,
    newId: () => `01990000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
    ...difference,
  }
  /** Two of them are two replicas. */
  const replica = () => {
    const staff = createStaff(parts)
    return async (path: string, { method, form, headers = {}, cookie, from = {} }: Ask = {}) => {
      const request = new Request(origin + path, {
        method: method ?? (form === undefined ? 'GET' : 'POST'),
        headers: {
          ...(form === undefined
            ? {}
            : {
                'Content-Type': 'application/x-www-form-urlencoded',
                Origin: origin,
                'Sec-Fetch-Site': 'same-origin',
              }),
          ...(cookie === undefined ? {} : { Cookie: cookie }),
          ...headers,
        },
        ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
      })
      const response = await staff.fetch(request, {
        clientAddress: '203.0.113.5',
        behindProxy: true,
        ...from,
      })
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('Location'),
        html: await response.text(),
      }
    }
  }
  const ask = replica()
  /** The cookie of a new session. */
  const logIn = async (name: keyof typeof passwords = 'anna') => {
    const { headers } = await ask('/staff/login', { form: { name, password: passwords[name] } })
    return (headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
  }
  const later = (minutes: number) => {
    clock.at = new Date(clock.at.getTime() + minutes * 60_000)
  }
  return { ask, replica, logIn, later, clock, heard, file, write, folder }
}
