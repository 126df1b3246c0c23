import { constants } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { type Entry, readEntry } from './password.ts'
import { staffName } from '../staff-name.ts'

export type Users = ReadonlyMap<string, Entry>

/** A thousand users need a tenth of it. Bytes. */
const longestFile = 1_000_000

/** The file of STAFF_USERS cannot be used; the message is for who keeps it. */
export class BadUsersFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BadUsersFile'
  }
}

/**
 * The users of a text: a line for each, `NAME:scrypt1:SALT:HASH`.
 *
 * @throws BadUsersFile naming the line; never what stands in it
 */
export function parseUsers(text: string): Map<string, Entry> {
  const users = new Map<string, Entry>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [written = '', ...rest] = line.trim().split(':')
    const name = staffName(written)
    const entry = readEntry(rest.join(':'))
    if (name === null || entry === null || users.has(name))
      throw new BadUsersFile(
        `line ${index + 1} is no user, or one that was there before: npm run staff -- add NAME writes such lines`,
      )
    users.set(name, entry)
  }
  return users
}

/**
 * The text of the file; null where there is none.
 *
 * @throws BadUsersFile when it cannot be read, or others may read it
 */
export async function readUsersFile(path: string): Promise<string | null> {
  let handle
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new BadUsersFile(`it cannot be read (${code})`, error)
  }
  try {
    const { mode, size } = await handle.stat()
    if ((mode & 0o077) !== 0) throw new BadUsersFile(`others may read it: chmod 600 ${path}`)
    if (size > longestFile) throw new BadUsersFile('it is too long for a list of users')
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

export type UsersFile = {
  /** The user of a name as the file has it now; null when it has none, or cannot be read. */
  find(name: string): Promise<Entry | null>
}

/**
 * The users of a file, read anew when it has changed. While it cannot be read nobody is a user: whoever was taken out
 * of it must not stay.
 *
 * @param onError told of each reading that failed
 */
export function usersFile(path: string, onError: (error: unknown) => void): UsersFile {
  let mark: string | null = null
  let users: Users = new Map()

  async function current(): Promise<Users> {
    const { ino, size, mtimeMs, ctimeMs, mode } = await stat(path)
    const found = [ino, size, mtimeMs, ctimeMs, mode].join(' ')
    if (found === mark) return users
    users = parseUsers((await readUsersFile(path)) ?? '')
    mark = found
    return users
  }

  return {
    async find(name) {
      try {
        return (await current()).get(name) ?? null
      } catch (error) {
        mark = null
        users = new Map()
        onError(error)
        return null
      }
    },
  }
}
