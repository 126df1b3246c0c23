import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagesBuild } from '../pages/page-handler.ts'
import { StartError } from '../start-error.ts'

/** The project's folder: all paths that are not settings are relative to it, from any working directory. */
export const projectFolder = join(import.meta.dirname, '../..')

/** The bundle of the build. It is loaded by a computed name, since it does not exist during the type check. */
export async function builtPages(): Promise<PagesBuild> {
  const file = join(projectFolder, 'build/server/index.js')
  if (!existsSync(file)) {
    throw new StartError('The pages are not built yet. Run `npm start`, which builds and starts the site.')
  }
  const build: PagesBuild = await import(pathToFileURL(file).href)
  return build
}
