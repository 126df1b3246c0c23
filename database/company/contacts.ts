import type { Contact } from '#contract/contacts.ts'
import type { Language } from '#domain/languages.ts'
import { cityColumns, cityOf } from '../catalogue/city.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** The offices in their order. */
export async function findContacts(db: Database, language: Language): Promise<Contact[]> {
  const rows = await db
    .selectFrom('contacts')
    .innerJoin('cities', 'cities.id', 'contacts.city_id')
    .selectAll('contacts')
    .select(cityColumns)
    .orderBy('contacts.sort_order')
    .orderBy('contacts.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    city: cityOf(row, language),
    title: textIn(row.title, language),
    address: textIn(row.address, language),
    lat: row.lat,
    lng: row.lng,
    phones: readJson(row.phones),
    whatsapp: row.whatsapp,
    telegram: row.telegram,
    email: row.email,
    hours: readJson(row.hours).map(({ days, from, to }) => ({ days: days[language], from, to })),
    map_links: readJson(row.map_links),
  }))
}
