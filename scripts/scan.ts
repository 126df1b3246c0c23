/** `npm run scan`: Debian's wapiti attacks the built site on a temporary data folder. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startProcess } from '#tests/helpers/servers/server.ts'
import { buildWhenChanged } from './build.ts'
import { isExplained, scanFindings, scanLine } from './scan-report.ts'

/** Attacks that apply to this site. Left out are those that guess passwords, or ask a host of wapiti's authors. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/**
 * How far and how long it looks: seconds, of the walk and of each attack. So few of a folder, since it walks pictures
 * too.
 */
const limits = [
  '-d',
  '3',
  '--max-links-per-page',
  '40',
  '--max-files-per-dir',
  '15',
  '--max-parameters',
  '25',
]
const walkTime = 90
const attackTime = 45

/** Fewer addresses and forms than this mean that it did not find its way, and that its silence says nothing. */
const fewest = 40

/**
 * It says that it reads brotli, which it cannot without a package more; and its own language would move every page.
 */
const asks = ['-H', 'Accept-Encoding: gzip', '-H', 'Accept-Language: ru']

/** Places where a walk of links alone would not come. */
const starts = [
  '/kk',
  '/en',
  '/properties/apartments?rooms=1',
  '/callback',
  '/question',
  '/meeting',
  '/contents/subscribe',
  '/tell-me?list=apartments&rooms=2',
  '/career/job-for-student',
  '/api/docs',
]

const help = `Attacks the built site with wapiti, on a folder of its own and the demo content, for some ten minutes.

  npm run scan

Needs wapiti 3 (apt-get install wapiti). Exit codes: 0 nothing found, 1 findings, which are printed, 2 no scan took place.
docs/security.md says which modules run and what was found before.
`

/** @returns the exit code */
async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.log(help)
    return args[0] === '--help' ? 0 : 2
  }
  if ((await wapiti(['--version'])).code !== 0) {
    console.error(
      'wapiti is not installed, so nothing was scanned: apt-get install wapiti (Debian and Ubuntu).',
    )
    return 2
  }
  const ends: (() => unknown)[] = []
  try {
    await buildWhenChanged()
    const folder = await mkdtemp(join(tmpdir(), 'scan-'))
    ends.push(() => rm(folder, { recursive: true, force: true }))
    const limitless = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0' }
    // The address is asked about by name: over TLS the site promises more.
    const address = { PUBLIC_URL: 'https://scan.example' }
    const settings = { DATA_DIR: join(folder, 'var'), ...address, ...limitless }
    const site = await startProcess({ after: (end) => ends.push(end) }, 'scripts/start.ts', settings)
    return await scan(site.url, folder, site.output)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function scan(url: string, folder: string, said: () => string): Promise<number> {
  const report = join(folder, 'report.json')
  const places = ['--store-session', join(folder, 'session'), '--store-config', join(folder, 'config')]
  const times = ['--max-scan-time', String(walkTime), '--max-attack-time', String(attackTime)]
  const output = ['-f', 'json', '-o', report, '--no-bugreport', '-v', '1', '-S', 'normal']
  const more = starts.flatMap((path) => ['-s', url + path])
  const what = ['-u', `${url}/`, '--scope', 'folder', '-m', modules, ...limits, ...asks]
  const { code, said: walked } = await wapiti(
    [...what, ...times, ...output, ...places, ...more],
    process.stdout,
  )
  const written = await readFile(report, 'utf8').catch(() => null)
  const count = Number(/found (\d+) URLs and forms/.exec(walked)?.[1] ?? 0)
  if (code !== 0 || written === null || count < fewest) {
    console.error(
      `wapiti ended with ${code ?? 'nothing'} after ${count} addresses and forms: nothing is known.`,
    )
    return 2
  }
  const lines = new Set(
    scanFindings(written)
      .filter((finding) => !isExplained(finding))
      .map(scanLine),
  )
  const broken = said().match(/"level":"error".*/g) ?? []
  for (const line of [...lines, ...broken]) console.log(line)
  console.log(
    `${count} addresses and forms attacked, ${lines.size} findings, ${broken.length} errors in the log of the site.`,
  )
  return lines.size + broken.length === 0 ? 0 : 1
}

/** Runs wapiti and returns its output, showing it meanwhile; without a code when there is none. */
async function wapiti(
  args: readonly string[],
  shown?: NodeJS.WritableStream,
): Promise<{ code: number | null; said: string }> {
  const child = spawn('wapiti', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null)).on('close', resolve)
  })
  if (shown !== undefined) child.stdout.pipe(shown, { end: false })
  const [code, words] = await Promise.all([ended, text(child.stdout)])
  return { code, said: words }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error)
  process.exitCode = 2
}
