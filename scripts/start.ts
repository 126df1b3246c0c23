import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { run, startServer } from '#server/main.ts'
import { root } from './root.ts'

// Saves a third of a second start: compiled modules are kept from run to run, where the folder can be written.
enableCompileCache(join(root, 'node_modules/.cache/node'))

/** The site from nothing: builds, fills an empty database, serves. What is done already is skipped. */
await run(async (env) => {
  await mustBeFree(env)
  const { buildWhenChanged } = await import('./build.ts')
  await buildWhenChanged()
  const { seedOwnData } = await import('./seed.ts')
  await seedOwnData(env)
  return startServer(env)
})

/** A taken port is told before a build of ten seconds, not after it. */
async function mustBeFree({ HOST, PORT }: Env): Promise<void> {
  if (PORT === 0) return
  const { listen } = await import('#server/listen.ts')
  const probe = await listen(() => new Response(), HOST, PORT)
  await probe.close(0)
}
