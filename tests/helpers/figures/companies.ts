import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { stringify } from 'yaml'
import { readContent } from '#content/read-content.ts'
import { seedWhenEmpty } from '#content/seed.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { migrate } from '#database/migrate.ts'
import { databaseFile, openDatabase, type Database } from '#database/open.ts'
import { demoCompany } from '../demo-company.ts'
import { runCommand } from '../run-command.ts'
import { fillSecondCompany, startSecondCompany } from '../second-company/make-second-company.ts'
import { callApi } from '../servers/call-api.ts'
import { sampleApi } from '../servers/sample-api.ts'
import { temporaryFolder } from '../servers/server.ts'
import { allTests } from '../servers/site.ts'
import { day, type Unit } from './by-hand.ts'

const now = () => new Date(`${day}T07:00:00.000Z`)

/** A company on a database of its own, and what its records and rows say of every unit, house and programme. */
export type Company = Awaited<ReturnType<typeof readCompany>>

async function readCompany(t: TestContext, db: Database, folder: string) {
  const records = readContent(folder)
  const site = await sampleApi(t, db, { rows: {}, now })
  const rows = await db
    .selectFrom('estates')
    .innerJoin('houses', 'houses.id', 'estates.house_id')
    .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select(['estates.id', 'estates.category', 'estates.status', 'estates.restoration', 'estates.price'])
    .select(['estates.price_old as before', 'houses.slug as house', 'complexes.slug as complex'])
    .select('cities.slug as city')
    .execute()
  const units = new Map<number, Unit>(
    rows.map(({ id, ...row }) => [
      id,
      {
        ...row,
        price: ['request', 'unconfirmed'].includes(row.status) || row.price === 0 ? null : row.price,
      },
    ]),
  )
  const cityOf = new Map(records.complexes.map(({ slug, record }) => [slug, record.city]))
  return {
    ...site,
    units,
    offers: (await callApi(site.api, getMortgages)).data,
    programmes: new Map(records.mortgages.map(({ slug, record }) => [slug, record])),
    discounts: new Map(
      records.promotions.map(({ record }) => [record.title.en, record.discount ?? 0] as const),
    ),
    /** Every house with its project and city. */
    places: records.houses.map(({ slug: house, record: { complex } }) => {
      return { house, complex, city: cityOf.get(complex) ?? '' }
    }),
  }
}

/** A company made once for the tests of a process: its content folder, and the folder of its database. */
type Made = { folder: string; dataDir: string }

async function madeDemo(): Promise<Made> {
  const dataDir = temporaryFolder(allTests)
  const db = await filled(dataDir, demoCompany)
  await db.destroy()
  return { folder: demoCompany, dataDir }
}

/** A database in a folder, filled from a content folder. */
async function filled(dataDir: string, folder: string): Promise<Database> {
  const db = openDatabase({ dataDir })
  await migrate(db)
  await seedWhenEmpty(db, folder, { media: join(dataDir, 'media') })
  return db
}

const same = (words: string) => ({ ru: `${words} по-русски`, kk: `${words} қазақша`, en: words })

/** Programmes that the second company lacks: of one house of one city, and of one project, not with discounts. */
const furtherProgrammes = {
  'mortgages/one-house.yaml': {
    title: same('One house'),
    bank: same('Own'),
    kind: 'installment',
    rate_nominal: 4,
    rate_effective: 3,
    initial_payment_min: 30,
    term_months_min: 6,
    term_months_max: 30,
    houses: ['saryarqa-qala-1'],
    conditions: same('Mark-up 4 %'),
    valid_from: '2026-01-01',
  },
  'mortgages/one-project.yaml': {
    title: same('One project'),
    bank: same('Own'),
    kind: 'installment',
    rate_nominal: 0,
    rate_effective: 0,
    initial_payment_min: 20,
    term_months_min: 24,
    term_months_max: 36,
    complexes: ['tulpar-city'],
    steps: [{ months: 6, share: 1 }],
    combines_with_discounts: false,
    price_cap: [{ city: 'shymkent', amount: 26_000_000 }],
    conditions: same('Not combined with special offers'),
    valid_from: '2026-01-01',
  },
}

/** The second company with its flats, some of them at a lowered price or on request, and with further programmes. */
async function madeSecond(): Promise<Made> {
  const home = temporaryFolder(allTests)
  const [folder, dataDir] = [join(home, 'company'), join(home, 'data')]
  await startSecondCompany(folder, dataDir)
  await fillSecondCompany(folder)
  for (const [name, record] of Object.entries(furtherProgrammes))
    writeFileSync(join(folder, name), stringify(record))
  const db = await filled(dataDir, folder)
  const settings = { CONTENT_DIR: folder, DATA_DIR: dataDir }
  const { code, stderr } = await runCommand('feed', ['import', join(home, 'flats.csv')], settings)
  if (code !== 0) throw new Error(stderr)
  await lowerSome(db)
  await db.destroy()
  return { folder, dataDir }
}

/**
 * The second company's table tells neither special offers nor prices on request: every fifth free flat of the project with
 * an offer costs less by it, and the price of every eleventh flat is on request.
 */
async function lowerSome(db: Database): Promise<void> {
  const { id: offer, discount } = await db
    .selectFrom('promotions')
    .select(['id', 'discount'])
    .executeTakeFirstOrThrow()
  const flats = await db
    .selectFrom('estates')
    .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
    .select(['estates.id', 'estates.price', 'complexes.slug'])
    .where('estates.status', '=', 'free')
    .orderBy('estates.id')
    .execute()
  for (const [place, { id, price, slug }] of flats.entries()) {
    const change = db.updateTable('estates').where('id', '=', id)
    if (place % 11 === 0) await change.set({ status: 'request' }).execute()
    if (place % 5 !== 0 || slug !== 'tulpar-city') continue
    await change.set({ price_old: Math.round(price / (1 - (discount ?? 0) / 100)) }).execute()
    await db.insertInto('estate_promotions').values({ estate_id: id, promotion_id: offer }).execute()
  }
}

const makers = { demo: madeDemo, second: madeSecond } as const

/** The companies whose figures are looked through. */
export type Which = keyof typeof makers

const made: Partial<Record<Which, Promise<Made>>> = {}

/** A company on a copy of its database: making it takes longer than all that is asked of it. */
export async function companyOf(t: TestContext, which: Which): Promise<Company> {
  const { folder, dataDir } = await (made[which] ??= makers[which]())
  const own = temporaryFolder(t)
  copyFileSync(join(dataDir, databaseFile), join(own, databaseFile))
  const db = openDatabase({ dataDir: own })
  t.after(() => db.destroy())
  return readCompany(t, db, folder)
}
