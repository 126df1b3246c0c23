import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getModel, type Model } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { visit, type VisitorOptions } from '#tests/helpers/browser/visit.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

type Frame = { script: number; calls: number; triangles: number; step: number }

declare global {
  /** Kept by `watchFrames` in the page. */
  var modelFrames: Frame[]
}

const client = join(import.meta.dirname, '../../../build/client')

let inSpace: Promise<Browser> | undefined
after(async () => (await inSpace)?.close())

/** A visitor whose browser draws in space; its frames are noted. */
async function spaceVisitor(t: TestContext, options: VisitorOptions = {}) {
  const { url } = await demoSite()
  inSpace ??= launchBrowser({ hasWebGl: true })
  const { context, page, problems } = await visit(await inSpace, url, options)
  t.after(() => context.close())
  await undisturbed(page)
  await page.addInitScript(() => {
    globalThis.modelFrames = []
    const note = (event: Event) => event instanceof CustomEvent && modelFrames.push(event.detail)
    addEventListener('model-frame', note, { capture: true })
  })
  return {
    page,
    /** Drawing with the processor, the browser finds itself slow. */
    problems: () => problems.filter((problem) => !problem.includes('GL Driver Message')),
  }
}

/** The first project that has a model with free flats whose windows are known. */
async function someModel(): Promise<Model> {
  const { url } = await demoSite()
  const read = async <T>(path: string, answer: { parse: (body: unknown) => T }): Promise<T> =>
    answer.parse(await (await fetch(url + path)).json())
  const { data: projects } = await read('/api/complexes?status=selling&per_page=48', getComplexes.answer)
  for (const { slug } of projects) {
    const { data: project } = await read(`/api/complexes/s/${slug}`, getComplex.answer)
    if (project.has_model === true)
      return (await read(`/api/complexes/s/${slug}/model`, getModel.answer)).data
  }
  assert.fail('no project has a model')
}

const shadow = (page: Page) => page.locator('.still-shadow').getAttribute('d')
const frames = (page: Page) => page.evaluate(() => globalThis.modelFrames)

async function openInSpace(page: Page): Promise<void> {
  await page.getByRole('button', { name: word('ru', 'model.open') }).click()
  await page.waitForFunction(() => globalThis.modelFrames.length > 0)
}

/** Drags across the model, a step a frame. */
async function dragAround(page: Page, steps: number): Promise<void> {
  const box = await page.locator('.live-model canvas').boundingBox()
  assert.ok(box)
  const [x, y] = [box.x + box.width * 0.2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < steps; step++) {
    const before = (await frames(page)).length
    await page.mouse.move(x + step * 8 + 10, y)
    await page.waitForFunction((seen) => globalThis.modelFrames.length > seen, before)
  }
  await page.mouse.up()
}

test('R1121 without JavaScript the drawing follows day and hour by a plain form, in words too, and every flat is a link', async (t) => {
  const model = await someModel()
  const { page, problems } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.model('ru', model.slug))
  const before = await shadow(page)
  assert.ok(before)
  await page.getByLabel(word('ru', 'model.time')).fill('1020')
  await page.getByLabel(word('ru', 'model.day')).fill('172')
  await page.getByRole('button', { name: word('ru', 'model.apply') }).click()
  await page.waitForURL(/minutes=1020/)
  assert.notEqual(await shadow(page), before)
  assert.match((await page.locator('.model-words').textContent()) ?? '', /21\sиюня, 17:00/)
  const links = new Set(
    await page.locator('.model-table a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  )
  const lost = model.flats.filter(({ slug }) => !links.has(pages.estate('ru', 'flat', slug)))
  assert.deepEqual(lost, [])
  assert.equal(await page.getByRole('button', { name: word('ru', 'model.open') }).isVisible(), false)
  assert.deepEqual(problems, [])
})

test('R1121 the keys of a slider move the sun: shadows, words and lit windows follow at once', async (t) => {
  const model = await someModel()
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, pages.model('ru', model.slug))
  const [before, words] = [await shadow(page), await page.locator('.model-words').textContent()]
  await page.getByLabel(word('ru', 'model.time')).focus()
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowRight')
  assert.equal(await page.getByLabel(word('ru', 'model.time')).inputValue(), '840')
  assert.notEqual(await shadow(page), before)
  await page.waitForFunction(
    (before) => document.querySelector('.model-words')?.textContent !== before,
    words,
  )
  await page.keyboard.press('Home')
  assert.equal(await shadow(page), '')
  assert.deepEqual(problems, [])
})

