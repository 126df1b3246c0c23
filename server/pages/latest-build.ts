import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type Build, getBuild } from '#contract/build.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/**
 * GET /builds/latest.json: which build of the pages this process serves, so that a page opened before a release
 * notices it (R185, A13).
 */
export function latestBuild(build: Build) {
  return new Hono().get(getBuild.path, (c) =>
    c.json(build, 200, { 'Cache-Control': cachePolicy.latestBuild.lifetime }),
  )
}

/**
 * The id of the build in a folder, from its files and sources (its stamp, where there is one): replicas that built
 * the same sources apart from each other have the same id, else a page between them would always seem out of date.
 */
export async function readBuild(folder: string): Promise<Build> {
  const bundle = join(folder, 'server/index.js')
  const [code, stamp, { mtimeMs }] = await Promise.all([
    readFile(bundle),
    readFile(join(folder, '.stamp')).catch(() => ''),
    stat(bundle),
  ])
  const id = createHash('sha256').update(code).update('\n').update(stamp).digest('hex').slice(0, 16)
  return { id, timestamp: Math.trunc(mtimeMs) }
}
