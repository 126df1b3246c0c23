import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'

type Nginx = {
  url: string
  /** Lines of its log for requests, as `site.conf` has them written. */
  accessLog: () => string[]
  /** Everything it has complained about. */
  errorLog: () => string
}

/**
 * Starts the nginx of this machine with `deploy/nginx/site.conf`, in which only the addresses and the place of the
 * log are others: two replicas on the loopback instead of two containers. All visitors have one address here, so the
 * rate of one address is higher unless the test is about it. With `nginx/editor.conf` where an editor is named.
 */
export async function startNginx(
  t: Lifetime,
  replicaUrls: readonly string[],
  rate = '100000r/s',
  editor: { url: string; name: string } | null = null,
): Promise<Nginx> {
  const folder = temporaryFolder(t)
  const port = await freePort()
  const accessLog = join(folder, 'access.log')
  writeFileSync(accessLog, '')
  const site = adjusted('site.conf', sitePlaces({ port, accessLog, replicaUrls, rate }))
  const beside = editor === null ? '' : adjusted('editor.conf', editorPlaces({ port, accessLog, ...editor }))
  writeFileSync(join(folder, 'site.conf'), site + beside)
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder))
  mkdirSync(join(folder, 'temp'))
  const nginx = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  t.after(() => stop(nginx))
  const failed = once(nginx, 'error').then(([error]) => Promise.reject(error))
  const url = `http://127.0.0.1:${port}`
  const isThere = async () => {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    return answer?.status === 200
  }
  await Promise.race([until(isThere), failed])
  return {
    url,
    accessLog: () => readFileSync(accessLog, 'utf8').trim().split('\n'),
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
  }
}

type Replacement = readonly [ours: string, theirs: string]
type Places = { port: number; accessLog: string }

/** The place of the log; the global one of the test has every error. */
function logPlaces({ port, accessLog }: Places): Replacement[] {
  return [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/log/nginx/access.log', accessLog],
    ['    error_log /var/log/nginx/error.log crit;\n', ''],
  ]
}

function sitePlaces({
  replicaUrls,
  rate,
  ...places
}: Places & { replicaUrls: readonly string[]; rate: string }): Replacement[] {
  return [
    ...logPlaces(places),
    ['rate=100r/s', `rate=${rate}`],
    ['    listen [::]:80;\n', ''],
    ...replicaUrls.map((url, index): Replacement => [
      `server site-${index + 1}:3000 `,
      `server ${new URL(url).host} `,
    ]),
  ]
}

function editorPlaces({ url, name, ...places }: Places & { url: string; name: string }): Replacement[] {
  return [...logPlaces(places), ['edit.homes.example', name], ['http://editor:3001', url]]
}

/** @throws Error when the file lacks the text to replace, so that no other configuration is tested by mistake */
function adjusted(file: string, replacements: readonly Replacement[]): string {
  let text = readFileSync(join(import.meta.dirname, 'nginx', file), 'utf8')
  for (const [ours, theirs] of replacements) {
    if (text.split(ours).length !== 2) throw new Error(`deploy/nginx/${file} does not have «${ours}» once`)
    text = text.replace(ours, theirs)
  }
  return text
}

/** The main file around `site.conf` as nginx ships it; its workers run as the current user. */
function surroundings(folder: string): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${temps.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`
}

async function stop(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null || nginx.pid === undefined) return
  const gone = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await gone
}
