import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InstallError } from './advice.mjs'
import { npm } from './npm.mjs'
import { runtimePackage } from './runtime.mjs'

/**
 * Installs the packages of the lock file when others are there, or none. No package may run a script meanwhile.
 *
 * @param {string} root the project's folder
 */
export async function ensurePackages(root) {
  const reason = difference(root)
  if (reason === null) return
  mustBeWritable(join(root, 'node_modules'))
  await npm(root, ['ci', '--ignore-scripts', '--include=optional'], {
    label: `Installing packages (${reason}; about 450 MB on disk, once)`,
  })
  const left = difference(root)
  if (left !== null) {
    throw new InstallError(`npm has installed the packages, yet ${left}. Delete node_modules and try again.`)
  }
}

/**
 * Why the installed packages differ from the lock file, or null when they do not. npm itself keeps the list of what
 * it installed in node_modules; it is written last, so an interrupted installation has none. Optional packages
 * are those of other machines, but for the runtime of this one.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function difference(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (wanted === null) {
    throw new InstallError(`package-lock.json in ${root} cannot be read. Restore it from the repository.`)
  }
  const found = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (found === null) return 'nothing is installed yet'
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    const name = path.replace(/^.*node_modules\//, '')
    const isNeeded = optional !== true || name === runtimePackage
    if (path === '' || (!isNeeded && found[path] === undefined)) continue
    if (found[path] === undefined) return `${name} ${version} is not installed`
    if (found[path].version !== version)
      return `${name} ${found[path].version} is installed instead of ${version}`
    if (!existsSync(join(root, path))) return `the folder of ${name} is gone`
  }
  const extra = Object.keys(found).find((path) => wanted[path] === undefined)
  return extra === undefined ? null : `${extra.replace(/^.*node_modules\//, '')} is not in the lock file`
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** @param {string} folder */
function mustBeWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new InstallError(`The folder ${folder} cannot be written${code}, so no packages can be installed.
Give it to the user who runs the command (chown), or run it from a copy of the project that you may write.`)
  }
}
