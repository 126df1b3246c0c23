import { createServer } from 'node:http'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import type { Page } from 'playwright-core'
import type { Backend } from '#editor/config/config.ts'
import { editorHost } from '#editor/editor-host.ts'
import { launchBrowser } from '../browser/browser.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import type { Lifetime } from '../servers/server.ts'
import { fillFolder, putInPlaceOfPicker } from './browser-folder.ts'

/** How long one step of the editor may take on a busy machine, in milliseconds. */
const timeoutMs = 30_000

export type Editor = {
  page: Page
  address: string
  /** Requests to other hosts, errors of the page and of its console. */
  problems: string[]
}

/** The editor in a browser of its own, in the time of Almaty; it ends with the test. */
export async function openHost(lifetime: Lifetime, backend: Backend): Promise<Editor> {
  speakToStaff('ru')
  const server = createServer(getRequestListener(editorHost(backend).fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const place = server.address()
  const address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
  const browser = await launchBrowser()
  lifetime.after(async () => {
    speakToStaff('en')
    await browser.close()
    server.closeAllConnections()
    server.close()
  })
  const viewport = { width: 1440, height: 900 }
  const page = await browser.newPage({ viewport, locale: 'ru-RU', timezoneId: 'Asia/Almaty' })
  page.setDefaultTimeout(timeoutMs)
  const problems: string[] = []
  const allowed =
    backend.kind === 'folder' || backend.address === null ? [address] : [address, backend.address]
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:blob|data):/.test(url) && !allowed.some((own) => url.startsWith(own))) problems.push(url)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  return { page, address, problems }
}

/** The same on a copy of a folder in the browser, at its list of collections. */
export async function openFolder(lifetime: Lifetime, folder: string): Promise<Editor> {
  const editor = await openHost(lifetime, { kind: 'folder' })
  const { page, address } = editor
  await putInPlaceOfPicker(page)
  await page.goto(`${address}/healthz`)
  await fillFolder(page, folder)
  await page.goto(address)
  await page.getByRole('button', { name: 'Открыть папку компании' }).click()
  await page.getByRole('treeitem', { name: /^Картинки( \d+)?$/ }).waitFor()
  return editor
}
