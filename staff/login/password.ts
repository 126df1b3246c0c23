import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Length of a password in characters. */
export const passwordLength = { least: 12, most: 128 } as const

/** OWASP's second choice for scrypt: 64 MB and a quarter of a second for each try. */
const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 1024 * 1024 }
const bytes = { salt: 16, hash: 32 } as const

/** Makes much work of a password, so that a file of hashes gives none away. */
export type Hash = (password: string, salt: Buffer) => Promise<Buffer>

export const scryptHash: Hash = (password, salt) =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, bytes.hash, cost, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    )
  })

export type Entry = {
  salt: Buffer
  hash: Buffer
  /** Changes with the password. Tells nothing about it. */
  mark: string
}

/** Names the way of hashing and its cost: another one gets another word. */
const way = 'scrypt1'

/** What stands in STAFF_USERS for a password: `scrypt1:SALT:HASH`. */
export async function newEntry(password: string, hash: Hash = scryptHash): Promise<string> {
  const salt = randomBytes(bytes.salt)
  return [
    way,
    ...[salt, await hash(password, salt)].map((part) => Buffer.from(part).toString('base64url')),
  ].join(':')
}

const entryForm = new RegExp(String.raw`^${way}:([\w-]{22}):([\w-]{43})$`)

/** Null for a text that is no entry. */
export function readEntry(text: string): Entry | null {
  const [, salt, hash] = entryForm.exec(text) ?? []
  if (salt === undefined || hash === undefined) return null
  return {
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
    mark: createHash('sha256').update(text).digest('base64url'),
  }
}

/** What a name that nobody has is tried against: it takes as long, and nothing is right. */
const nobody = { salt: randomBytes(bytes.salt), hash: randomBytes(bytes.hash) }

/** Whether a password is the one of an entry; without an entry the same work is done and it never is. */
export async function isPassword(password: string, entry: Entry | null, hash: Hash): Promise<boolean> {
  const { salt, hash: right } = entry ?? nobody
  const isRight = timingSafeEqual(await hash(password.slice(0, passwordLength.most), salt), right)
  return isRight && entry !== null && password.length <= passwordLength.most
}
