import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
export const manifest = {
  name: {
    ru: 'Kerege: квартиры от застройщика',
    kk: 'Kerege: құрылыс салушыдан пәтерлер',
    en: 'Kerege: apartments from the developer',
  },
  shortName: {
    ru: 'Kerege',
    kk: 'Kerege',
    en: 'Kerege',
  },
  description: {
    ru: 'Квартиры, паркинг и кладовые в Алматы, Астане и Актау: планировки, цены, ход строительства.',
    kk: 'Алматы, Астана және Ақтаудағы пәтерлер, паркинг және қоймалар: жоспарлары, бағалары, құрылыс барысы.',
    en: 'Apartments, parking and storerooms in Almaty, Astana and Aktau: plans, prices, construction progress.',
  },
  flats: {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  favorites: {
    ru: 'Избранное',
    kk: 'Таңдаулылар',
    en: 'Favourites',
  },
  contacts: {
    ru: 'Контакты',
    kk: 'Байланыс',
    en: 'Contacts',
  },
} as const satisfies TextsByKey
