import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { InstallError, npmAdvice } from './advice.mjs'
import { waiting } from './waiting.mjs'

/** Patient enough for a slow line, quick enough to say that there is none. */
const network = [
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-factor=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-timeout=60000',
]

/**
 * Runs npm and shows meanwhile why. Throws `InstallError` with advice when npm fails.
 *
 * @param {string} root the project's folder
 * @param {string[]} args
 * @param {{ cwd?: string, label: string }} options
 */
export async function npm(root, args, { cwd = root, label }) {
  const done = waiting(label)
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error']
  const { code, output } = await run('npm', [...args, ...quiet, ...network], cwd, root)
  done()
  if (code !== 0) throw new InstallError(npmAdvice(output, root))
}

/**
 * @param {string} command @param {string[]} args @param {string} cwd @param {string} root
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(command, args, cwd, root) {
  const child = spawn(command, args, {
    cwd,
    env: environment(root),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(new InstallError('npm was not found. Install it (it comes with Node) and try again.')),
    )
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * npm must run on the machine's own Node: the pinned one lies in the folder that it is about to replace. What an
 * outer `npm start --silent` or an .npmrc of production left in the environment must not reach it either.
 *
 * @param {string} root
 */
function environment(root) {
  const own = join(root, 'node_modules')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own))
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: path.join(delimiter) }
  for (const name of Object.keys(env)) {
    if (/^(npm_(config_(loglevel|omit|production)|lifecycle_|package_|command)|NODE_ENV$)/i.test(name))
      delete env[name]
  }
  return env
}
