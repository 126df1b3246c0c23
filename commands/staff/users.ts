import { open, rename, rm } from 'node:fs/promises'
import { staffText } from '#domain/staff/staff-text.ts'
import { newEntry, passwordLength } from '#staff/login/password.ts'
import { parseUsers, readUsersFile } from '#staff/login/users-file.ts'
import { StartError } from '#server/start-error.ts'
import type { ContentContext } from '../command-context.ts'
import { askPassword } from './ask-password.ts'

/** @throws StartError when STAFF_USERS names no file */
function fileOf({ env }: ContentContext): string {
  if (env.STAFF_USERS !== null) return env.STAFF_USERS
  throw new StartError(staffText('STAFF_USERS names no file: set it for the site and for this command.'))
}

/**
 * Adds a user, or gives him another password.
 *
 * @returns whether it was written
 */
export async function addUser(context: ContentContext, name: string): Promise<boolean> {
  const path = fileOf(context)
  const password = await askPassword(context)
  if (password === null) return false
  const { least, most } = passwordLength
  if (password.length < least || password.length > most) {
    context.say(staffText('A password has {least} to {most} characters.', { least, most }))
    return false
  }
  const isNew = await changeLines(path, name, `${name}:${await newEntry(password)}`)
  await context.print(
    `${isNew ? staffText('{name} may log in.', { name }) : staffText('{name} has another password, and is logged out.', { name })}\n`,
  )
  return true
}

/** @returns whether there was such a user */
export async function removeUser(context: ContentContext, name: string): Promise<boolean> {
  const path = fileOf(context)
  if (!parseUsers((await readUsersFile(path)) ?? '').has(name)) {
    context.say(staffText('There is no user {name}.', { name }))
    return false
  }
  await changeLines(path, name, null)
  await context.print(`${staffText('{name} may not log in any more, and is logged out.', { name })}\n`)
  return true
}

export async function listUsers(context: ContentContext): Promise<boolean> {
  const users = parseUsers((await readUsersFile(fileOf(context))) ?? '')
  if (users.size === 0) context.say(staffText('There are no users.'))
  for (const name of [...users.keys()].toSorted()) await context.print(`${name}\n`)
  return true
}

/**
 * Puts a line in the place of the user's one, or takes that away. The running site finds the old file or the new one,
 * never half of it, and nobody else can read either.
 *
 * @returns whether there was no line of the user before
 */
async function changeLines(path: string, name: string, line: string | null): Promise<boolean> {
  // Two commands at once: the second one finds the lock of the first.
  const half = `${path}.new`
  const handle = await open(half, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new StartError(`${half}: ${error.message}`, error)
    throw new StartError(
      staffText('Another command is writing the file, or was broken off: if not, delete {file}.', {
        file: half,
      }),
    )
  })
  try {
    const text = (await readUsersFile(path)) ?? ''
    const isNew = !parseUsers(text).has(name)
    const others = text.split('\n').filter((each) => each.trim() !== '' && !isOf(each, name))
    const lines = line === null ? others : [...others, line]
    await handle.writeFile(lines.map((each) => `${each}\n`).join(''))
    await handle.sync()
    await rename(half, path)
    return isNew
  } catch (error) {
    await rm(half, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Whether a line of a file that was read before is the one of a user. */
function isOf(line: string, name: string): boolean {
  return parseUsers(line).has(name)
}
