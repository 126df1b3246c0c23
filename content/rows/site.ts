import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import type { Row } from '../content.ts'
import { kinds } from '../kinds.ts'
import type { RowSource } from './row-source.ts'

/** The plans of the folder: units of any source refer to them by code. */
export function planRows({ records }: RowSource): Row<'plans'>[] {
  return Object.entries(records.plans).map(([code, plan]) => ({
    code,
    names: writeJson<string[]>([...plan.names]),
    card: plan.card,
    detail: writeJson(plan.detail),
    width: plan.width,
    height: plan.height,
    room_list: writeJson([...plan.rooms_list]),
  }))
}

export function feedbackImageRows({ records }: RowSource): Row<'feedback_images'>[] {
  return records.feedbackImages.map((picture, index) => ({
    id: index + 1,
    image: writeJson(picture),
    sort_order: index + 1,
  }))
}

export function redirectRows({ records }: RowSource): Row<'redirects'>[] {
  return records.redirects.map((redirect) => ({
    ...redirect,
    is_prefix: redirect.is_prefix ? 1 : 0,
    keeps_tail: redirect.keeps_tail ? 1 : 0,
  }))
}

/** The texts that the company says in its own words (R107). */
export function textRows({ records }: RowSource): Row<'localizations'>[] {
  return Object.entries(records.texts).flatMap(([key, text]) =>
    languages.map((language) => ({ language, key, content: text[language] })),
  )
}

/** The contacts, the logo, the icon, the fonts, the sample contract, the costs beside prices and the pictures of the company, the titles of the features of projects, the ways of requests, the sources of units, and what staff say of them by hand. */
export function settingRows({ records }: RowSource): Row<'settings'>[] {
  const {
    kk_review: _review,
    format: _format,
    pictures,
    logo: _files,
    icon: _file,
    fonts: _fonts,
    contract_sample: _sample,
    crm_origin: origin,
    staff_language: _staff,
    is_builder: _builds,
    promises,
    ...company
  } = records.company
  const { home, ...others } = pictures
  const shown = home && { home: { ...home, ...(records.homeText === 'light' && { text: 'light' }) } }
  return [
    { key: 'company', value: writeJson<unknown>({ ...company, name: company.name.ru, names: company.name }) },
    { key: 'logo', value: writeJson<unknown>(records.logo) },
    { key: 'icon', value: writeJson<unknown>(records.icon) },
    { key: 'icon_picture', value: writeJson<unknown>(records.iconPicture) },
    { key: 'fonts', value: writeJson<unknown>(records.fonts) },
    { key: 'contract_sample', value: writeJson<unknown>(records.contractSample?.sample ?? null) },
    { key: 'costs', value: writeJson<unknown>(records.costs) },
    { key: 'company_pictures', value: writeJson<unknown>({ ...shown, ...others }) },
    // One that was named or made before stays where the record names none: entries in the CRM are found by it.
    ...(origin === undefined ? [] : [{ key: 'crm_origin', value: writeJson<unknown>(origin) }]),
    { key: 'promises_shown', value: writeJson<unknown>(promises) },
    { key: 'features', value: writeJson<unknown>(records.features) },
    { key: 'lead_routes', value: writeJson<unknown>(records.leads?.routes ?? null) },
    { key: 'lead_receivers', value: writeJson<unknown>(records.leads?.receivers ?? null) },
    { key: 'stock_sources', value: writeJson<unknown>(records.stock) },
    { key: 'unit_overrides', value: writeJson<unknown>(records.overrides) },
  ]
}

/** The assigned ids: the next import gives the same ones. */
export function idRows({ ids }: RowSource): Row<'content_ids'>[] {
  return kinds.flatMap((kind) => [...ids.all(kind)].map(([slug, id]) => ({ kind, slug, id })))
}
