import type { EstateCard } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import type { CalculationOrder } from '#documents/calculation-order.ts'

/** Twenty of twenty-five million at 7 % for 300 months: 141,356 a month. */
export function sampleOrder(difference: Partial<CalculationOrder> = {}): CalculationOrder {
  return {
    type: 'mortgage',
    price: 25_000_000,
    initialPayment: 5_000_000,
    months: 300,
    rate: 7,
    programme: null,
    estate: null,
    day: '2026-11-21',
    ...difference,
  }
}

export function sampleProgramme(difference: Partial<Mortgage> = {}): Mortgage {
  return {
    id: 1,
    code: '7-20-25',
    title: '7-20-25',
    bank: 'Қазақстан банкі',
    kind: 'state',
    rate_nominal: 7,
    rate_effective: 7.2,
    fee: null,
    initial_payment_min: 20,
    term_months_min: 36,
    term_months_max: 300,
    price_cap: [],
    loan_cap: [],
    finishing_required: [],
    steps: [],
    asks: [],
    applications: null,
    conditions_html: '',
    source_url: null,
    valid_from: '2026-01-01',
    valid_to: null,
    complex_ids: [],
    house_ids: [],
    combines_with_discounts: true,
    ...difference,
  }
}

/** Flat 114 on the fifth floor. */
export function sampleUnit(difference: Partial<EstateCard> = {}): EstateCard {
  return {
    id: 1,
    slug: '2-komnatnaya-61-4-m2-1',
    category: 'flat',
    geo_flatnum: 'АП-2-114',
    number: '114',
    complex: { id: 1, slug: 'alatau-park', name: 'Alatau Park' },
    house: { id: 1, slug: 'alatau-park-2', name: 'Дом 2', deadline: null, handed_over_at: null },
    section: 1,
    floor: 5,
    floors_total: 12,
    rooms: 2,
    is_euro: false,
    area_total: 61.4,
    restoration: null,
    price: 25_000_000,
    price_m2: 407_166,
    price_old: null,
    status: 'free',
    plan: null,
    ...difference,
  }
}