test('R1122 nothing of the model in space comes before it is asked for, and then at most 180 KB of scripts', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await open(page, pages.model('ru', model.slug))
  await page.waitForLoadState('networkidle')
  const before = new Set(scripts)
  const isThree = (path: string) => readFileSync(join(client, path), 'utf8').includes('WebGLRenderer')
  assert.deepEqual([...before].filter(isThree), [])
  await openInSpace(page)
  const later = [...scripts].filter((path) => !before.has(path))
  assert.ok(later.some(isThree))
  const bytes = later.reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(client, path))).length,
    0,
  )
  assert.ok(bytes <= 180_000, `${bytes} bytes`)
  assert.deepEqual(problems(), [])
})

test('R1122 a frame of the model has at most 80 calls and 80,000 triangles', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  await dragAround(page, 12)
  const seen = await frames(page)
  assert.ok(seen.length >= 12, `${seen.length} frames`)
  for (const { calls, triangles } of seen) {
    assert.ok(calls > 2 && calls <= 80, `${calls} calls`)
    assert.ok(triangles > 50 && triangles <= 80_000, `${triangles} triangles`)
  }
  assert.deepEqual(problems(), [])
})

test('R1122 R1185 where frames come late by the clock of the page the picture gets coarser, and the model still turns', async (t) => {
  const model = await someModel()
  const { page } = await spaceVisitor(t)
  await page.addInitScript(() => {
    // Each frame comes 60 ms late by this clock, and no test waits for it.
    const [now, soon] = [performance.now.bind(performance), requestAnimationFrame]
    let late = 0
    performance.now = () => now() + late
    globalThis.requestAnimationFrame = (draw) =>
      soon((time) => {
        late += 60
        draw(time)
      })
  })
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  await dragAround(page, 30)
  const seen = await frames(page)
  assert.equal(seen[0]?.step, 0)
  assert.ok((seen.at(-1)?.step ?? 0) >= 2, `step ${String(seen.at(-1)?.step)}`)
  const width = await page
    .locator('.live-model canvas')
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth])
  assert.ok((width[0] ?? 0) < (width[1] ?? 0), width.join())
})

test('R1187 on a phone no name of a house lies under the buttons of the model as it is turned around', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t, { width: 390 })
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  const turn = page.getByRole('button', { name: word('ru', 'model.turn.right') })
  for (let turned = 0; turned < 20; turned++) {
    const before = (await frames(page)).length
    await turn.click()
    await page.waitForFunction((seen) => globalThis.modelFrames.length > seen, before)
    const under = await page.locator('.live-model').evaluate((live) => {
      const boxOf = (element: Element) => element.getBoundingClientRect()
      const buttons = [...live.querySelectorAll('.live-tools, .live-north')].map(boxOf)
      return [...live.querySelectorAll('.live-names > :not([hidden])')]
        .filter((name) =>
          buttons.some(
            ({ left, right, top, bottom }) =>
              boxOf(name).right > left &&
              boxOf(name).left < right &&
              boxOf(name).bottom > top &&
              boxOf(name).top < bottom,
          ),
        )
        .map((name) => name.textContent)
    })
    assert.deepEqual(under, [], `turn ${turned}`)
  }
  assert.deepEqual(problems(), [])
})

test('R1189 the lists of flats follow the slider once it rests, and a list that is opened then has its moment', async (t) => {
  const model = await someModel()
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, pages.model('ru', model.slug))
  const lists = page.locator('.model-flats details')
  const links = (list: number) => lists.nth(list).locator('a[href*="minutes=780"][href*="unit="]')
  await lists.nth(0).locator('summary').click()
  await page.getByLabel(word('ru', 'model.time')).focus()
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight')
  await links(0).first().waitFor()
  await lists.nth(1).locator('summary').click()
  await links(1).first().waitFor()
  assert.deepEqual(problems, [])
})

