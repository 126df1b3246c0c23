import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { readContent } from '#content/read-content.ts'
import { seedWhenEmpty } from '#content/seed.ts'
import { exportCalculation } from '#contract/calculation-export.ts'
import { getEstate, getEstates, type ListedEstate } from '#contract/estates.ts'
import { getMortgages, type Mortgage } from '#contract/mortgages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { calculationOfParams } from '#domain/calculation-query.ts'
import { affordableUnder } from '#web/routes/purchase/affordable.ts'
import { loadPurchase } from '#web/routes/purchase/purchase-data.server.ts'
import { sqliteDatabase } from './helpers/databases/databases.ts'
import { demoCompany } from './helpers/demo-company.ts'
import { callApi, callForFile, refusedCall } from './helpers/servers/call-api.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

/*
 * No rate, payment or saving that the records and the formula do not give (R851). The formulas are written here once
 * more, from the textbook and by plain loops: nothing of `domain/` takes part.
 */

const day = '2026-11-25'
const now = () => new Date(`${day}T07:00:00.000Z`)
const records = readContent(demoCompany)
const programmes = new Map(records.mortgages.map(({ slug, record }) => [slug, record]))
type Programme = NonNullable<ReturnType<typeof programmes.get>>

/** What the records say of a unit: its place by slug, its price now and before. */
type Unit = {
  category: string
  status: string
  city: string
  complex: string
  house: string
  restoration: string | null
  price: number | null
  before: number | null
}

/** The largest payment over so many months, before the rounding of a loan; of an instalment in whole tenge. */
function largest(programme: Programme, price: number, loan: number, months: number): number {
  const { kind, rate_nominal: rate, steps } = programme
  if (kind !== 'installment') {
    const monthly = rate / 100 / 12
    const growth = (1 + monthly) ** months
    return monthly === 0 ? loan / months : (loan * monthly * growth) / (growth - 1)
  }
  let left = loan + Math.round((loan * rate) / 100)
  const even = Math.floor(left / months)
  let rest = months
  for (const { months: light, share } of steps) {
    for (let paid = 0; paid < light && rest > 1; paid++) {
      left -= Math.min(even, Math.round((price * share) / 100))
      rest--
    }
  }
  return Math.ceil(left / rest)
}

/** Whether an amount on a page is a payment: whole tenge, half a tenge from it at most. */
function isRounded(shown: number, exact: number): boolean {
  return Number.isInteger(shown) && Math.abs(shown - exact) <= 0.5 + 1e-6
}

/** Whether a programme may be used for a unit with so much down, by the conditions of its record. */
function allows(programme: Programme, unit: Unit, price: number, initial: number): boolean {
  const capIn = (caps: Programme['price_cap']) =>
    caps.find(({ city }) => city === unit.city)?.amount ?? Number.MAX_SAFE_INTEGER
  const houses = programme.houses.length === 0 || programme.houses.includes(unit.house)
  const projects = programme.complexes.length === 0 || programme.complexes.includes(unit.complex)
  const finishing = programme.finishing_required
  return (
    programme.valid_from <= day &&
    (programme.valid_to === null || day <= programme.valid_to) &&
    programme.applications !== 'closed' &&
    (programme.kind === 'installment' || unit.category === 'flat') &&
    houses &&
    projects &&
    (programme.combines_with_discounts || unit.before === null || unit.before <= price) &&
    price <= capIn(programme.price_cap) &&
    price - initial <= capIn(programme.loan_cap) &&
    (finishing.length === 0 || finishing.some((code) => code === unit.restoration)) &&
    initial * 100 >= price * programme.initial_payment_min &&
    initial < price
  )
}

type Expected = { exact: number; initial: number; months: number }

/** The payment of a unit under a programme over its longest term; null where it cannot be had. */
function paymentOf(programme: Programme, unit: Unit, hand: number | null): Expected | null {
  const { price } = unit
  if (price === null || !['free', 'reserved'].includes(unit.status)) return null
  const initial = hand ?? Math.ceil((price * programme.initial_payment_min) / 100)
  if (!allows(programme, unit, price, initial)) return null
  const months = programme.term_months_max
  return { exact: largest(programme, price, price - initial, months), initial, months }
}

