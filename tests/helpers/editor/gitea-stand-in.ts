import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Lifetime } from '../servers/server.ts'

/** As Gitea takes it: several files, one commit. */
const ChangeFiles = z.object({
  branch: z.string(),
  message: z.string(),
  author: z.object({ name: z.string(), email: z.string() }),
  files: z.array(
    z.object({
      operation: z.enum(['create', 'update', 'delete']),
      path: z.string().regex(/^(?!.*\.\.)[^/].*$/),
      content: z.string(),
      sha: z.string().optional(),
    }),
  ),
})

/**
 * The part of Gitea's API that the editor uses, over a git repository of the disk, for one user with one token. It
 * refuses what Gitea refuses: another token, a file that is not there any more as it was.
 *
 * @param folder a git repository with its files checked out
 * @returns its address
 */
export async function startGitea(lifetime: Lifetime, folder: string, token: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const blobOf = (path: string) => git('rev-parse', `HEAD:${path}`)

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname } = new URL(request.url ?? '', 'http://gitea.example')
    const path = pathname.replace('/api/v1', '')
    if (request.headers.authorization !== `token ${token}`)
      return { status: 401, body: { message: 'no such token' } }
    const repository = '/repos/firm/site'
    if (path === '/version') return { status: 200, body: { version: '1.24.0' } }
    if (path === '/user')
      return {
        status: 200,
        body: { id: 1, login: 'aigul', full_name: 'Aigul', email: 'aigul@example.kz', avatar_url: '' },
      }
    if (path === '/settings/api')
      return {
        status: 200,
        body: { default_paging_num: 30, max_response_items: 50, default_max_blob_size: 10_485_760 },
      }
    if (path === repository)
      return {
        status: 200,
        body: { default_branch: 'main', permissions: { admin: false, push: true, pull: true } },
      }
    if (path === `${repository}/branches/main`)
      return {
        status: 200,
        body: { commit: { id: git('rev-parse', 'HEAD'), message: git('log', '-1', '--format=%s') } },
      }
    if (path.startsWith(`${repository}/git/trees/`)) {
      const tree = git('ls-tree', '-r', '-l', 'HEAD')
        .split('\n')
        .map((line) => {
          const [, type, sha, size, name] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(line) ?? []
          return { type, sha, size: Number(size), path: name }
        })
      return { status: 200, body: { tree, truncated: false } }
    }
    if (path === `${repository}/file-contents`) {
      const { files } = z.object({ files: z.array(z.string()) }).parse(await bodyOf(request))
      const contents = files.map((file) => ({
        path: file,
        sha: blobOf(file),
        encoding: 'base64',
        content: readFileSync(join(folder, file), 'base64'),
      }))
      return { status: 200, body: contents }
    }
    if (path === `${repository}/contents` && request.method === 'POST') {
      const change = ChangeFiles.parse(await bodyOf(request))
      for (const { operation, path, sha } of change.files) {
        const isThere = existsSync(join(folder, path))
        if (operation === 'create' ? isThere : sha !== blobOf(path))
          return { status: 422, body: { message: `sha does not match [given: ${sha}]` } }
      }
      for (const { operation, path, content } of change.files) {
        const file = join(folder, path)
        if (operation === 'delete') rmSync(file)
        else {
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, Buffer.from(content, 'base64'))
        }
      }
      git('add', '--all')
      const { name, email } = change.author
      git('-c', `user.name=${name}`, '-c', `user.email=${email}`, 'commit', '--quiet', '-m', change.message)
      const files = change.files.map(({ path, operation }) =>
        operation === 'delete' ? null : { path, sha: blobOf(path) },
      )
      return {
        status: 201,
        body: { commit: { sha: git('rev-parse', 'HEAD'), created: new Date().toISOString() }, files },
      }
    }
    const media = `${repository}/media/main/`
    if (path.startsWith(media))
      return { status: 200, body: readFileSync(join(folder, decodeURI(path.slice(media.length)))) }
    if (path === `${repository}/commits`) return { status: 200, body: [] }
    return { status: 404, body: { message: `the stand-in does not know ${request.method} ${path}` } }
  }

  const server = createServer((request, response) => {
    const cors = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    answer(request).then(
      ({ status, body }) =>
        response
          .writeHead(status, {
            ...cors,
            'Content-Type': Buffer.isBuffer(body) ? 'image/png' : 'application/json',
          })
          .end(Buffer.isBuffer(body) ? body : JSON.stringify(body)),
      (error: unknown) => response.writeHead(500, cors).end(JSON.stringify({ message: String(error) })),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  lifetime.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