test('R1244 under the model in space the drawing keeps its shadows until it is printed, and its words follow', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  const before = await shadow(page)
  const earlier = await page.locator('.model-words b').textContent()
  await page.getByLabel(word('ru', 'model.time')).press('PageUp')
  // Words follow in frames of their own.
  await page.waitForFunction(
    (words) => document.querySelector('.model-words b')?.textContent !== words,
    earlier,
  )
  const said = await page.locator('.model-words b').textContent()
  assert.ok(said)
  await page.getByRole('img', { name: said }).waitFor()
  assert.equal(await shadow(page), before)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.notEqual(await shadow(page), before)
  assert.deepEqual(problems(), [])
})

test('R1245 the lists wait for a slider to rest only once two frames have shown it', async (t) => {
  const model = await someModel()
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, pages.model('ru', model.slug))
  const asked = await page.evaluateHandle(() => {
    const kept = { frames: [] as FrameRequestCallback[] }
    globalThis.requestAnimationFrame = (draw) => kept.frames.push(draw)
    return kept
  })
  await page.getByLabel(word('ru', 'model.time')).press('ArrowRight')
  // Much longer than a rest.
  await page.waitForTimeout(600)
  const followed = page.locator('.moment-form a[href*="minutes=735"]')
  assert.equal(await followed.count(), 0)
  await asked.evaluate((kept) => {
    for (const draw of kept.frames.splice(0)) draw(0)
  })
  assert.equal(await followed.count(), 0, 'one frame is not enough')
  const isFollowed = (kept: { frames: FrameRequestCallback[] }) => {
    for (const draw of kept.frames.splice(0)) draw(0)
    return document.querySelector('.moment-form a[href*="minutes=735"]') !== null
  }
  // Playwright would ask in frames, and here the test makes them.
  await page.waitForFunction(isFollowed, asked, { polling: 50 })
  assert.deepEqual(problems, [])
})

test('R1122 without WebGL the drawing stays, says so, and follows the sliders', async (t) => {
  const model = await someModel()
  const { page } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, pages.model('ru', model.slug))
  await page.getByRole('button', { name: word('ru', 'model.open') }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: word('ru', 'model.lost') })
    .waitFor()
  const before = await shadow(page)
  await page.getByLabel(word('ru', 'model.time')).press('PageUp')
  assert.notEqual(await shadow(page), before)
})

test('R1420 moves of a hand on the model in space and its sliders end there, and it follows them', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    for (const move of ['pointermove', 'mousemove', 'input'])
      document.addEventListener(move, ({ type, target }) => {
        const isOfModel =
          target instanceof Element && target.closest('.live-model, .moment-slider input') !== null
        if (isOfModel) heard.push(type)
      })
  })
  await dragAround(page, 5)
  const slider = page.getByLabel(word('ru', 'model.time'))
  const [drawn, hour] = [(await frames(page)).length, await slider.inputValue()]
  await slider.hover()
  await slider.press('ArrowRight')
  assert.notEqual(await slider.inputValue(), hour)
  await page.waitForFunction((seen) => globalThis.modelFrames.length > seen, drawn)
  assert.deepEqual(await page.evaluate(() => (globalThis as { heard?: string[] }).heard), [])
  assert.deepEqual(problems(), [])
})

test('R1123 a lit window of the model says its flat under the mouse and opens its page by a press', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  const canvas = page.locator('.live-model canvas')
  const box = await canvas.boundingBox()
  assert.ok(box)
  const link = page.locator('.live-line a:not([hidden])').first()
  const spots = Array.from({ length: 400 }, (_, index) => [
    box.x + box.width * (0.15 + (0.7 * ((index * 37) % 100)) / 100),
    box.y + box.height * (0.3 + (0.5 * ((index * 61) % 100)) / 100),
  ])
  let at: number[] | undefined
  for (const spot of spots) {
    await page.mouse.move(spot[0] ?? 0, spot[1] ?? 0)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    if ((await link.count()) === 0) continue
    at = spot
    break
  }
  assert.ok(at, 'no window was under the mouse')
  const address = await link.getAttribute('href')
  assert.ok(model.flats.some(({ slug }) => pages.estate('ru', 'flat', slug) === address))
  await page.mouse.click(at[0] ?? 0, at[1] ?? 0)
  await page.waitForURL((url) => url.pathname === address)
  assert.deepEqual(problems(), [])
})

