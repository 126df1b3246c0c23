import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the news and of an article. */
export const news = {
  'news.description': {
    ru: 'Новости {company}: что изменилось и когда. {count}.',
    // kk: to review
    kk: '{company} жаңалықтары: не және қашан өзгерді. {count}.',
    en: '{company} news: what has changed and when. {count}.',
  },
  'news.count': {
    ru: 'новость | новости | новостей',
    kk: 'жаңалық',
    en: 'article | articles',
  },
  'news.filter.category': {
    ru: 'Тема',
    kk: 'Тақырып',
    en: 'Topic',
  },
  'news.filter.category.any': {
    ru: 'Все темы',
    kk: 'Барлық тақырып',
    en: 'All topics',
  },
  'news.filter.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'news.filter.project.any': {
    ru: 'Все проекты',
    kk: 'Барлық жоба',
    en: 'All projects',
  },
  'news.filter.show': {
    ru: 'Показать',
    kk: 'Көрсету',
    en: 'Show',
  },
  'news.empty': {
    ru: 'Об этом мы ещё не писали',
    kk: 'Бұл туралы әзірге жазған жоқпыз',
    en: 'We have not written about this yet',
  },
  'news.none': {
    ru: 'Новостей пока нет',
    kk: 'Әзірге жаңалық жоқ',
    en: 'No news yet',
  },
  'news.reading': {
    ru: 'минута чтения | минуты чтения | минут чтения',
    kk: 'минуттық мәтін',
    en: 'min read | min read',
  },
  'news.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'news.related': {
    ru: 'Читайте также',
    kk: 'Осыны да оқыңыз',
    en: 'Read next',
  },
  'promo.projects': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'sources.title': {
    ru: 'Источники',
    kk: 'Дереккөздер',
    en: 'Sources',
  },
} as const satisfies TextsByKey
