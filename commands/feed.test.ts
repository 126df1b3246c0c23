import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '#database/engines/engine.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { workbookOf } from '#tests/helpers/feeds/tables.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

/** The command on a database with two projects, and a way to write feeds beside it. */
async function office(t: TestContext, engine: Engine = 'sqlite') {
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  await fillPlaces(db)
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' }
  return {
    db,
    settings,
    run: (...args: string[]) => runCommand('feed', args, settings),
    write(name: string, text: string | Buffer): string {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    },
  }
}

const flats = (count: number, difference: Record<string, number | string> = {}) =>
  yandexFeed(Array.from({ length: count }, (_, index) => ({ number: index + 1, ...difference })))

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`import --json prints what was left out and then one summary (${engine})`, async (t) => {
    const { run, write, db } = await office(t, engine)
    const file = write('feed.xml', yandexFeed([{ number: 1 }, { number: 2, area: 0 }]))
    const { code, stdout, stderr } = await run('import', file, '--json')
    assert.deepEqual([code, stderr], [0, ''])
    const [skipped, summary, ...others] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    assert.deepEqual(others, [])
    assert.deepEqual(skipped, {
      skipped_offer: { line: 6, id: 'u2', reason: 'no_area', why: ['no area'] },
    })
    const { seconds, ...rest } = summary ?? {}
    assert.equal(typeof seconds, 'number')
    assert.deepEqual(rest, {
      format: 'yrl',
      source: 'yrl',
      read: 2,
      added: 1,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      held: 0,
      skipped: 1,
      reasons: { no_area: 1 },
      unknown: { projects: [], houses: [], finishing: [], statuses: [], currencies: [] },
      warnings: [],
      matches: [
        {
          name: 'ЖК «Нура Тауэрс» / Дом 1',
          house: 'nura-towers-1',
          units: 1,
          numbers: [1, 1],
          floors: [5, 5],
        },
      ],
      mapping: '',
      columns: [],
      column_mapping: '',
      dry_run: false,
      overrides: { in_force: [], problems: [] },
      refused: null,
    })
    assert.equal((await db.selectFrom('estates').select('id').execute()).length, 1)
  })
}

