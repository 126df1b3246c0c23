import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { run, startServer } from '#server/main.ts'
import { root } from './root.ts'

// Saves a third of a second start: compiled modules are kept from run to run, where the folder can be written.
enableCompileCache(join(root, 'node_modules/.cache/node'))

/** The site from nothing: builds, fills an empty database, serves. Finished steps are skipped. */
await run(async (env) => {
  const { mustHaveStaff } = await import('#server/bootstrap/staff-users.ts')
  await mustHaveStaff(env)
  if (env.PORT !== 0) {
    // A taken port is reported before a build of ten seconds, not after it.
    const { mustBeFree } = await import('#server/http/listen.ts')
    await mustBeFree(env.HOST, env.PORT)
  }
  const { buildWhenChanged } = await import('./build.ts')
  await buildWhenChanged()
  const { finishPictures, seedLocalData } = await import('./seed.ts')
  await seedLocalData(env)
  const running = await startServer(env)
  const finishing = finishPictures(env)
  return {
    ...running,
    async close() {
      finishing?.kill()
      await running.close()
    },
  }
})
