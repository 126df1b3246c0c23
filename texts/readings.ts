import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of cards of news and promotions. */
export const readings = {
  'news.title': {
    ru: 'Новости',
    kk: 'Жаңалықтар',
    en: 'News',
  },
  'news.all': {
    ru: 'Все новости',
    kk: 'Барлық жаңалық',
    en: 'All news',
  },
  'news.category.building': {
    ru: 'Стройка',
    kk: 'Құрылыс',
    en: 'Construction',
  },
  'news.category.company': {
    ru: 'Компания',
    kk: 'Компания',
    en: 'Company',
  },
  'news.category.buyers': {
    ru: 'Покупателям',
    kk: 'Сатып алушыға',
    en: 'For buyers',
  },
  'news.category.design': {
    ru: 'Архитектура',
    kk: 'Сәулет',
    en: 'Architecture',
  },
  'news.category.city': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'promo.all': {
    ru: 'Все акции',
    kk: 'Барлық акция',
    en: 'All special offers',
  },
  'promo.one': {
    ru: 'Акция',
    kk: 'Акция',
    en: 'Special offer',
  },
  'promo.over': {
    ru: 'Завершилась',
    kk: 'Аяқталды',
    en: 'Ended',
  },
  'promo.until': {
    ru: 'До {date}',
    kk: 'Соңғы күні: {date}',
    en: 'Until {date}',
  },
  'promo.since': {
    ru: 'с {date}',
    kk: 'Басталған күні: {date}',
    en: 'from {date}',
  },
} as const satisfies TextsByKey
