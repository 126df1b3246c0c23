import type { Language } from '#domain/languages.ts'
import { type KnownPlaces, knownPlaces } from '#domain/meeting-place.ts'
import { cityColumns, cityOf } from '../catalogue/city.ts'
import { findContacts } from '../company/contacts.ts'
import { textIn } from '../contents/texts-and-pictures.ts'
import type { Database } from '../open.ts'

/** The offices and projects where visitors are received, in the order of the company. */
export async function placesToMeet(db: Database, language: Language): Promise<KnownPlaces> {
  const complexes = await db
    .selectFrom('complexes')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select(['complexes.id', 'complexes.name', ...cityColumns])
    .orderBy('complexes.sort_order')
    .orderBy('complexes.id')
    .execute()
  return knownPlaces(
    await findContacts(db, language),
    complexes.map((row) => ({ id: row.id, name: textIn(row.name, language), city: cityOf(row, language) })),
  )
}