test('R1124 the page of a flat leads to the view from its window, and that back to the flat', async (t) => {
  const model = await someModel()
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  const flat = model.flats.find(({ floor, windows }) => floor > 1 && windows.length > 0)
  assert.ok(flat)
  const address = pages.estate('ru', 'flat', flat.slug)
  await open(page, address)
  await page.getByRole('link', { name: word('ru', 'estate.model') }).click()
  await page.waitForURL((url) => url.searchParams.get('unit') === String(flat.id))
  await page.locator('.window-view').waitFor()
  const words = (await page.locator('.model-words').textContent()) ?? ''
  assert.ok(words.includes(model.houses.find(({ id }) => id === flat.house_id)?.name ?? '?'), words)
  await page.locator(`.model-on a[href="${address}"]`).click()
  await page.waitForURL((url) => url.pathname === address)
  assert.deepEqual(problems, [])
})

test('R1124 a unit that is not free any more shows the whole project and says so', async (t) => {
  const model = await someModel()
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.model('ru', model.slug, 'unit=2000000000'))
  await page.getByText(word('ru', 'model.window.gone')).waitFor()
  assert.equal(await page.locator('.still-model').count(), 1)
})

for (const language of languages)
  test(`R1307 from a window of a project without an outline of mountains the page says that there is none in ${language}`, async (t) => {
    const model = await someModel()
    const { page, problems } = await visitor(t, { language, javaScript: language !== 'en' })
    const flat = model.flats.find(({ windows }) => windows.length > 0)
    assert.ok(flat)
    const words = page.locator('.model-panel .caption')
    await page.goto(pages.model(language, model.slug, `unit=${String(flat.id)}`))
    assert.equal(
      ((await words.textContent()) ?? '').includes(word(language, 'model.horizon.none')),
      model.horizon === null,
    )
    await page.goto(pages.model(language, model.slug))
    assert.ok(!((await words.textContent()) ?? '').includes(word(language, 'model.horizon.none')))
    assert.deepEqual(problems, [])
  })

test('R1309 in space the words about lit windows stand under the view from above, and not under the one from a window', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  const flat = model.flats.find(({ windows }) => windows.length > 0)
  const hint = page.getByText(word('ru', 'model.hint'), { exact: true })
  await open(page, pages.model('ru', model.slug))
  await openInSpace(page)
  await hint.waitFor()
  await open(page, pages.model('ru', model.slug, `unit=${String(flat?.id)}`))
  await openInSpace(page)
  assert.equal(await hint.count(), 0)
  assert.deepEqual(problems(), [])
})

