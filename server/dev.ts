import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createServer } from 'vite'
import { projectFolder } from './bootstrap/built-pages.ts'
import type { Env } from './env.ts'
import { run } from './main.ts'
import type { PagesBuild } from './pages/page-handler.ts'
import type { RunningServer } from './serve.ts'

/**
 * The site for development: the same API and the same way of a request, but the pages come from their sources through
 * Vite, which also notifies open browsers of changes. Nothing needs to be built.
 */
export async function startDevServer(env: Env): Promise<RunningServer> {
  process.env['NODE_ENV'] = 'development'
  const { serve } = await import('./serve.ts')
  let closeVite = async () => {}
  const running = await serve(env, async (server) => {
    const vite = await createServer({
      root: projectFolder,
      server: { middlewareMode: true, hmr: { server } },
    })
    closeVite = () => vite.close()
    // Vite serves the sources; other addresses go on to the site. The API goes there at once: to Vite
    // /api/estates is the file api/catalogue/estates.ts.
    const site = server.listeners('request').at(0) as (...args: unknown[]) => void
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/api/') === true) site(request, response)
      else vite.middlewares(request, response, () => site(request, response))
    })
    const bundle = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
    // Every start counts as a new build: Vite itself notifies open pages of changes in between.
    const build = { id: randomUUID(), timestamp: Date.now() }
    return { bundle, build, files: [join(projectFolder, 'public')] }
  })
  return {
    ...running,
    async close() {
      await closeVite()
      await running.close()
    },
  }
}

if (import.meta.main) await run(startDevServer)
