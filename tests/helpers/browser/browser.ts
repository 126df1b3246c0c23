import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)

/** How long each way to a browser may take, in milliseconds. */
const timeoutMs = { question: 20_000, list: 90_000, download: 240_000 }

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Switched off by Playwright, and after the blank line by us: pages of the browser's own bars, of which every new
 * window starts three, as costly as ours. Chromium heeds the last list alone.
 */
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',

  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Without them Chromium reaches for the network by itself, or for a sandbox that containers lack. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features.join(',')}`,
]

/**
 * A Chromium that runs: the one of BROWSER_PATH, the machine's own, else Debian's package (installed when we are
 * root), else Playwright's own download.
 *
 * @returns path of its executable
 * @throws Error with the tried paths and the remedy
 */
export async function ensureBrowser(): Promise<string> {
  const found = (await ownBrowser()) ?? (await playwrightsBrowser())
  if (found !== null) return found
  const tried = ['this machine has no Chromium or Chrome']
  for (const install of [installFromDebian, installFromPlaywright]) {
    console.log('Chromium is missing: installing it …')
    const reason = await install()
    const installed = (await ownBrowser()) ?? (await playwrightsBrowser())
    if (installed !== null) return installed
    tried.push(reason ?? 'what was installed does not run')
  }
  throw new Error(
    `The tests of the pages need Chromium:\n${tried.map((line) => `  - ${line}`).join('\n')}
Install it by hand (on Debian: apt-get install chromium) or set BROWSER_PATH to the program of a Chromium or Chrome.`,
  )
}

/**
 * The browser for a whole run of the tests. A machine that is there for tests alone (`CI`) gets the one without windows
 * beside it, which takes a quarter less of the processor.
 *
 * @throws Error as `ensureBrowser` does
 */
export async function browserForRun(): Promise<string> {
  const browser = await ensureBrowser()
  const isMissing = !existsSync(withoutWindows(browser))
  if (process.env['CI'] === 'true' && isMissing && isOfDebian(browser) && mayInstall()) {
    console.log('Chromium without windows is missing: installing Debian’s package …')
    await installFromDebian().catch(() => {})
  }
  return browser
}

const withoutWindows = (browser: string) => `${browser}-headless-shell`
const isOfDebian = (browser: string) => browser === '/usr/bin/chromium'
const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * The browser with an empty profile. Close it after use. Chromium without windows, where it stands beside the other one,
 * takes a quarter less of the processor for a page; it keeps no pages.
 *
 * @param options.keepsPages pages that were left are kept to be gone back to, as every visitor's browser does
 * @param options.hasWebGl draws in space, with the processor: test machines have no graphics card
 */
export async function launchBrowser({ keepsPages = false, hasWebGl = false } = {}): Promise<Browser> {
  const browser = await ensureBrowser()
  const shell = withoutWindows(browser)
  return chromium.launch({
    executablePath: !keepsPages && existsSync(shell) ? shell : browser,
    args: hasWebGl ? [...flags, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : flags,
    timeout: 60_000,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}

async function ownBrowser(): Promise<string | null> {
  const given = process.env['BROWSER_PATH'] ?? ''
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const file of [given, ...inPath, ...elsewhere]) {
    if (file !== '' && existsSync(file) && (await answers(file))) return file
  }
  return null
}

async function playwrightsBrowser(): Promise<string | null> {
  const file = chromium.executablePath()
  return existsSync(file) && (await answers(file)) ? file : null
}

/** Some systems have a stub under the browser's name that only explains where to get one. */
async function answers(file: string): Promise<boolean> {
  try {
    const { stdout } = await run(file, ['--version'], { timeout: timeoutMs.question })
    return /Chrom(e|ium)/.test(stdout)
  } catch {
    return false
  }
}

async function installFromDebian(): Promise<string | null> {
  if (!mayInstall()) {
    return 'Debian’s package can be installed by root on Debian only'
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = [
    '-q',
    '-o',
    'DPkg::Lock::Timeout=60',
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=20',
  ]
  const install = (name: string) =>
    run('apt-get', [...apt, 'install', '--yes', '--no-install-recommends', name], {
      env,
      timeout: timeoutMs.download,
      maxBuffer: 16 * 1024 * 1024,
    })
  try {
    await run('apt-get', [...apt, 'update'], { env, timeout: timeoutMs.list })
    await install('chromium')
    // Older releases have none; the tests are slower then.
    await install('chromium-headless-shell').catch(() => {})
    return null
  } catch (error) {
    return `apt-get could not install it: ${lastWords(error)}`
  }
}

async function installFromPlaywright(): Promise<string | null> {
  const cli = join(import.meta.dirname, '../../../node_modules/playwright-core/cli.js')
  try {
    await run(process.execPath, [cli, 'install', 'chromium'], { timeout: timeoutMs.download })
    return null
  } catch (error) {
    return `Playwright could not download it: ${lastWords(error)}`
  }
}

/** The last output of a failed command, or that it took too long. */
function lastWords(error: unknown): string {
  if (error instanceof Error && 'killed' in error && error.killed === true) return 'it took too long'
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return said.trim().split('\n').slice(-3).join(' ').slice(0, 400)
}
