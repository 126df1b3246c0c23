import { execFile } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '#server/bootstrap/built-pages.ts'
import { StartError } from '#server/start-error.ts'
import { staffText } from '#domain/staff/staff-text.ts'

const run = promisify(execFile)

/** How long one call of git may take, in milliseconds: a fetch brings the originals of new pictures too. */
const longestCall = 5 * 60_000

/** What git prints here is names and messages: more than this is no answer. Bytes. */
const longestAnswer = 4 * 1024 * 1024

/** A state of the repository, and who made it. */
export type Commit = { id: string; subject: string; author: string }

/**
 * The repository of a content folder, on the branch that is published.
 *
 * @param copy where a state is laid out to be checked; the folder stays from one time to the next
 * @throws StartError where the folder is no repository of its own or is on another branch
 */
export async function contentRepository(folder: string, branch: string, copy: string) {
  const top = await git(folder, 'rev-parse', '--show-toplevel').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(
      staffText('CONTENT_DIR ({folder}) is no git repository: there is nothing to fetch. {why}', {
        folder,
        why,
      }),
    )
  })
  if (realpathSync(top) === realpathSync(projectFolder))
    throw new StartError(
      staffText(
        'CONTENT_DIR ({folder}) lies in the repository of the program: content is published from a repository of its own.',
        { folder },
      ),
    )
  const current = await git(top, 'branch', '--show-current')
  if (current !== branch)
    throw new StartError(
      staffText(
        'CONTENT_DIR is on the branch «{current}», and «{branch}» is published: git switch {branch}, or set CONTENT_BRANCH.',
        { current, branch },
      ),
    )
  const inside = relative(realpathSync(top), realpathSync(folder))
  return {
    /**
     * Fetches the newest state of the branch; nothing in the folder changes.
     *
     * @throws StartError where the forge does not give it
     */
    async fetchNewest(): Promise<Commit> {
      const what = `+refs/heads/${branch}:refs/publish/newest`
      await git(top, 'fetch', '--quiet', '--no-tags', 'origin', what).catch((error: Error) => {
        throw new StartError(
          staffText('The branch «{branch}» could not be fetched: {why}', { branch, why: error.message }),
        )
      })
      const line = await git(top, 'log', '-1', '--format=%H%x00%s%x00%an', 'refs/publish/newest')
      const [id = '', subject = '', author = ''] = line.split('\0')
      return { id, subject: subject.slice(0, 200), author: author.slice(0, 100) }
    },

    /** Lays a state out beside the folder. @returns the folder to check */
    async layOut({ id }: Commit): Promise<string> {
      // What a killed process has left half done is put right by the same call; the copy of another repository is not.
      const isOurs = existsSync(copy) && (await checkedOut(copy, id))
      if (!isOurs) {
        rmSync(copy, { recursive: true, force: true })
        await git(top, 'worktree', 'prune')
        await git(top, 'worktree', 'add', '--quiet', '--force', '--detach', copy, id)
      }
      await git(copy, 'clean', '--quiet', '--force', '-d', '-x')
      return join(copy, inside)
    },

    /**
     * Brings the folder itself to a state, forward only: what somebody has in it that the branch has not is never lost.
     *
     * @throws StartError where files were changed by hand, or the branch was written anew
     */
    async takeOver({ id }: Commit): Promise<void> {
      const changed = await git(top, 'status', '--porcelain', '--', '.')
      if (changed !== '') {
        const files = changed.split('\n').slice(0, 20)
        const words = staffText(
          'These files of CONTENT_DIR were changed by hand and are in no commit; commit them or take them back:',
        )
        throw new StartError([words, ...files].join('\n'))
      }
      if (!(await isAncestor(top, 'HEAD', id)))
        throw new StartError(
          staffText(
            'The branch «{branch}» does not follow from the state of CONTENT_DIR: it was written anew, or CONTENT_DIR has commits of its own. Look at both, then: git reset --keep {id}',
            { branch, id: id.slice(0, 10) },
          ),
        )
      await git(top, 'merge', '--quiet', '--ff-only', id)
    },
  }
}

export type Repository = Awaited<ReturnType<typeof contentRepository>>

async function checkedOut(copy: string, id: string): Promise<boolean> {
  return git(copy, 'checkout', '--quiet', '--force', '--detach', id).then(
    () => true,
    () => false,
  )
}

async function isAncestor(top: string, earlier: string, later: string): Promise<boolean> {
  return git(top, 'merge-base', '--is-ancestor', earlier, later).then(
    () => true,
    () => false,
  )
}

/**
 * A call of git. It runs no hook, and no program that an address could name.
 *
 * @throws Error with what git said, without the password of an address
 */
async function git(folder: string, ...args: string[]): Promise<string> {
  const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never', '-c', 'gc.auto=0']
  try {
    const { stdout } = await run('git', ['-C', resolve(folder), ...settings, ...args], {
      timeout: longestCall,
      maxBuffer: longestAnswer,
    })
    return stdout.replace(/\n$/, '')
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const why = isMissing ? staffText('git is not installed.') : said || `git ${args[0]}: ${String(error)}`
    throw new Error(why.replaceAll(/\/\/[^/@\s]+@/g, '//…@').slice(0, 1000), { cause: error })
  }
}
