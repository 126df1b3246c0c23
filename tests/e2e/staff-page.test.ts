import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { migrate } from '#database/migrate.ts'
import { writeJson } from '#database/engines/json.ts'
import { formatDate } from '#domain/dates.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { newEntry } from '#staff/login/password.ts'
import { launchBrowser } from '../helpers/browser/browser.ts'
import { axeFindings, sidewaysScroll } from '../helpers/browser/page-checks.ts'
import { fillDatabase, makeLead, makeRow } from '../helpers/databases/rows.ts'
import { inDatabase } from '../helpers/servers/company-site.ts'
import { freePort } from '../helpers/servers/free-port.ts'
import { startReceiver } from '../helpers/servers/receiver.ts'
import { startSite, temporaryFolder } from '../helpers/servers/server.ts'
import { until } from '../helpers/until.ts'

const password = 'correct horse battery'

/** What the visitor of a meeting has asked for. */
const wish = { date: meetingDays(new Date()).last, time_slot: '15:00-17:00', format: 'office' }

/** A choice of such offices is wider than a telephone. */
const longAddress = {
  ru: 'проспект Абая, 150/230, бизнес-центр «Восход», вход со стороны реки, второй этаж, кабинет 215',
  kk: 'Абай даңғылы, 150/230, «Восход» бизнес-орталығы, өзен жағынан кіру, екінші қабат, 215-кабинет',
  en: '150/230 Abay Avenue, Voskhod business centre, entrance from the river, second floor, office 215',
}

/** A site with thirty requests, one of which could not be delivered and one is for a meeting, and its page for sales in Russian. */
async function sales(t: TestContext) {
  const dataDir = temporaryFolder(t)
  const users = join(temporaryFolder(t), 'users')
  writeFileSync(users, `anna:${await newEntry(password)}\n`, { mode: 0o600 })
  const leads = Array.from({ length: 30 }, (_, number) =>
    makeLead(number + 1, {
      idempotency_key: null,
      name: number === 6 ? 'Алма <script>document.title = "run"</script>' : `Посетитель ${number + 1}`,
      phone: `+7701000${String(number + 1).padStart(4, '0')}`,
      ...(number === 8 && { form: 'meets', language: 'kk', body: writeJson(wish) }),
    }),
  )
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await fillDatabase(db, {
      cities: [makeRow('cities', { id: 1 })],
      contacts: [makeRow('contacts', { id: 1, city_id: 1, type: 'sales', address: writeJson(longAddress) })],
      leads,
      deliveries: leads.map(({ id }, number) =>
        makeRow('deliveries', {
          id: `${number}`,
          lead_id: id,
          ...(number === 6
            ? { state: 'dead', attempts: 30, last_error: 'status 500' }
            : { state: 'delivered', attempts: 1, delivered_at: '2026-11-21T10:00:00.000Z' }),
        }),
      ),
    })
  })
  const receiver = await startReceiver(t)
  const port = await freePort()
  await startSite(t, {
    DATA_DIR: dataDir,
    STAFF_PORT: String(port),
    STAFF_USERS: users,
    STAFF_LANGUAGE: 'ru',
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: 'twenty-four characters and more',
  })
  return { url: `http://127.0.0.1:${port}`, receiver }
}

/** What is wrong with a page in the eyes of axe, and whether it is wider than a window of these widths. */
async function findings(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const found = [...(await axeFindings(page)), ...(await sidewaysScroll(page, [320, 390, 768, 1440]))]
  await page.setViewportSize({ width, height })
  return found
}