function assertPayment(shown: NonNullable<ListedEstate['payment']>, unit: Unit, hand: number | null): void {
  const record = programmes.get(shown.program.code)
  assert.ok(record)
  const expected = paymentOf(record, unit, hand)
  assert.ok(expected, `${shown.program.code} cannot be had`)
  assert.ok(isRounded(shown.amount, expected.exact), `${shown.amount} for ${expected.exact}`)
  assert.deepEqual(
    [shown.initial_payment_tenge, shown.months, shown.program.rate_effective, shown.program.kind],
    [expected.initial, expected.months, record.rate_effective, record.kind],
  )
}

/** The demo company on a database of its own, and what its records and rows say of every listed unit. */
async function demo(t: TestContext) {
  const db = await sqliteDatabase(t)
  await seedWhenEmpty(db, demoCompany, { media: temporaryFolder(t) })
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
  const offers = (await callApi(site.api, getMortgages)).data
  return { ...site, units, offers }
}

async function listed(
  api: Awaited<ReturnType<typeof demo>>['api'],
  query: Readonly<Record<string, string | number>>,
): Promise<ListedEstate[]> {
  const found: ListedEstate[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await callApi(api, getEstates, { query: { ...query, page, per_page: 100 } })
    found.push(...data)
    if (page >= meta.last_page) return found
  }
}

const everyStatus = 'free,request,reserved,unconfirmed,sold'

test('R851 the figures of every unit of the demo company are those of its records and of the formula', async (t) => {
  const { api, units } = await demo(t)
  const forAnybody = [...programmes.values()].filter(({ asks }) => asks.length === 0)
  for (const category of ['flat', 'garage', 'storageroom', 'comm']) {
    const all = await listed(api, { category, status: everyStatus })
    assert.ok(all.length > 0, category)
    for (const { id, price, price_old, monthly_from: shown } of all) {
      const unit = units.get(id)
      assert.ok(unit)
      assert.equal(price, unit.price, String(id))
      assert.ok(price_old === null || (price !== null && price < price_old), 'a saving that is none')
      const possible = forAnybody.flatMap((programme) => paymentOf(programme, unit, null) ?? [])
      if (possible.length === 0) {
        assert.equal(shown ?? null, null, String(id))
        continue
      }
      assert.ok(shown, String(id))
      assertPayment(shown, unit, null)
      assert.ok(shown.amount <= Math.min(...possible.map(({ exact }) => exact)) + 0.5, String(id))
    }
  }
})

test('R851 a saving is that of a promotion of the unit, and none is shown without one', async (t) => {
  const { api } = await demo(t)
  const discounts = new Map(
    records.promotions.map(({ record }) => [record.title.en, record.discount ?? 0] as const),
  )
  const all = (
    await Promise.all(['flat', 'garage', 'comm'].map((category) => listed(api, { category })))
  ).flat()
  const lowered = all.filter(({ price_old: before }) => before !== null)
  assert.ok(lowered.length > 100)
  const promotions = (
    await callApi(api, getPromotions, { query: { per_page: 100 }, headers: { 'Accept-Language': 'en' } })
  ).data
  for (const { id } of lowered.filter((_, place) => place % 7 === 0)) {
    const { data } = await callApi(api, getEstate, { params: { id } })
    const shares = promotions
      .filter((promotion) => data.promo_ids.includes(promotion.id))
      .map(({ title }) => discounts.get(title) ?? 0)
    assert.ok(
      shares.some((share) => Math.abs((data.price_old ?? 0) * (1 - share / 100) - (data.price ?? 0)) <= 500),
      `${id}: ${data.price_old} to ${data.price} under ${shares.join()}`,
    )
  }
})

