import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the news and the promotions. */
export const contents = {
  'contents.lead': {
    ru: 'Что у нас нового и на каких условиях сейчас можно купить.',
    kk: 'Біздегі жаңалықтар және қазір қандай шартпен сатып алуға болатыны.',
    en: 'What is new with us, and on what terms you can buy now.',
  },
  'contents.lead.news': {
    ru: 'Что у нас нового.',
    kk: 'Біздегі жаңалықтар.',
    en: 'What is new with us.',
  },
  'contents.lead.promo': {
    ru: 'На каких условиях сейчас можно купить.',
    kk: 'Қазір қандай шартпен сатып алуға болатыны.',
    en: 'On what terms you can buy now.',
  },
  'contents.description': {
    ru: 'Новости и акции {company}: что изменилось и на каких условиях сейчас можно купить.',
    // kk: to review
    kk: '{company} жаңалықтары мен акциялары: не өзгерді және қазір қандай шартпен сатып алуға болады.',
    en: 'News and special offers from {company}: what has changed and on what terms you can buy now.',
  },
  'contents.none': {
    ru: 'Новостей и акций пока нет',
    kk: 'Әзірге жаңалық та, акция да жоқ',
    en: 'No news and no special offers yet',
  },
  'contents.sections': {
    ru: 'Разделы',
    kk: 'Бөлімдер',
    en: 'Sections',
  },
  'contents.all': {
    ru: 'Все',
    kk: 'Барлығы',
    en: 'All',
  },
  'contents.rss': {
    ru: '{company}: новости',
    kk: '{company}: жаңалықтар',
    en: '{company}: news',
  },
  'promo.title': {
    ru: 'Акции',
    kk: 'Акциялар',
    en: 'Special offers',
  },
} as const satisfies TextsByKey
