import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the home page that other overviews and the pages of projects say too. */
export const overviews = {
  'home.facts.cities.value': {
    ru: 'город | города | городов',
    kk: 'қала',
    en: 'city | cities',
  },
  'home.projects.title': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'home.projects.ready': {
    ru: 'Дом сдан',
    kk: 'Үй тапсырылды',
    en: 'Completed',
  },
  'home.projects.planned': {
    ru: 'Скоро в продаже',
    kk: 'Жақында сатылымға шығады',
    en: 'Coming soon',
  },
  'home.rooms.all': {
    ru: 'Все {count}',
    kk: 'Барлық {count}',
    en: 'All {count}',
  },
  'home.purchase.title': {
    ru: 'Как купить',
    kk: 'Қалай сатып алуға болады',
    en: 'How to buy',
  },
  'projects.all': {
    ru: 'Все проекты',
    kk: 'Барлық жоба',
    en: 'All projects',
  },
  'complex.status.sold_out': {
    ru: 'Всё продано',
    kk: 'Түгел сатылды',
    en: 'Sold out',
  },
} as const satisfies TextsByKey
