import type { Page } from 'playwright-core'
import { type Control, pointOf } from './look.ts'
import type { Random } from './random.ts'

/** Texts that visitors type, right and wrong ones, by the expectation of a field. */
const typed = {
  numeric: ['0', '5', '20', '60', '1000000', '25000000', '35,5 млн', '-3', '99999999999', 'abc', ''],
  phone: ['12', '5', '7012345678', '+7 701 234 56 78', '8 (701) 234-56-78', 'abc', ''],
  email: ['a', 'a@b', 'aigul@example.kz', ''],
  search: [
    'двушка до 40 млн, не первый этаж',
    'екі бөлмелі 45 млн-ға дейін',
    'two rooms with finishing, 40000000',
    'студия',
    'инженер',
    'zzz',
    '',
  ],
  text: ['Айгүл', 'Anna-Maria', 'инженер', 'zzz', '<b>x</b>', '   ', 'ә'.repeat(300), ''],
} as const

function wordsFor({ kind, expects }: Control): readonly string[] {
  if (kind === 'tel' || /tel/.test(expects)) return typed.phone
  if (kind === 'email') return typed.email
  if (kind === 'search' || kind === 'combobox') return typed.search
  if (kind === 'number' || /numeric|decimal/.test(expects)) return typed.numeric
  return typed.text
}

const fields = new Set(['text', 'search', 'combobox', 'tel', 'email', 'number', 'textarea', 'url'])

/** Uses a control in the way of its kind. Returns the action, or null where the control could not be reached. */
export async function use(page: Page, control: Control, random: Random): Promise<string | null> {
  const named = `${control.kind} «${control.name}»`
  if (control.kind === 'file') return chooseFile(page, control, named)
  if (control.kind === 'select') return chooseOption(page, control, random, named)
  const point = await pointOf(page, control)
  if (point === null) return null
  await press(page, point)
  if (control.kind === 'range') {
    const key = random.pick(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp'])
    await page.keyboard.press(key)
    return `${named} ${key}`
  }
  if (control.kind === 'application') {
    const key = random.pick(['+', '-', 'ArrowLeft', 'ArrowDown', 'Tab'])
    await page.keyboard.press(key)
    return `${named} ${key}`
  }
  if (!fields.has(control.kind)) return named
  const words = random.pick(wordsFor(control))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  // Letters one by one where masks react to them; a long text as if pasted.
  if (words.length > 20) await page.keyboard.insertText(words)
  else await page.keyboard.type(words)
  const after = random.pick(['', '', 'Tab', 'Enter'])
  if (after !== '') await page.keyboard.press(after)
  return `${named} typed «${words.slice(0, 20)}» ${after}`.trim()
}

/** A finger on a phone, a mouse elsewhere. */
export async function press(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = (page.viewportSize()?.width ?? 0) < 960
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** How long choosing may take, in milliseconds: a field that is gone by then was there for another page. */
const shortTimeout = { timeout: 2000 }

async function chooseOption(
  page: Page,
  control: Control,
  random: Random,
  named: string,
): Promise<string | null> {
  const options = await page.evaluate((place) => {
    const select = globalThis.walkControls[place] as HTMLSelectElement | undefined
    return [...(select?.options ?? [])].filter(({ disabled }) => !disabled).map(({ value }) => value)
  }, control.index)
  if (options.length === 0) return null
  const value = random.pick(options)
  const select = await elementOf(page, control)
  const chosen = await select?.selectOption(value, shortTimeout).catch(() => null)
  return chosen ? `${named} chose «${value}»` : null
}

async function chooseFile(page: Page, control: Control, named: string): Promise<string | null> {
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer }
  const input = await elementOf(page, control)
  await input?.setInputFiles(file, shortTimeout).catch(() => null)
  return input === null ? null : `${named} chose a file`
}

async function elementOf(page: Page, { index }: Control) {
  const handle = await page.evaluateHandle((place) => globalThis.walkControls[place] ?? null, index)
  return handle.asElement()
}
