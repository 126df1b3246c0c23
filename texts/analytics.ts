import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The question about analytics. */
export const analytics = {
  /** The day from which these words hold: with another one every visitor is asked again (web/blocks/analytics/choice.ts). */
  'analytics.version': {
    ru: '2026-11-22',
    kk: '2026-11-22',
    en: '2026-11-22',
  },
  'analytics.title': {
    ru: 'Разрешите аналитику?',
    kk: 'Аналитикаға рұқсат бересіз бе?',
    en: 'May we use analytics?',
  },
  'analytics.text': {
    ru: 'Она покажет, что на сайте удобно. Получатели: {services}. Им видны идентификатор браузера и адреса страниц, в том числе суммы расчётов, но не имя, не телефон и не то, что вы пишете в формах. Серверы могут быть вне Казахстана.',
    kk: 'Ол сайттың несі ыңғайлы екенін көрсетеді. Алушылар: {services}. Олар браузер идентификаторы мен беттердің мекенжайларын, соның ішінде есептеу сомаларын көреді, ал атыңызды, телефоныңызды және формаларға жазғаныңызды көрмейді. Серверлері Қазақстаннан тыс болуы мүмкін.',
    en: 'It shows us what works on this website. Recipients: {services}. They see a browser identifier and page addresses, including amounts you calculate, but not your name, your phone or anything you write in forms. Their servers may be outside Kazakhstan.',
  },
  'analytics.google': {
    ru: 'Google Analytics',
    kk: 'Google Analytics',
    en: 'Google Analytics',
  },
  'analytics.yandex': {
    ru: 'Яндекс Метрика',
    kk: 'Яндекс Метрика',
    en: 'Yandex Metrica',
  },
  'analytics.granted': {
    ru: 'Разрешить',
    kk: 'Рұқсат беру',
    en: 'Allow',
  },
  'analytics.refused': {
    ru: 'Отказаться',
    kk: 'Бас тарту',
    en: 'Refuse',
  },
  'analytics.now.granted': {
    ru: 'Сейчас: разрешено.',
    kk: 'Қазір: рұқсат берілген.',
    en: 'Now: allowed.',
  },
  'analytics.now.refused': {
    ru: 'Сейчас: запрещено.',
    kk: 'Қазір: рұқсат берілмеген.',
    en: 'Now: not allowed.',
  },
  'analytics.settings': {
    ru: 'Настройки аналитики',
    kk: 'Аналитика баптаулары',
    en: 'Analytics settings',
  },
} as const satisfies TextsByKey
