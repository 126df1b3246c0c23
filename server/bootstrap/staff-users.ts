import type { Logger } from 'pino'
import { safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import {
  BadUsersFile,
  parseUsers,
  readUsersFile,
  type UsersFile,
  usersFile,
} from '#staff/login/users-file.ts'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'

/**
 * The people who may log in, from the file of STAFF_USERS.
 *
 * @throws StartError when it cannot be used
 */
export async function openStaffUsers(path: string, log: Pick<Logger, 'error'>): Promise<UsersFile> {
  await mustHaveUsers(path)
  return usersFile(
    path,
    throttle((error) =>
      log.error({ err: safeError(error) }, 'STAFF_USERS cannot be read: nobody can log in'),
    ),
  )
}

/**
 * Looks whether somebody could log in where something asks for it, before a start builds or fills anything (R916).
 *
 * @throws StartError when the file of STAFF_USERS cannot be used
 */
export async function mustHaveStaff(env: Pick<Env, 'STAFF_PORT' | 'STAFF_USERS' | 'PREVIEW'>): Promise<void> {
  if (env.STAFF_USERS === null || (env.STAFF_PORT === null && !env.PREVIEW)) return
  await mustHaveUsers(env.STAFF_USERS)
}

async function mustHaveUsers(path: string): Promise<void> {
  try {
    const text = await readUsersFile(path)
    if (text === null) throw new BadUsersFile('there is no such file')
    parseUsers(text)
  } catch (error) {
    if (!(error instanceof BadUsersFile)) throw error
    throw new StartError(
      `The file of STAFF_USERS, ${path}, cannot be used: ${error.message}.
  npm run staff -- add NAME writes it. Without STAFF_PORT there is no page for sales, without PREVIEW no preview.`,
      error,
    )
  }
}
