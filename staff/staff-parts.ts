import type { WayName } from '#database/leads/deliveries.ts'
import type { Database } from '#database/open.ts'
import type { Hash } from './login/password.ts'
import type { UsersFile } from './login/users-file.ts'
import type { Alarms } from './pages/alarms-page.ts'
import type { Reader } from './pages/layout.ts'

/** What the server knows about a request beside the request itself. */
export type StaffBindings = {
  clientAddress: string
  /** The connection comes from a believed proxy. */
  behindProxy: boolean
}

export type StaffParts = {
  db: Database
  /** The origins under which staff open the page; the first is the one of STAFF_URL where that is set. */
  origins: readonly string[]
  /** Who may log in by a password; null where only the proxy names people. */
  users: UsersFile | null
  /** The header in which the proxy names who it is; null where it names nobody. */
  header: string | null
  hash: Hash
  /** Of the site. */
  secret: string
  /** The origin of the site, for the links that staff give to visitors. */
  site: string
  /** The ways by which a request may go once more. */
  waysOf: (leadId: string) => Promise<readonly WayName[]>
  /** Something was put into the outbox. */
  wake: () => void
  alarms: () => Promise<Alarms>
  /** The folder of stock reports. */
  reports: string
  /** Told how a try to log in ended; without the name. */
  heard: (outcome: 'right' | 'wrong' | 'paused' | 'crowd') => void
  /** Told of what broke; whoever asked reads that something did. */
  onError: (error: unknown) => void
  now: () => Date
  newId: () => string
}

/** `reader` is there behind the login. */
export type StaffContext = { Bindings: StaffBindings; Variables: { reader: Reader } }
