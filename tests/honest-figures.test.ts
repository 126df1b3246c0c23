import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { exportCalculation } from '#contract/calculation-export.ts'
import { getEstate, getEstates, type ListedEstate } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { getPromotions } from '#contract/promotions.ts'
import { calculationOfParams } from '#domain/calculation-query.ts'
import { affordableUnder } from '#web/routes/purchase/affordable.ts'
import { loadPurchase } from '#web/routes/purchase/purchase-data.server.ts'
import {
  allows,
  day,
  isRounded,
  largest,
  paymentOf,
  type Programme,
  type Unit,
} from './helpers/figures/by-hand.ts'
import { type Company, companyOf, type Which } from './helpers/figures/companies.ts'
import { callApi, callForFile, refusedCall } from './helpers/servers/call-api.ts'

/*
 * No rate, payment or saving that the records and the formula do not give (R851), on the site of any company.
 */

/** A test for each company. */
function eachCompany(name: string, body: (company: Company, which: Which) => Promise<void>): void {
  for (const which of ['demo', 'second'] as const)
    test(`${name} (${which} company)`, async (t: TestContext) => body(await companyOf(t, which), which))
}

function assertPayment(
  { programmes }: Company,
  shown: NonNullable<ListedEstate['payment']>,
  unit: Unit,
  hand: number | null,
): void {
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

async function listed(
  api: Company['api'],
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

eachCompany(
  'R851 the figures of every unit are those of its records and of the formula',
  async (company, which) => {
    const { api, units, programmes } = company
    const forAnybody = [...programmes.values()].filter(({ asks }) => asks.length === 0)
    for (const category of ['flat', 'garage', 'storageroom', 'comm']) {
      const all = await listed(api, { category, status: everyStatus })
      assert.ok(all.length > 0 || which === 'second', category)
      for (const { id, price, price_old, monthly_from: shown } of all) {
        const unit = units.get(id)
        assert.ok(unit)
        assert.equal(price, unit.price, String(id))
        const before =
          unit.before !== null && unit.price !== null && unit.before > unit.price ? unit.before : null
        assert.equal(price_old, before, `a saving that is none: ${id}`)
        const possible = forAnybody.flatMap((programme) => paymentOf(programme, unit, null) ?? [])
        if (possible.length === 0) {
          assert.equal(shown ?? null, null, String(id))
          continue
        }
        assert.ok(shown, String(id))
        assertPayment(company, shown, unit, null)
        assert.ok(shown.amount <= Math.min(...possible.map(({ exact }) => exact)) + 0.5, String(id))
      }
    }
  },
)

eachCompany(
  'R851 a saving is that of a promotion of the unit, and none is shown without one',
  async ({ api, discounts }, which) => {
    const all = (
      await Promise.all(
        ['flat', 'garage', 'storageroom', 'comm'].map((category) => listed(api, { category })),
      )
    ).flat()
    const lowered = all.filter(({ price_old: before }) => before !== null)
    assert.ok(lowered.length > (which === 'demo' ? 100 : 5))
    const promotions = (
      await callApi(api, getPromotions, { query: { per_page: 100 }, headers: { 'Accept-Language': 'en' } })
    ).data
    for (const { id } of lowered) {
      const { data } = await callApi(api, getEstate, { params: { id } })
      const shares = promotions
        .filter((promotion) => data.promo_ids.includes(promotion.id))
        .map(({ title }) => discounts.get(title) ?? 0)
      assert.ok(
        shares.some(
          (share) => Math.abs((data.price_old ?? 0) * (1 - share / 100) - (data.price ?? 0)) <= 500,
        ),
        `${id}: ${data.price_old} to ${data.price} under ${shares.join()}`,
      )
    }
  },
)

eachCompany(
  'R845 R846 R851 under every programme a search finds the units that it may be used for, with its payment',
  async (company) => {
    const { api, units, programmes } = company
    const categories = ['flat', 'garage', 'storageroom', 'comm'] as const
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...programmes.keys()),
        fc.constantFrom(...categories),
        fc.constantFrom(null, 0, 2_000_000, 8_000_000, 21_000_000),
        async (code, category, hand) => {
          const programme = programmes.get(code)
          assert.ok(programme)
          const found = await listed(api, {
            category,
            status: everyStatus,
            program: code,
            ...(hand !== null && { hand }),
          })
          if (programme.valid_from > day || (programme.valid_to ?? day) < day) {
            // Nobody is offered it: the list is that without it, and has no payment under it.
            assert.ok(
              found.every(({ payment }) => payment?.program.code !== code),
              code,
            )
            return
          }
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
            assertPayment(company, payment, unit, hand)
          }
        },
      ),
      { numRuns: 60 },
    )
  },
)

eachCompany(
  'R845 R851 a schedule pays back the loan, its interest and no more, and is refused where it cannot be had',
  async ({ api, units, offers, programmes }) => {
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
  },
)

eachCompany(
  'R846 R851 in every city the dearest home under a programme is the dearest that its record and the means allow, and each that is not named allows none',
  async ({ apiClient, programmes, places }) => {
    const data = await loadPurchase(apiClient)
    const finishes = [...new Set([...programmes.values()].flatMap((each) => each.finishing_required))]
    fc.assert(
      fc.property(
        fc.constantFrom(...data.cities),
        fc.integer({ min: 50_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 60_000_000 }),
        fc.constantFrom(null, ...finishes),
        (city, monthly, hand, finish) => {
          const typed = { city: city.slug, monthly: String(monthly), hand: String(hand) }
          const params = new URLSearchParams({ ...typed, ...(finish !== null && { restoration: finish }) })
          const asked = calculationOfParams(params)
          assert.deepEqual([asked.monthly, asked.hand, asked.restoration], [monthly, hand, finish])
          const found = new Map(
            affordableUnder(asked, data, 'ru').found.map(({ programme, affordable }) => [
              programme.code,
              affordable.price,
            ]),
          )
          const own = places.filter((place) => place.city === city.slug)
          for (const [code, programme] of programmes) {
            const holds = (price: number) => isHad(programme, { price, hand, monthly, finish, places: own })
            const price = found.get(code)
            const said = `${code} in ${city.slug}: ${price}`
            // The smallest loan is had wherever any is.
            assert.equal(price !== undefined, holds(hand + 1), said)
            if (price === undefined) continue
            assert.ok(holds(price), said)
            assert.ok(!holds(price + 2), `${said} is not the dearest`)
          }
          for (const code of found.keys()) assert.ok(programmes.has(code), code)
        },
      ),
      { numRuns: 300 },
    )
  },
)

type Wish = {
  price: number
  hand: number
  monthly: number
  finish: Programme['finishing_required'][number] | null
  places: Company['places']
}

/** Whether a free flat at that price is had in one of these houses for these means, over the longest term. */
function isHad(programme: Programme, { price, hand, monthly, finish, places }: Wish): boolean {
  const exact = largest(programme, price, price - hand, programme.term_months_max)
  const paid = programme.kind === 'installment' ? exact : Math.floor(exact + 0.5 - 1e-6)
  const restoration = finish ?? programme.finishing_required[0] ?? null
  const home = { category: 'flat', status: 'free', price, before: null, restoration }
  return paid <= monthly && places.some((place) => allows(programme, { ...home, ...place }, price, hand))
}

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
