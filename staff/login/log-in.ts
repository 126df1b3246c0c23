import { createHmac } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { countTry, forgetTries, takeBackTry, type TryRule } from '#database/staff/tries.ts'
import { addressNetworks, networkShares } from '#leads/intake/address-network.ts'
import { type Hash, isPassword } from './password.ts'
import { staffName } from '../staff-name.ts'
import type { UsersFile } from './users-file.ts'

/** Five wrong tries, and none for ten minutes (R817). */
export const tryRule: TryRule = { most: 5, pause: 10 * 60_000 }

export type Attempt = {
  name: string
  password: string
  /** Of whoever tries. */
  address: string
}

export type Attempted =
  | { outcome: 'right'; name: string; mark: string }
  | { outcome: 'wrong' }
  | { outcome: 'paused'; until: Date }

type Parts = {
  db: Database
  users: UsersFile
  hash: Hash
  /** Of the site: what is counted is a hash, since addresses are personal, and anything may be typed as a name. */
  secret: string
  now: () => Date
}

/**
 * Looks at a name and a password. Every try is counted before it is looked at, under its name and under each network
 * of its address, and a right one is taken back. A name that nobody has takes the same time and gets the same answer.
 *
 * @throws LoginCrowd when too many try at once
 */
export async function logIn({ db, users, hash, secret, now }: Parts, attempt: Attempt): Promise<Attempted> {
  const name = staffName(attempt.name)
  const key = (kind: string, text: string) =>
    `${kind}:${createHmac('sha256', secret).update(`staff ${text}`).digest('base64url')}`
  const networks = addressNetworks(attempt.address).map((network, index) => ({
    key: key('network', network),
    rule: { ...tryRule, most: tryRule.most * (networkShares[index] ?? 1) },
  }))
  const ownName = { key: key('name', name ?? ''), rule: tryRule }
  for (const { key, rule } of [...networks, ownName]) {
    const until = await countTry(db, key, rule, now())
    if (until !== null) return { outcome: 'paused', until }
  }
  const entry = name === null ? null : await users.find(name)
  let isRight = false
  try {
    isRight = await isPassword(attempt.password, entry, hash)
  } catch (error) {
    // It was not looked at.
    for (const { key } of [...networks, ownName]) await takeBackTry(db, key)
    throw error
  }
  if (!isRight || entry === null || name === null) return { outcome: 'wrong' }
  for (const { key } of networks) await takeBackTry(db, key)
  await forgetTries(db, ownName.key)
  return { outcome: 'right', name, mark: entry.mark }
}