for (const language of languages) {
  test(`R1127 the model in space has no finding of axe and is worked by its buttons in ${language}`, async (t) => {
    const model = await someModel()
    const { page, problems } = await spaceVisitor(t, { language, width: language === 'kk' ? 390 : 1440 })
    await open(page, pages.model(language, model.slug))
    await page.getByRole('button', { name: word(language, 'model.open') }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => globalThis.modelFrames.length > 0)
    const before = (await frames(page)).length
    await page.getByRole('button', { name: word(language, 'model.turn.left') }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((seen) => globalThis.modelFrames.length > seen, before)
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(problems(), [])
  })
}

/** How many pixels of what is drawn have nearly a colour. */
async function pixelsOf(page: Page, colour: readonly [number, number, number]): Promise<number> {
  const picture = (await page.locator('.live-model canvas').screenshot()).toString('base64')
  return page.evaluate(
    async ([bytes, wanted]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${bytes}`
      await image.decode()
      const { width, height } = image
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      pen?.drawImage(image, 0, 0)
      const data = pen?.getImageData(0, 0, width, height).data ?? []
      let found = 0
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 6)) found++
      return found
    },
    [picture, colour] as const,
  )
}

const [wayColour, sunColour] = [
  [0xc9, 0x87, 0x1c],
  [0xff, 0xc5, 0x3d],
] as const

/** A flat of the model with a window to the south from which the sun is seen at noon in March, and that window. */
function sunnyFlat(model: Model): string {
  for (const { id, floor, windows } of model.flats.toSorted((a, b) => b.floor - a.floor))
    for (const { azimuth } of windows)
      if (floor > 5 && Math.abs(azimuth - 180) < 30) return `unit=${id}&side=${Math.round(azimuth)}`
  assert.fail('no flat looks to the south')
}

test('R1331 in space the view from a window has the way of the sun, the sun and the sides, by the limits of a frame; the view from above has not', async (t) => {
  const model = await someModel()
  const { page, problems } = await spaceVisitor(t)
  await open(page, pages.model('ru', model.slug, 'minutes=720&day=79'))
  await openInSpace(page)
  const above = await frames(page)
  assert.ok((await pixelsOf(page, wayColour)) < 20)
  await open(page, pages.model('ru', model.slug, `${sunnyFlat(model)}&minutes=720&day=79`))
  await openInSpace(page)
  await dragAround(page, 3)
  const seen = await frames(page)
  const most = Math.max(...seen.map(({ calls }) => calls))
  assert.ok(most > Math.max(...above.map(({ calls }) => calls)) && most <= 80, `${most} calls`)
  assert.ok(seen.every(({ triangles }) => triangles <= 80_000))
  const [way, sun] = [await pixelsOf(page, wayColour), await pixelsOf(page, sunColour)]
  assert.ok(way > 200 && sun > 300, `${way}, ${sun}`)
  // By night the way stays, as in the drawing, and the sun is gone.
  await page.getByLabel(word('ru', 'model.time')).press('Home')
  await page.waitForTimeout(300)
  assert.ok((await pixelsOf(page, sunColour)) < 20)
  assert.ok((await pixelsOf(page, wayColour)) > 200)
  assert.deepEqual(problems(), [])
})

for (const language of languages) {
  test(`R1337 from a window the hours of sun of the day stand in words in ${language}, without JavaScript, and follow the slider with it`, async (t) => {
    const model = await someModel()
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.model(language, model.slug, `${sunnyFlat(model)}&minutes=720&day=172`))
    const words = page.locator('.model-words')
    assert.match((await words.textContent()) ?? '', /\d\d:\d\d–\d\d:\d\d.*\d\.?\d?\s(?:ч|сағ|h)/)
    const caption = (await page.locator('.model-panel .caption').textContent()) ?? ''
    assert.ok(caption.includes(word(language, 'model.scheme')))
    assert.ok(caption.includes(word(language, 'model.window.marks')))

    const { page: other, problems } = await visitor(t, { language })
    await undisturbed(other)
    await open(other, pages.model(language, model.slug, `${sunnyFlat(model)}&minutes=720&day=172`))
    const before = await other.locator('.model-words > :last-child').textContent()
    await other.getByLabel(word(language, 'model.day')).press('PageUp')
    await other.waitForFunction(
      (said) => document.querySelector('.model-words > :last-child')?.textContent !== said,
      before,
    )
    assert.deepEqual(problems, [])
  })

  test(`R1127 R1331 the view from a window in space has its words and no finding of axe in ${language}`, async (t) => {
    const model = await someModel()
    const { page, problems } = await spaceVisitor(t, { language, width: language === 'kk' ? 390 : 1440 })
    await open(page, pages.model(language, model.slug, sunnyFlat(model)))
    await page.getByRole('button', { name: word(language, 'model.open') }).press('Enter')
    await page.waitForFunction(() => globalThis.modelFrames.length > 0)
    await page.getByRole('group', { name: word(language, 'model.live.window') }).waitFor()
    const before = (await frames(page)).length
    await page.getByRole('button', { name: word(language, 'model.turn.left') }).press('Enter')
    await page.waitForFunction((seen) => globalThis.modelFrames.length > seen, before)
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(problems(), [])
  })
}

for (const language of languages) {
  test(`R1776 on a phone a flat of the lists stands in two lines at most (${language})`, async (t) => {
    const { page } = await visitor(t, { language, width: 390, javaScript: false })
    await page.goto(pages.model(language, 'alatau-park'))
    await page.locator('.model-flats summary').first().click()
    const names = page.locator('.model-flats [open] td:first-child a')
    const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length))
    assert.ok(lines.length > 5)
    assert.equal(Math.max(...lines), 2)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  })
}
