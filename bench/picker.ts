import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { seedWhenEmpty } from '#content/seed.ts'
import { pages } from '#contract/pages.ts'
import { migrate } from '#database/migrate.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { type Lifetime, startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { addBigHouse, bigHouse } from './big-house.ts'

/** One frame at 60 a second, in milliseconds. */
const frame = 1000 / 60

/**
 * How long the browser's main thread is held by a pointer and keys that move over the facade, the floor and the
 * chessboard of a house with 1,000 flats, and by a criterion on the board.
 */
export async function pickerFigures(lifetime: Lifetime): Promise<void> {
  const dataDir = temporaryFolder(lifetime)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db, demoCompany, { media: join(dataDir, 'media') })
    await addBigHouse(db)
  })
  const { url } = await startSite(lifetime, { DATA_DIR: dataDir })
  const browser = await launchBrowser()
  lifetime.after(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url })
  const page = await context.newPage()
  await page.addInitScript(() =>
    sessionStorage.setItem('consultation_shown', JSON.stringify(['projects', 'properties'])),
  )
  const session = await context.newCDPSession(page)
  console.log(
    `\na house of 1,000 flats                 longest task  tasks over ${frame.toFixed(0)} ms   ms of thread time`,
  )
  const { slug, ...at } = bigHouse
  const places = [
    ['facade', pages.facade('ru', slug), '.facade-scene'],
    ['floor', pages.floor('ru', slug, at), '.plate-scroller'],
    ['board', pages.board('ru', slug, 'flat'), '.board-scroller'],
  ] as const
  for (const [name, path, inside] of places) {
    await page.goto(path, { waitUntil: 'load' })
    await page.locator(`${inside} [role=grid]`).waitFor()
    await page.locator(inside).evaluate((element) => element.scrollIntoView())
    await page.waitForTimeout(1000)
    print(`${name}, pointer`, await traced(session, page, () => movePointer(page, inside)))
    await page.locator(`${inside} a[tabindex="0"]`).focus()
    await page.waitForTimeout(300)
    print(`${name}, arrow keys`, await traced(session, page, () => walk(page)))
  }
  for (const label of [/^2$/, /^3$/]) {
    const criterion = page.locator('.house-filters label', { hasText: label })
    await criterion.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    print(
      `board, a criterion for rooms ${label.source}`,
      await traced(session, page, () => criterion.click()),
    )
  }
}

type Held = { longest: number; over: number }

function print(name: string, { longest, over }: Held): void {
  console.log(`${name.padEnd(38)} ${longest.toFixed(1).padStart(12)} ${String(over).padStart(18)}`)
}

async function movePointer(page: Page, inside: string): Promise<void> {
  const box = await page.locator(inside).boundingBox()
  if (box === null) throw new Error(`${inside} is not visible`)
  const high = Math.min(box.height, 880 - Math.max(0, box.y))
  for (let step = 0; step < 120; step += 1) {
    const along = (step * 37) % 100
    await page.mouse.move(
      box.x + 20 + ((box.width - 40) * along) / 100,
      box.y + 20 + ((high - 40) * step) / 120,
    )
  }
}

async function walk(page: Page): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][step % 4] ?? 'ArrowDown')
  }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** The work of the page's main thread meanwhile: its longest task, and the number of tasks longer than a frame. */
async function traced(session: CDPSession, page: Page, act: () => Promise<void>): Promise<Held> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  })
  await act()
  await page.waitForTimeout(400)
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && main.has(`${pid}:${tid}`),
  )
  const held = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return { longest: Math.max(0, ...held), over: held.filter((each) => each > frame).length }
}