test('the report tells people each offer, each unknown name once and the mapping to be filled in', async (t) => {
  const { run, write } = await office(t)
  const file = write(
    'feed.xml',
    yandexFeed([
      { number: 1, 'building-name': 'Другой' },
      { number: 2, 'building-name': 'Другой' },
    ]),
  )
  const { code, stdout } = await run('import', file, '--dry-run')
  assert.equal(code, 0)
  assert.match(stdout, /^skipped line 3, offer u1: a project that is not known here \(«Другой»\)\n/)
  assert.equal(stdout.match(/unknown project «Другой»: 2 offers\n/g)?.length, 1)
  assert.match(stdout, /Dry run, nothing was written\. yrl as «yrl»/)
  assert.match(stdout, /read 2, added 0, changed 0, unchanged 0, withdrawn 0, held 0, skipped 2\n/)
  assert.match(stdout, /projects:\n {2}"Другой": # 2 offers\n$/)
  const mapping = write('mapping.yaml', 'source: sales\nprojects:\n  "Другой": nura-towers\n')
  const mapped = await run('import', file, '--mapping', mapping, '--json')
  const summary = JSON.parse(mapped.stdout) as { added: number; source: string }
  assert.deepEqual([mapped.code, summary.added, summary.source], [0, 2, 'sales'])
})

test('R945 where staff speaks Russian, the report of a feed, its refusals and its help are Russian', async (t) => {
  const { settings, write } = await office(t)
  const run = (...args: string[]) => runCommand('feed', args, { ...settings, STAFF_LANGUAGE: 'ru' })
  const feed = write('feed.xml', yandexFeed([{ number: 1 }, { number: 2, 'building-name': 'Другой' }]))
  const { stdout, stderr } = await run('import', feed, '--dry-run')
  assert.equal(stderr, '')
  assert.match(stdout, /^пропущено: строка \d+, предложение u2: [^\n]*«Другой»/)
  assert.match(stdout, /неизвестный проект «Другой», предложений: 1\n/)
  assert.match(stdout, /Проба: ничего не записано\. yrl, источник «yrl»/)
  assert.match(stdout, /прочитано 2, новых 1, изменено 0/)
  assert.match(stdout, /# slug проекта[^\n]*\nprojects:\n {2}"Другой": # предложений: 1\n$/)
  assert.doesNotMatch(stdout, /\b(?:units?|offers?|skipped|read|unknown|floors)\b/)
  assert.match((await run('import', 'nothing.xml')).stderr, /^Файла nothing\.xml нет/)
  assert.match((await run('import')).stderr, /^после import нужен файл[^\n]*\nКак пользоваться/)
  assert.match((await run('accept', 'nobody', 'else')).stderr, /^после accept стоит имя одного источника/)
  assert.match((await run('--help')).stdout, /^Выгрузки с квартирами\.\n/)
})

test('R486 the report of a table names each column with three examples, and writes the mapping to a new file', async (t) => {
  const { run, write, db } = await office(t)
  const head = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус']
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    index + 1,
    5,
    2,
    61.4,
    37_500_000 + index,
    'Свободна',
  ])
  const file = write('stock.xlsx', workbookOf({ 'Дом 1': [head, ...rows] }))
  const mapping = `${file}.yaml`
  const { code, stdout } = await run('import', file, '--dry-run', '--write-mapping', mapping)
  assert.equal(code, 0)
  assert.match(stdout, /columns of «Дом 1»:\n {2}A «№ кв\.» → number: 1; 2; 3\n {2}B «Этаж» → floor: 5\n/)
  assert.match(readFileSync(mapping, 'utf8'), /^columns:\n {2}"№ кв\.": number # A: 1; 2; 3\n/m)
  const again = await run('import', file, '--mapping', mapping, '--write-mapping', mapping)
  assert.equal(again.code, 1)
  assert.match(again.stderr, /cannot be written \(EEXIST\)\. Name a new file/)
  // Nothing was imported before the file was found to be there.
  assert.deepEqual(await db.selectFrom('estates').select('id').execute(), [])
  const unclear = write(
    'unclear.xlsx',
    workbookOf({ 'Дом 1': [head.with(4, 'При 100 %'), ...rows.slice(0, 3)] }),
  )
  const asked = await run('import', unclear)
  assert.equal(asked.code, 1)
  assert.match(
    asked.stderr,
    /no column has the price\. If it is E \(«При 100 %»\), write into the mapping file «columns: \{ E: price \}»/,
  )
  assert.match(asked.stderr, /"При 100 %": ignore # E: 37500000/)
})

test('R881 what a table asks for and how it was understood is said in the language of staff', async (t) => {
  const { settings, write } = await office(t)
  const head = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус']
  const row = [1, 5, 2, 61.4, 37_500, 'Свободна']
  const said = async (name: string, cells: (string | number)[][]) => {
    const file = write(name, workbookOf({ 'Дом 1': cells }))
    return runCommand('feed', ['import', file, '--dry-run', '--force'], { ...settings, STAFF_LANGUAGE: 'ru' })
  }
  const asked = await said('asked.xlsx', [head.with(4, 'При 100 %'), row.with(4, 37_500_000)])
  assert.equal(
    asked.stderr,
    `Таблица пока не загружена:
  Лист «Дом 1»: нет столбца с ценой. Если это E («При 100 %»), впишите в файл --mapping «columns: { E: price }» или «fixed: { price: по запросу }».

Столбцы, как они поняты, для файла --mapping:

# number, floor, rooms, area_total, price, status, …; ignore — столбец не нужен
columns:
  "№ кв.": number # A: 1
  "Этаж": floor # B: 5
  "Комнат": rooms # C: 2
  "Площадь": area_total # D: 61.4
  "При 100 %": ignore # E: 37500000
  "Статус": status # F: Свободна

`,
  )
  const { stdout } = await said('told.xlsx', [head, row, ['Итого', '', '', 61.4]])
  assert.match(stdout, /^столбцы листа «Дом 1»:$/m)
  assert.match(
    stdout,
    /цена за квадратный метр, какой не бывает \(«E2: 37500 — это 611 за квадратный метр; это в тысячах\? .*«Цена, тыс тг»»\)/,
  )
  assert.match(stdout, /^лист «Дом 1», пропущено строк: 1 \(итог\): 3$/m)
})

test('R759 a feed of which nothing could be used ends as a failure, its columns before what was left out', async (t) => {
  const { run, write } = await office(t)
  const head = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус']
  const rows = [1, 2].map((number) => [number, 5, 2, 61.4, 37_500_000, 'Свободна'])
  const file = write('stock.xlsx', workbookOf({ 'Дом 9': [head, ...rows], Паркинг: [head, ...rows] }))
  const { code, stdout, stderr } = await run('import', file)
  assert.equal(code, 1)
  assert.equal(
    stderr,
    'Nothing of «table» could be used: all its 4 offers are left out, each for the reason above.\n',
  )
  assert.match(stdout, /^columns of «Дом 9»:\n/)
  assert.match(
    stdout,
    /^skipped sheet «Дом 9», line 2, offer Дом 9 \/ flat \/ 1: a house that is not known here \(«Дом 9»\)$/m,
  )
  assert.equal((await run('import', file, '--dry-run')).code, 0)
})

test('R486 a workbook of 15,000 units has the memory that it needs', async (t) => {
  const { run, write } = await office(t)
  const head = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус', 'Отделка']
  const rows = Array.from({ length: 15_000 }, (_, index) => [
    index + 1,
    5,
    2,
    61.4,
    37_500_000 + index,
    'Свободна',
    'Черновая',
  ])
  const { code, stderr } = await run(
    'import',
    write('stock.xls', workbookOf({ 'Дом 1': [head, ...rows] }, 'xls')),
    '--dry-run',
  )
  assert.deepEqual([code, stderr], [0, ''])
})

test('what is refused ends with 1 and one sentence, what means nothing with 2; neither shows a stack', async (t) => {
  const { run, write, db } = await office(t)
  const html = write('error.xml', '<html><body>502</body></html>')
  const wrong = write('wrong.yaml', 'project:\n  a: b\n')
  const feed = write('feed.xml', flats(10))
  const cases: readonly (readonly [args: string[], code: number, sentence: RegExp])[] = [
    [['import', html], 1, /^This is a web page and not a feed\./],
    [['import', 'nothing.xml'], 1, /^There is no file nothing\.xml\./],
    [['import', feed, '--format', 'chessboard'], 1, /^This is XML, not chessboard\./],
    [['import', feed, '--mapping', wrong], 1, /^The mapping .*wrong\.yaml cannot be used/],
    [
      ['import', feed, '--max-size', '1', '--mapping', 'none.yaml'],
      1,
      /^The mapping none\.yaml cannot be read \(ENOENT\)/,
    ],
    [['import'], 2, /^import needs the file or URL of a feed/],
    [['import', feed, '--format', 'pdf'], 2, /^--format takes auto, yrl/],
    [['import', feed, '--max-withdrawn', 'all'], 2, /^--max-withdrawn takes a whole number from 0 to 100/],
    [['import', feed, feed], 2, /^import takes one feed/],
    [['import', feed, '--nonsense'], 2, /^Unknown option/],
    [['export'], 2, /^Unknown command «export»\. Available: import, source, pictures, accept, forget/],
    [['accept'], 2, /^accept takes the name of one source/],
    [['forget', 'a', 'b'], 2, /^forget takes the name of one source/],
    [[], 2, /^$/],
  ]
  for (const [args, code, sentence] of cases) {
    const result = await run(...args)
    assert.equal(result.code, code, args.join(' '))
    assert.match(result.stderr, sentence, args.join(' '))
    assert.doesNotMatch(result.stderr + result.stdout, /\n\s+at /)
  }
  assert.deepEqual(await db.selectFrom('estates').select('id').execute(), [])
})

test('a refusal in JSON is one object too', async (t) => {
  const { run, write } = await office(t)
  const { code, stdout } = await run('import', write('error.xml', '<html></html>'), '--json')
  assert.equal(code, 1)
  const { read, held, refused } = JSON.parse(stdout) as { read: number; held: number; refused: string }
  assert.deepEqual([read, held], [0, 0])
  assert.match(refused, /^This is a web page/)
})

test('R460 an import that holds units says so with a code of its own, and accept withdraws them', async (t) => {
  const { run, write, db } = await office(t)
  await run('import', write('full.xml', flats(10)))
  const part = write('part.xml', flats(2))
  const count = async (status: 'withdrawn' | 'unconfirmed') =>
    (await db.selectFrom('estates').select('id').where('status', '=', status).execute()).length
  assert.equal((await run('import', part, '--partial')).code, 0)
  assert.equal(await count('unconfirmed'), 0)
  const dry = await run('import', part, '--dry-run')
  assert.deepEqual(
    [dry.code, dry.stderr],
    [0, '8 units of «yrl» would go off sale at once: an import holds them.\n'],
  )
  assert.match(dry.stdout, /withdrawn 0, held 8, skipped 0\n/)
  assert.equal(await count('unconfirmed'), 0)
  const held = await run('import', part, '--json')
  assert.deepEqual([held.code, (JSON.parse(held.stdout) as { held: number }).held], [3, 8])
  assert.match(held.stderr, /^Held: 8 units of «yrl» .*«npm run feed -- accept yrl»/)
  assert.deepEqual([await count('withdrawn'), await count('unconfirmed')], [0, 8])
  const wrong = await run('accept', 'crm')
  assert.deepEqual([wrong.code, wrong.stderr], [1, 'No feed was imported as «crm». There is «yrl».\n'])
  const accepted = await run('accept', 'yrl')
  assert.deepEqual([accepted.code, accepted.stdout], [0, '8 units of «yrl» withdrawn.\n'])
  assert.equal(await count('withdrawn'), 8)
})

test('R963 who forgets a source that stock.yaml still names reads that it comes again and keeps its houses', async (t) => {
  const { run, write, db } = await office(t)
  await writeSetting(db, 'stock_sources', { crm: { address: 'https://crm.example/feed.xml' } })
  await run('import', write('full.xml', flats(2)), '--source', 'crm')
  const { code, stdout } = await run('forget', 'crm')
  assert.equal(code, 0)
  assert.match(
    stdout,
    /^The imports of «crm» are forgotten; its units stay\.\nIt still stands in stock\.yaml, so it /,
  )
})

test('R960 an import loads no module that it does not need, and the thread that waits for it no database', async (t) => {
  const { settings, write } = await office(t)
  const log = write('modules', '')
  const hook = write(
    'hook.mjs',
    `import { appendFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    import { isMainThread } from 'node:worker_threads'
    registerHooks({
      load(url, context, next) {
        appendFileSync(${JSON.stringify(log)}, (isMainThread ? 'waits ' : 'imports ') + url + '\\n')
        return next(url, context)
      },
    })`,
  )
  const loads = { ...settings, NODE_OPTIONS: `--import=${pathToFileURL(hook).href}` }
  const { code, stderr } = await runCommand('feed', ['import', write('feed.xml', flats(2))], loads)
  assert.deepEqual([code, stderr], [0, ''])
  const loaded = readFileSync(log, 'utf8').split('\n')
  const by = (thread: string, modules: RegExp) =>
    loaded.filter((line) => line.startsWith(thread) && modules.test(line))
  assert.equal(by('imports', /\/feeds\/in\/import-feed\.ts$/).length, 1)
  const unneeded = /\/database\/search\/|\/node_modules\/(?:nodemailer|sharp|@e965)\//
  assert.deepEqual(by('imports', unneeded), [])
  assert.equal(by('waits', /\/commands\/feed\.ts$/).length, 1)
  assert.deepEqual(by('waits', /\/database\/|\/node_modules\/(?:kysely|zod|nodemailer|sharp)\//), [])
})

test('R462 forget takes a source out of what needs somebody, and leaves its units', async (t) => {
  const { run, write, db } = await office(t)
  await run('import', write('full.xml', flats(10)))
  await run('import', write('error.xml', '<html></html>'), '--source', 'partner')
  const sources = async () => Object.keys(await feedImports(db))
  assert.deepEqual(await sources(), ['yrl', 'partner'])
  const forgotten = await run('forget', 'partner')
  assert.deepEqual(
    [forgotten.code, forgotten.stdout],
    [0, 'The imports of «partner» are forgotten; its units stay.\n'],
  )
  assert.deepEqual(await sources(), ['yrl'])
  assert.match((await run('forget', 'crm')).stderr, /^No feed was imported as «crm»\. There is «yrl»\./)
  await run('import', write('part.xml', flats(2)))
  const held = await run('forget', 'yrl')
  assert.deepEqual([held.code, await sources()], [1, ['yrl']])
  assert.match(held.stderr, /^8 units of «yrl» are held: «npm run feed -- accept yrl» withdraws them first\./)
  await run('accept', 'yrl')
  assert.equal((await run('forget', 'yrl')).code, 0)
  assert.deepEqual(await sources(), [])
  assert.equal((await db.selectFrom('estates').select('id').execute()).length, 10)
  assert.equal((await db.selectFrom('feed_units').select('estate_id').execute()).length, 10)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`an import that is killed leaves all of the old data or all of the new (${engine})`, async (t) => {
    const { run, write, db, settings } = await office(t, engine)
    const count = 3_000
    const files = [30_000_000, 36_000_000].map((price) => write(`${price}.xml`, flats(count, { price })))
    assert.equal((await run('import', files[0] ?? '')).code, 0)
    let next = 1
    for (const delay of [150, 300, 400, 500, 600, 700, 850, 1_000]) {
      const child = spawn(process.execPath, ['commands/feed.ts', 'import', files[next] ?? ''], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, API_BASE_URL: '', ...settings },
        stdio: 'ignore',
      })
      await wait(delay)
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      const prices = await db
        .selectFrom('estates')
        .select((row) => ['price', row.fn.countAll<number>().as('units')])
        .groupBy('price')
        .execute()
      assert.equal(prices.length, 1, `after ${delay} ms: ${JSON.stringify(prices)}`)
      assert.equal(Number(prices[0]?.units), count)
      next = prices[0]?.price === 30_000_000 ? 1 : 0
    }
    const whole = await run('import', files[next] ?? '', '--json')
    assert.equal((JSON.parse(whole.stdout) as { changed: number }).changed, count)
  })
}
