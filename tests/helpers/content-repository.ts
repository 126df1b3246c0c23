import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFolderWith } from './content-folder.ts'
import { type Lifetime, temporaryFolder } from './servers/server.ts'

/**
 * A content folder in git as a company has it: a forge's bare repository, the desk of an editor who pushes to it, and
 * the folder of the site, a clone of it.
 */
export function contentRepositories(t: Lifetime) {
  const place = temporaryFolder(t)
  const [forge, site] = [join(place, 'forge.git'), join(place, 'site')]
  const desk = contentFolderWith(t)
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', forge)
  git(desk, 'init', '--quiet', '--initial-branch=main')
  git(desk, 'remote', 'add', 'origin', forge)
  const push = (files: Readonly<Record<string, string>>, message: string) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(desk, name)), { recursive: true })
      writeFileSync(join(desk, name), text)
    }
    git(desk, 'add', '--all')
    git(desk, 'commit', '--quiet', '--message', message)
    git(desk, 'push', '--quiet', 'origin', 'main')
    return git(desk, 'rev-parse', 'HEAD')
  }
  push({}, 'the first state')
  git(place, 'clone', '--quiet', forge, site)
  return { forge, site, desk, push }
}

/** A call of git by an editor of the tests. @returns what it printed */
export function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@desk.example', '-c', 'commit.gpgSign=false']
  return execFileSync('git', ['-C', folder, ...who, ...args], { encoding: 'utf8' }).trim()
}
