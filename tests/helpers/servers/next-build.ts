import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { type Lifetime, type RunningProcess, startProcess, temporaryFolder } from './server.ts'

const projectFolder = join(import.meta.dirname, '../../..')

/** What the copy shares with the project, and what it has no use for. */
const shared = ['node_modules', 'public']
const leftOut = new Set([...shared, '.git', 'build', 'var', 'tests', 'docs'])

/**
 * The site of another build of the same sources, in a copy of the project: every script and style has another name, as
 * after a release that has changed them all, and no file of the first build is there.
 */
export function siteOfNextBuild(
  t: Lifetime,
  settings: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const copy = temporaryFolder(t)
  for (const name of readdirSync(projectFolder).filter((name) => !leftOut.has(name)))
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true })
  for (const name of shared) symlinkSync(join(projectFolder, name), join(copy, name))
  renameAssets(join(copy, 'build'))
  return startProcess(t, relative(projectFolder, join(copy, 'server/main.ts')), settings)
}

function renameAssets(build: string): void {
  mkdirSync(build)
  cpSync(join(projectFolder, 'build'), build, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  })
  const files = globSync('**/*.{js,css,html,json}', { cwd: build })
  const names = globSync('client/assets/*-????????.{js,css}', { cwd: build }).map(
    (file) => file.split('/').at(-1) ?? '',
  )
  const pattern = new RegExp(names.map((name) => RegExp.escape(name)).join('|'), 'g')
  for (const file of files) {
    const text = readFileSync(join(build, file), 'utf8')
    writeFileSync(join(build, file), text.replaceAll(pattern, nextName))
  }
  for (const name of names)
    renameSync(join(build, 'client/assets', name), join(build, 'client/assets', nextName(name)))
}

/** `listing-AbCdEfGh.js` → `listing-xbCdEfGh.js`, or another sign for one that begins so. */
function nextName(name: string): string {
  return name.replace(/(?<=-)[\w-](?=[\w-]{7}\.\w+$)/, (sign) => (sign === 'x' ? 'y' : 'x'))
}
