import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How long Debian's package may take to arrive, in milliseconds. */
const installTime = 5 * 60_000

/**
 * The folder with PostgreSQL's `initdb` and `postgres`: from PATH, else where Debian keeps them. Where they are
 * missing and we are root on Debian, its package is installed.
 *
 * @throws Error with the package to install
 */
export async function postgresBinaries(): Promise<string> {
  const found = findBinaries()
  if (found) return found
  const byHand = 'install PostgreSQL (on Debian: apt-get install postgresql) or put its bin folder on PATH'
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error(`the tests need PostgreSQL, which this machine lacks: ${byHand}`)
  }
  console.error('PostgreSQL is missing: installing it with apt-get …')
  try {
    await aptGet('update')
    await aptGet('install', '--yes', '--no-install-recommends', 'postgresql')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `the tests need PostgreSQL, and apt-get could not install it: ${reason.trim()}\n${byHand}`,
      {
        cause: error,
      },
    )
  }
  const installed = findBinaries()
  if (!installed)
    throw new Error(`apt-get installed PostgreSQL, but initdb is nowhere to be found: ${byHand}`)
  return installed
}

/** PATH first; of several versions the newest. Links are fine: PostgreSQL looks for its files where they point. */
function findBinaries(): string | undefined {
  const ofPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const ofDebian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => version(b) - version(a))
  return [...ofPath, ...ofDebian].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

function version(folder: string): number {
  return Number(folder.match(/postgresql\/(\d+)/)?.[1] ?? 0)
}

async function aptGet(...commands: string[]): Promise<void> {
  await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=60', ...commands], {
    timeout: installTime,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 16 * 1024 * 1024,
  })
}
