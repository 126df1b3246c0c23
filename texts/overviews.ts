import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the home page that other overviews and the pages of projects say too. */
export const overviews = {
  'home.facts.cities.value': {
    ru: 'город | города | городов',
    kk: 'қала',
    en: 'city | cities',
  },
  'overviews.missing': {
    ru: 'Проекты и цены сейчас не загрузились. Обновите страницу через минуту или закажите звонок: расскажем, что есть в продаже.',
    // kk: to review
    kk: 'Жобалар мен бағалар қазір жүктелмеді. Бетті бір минуттан кейін жаңартыңыз немесе қоңырауға тапсырыс беріңіз: сатылымда не бар екенін айтып береміз.',
    en: 'Projects and prices did not load just now. Reload the page in a minute, or request a call and we will tell you what is on sale.',
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