for (const width of [390, 1440]) {
  test(`R829 R824 a manager finds a request by phone and sends it again, without JavaScript, at ${width} px`, async (t) => {
    const { url, receiver } = await sales(t)
    const browser = await launchBrowser()
    t.after(() => browser.close())
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${url}/staff/requests`)
    await page.getByLabel('Имя').fill('anna')
    await page.getByLabel('Пароль').fill('wrong words here')
    await page.getByRole('button', { name: 'Войти' }).click()
    assert.match(await page.getByRole('alert').innerText(), /неверны/)
    await page.getByLabel('Имя').fill('anna')
    await page.getByLabel('Пароль').fill(password)
    await page.getByRole('button', { name: 'Войти' }).click()
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Заявки')
    assert.equal(await page.locator('.requests li').count(), 25)
    await page.getByLabel('Найти по телефону').fill('8 (701) 000-00-07')
    await page.getByRole('button', { name: 'Найти' }).click()
    assert.equal(await page.locator('.requests li').count(), 1)
    await page.getByRole('link', { name: /Алма/ }).click()
    assert.match(await page.locator('main').innerText(), /Сайт больше не пробует[^]*status 500/)
    assert.ok((await page.locator('main').innerText()).includes('<script>'))
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
    assert.match(await page.getByRole('status').innerText(), /^Заявка (?:отправ|дошла)/)
    const arrived = page.getByText('Дошла:')
    await until(async () => {
      await page.reload()
      return (await arrived.count()) === 1
    })
    assert.match(await page.getByRole('status').innerText(), /дошла/)
    assert.equal(receiver.received.length, 1)
    await page.getByRole('button', { name: 'Выйти' }).click()
    await page.getByRole('heading', { level: 1, name: 'Вход' }).waitFor()
    await page.goBack()
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Вход')
  })
}

for (const width of [390, 1440]) {
  test(`R1690 R1692 R1560 R1561 R1564 a manager finds a meeting by its day and confirms it, without JavaScript, at ${width} px`, async (t) => {
    const { url } = await sales(t)
    const browser = await launchBrowser()
    t.after(() => browser.close())
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${url}/staff/meetings`)
    await page.getByLabel('Имя').fill('anna')
    await page.getByLabel('Пароль').fill(password)
    await page.getByRole('button', { name: 'Войти' }).click()
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Встречи')
    assert.match(await page.locator('.requests li').innerText(), /15:00–17:00[^]*ждёт вашего ответа/)
    await page.getByRole('link', { name: /Посетитель 9/ }).click()
    await page.getByRole('link', { name: 'Встреча', exact: true }).click()
    await page.getByLabel('Время').fill('15:30')
    await page.getByLabel('До (можно не указывать)').fill('')
    const address = page.getByLabel('Другой адрес, одной строкой')
    assert.equal(await address.isVisible(), false)
    await page.getByRole('combobox', { name: 'Место' }).selectOption('Другой адрес')
    await address.fill('Достық, 5')
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    assert.match(await page.getByRole('status').innerText(), /^Ответ сохранён/)
    assert.equal(await page.locator('p.meeting .where').innerText(), 'По адресу: Достық, 5')
    assert.equal(await address.inputValue(), 'Достық, 5')
    const day = formatDate(wish.date, 'ru')
    assert.ok((await page.locator('p.meeting').innerText()).includes(`${day}, 15:30`))
    assert.match(
      await page.locator('blockquote[lang=kk]').innerText(),
      /^Сәлеметсіз бе! Кездесуді растаймыз: [^.]+, 15:30\. Мекенжайы: Достық, 5\. /,
    )
    await page.getByText('Отменить встречу').first().click()
    await page.getByRole('button', { name: 'Отменить встречу' }).click()
    assert.match(await page.locator('p.meeting').innerText(), /отменена/)
    await page.getByRole('link', { name: 'Встречи' }).click()
    await page.getByText('Встреч нет.').waitFor()
    await page.getByRole('link', { name: 'Отменённые' }).click()
    assert.match(await page.locator('.requests li').innerText(), /отменена[^]*По адресу: Достық, 5/)
  })
}

test('R829 the page is used by keyboard, axe finds nothing, and no width scrolls sideways', async (t) => {
  const { url } = await sales(t)
  const browser = await launchBrowser()
  t.after(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(`${url}/staff`)
  const found = await findings(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab')
  await page.keyboard.type('anna')
  await press('Tab')
  await page.keyboard.type(password)
  await Promise.all([page.waitForURL(`${url}/staff/requests`), press('Enter')])
  found.push(...(await findings(page)))
  await press('Tab', 'Enter')
  // The first thing is the way past the menu; what comes next is the search.
  await press('Tab')
  await page.keyboard.type('77010000007')
  await Promise.all([page.waitForURL(/same=/), press('Enter')])
  found.push(...(await findings(page)))
  const focused = () => page.evaluate(() => document.activeElement?.className ?? '')
  for (let tabs = 0; tabs < 20 && (await focused()) !== 'title'; tabs += 1) await press('Tab')
  await Promise.all([page.waitForURL(/\/staff\/requests\/[\w-]+$/), press('Enter')])
  found.push(...(await findings(page)))
  await page.goto(`${url}/staff/meetings`)
  found.push(...(await findings(page)))
  await page.getByRole('link', { name: /Посетитель 9/ }).press('Enter')
  await page.getByRole('button', { name: 'Подтвердить' }).press('Enter')
  await page.waitForURL(/answered/)
  found.push(...(await findings(page)))
  for (const path of ['/staff/alarms', '/staff/stock', '/staff/nothing', '/staff/requests?state=unsent']) {
    await page.goto(url + path)
    found.push(...(await findings(page)))
  }
  assert.deepEqual(found, [])
  assert.deepEqual(
    said.filter((text) => !text.includes('404')),
    [],
  )
})
