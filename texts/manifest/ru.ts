import type { ManifestText } from './manifest-text.ts'

export const manifestRu: ManifestText = {
  name: 'Kerege: квартиры от застройщика',
  shortName: 'Kerege',
  description: 'Квартиры, паркинг и кладовые в Алматы, Астане и Актау: планировки, цены, ход строительства.',
  flats: 'Квартиры',
  favorites: 'Избранное',
  contacts: 'Контакты',
}
