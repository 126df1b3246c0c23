/**
 * Begins every npm command, under any Node from 20: installs the packages of the lock file, then runs a script with
 * the pinned runtime. Plain JavaScript without packages, since there may be none yet.
 *
 * node scripts/run.mjs scripts/start.ts [arguments]
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InstallError } from './install/advice.mjs'
import { handOver } from './install/exec-node.mjs'
import { ensurePackages } from './install/packages.mjs'
import { runtimeFile } from './install/runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const [script = 'scripts/start.ts', ...rest] = process.argv.slice(2)
const file = join(root, script)

try {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new InstallError(
      `This is Node ${process.version}. Install Node 20 or newer and run the command again.`,
    )
  }
  await ensurePackages(root)
  // Compiled modules are kept from run to run; told from outside, those that come before a script's first line are too.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
  await handOver(runtimeFile(root), [file, ...rest], { ...compiled, ...process.env })
} catch (error) {
  console.error(error instanceof InstallError ? error.message : error)
  process.exit(1)
}
