import { writeJson } from '#database/engines/json.ts'
import { estateStatuses } from '#domain/estate-words.ts'
import { basicRows, makeComplex, makeEstate, makeHouse, makeRow, type Rows } from '../databases/rows.ts'
import { textOf } from '../databases/sample-rows.ts'

/** Where units can be: an unfinished house with two sections, and one of another project that is handed over. */
export const feedTown: Rows = {
  ...basicRows,
  complexes: [
    makeComplex({ id: 1, name: writeJson({ ru: 'Северная «фантазия»', kk: 'Солтүстік', en: 'North' }) }),
    makeComplex({ id: 2, yandex_id: null, name: writeJson(textOf('Second')) }),
  ],
  houses: [
    makeHouse({
      id: 1,
      name: writeJson({ ru: 'Дом 1', kk: '1-үй', en: 'House 1' }),
      sections: writeJson([
        { no: 1, floors: 12, units_per_floor: 6 },
        { no: 2, floors: 12, units_per_floor: 6 },
      ]),
    }),
    makeHouse({
      id: 2,
      complex_id: 2,
      name: writeJson({ ru: 'Дом 2', kk: '2-үй', en: 'House 2' }),
      handed_over_at: '2026-05-01',
      yandex_id: null,
    }),
  ],
  plans: [
    makeRow('plans', {
      detail: writeJson({
        ru: '/media/plans/2-614-detail-ru.svg',
        kk: '/media/plans/2-614-detail-kk.svg',
        en: '/media/plans/2-614-detail-en.svg',
      }),
    }),
  ],
  settings: [
    makeRow('settings', {
      key: 'company',
      value: writeJson<unknown>({
        name: 'Sample & «Co» <LLP>',
        phone: '+7 727 000 10 10',
        email: 'sales@kerege.example',
        hours: textOf('Hours'),
        networks: [],
        credit: null,
      }),
    }),
  ],
}

/** Ids of the flats of `feedUnits` by their status. */
export const flatOf = Object.fromEntries(
  estateStatuses.map((status, index) => [status, index + 1]),
) as Record<(typeof estateStatuses)[number], number>

/** A flat in every status, a studio, units of the other categories, and one with as little as there can be. */
export const feedUnits: Rows = {
  ...feedTown,
  estates: [
    ...estateStatuses.map((status, index) =>
      makeEstate({ id: index + 1, geo_flatnum: `АП-1-${index + 1}`, status, views: writeJson(['yard']) }),
    ),
    makeEstate({ id: 11, geo_flatnum: 'АП-2-11', rooms: 0, house_id: 2, complex_id: 2, restoration: 'fine' }),
    makeEstate({
      id: 12,
      geo_flatnum: '295а/1',
      section: 2,
      floor: -1,
      is_euro: 1,
      area_total: 40.25,
      area_living: null,
      area_kitchen: null,
      area_balcony: null,
      area_terrace: null,
      ceiling_height: null,
      restoration: null,
      riser: null,
      position_on_floor: null,
      price_old: null,
      price_valid_until: null,
      plan_code: null,
      plan_name: null,
      windows: writeJson([]),
      told_windows: writeJson(null),
      views: writeJson([]),
      sun: writeJson(null),
      tour_url: null,
    }),
    makeEstate({ id: 21, category: 'garage', geo_flatnum: 'Паркинг №37', rooms: 0, area_total: 13.5 }),
    makeEstate({ id: 22, category: 'storageroom', geo_flatnum: 'К-8', rooms: 0, area_total: 3.4 }),
    makeEstate({ id: 23, category: 'comm', geo_flatnum: 'НП-1-3', rooms: 0, area_total: 120 }),
  ],
}
