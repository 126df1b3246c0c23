import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changePicture, keepFeedPlan, rememberPictures } from '#database/feeds/feed-pictures.ts'
import { writeSetting } from '#database/settings.ts'
import { readFile } from '#feeds/sources/read-source.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { stockReportRu as words } from '#texts/staff/stock-report.ts'
import { writeReport } from './write-report.ts'

eachDatabase(
  'R528 a report says what came, changed and was left out, and runs nothing of the feed',
  async (db, _, t) => {
    await fillPlaces(db)
    await writeSetting(db, 'stock_sources', {})
    const folder = temporaryFolder(t)
    mkdirSync(join(folder, 'in/crm'), { recursive: true })
    let minute = 0
    const read = async (feed: string) => {
      const file = 'stock<script>.xml'
      const now = new Date(Date.parse('2026-11-21T10:00:00Z') + 60_000 * minute++)
      writeFileSync(join(folder, 'in/crm', file), feed)
      const parts = { db, dataDir: folder, folder, environment: {}, now: () => now, wait: async () => {} }
      const outcome = await readFile(parts, 'crm', file)
      await writeReport(db, folder, { source: 'crm', file, outcome, now })
      const [newest = ''] = readdirSync(join(folder, 'reports/crm')).toSorted().toReversed()
      return readFileSync(join(folder, 'reports/crm', newest), 'utf8')
    }
    const first = await read(yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }]))
    assert.match(first, new RegExp(`${words.totals.added} 3`))
    const second = await read(
      yandexFeed([
        { number: 1, price: 38_000_000 },
        { number: 2 },
        { number: 14, floor: 9, 'building-name': '&lt;img src=x onerror=alert(1)&gt;' },
        { number: 20, 'building-name': '&lt;img src=x onerror=alert(1)&gt;' },
      ]),
    )
    assert.match(second, /38.000.000/)
    for (const kind of ['price', 'withdrawn'] as const) assert.ok(second.includes(words.kinds[kind]), kind)
    assert.ok(second.includes(words.reasons.unknown_project))
    // The hint: what stands in the unknown house, and the houses here that nothing was taken for.
    assert.match(second, /№ 14–20, этажи 5–9/)
    assert.match(second, /nura-towers-2 \(Нура Тауэрс, Дом 2\)/)
    const refused = await read('<html><body>Login</body></html>')
    assert.ok(refused.includes(words.refused))
    const list = readFileSync(join(folder, 'reports/index.html'), 'utf8')
    assert.equal(list.match(/<li>/g)?.length, 3)
    for (const page of [first, second, refused, list]) {
      assert.doesNotMatch(page, /<(?:script|img)/i)
      assert.match(page, /Content-Security-Policy" content="default-src 'none'/)
    }
  },
)

eachDatabase('R528 the last reports of a source stay, and equal ones are one', async (db, _, t) => {
  const folder = temporaryFolder(t)
  for (let minute = 0; minute < 606; minute++) {
    const now = new Date(Date.parse('2026-11-21T10:00:00Z') + 60_000 * minute)
    const outcome = { kind: 'refused', why: String(Math.floor(minute / 2)), mapping: '' } as const
    await writeReport(db, folder, { source: 'crm', file: null, outcome, now })
  }
  const names = readdirSync(join(folder, 'reports/crm')).toSorted()
  assert.deepEqual([names.length, names[0]], [300, '2026-11-21T10-06-00.000Z.html'])
})

