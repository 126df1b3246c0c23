import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
export const manifest = {
  'manifest.name': {
    ru: '{company}: квартиры от застройщика',
    kk: '{company}: құрылыс салушыдан пәтерлер',
    en: '{company}: apartments from the developer',
  },
  'manifest.short_name': {
    ru: '{company}',
    kk: '{company}',
    en: '{company}',
  },
  'manifest.description': {
    ru: 'Планировки, цены, ход строительства.',
    // kk: to review
    kk: 'Жоспарлары, бағалары, құрылыс барысы.',
    en: 'Plans, prices, construction progress.',
  },
  'manifest.flats': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'manifest.favorites': {
    ru: 'Избранное',
    kk: 'Таңдаулылар',
    en: 'Favourites',
  },
  'manifest.contacts': {
    ru: 'Контакты',
    kk: 'Байланыс',
    en: 'Contacts',
  },
} as const satisfies TextsByKey
