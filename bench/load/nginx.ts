import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'

export type Nginx = { port: number; /** The one worker, which does all the work. */ pid: number }

/** Headers that nginx writes by itself, or that say something else for each answer. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'transfer-encoding',
])

/**
 * Debian's nginx with one worker and its usual settings, that answers one address with these bytes and these headers
 * from a file. Its access log is on.
 */
export async function startNginx(
  lifetime: Lifetime,
  path: string,
  answer: { body: Buffer; headers: Headers },
): Promise<Nginx> {
  const folder = temporaryFolder(lifetime)
  const port = await freePort()
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/page'), answer.body)
  // nginx gives up its rights, and its worker must read the page all the same.
  for (const each of ['', 'site', 'site/page']) chmodSync(join(folder, each), 0o755)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, path, answer.headers))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => {})
  const ended = once(child, 'exit')
  lifetime.after(async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  })
  for (let attempt = 0; ; attempt++) {
    const response = await Promise.race([fetch(`http://127.0.0.1:${port}${path}`).catch(() => null), failed])
    if (response?.ok === true) break
    if (attempt === 50) throw new Error(`nginx does not answer: ${response?.status ?? 'nobody there'}`)
    await wait(100)
  }
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return { port, pid: Number(children.trim().split(' ')[0]) }
}

function configuration(folder: string, port: number, path: string, headers: Headers): string {
  const added = [...headers].flatMap(([name, value]) => {
    if (ownHeaders.has(name)) return []
    // An id of its own for each answer, as ours has one.
    const text = name === 'x-request-id' ? '$request_id' : value.replaceAll(/["\\]/g, String.raw`\$&`)
    return [`    add_header ${name} "${text}";`]
  })
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  access_log ${folder}/access.log;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    location = ${path} {
      try_files /page =404;
      types { }
      default_type "${headers.get('content-type') ?? 'text/html'}";
${added.join('\n')}
    }
  }
}
`
}
