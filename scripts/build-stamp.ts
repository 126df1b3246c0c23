import { createHash } from 'node:crypto'
import { accessSync, constants, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the bundle of the pages is made of. */
const inputs = [
  'web/**/*.{ts,tsx,css,svg}',
  'contract/**/*.ts',
  'domain/**/*.ts',
  'texts/**/*.ts',
  'media/**/*.json',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'server/http/precompress.ts',
  'scripts/build.ts',
]

/** The record of the build and its sources: written last, so that an interrupted build does not count. */
const stamp = 'build/.stamp'
const results = ['build/server/index.js', 'build/client/assets']

/** A hash of all inputs by name and content; tests beside them leave it as it is. About 30 ms. */
export function inputsHash(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(inputs, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.toSorted()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

export function isBuilt(root: string, hash: string): boolean {
  try {
    return (
      readFileSync(join(root, stamp), 'utf8') === hash &&
      globSync(results, { cwd: root }).length === results.length
    )
  } catch {
    return false
  }
}

/** Creates the folder of the build. Throws the file system's error when it cannot be written. */
export function removeStamp(root: string): void {
  mkdirSync(join(root, 'build'), { recursive: true })
  accessSync(join(root, 'build'), constants.W_OK | constants.X_OK)
  rmSync(join(root, stamp), { force: true })
}

export function writeStamp(root: string, hash: string): void {
  writeFileSync(join(root, stamp), hash)
}
