import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
export const manifest = {
  name: {
    ru: '{company}: квартиры от застройщика',
    kk: '{company}: құрылыс салушыдан пәтерлер',
    en: '{company}: apartments from the developer',
  },
  shortName: {
    ru: '{company}',
    kk: '{company}',
    en: '{company}',
  },
  description: {
    ru: 'Квартиры, паркинг и кладовые: планировки, цены, ход строительства.',
    kk: 'Пәтерлер, паркинг және қоймалар: жоспарлары, бағалары, құрылыс барысы.',
    en: 'Apartments, parking and storerooms: plans, prices, construction progress.',
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