test('R845 R846 R851 under every programme a search finds the units that it may be used for, with its payment', async (t) => {
  const { api, units } = await demo(t)
  const categories = ['flat', 'garage', 'comm'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...programmes.keys()),
      fc.constantFrom(...categories),
      fc.constantFrom(null, 0, 2_000_000, 8_000_000, 21_000_000),
      async (code, category, hand) => {
        const programme = programmes.get(code)
        assert.ok(programme)
        if (programme.valid_from > day || (programme.valid_to ?? day) < day) return
        const found = await listed(api, {
          category,
          status: everyStatus,
          program: code,
          ...(hand !== null && { hand }),
        })
        const expected = [...units].filter(
          ([, unit]) => unit.category === category && paymentOf(programme, unit, hand) !== null,
        )
        assert.deepEqual(
          found.map(({ id }) => id).toSorted((a, b) => a - b),
          expected.map(([id]) => id).toSorted((a, b) => a - b),
          `${code}, ${category}, ${hand}`,
        )
        for (const { id, payment } of found) {
          const unit = units.get(id)
          assert.ok(unit && payment)
          assertPayment(payment, unit, hand)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('R845 R851 a schedule pays back the loan, its interest and no more, and is refused where it cannot be had', async (t) => {
  const { api, units, offers } = await demo(t)
  const flats = [...units].filter(([, { category, status }]) => category === 'flat' && status === 'free')
  const lowered = flats.filter(([, { before }]) => before !== null)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...offers),
      fc.oneof(fc.constantFrom(...flats), fc.constantFrom(...lowered)),
      fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 30, max: 60 })),
      fc.boolean(),
      async (offer, [id, unit], share, isWithin) => {
        const programme = programmes.get(offer.code)
        const { price } = unit
        assert.ok(programme && price !== null)
        const initial = Math.min(price - 1, Math.ceil((price * share) / 100))
        const months = isWithin ? offer.term_months_max : offer.term_months_max + 1
        const body = orderOf(offer, { price, initial, months, id })
        const open = { ...programme, applications: null }
        if (months > 600 || !isWithin || !allows(open, unit, price, initial)) {
          await refusedCall(api, exportCalculation, 422, { body })
          return
        }
        const { bytes } = await callForFile(api, exportCalculation, { body })
        const rows = [...new TextDecoder().decode(bytes).matchAll(/^(\d+);(\d+)(?:;.*)?$/gm)]
        const amounts = rows.map(([, , amount = '']) => Number(amount))
        const loan = price - initial
        const exact = largest(programme, price, loan, months)
        assert.equal(amounts.length, months)
        const light = programme.steps.reduce((sum, step) => sum + step.months, 0)
        assert.ok(isRounded(amounts[light] ?? 0, exact), `${amounts[light]} for ${exact}`)
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const due =
          programme.kind === 'installment'
            ? loan + Math.round((loan * programme.rate_nominal) / 100)
            : Math.max(loan, exact * months)
        assert.ok(Math.abs(total - due) <= 1, `${offer.code}: ${total} for ${due}`)
      },
    ),
    { numRuns: 150 },
  )
})

test('R851 in every city the dearest home under a programme is the dearest that its record and the means allow', async (t) => {
  const { apiClient } = await demo(t)
  const data = await loadPurchase(apiClient)
  fc.assert(
    fc.property(
      fc.constantFrom(...data.cities),
      fc.integer({ min: 50_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 60_000_000 }),
      (city, monthly, hand) => {
        const typed = { city: city.slug, monthly: String(monthly), hand: String(hand) }
        const asked = calculationOfParams(new URLSearchParams(typed))
        assert.deepEqual([asked.monthly, asked.hand], [monthly, hand])
        const { found } = affordableUnder(asked, data, 'ru')
        for (const { programme: offer, affordable } of found) {
          const programme = programmes.get(offer.code)
          assert.ok(programme)
          const holds = (price: number) => {
            const places = city.complexes.map((complex) => ({ complex, house: programme.houses[0] ?? '' }))
            const home = { category: 'flat', status: 'free', city: city.slug, price, before: null }
            const restoration = programme.finishing_required[0] ?? null
            const exact = largest(programme, price, price - hand, programme.term_months_max)
            const paid = programme.kind === 'installment' ? exact : Math.floor(exact + 0.5 - 1e-6)
            return (
              paid <= monthly &&
              places.some((place) => allows(programme, { ...home, ...place, restoration }, price, hand)) ===
                true
            )
          }
          const { complexes } = programme
          const isHere = complexes.length === 0 || complexes.some((slug) => city.complexes.includes(slug))
          if (programme.houses.length === 0) assert.ok(isHere, offer.code)
          const said = `${offer.code} in ${city.slug}: ${affordable.price}`
          if (programme.houses.length > 0) continue
          assert.ok(holds(affordable.price), said)
          assert.ok(!holds(affordable.price + 2), `${said} is not the dearest`)
        }
      },
    ),
    { numRuns: 300 },
  )
})

function orderOf(
  { id: program, kind }: Mortgage,
  { price, initial, months, id }: { price: number; initial: number; months: number; id: number },
) {
  return {
    type: kind === 'installment' ? 'installment' : 'mortgage',
    price,
    initial_payment: initial,
    months,
    program_id: program,
    estate_id: id,
    format: 'csv',
  }
}
