import type { Env } from '#server/env.ts'
import { startDevServer } from '#server/dev.ts'
import { run } from '#server/main.ts'
import { seedLocalData } from './seed.ts'

/** The site with live reload, on the demo content. */
await run(async (env: Env) => {
  await seedLocalData(env)
  return startDevServer(env)
})
