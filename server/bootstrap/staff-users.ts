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
