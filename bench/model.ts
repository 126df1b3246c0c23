import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { seedWhenEmpty } from '#content/seed.ts'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getModel, type Model } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { migrate } from '#database/migrate.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { type Lifetime, startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { addBigQuarter, bigQuarter } from './big-quarter.ts'
import { quantile } from './load/quantile.ts'
import { scriptOfFrames } from './load/script-of-frames.ts'

/** How much slower than this machine the visitor's is. */
const slowdown = 4

/** Steps of the mouse; each comes with a frame of its own. */
const steps = 40

/** How often each movement is made. Each round opens a new page, so that code is compiled as it is for a visitor. */
const usualRounds = 3

/**
 * The script of a frame of the model in space: of the largest quarter of the demo company, and of one of 30 houses with
 * as many free flats as a model has. Frames of all rounds are counted together.
 */
export async function modelFigures(lifetime: Lifetime, args: readonly string[] = []): Promise<void> {
  const rounds = Number(args[0] ?? usualRounds)
  const dataDir = temporaryFolder(lifetime)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db, demoCompany, { media: join(dataDir, 'media') })
    await addBigQuarter(db)
  })
  const { url } = await startSite(lifetime, { DATA_DIR: dataDir, RENDER_LIMIT: '0' })
  const browser = await launchBrowser({ hasWebGl: true })
  lifetime.after(() => browser.close())
  console.log(
    `\nscript of a frame, ms of thread time ×${slowdown}   median     95 %      max   frames   calls   triangles`,
  )
  for (const model of [await largestModel(url), await modelOf(url, bigQuarter.slug)]) {
    const lines = new Map<string, Line>()
    for (let round = 0; round < rounds; round++) await quarterFigures(browser, url, model, lines)
    for (const [what, { scripts, frames }] of lines)
      print(`${model.houses.length} houses, ${model.flats.length} flats, ${what}`, scripts, frames)
  }
}

/** Of each movement, milliseconds of script in its frames, and what was drawn. */
type Line = { scripts: number[]; frames: Drawn[] }

async function read<T>(url: string, answer: { parse: (body: unknown) => T }): Promise<T> {
  return answer.parse(await (await fetch(url)).json())
}

async function modelOf(url: string, slug: string): Promise<Model> {
  return (await read(`${url}/api/complexes/s/${slug}/model`, getModel.answer)).data
}

/** The project of the demo company with the most free flats in its model. */
async function largestModel(url: string): Promise<Model> {
  const { data: projects } = await read(`${url}/api/complexes?per_page=48`, getComplexes.answer)
  const models: Model[] = []
  for (const { slug } of projects.filter((project) => project.slug !== bigQuarter.slug)) {
    const { data: project } = await read(`${url}/api/complexes/s/${slug}`, getComplex.answer)
    if (project.has_model === true) models.push(await modelOf(url, slug))
  }
  const [largest] = models.toSorted((a, b) => b.flats.length - a.flats.length)
  if (largest === undefined) throw new Error('No project of the demo company has a model')
  return largest
}

async function quarterFigures(
  browser: Browser,
  url: string,
  model: Model,
  lines: Map<string, Line>,
): Promise<void> {
  const context = await browser.newContext({
    // Few pixels: they cost the script nothing, and without a graphics card a frame much time.
    viewport: { width: 700, height: 1100 },
    locale: 'ru-KZ',
    baseURL: url,
  })
  try {
    const page = await context.newPage()
    await undisturbed(page)
    await page.addInitScript(watchFrames)
    const session = await context.newCDPSession(page)
    const mouse = mouseOf(session)
    const line = async (what: string, part: string, act: (mouse: Mouse, box: Box) => Promise<void>) => {
      const box = await boxOf(page, part)
      const known = lines.get(what) ?? { scripts: [], frames: [] }
      lines.set(what, known)
      known.scripts.push(...(await scriptOfFrames(session, () => act(mouse, box))))
      known.frames.push(...(await drawn(page)))
    }
    const [canvas, hour, day] = ['.live-model canvas', sliderOf('minutes'), sliderOf('day')]
    await openInSpace(page, pages.model('ru', model.slug))
    await line('still', canvas, () => setTimeout(2000))
    await line('dragged', canvas, drag)
    await line('mouse over it', canvas, hover)
    await line('slider of the hour', hour, slide)
    await line('slider of the day', day, slide)
    const flat = model.flats.find(({ floor, windows }) => floor > 1 && windows.length > 0)
    if (flat === undefined) return
    await openInSpace(page, pages.model('ru', model.slug, `unit=${flat.id}`))
    await line('from a window, dragged', canvas, drag)
    await line('from a window, slider', hour, slide)
    await line('from a window, slider of the day', day, slide)
  } finally {
    await context.close()
  }
}

