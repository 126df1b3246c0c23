import { Hono } from 'hono'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { Note } from '../note-look.ts'
import { fieldsOf, goOn, ownPage } from '../own-requests.ts'
import { loginPage } from '../pages/login-page.ts'
import type { StaffContext, StaffParts } from '../staff-parts.ts'
import { logIn } from './log-in.ts'
import type { Readers } from './readers.ts'
import { LoginCrowd } from './sparing-hash.ts'
import type { UsersFile } from './users-file.ts'

/** Seconds after which somebody may try again where too many tried at once. */
const crowdPause = 10

/** The page of the login, what its form does, and the way out. */
export function loginRoutes(
  parts: Pick<StaffParts, 'db' | 'hash' | 'secret' | 'now' | 'heard'> & { users: UsersFile },
  readers: Readers,
  note: Note,
): Hono<StaffContext> {
  return new Hono<StaffContext>()
    .get(staffAddresses.login, async (c) => {
      const next = ownPage(c.req.query('next'))
      if ((await readers.read(c)) !== null) return goOn(c, next)
      return c.html(loginPage({ next }))
    })
    .post(staffAddresses.login, async (c) => {
      const form = await fieldsOf(c)
      const next = ownPage(form.get('next') ?? undefined)
      const name = form.get('name') ?? ''
      const pause = (problem: string, seconds: number) => {
        c.header('Retry-After', String(Math.max(1, Math.ceil(seconds))))
        return c.html(loginPage({ next, problem, name }), 429)
      }
      const attempt = {
        name,
        password: form.get('password') ?? '',
        address: c.env.clientAddress,
      }
      const attempted = await logIn(parts, attempt).catch((error: unknown) => {
        if (error instanceof LoginCrowd) return { outcome: 'crowd' } as const
        throw error
      })
      parts.heard(attempted.outcome)
      switch (attempted.outcome) {
        case 'crowd': {
          const words = staffText('Too many people try to log in right now. Try again in a few seconds.')
          return pause(words, crowdPause)
        }
        case 'wrong':
          return c.html(
            loginPage({ next, problem: staffText('The name or the password is wrong.'), name }),
            401,
          )
        case 'paused': {
          const until = attempted.until.getTime()
          // The minute in which it is over.
          const time = timeInKazakhstan(new Date(until + 59_999))
          const words = staffText('There were five wrong tries. The next one is possible at {time}.', {
            time,
          })
          return pause(words, (until - parts.now().getTime()) / 1000)
        }
        case 'right':
          await note(attempted.name, 'login')
          await readers.begin(c, attempted)
          return goOn(c, next)
      }
    })
    .post(staffAddresses.logout, async (c) => {
      await readers.end(c)
      return goOn(c, staffAddresses.login)
    })
}