eachDatabase(
  'R593 the report of a feed says what is by hand instead of it, and until when',
  async (db, _, t) => {
    await fillPlaces(db)
    await writeSetting(db, 'unit_overrides', [
      { house: 'nura-towers-1', number: '1', until: '2026-12-31', price: 35_000_000, line: 2 },
      { house: 'nura-towers-1', number: '2', until: '2026-12-31', hidden: true, line: 3 },
      { house: 'nura-towers-1', number: '9<b>', until: '2026-12-31', hidden: true, line: 4 },
    ])
    const folder = temporaryFolder(t)
    mkdirSync(join(folder, 'in/crm'), { recursive: true })
    writeFileSync(join(folder, 'in/crm/stock.xml'), yandexFeed([{ number: 1 }, { number: 2 }]))
    const now = new Date('2026-11-21T10:00:00Z')
    const parts = { db, dataDir: folder, folder, environment: {}, now: () => now, wait: async () => {} }
    const outcome = await readFile(parts, 'crm', 'stock.xml')
    await writeReport(db, folder, { source: 'crm', file: 'stock.xml', outcome, now })
    const [name = ''] = readdirSync(join(folder, 'reports/crm'))
    const page = readFileSync(join(folder, 'reports/crm', name), 'utf8')
    const rows = page
      .slice(page.indexOf(words.overridesTitle))
      .split('</tr>')
      .map((row) => [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => cell?.replaceAll(/\s/g, ' ')))
      .filter((row) => row.length > 0)
      .slice(0, 3)
    assert.deepEqual(rows, [
      ['квартира 1', 'nura-towers-1', 'свободна, 37 500 000 ₸', 'свободна, 35 000 000 ₸', '2026-12-31', '2'],
      ['квартира 2', 'nura-towers-1', 'свободна, 37 500 000 ₸', 'скрыта, 37 500 000 ₸', '2026-12-31', '3'],
      ['4', 'nura-towers-1 № 9&lt;b&gt;', words.overrideReasons.unknown],
    ])
  },
)

eachDatabase(
  'R672 the list of reports says of a source how many pictures are made, wait or cannot be had, and why',
  async (db, _, t) => {
    await fillPlaces(db)
    await writeSetting(db, 'stock_sources', {})
    const folder = temporaryFolder(t)
    const now = new Date('2026-11-21T10:00:00Z')
    const parts = { db, dataDir: folder, folder, environment: {}, now: () => now, wait: async () => {} }
    for (const source of ['crm', 'other']) mkdirSync(join(folder, 'in', source), { recursive: true })
    writeFileSync(join(folder, 'in/crm/stock.xml'), yandexFeed([{ number: 1 }, { number: 2 }, { number: 3 }]))
    const outcome = await readFile(parts, 'crm', 'stock.xml')

    const [made = '', waiting = '', broken = ''] = ['made', 'waits', 'broken'].map(
      (name) => `https://crm.example/${name}.png`,
    )
    const units = await db.selectFrom('estates').select('id').orderBy('id').execute()
    for (const [index, { id }] of units.entries()) {
      const plan_address = [made, waiting, `${broken}?key=hidden`][index] ?? null
      await db.updateTable('estates').set({ plan_address }).where('id', '=', id).execute()
    }
    await db.transaction().execute(async (trx) => {
      await rememberPictures(trx, [made, waiting, `${broken}?key=hidden`], now)
      await keepFeedPlan(trx, 'feed.1', {
        card: '/media/1.webp',
        detail: '/media/1.webp',
        width: 1,
        height: 1,
      })
    })
    await changePicture(db, made, { plan_code: 'feed.1' })
    await changePicture(db, `${broken}?key=hidden`, { problem: 'HTTP 404 <b>', tries: 1 })
    await writeReport(db, folder, { source: 'crm', file: 'stock.xml', outcome, now })
    await writeReport(db, folder, {
      source: 'other',
      file: null,
      outcome: { kind: 'refused', why: '-', mapping: '' },
      now,
    })

    const list = readFileSync(join(folder, 'reports/index.html'), 'utf8')
    const counts = words.pictures.replace(/\{\w+\}/g, '1')
    const parted = list.split('<h2>').filter((part) => part.includes(counts))
    assert.deepEqual([parted.length, parted[0]?.includes('«crm»')], [1, true])
    assert.ok(parted[0]?.includes(`<td>${broken}</td><td>HTTP 404 &lt;b&gt;</td>`))
    assert.doesNotMatch(list, /hidden/)
  },
)