type Drawn = { calls: number; triangles: number }

/** Runs in the page: keeps the counts of each drawn frame. */
function watchFrames(): void {
  const kept = globalThis as { drawn?: Drawn[] }
  kept.drawn = []
  addEventListener('model-frame', (event) => kept.drawn?.push((event as CustomEvent<Drawn>).detail), {
    capture: true,
  })
}

function drawn(page: Page): Promise<Drawn[]> {
  return page.evaluate(() => (globalThis as { drawn?: Drawn[] }).drawn?.splice(0) ?? [])
}

function print(name: string, scripts: readonly number[], frames: readonly Drawn[]): void {
  const sorted = Float64Array.from(scripts, (script) => script * slowdown).toSorted()
  const most = (key: keyof Drawn) => String(Math.max(0, ...frames.map((frame) => frame[key])))
  console.log(
    [
      name.padEnd(44),
      ...[0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1).padStart(8)),
      String(frames.length).padStart(8),
      most('calls').padStart(7),
      most('triangles').padStart(11),
    ].join(' '),
  )
}

async function openInSpace(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: word('ru', 'model.open') }).click()
  await page.waitForFunction(() => ((globalThis as { drawn?: Drawn[] }).drawn?.length ?? 0) > 0)
  // The first frames make programs, and the browser has work that waited for the page.
  await page.waitForTimeout(2000)
  await drawn(page)
}

type Box = { x: number; y: number; width: number; height: number }

function sliderOf(name: 'minutes' | 'day'): string {
  return `.moment-slider input[name=${name}]`
}

async function boxOf(page: Page, part: string): Promise<Box> {
  const box = await page.locator(part).boundingBox()
  if (box === null) throw new Error(`${part} is not visible`)
  return box
}

type Mouse = {
  move: (x: number, y: number) => Promise<void>
  down: () => Promise<void>
  up: () => Promise<void>
}

/** The browser's own mouse: that of Playwright runs scripts in the page at each move while a button is pressed. */
function mouseOf(session: CDPSession): Mouse {
  let at = { x: 0, y: 0 }
  let isDown = false
  const send = async (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') => {
    const held = isDown || type === 'mouseReleased'
    await session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: held ? 'left' : 'none',
      buttons: isDown ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    })
  }
  return {
    async move(x, y) {
      at = { x, y }
      await send('mouseMoved')
    },
    async down() {
      isDown = true
      await send('mousePressed')
    },
    async up() {
      isDown = false
      await send('mouseReleased')
    },
  }
}

async function drag(mouse: Mouse, { x, y, width, height }: Box): Promise<void> {
  await mouse.move(x + width * 0.2, y + height / 2)
  await mouse.down()
  for (let step = 0; step < steps; step++)
    await mouse.move(x + width * (0.2 + (0.5 * step) / steps), y + height / 2 + (step % 7))
  await mouse.up()
}

async function hover(mouse: Mouse, { x, y, width, height }: Box): Promise<void> {
  for (let step = 0; step < steps; step++)
    await mouse.move(
      x + width * (0.2 + (0.6 * ((step * 37) % 100)) / 100),
      y + height * (0.25 + (0.6 * ((step * 61) % 100)) / 100),
    )
}

async function slide(mouse: Mouse, { x, y, width, height }: Box): Promise<void> {
  await mouse.move(x + width * 0.3, y + height / 2)
  await mouse.down()
  for (let step = 0; step < steps; step++)
    await mouse.move(x + width * (0.3 + (0.4 * step) / steps), y + height / 2)
  await mouse.up()
  // What waits for the slider to rest is counted too.
  await setTimeout(1000)
}
