import { execFileSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InstallError } from './advice.mjs'
import { npm } from './npm.mjs'

/** The version of Node that package.json names: the npm package `node` carries it. @param {string} root */
export function pinnedVersion(root) {
  /** @type {string} */
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
  return version
}

/**
 * The pinned runtime's file. The package `node` fetches it in an install script; where npm was told not to run such
 * scripts, or the file is of another machine, it is fetched here.
 *
 * @param {string} root
 * @returns {Promise<string>} path of the executable
 */
export async function ensureRuntime(root) {
  const version = pinnedVersion(root)
  const file = join(root, 'node_modules/node/bin/node')
  if (runs(file, version)) return file
  await fetchRuntime(root, file, version)
  if (runs(file, version)) return file
  throw new InstallError(
    `Node ${version} was installed but does not run on this machine (${process.platform} ${process.arch}).
It needs glibc 2.28 or newer on Linux. Another build of Node ${version} can stand in as ${file}`,
  )
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

/**
 * Does the job of the install script of the package `node`.
 *
 * @param {string} root @param {string} file @param {string} version
 */
async function fetchRuntime(root, file, version) {
  const { platform, arch } = process
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${platform}-${arch}`
  const cwd = join(root, 'node_modules/node')
  await npm(root, ['install', '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${version}`], {
    cwd,
    label: `Fetching Node ${version} for ${platform} ${arch}`,
  })
  const source = join(cwd, 'node_modules', name, 'bin/node')
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  try {
    linkSync(source, file)
  } catch {
    copyFileSync(source, file)
  }
}
