import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The prices that a flat has had and why each is another one: its own page, the page and the PDF of all that it costs. */
export const priceSteps = {
  'price_sheet.history.date': {
    ru: 'День',
    kk: 'Күні',
    en: 'Day',
  },
  'price_sheet.history.price': {
    ru: 'Цена',
    kk: 'Баға',
    en: 'Price',
  },
  'price_sheet.history.change': {
    ru: 'Изменение',
    kk: 'Өзгерісі',
    en: 'Change',
  },
  'price_sheet.history.reason': {
    ru: 'Причина',
    kk: 'Себебі',
    en: 'Reason',
  },
  'price_sheet.history.source': {
    ru: 'Источник: прайсы, которые загружены на сайт; день загрузки указан в каждой строке.',
    kk: 'Дереккөз: сайтқа жүктелген прайстар; жүктелген күні әр жолда көрсетілген.',
    en: 'Source: the price lists as they came to the site; each row names the day.',
  },
  'price_sheet.reason.first': {
    ru: 'первая цена на сайте',
    kk: 'сайттағы алғашқы баға',
    en: 'first price on the site',
  },
  'price_sheet.reason.list': {
    ru: 'изменился прайс',
    kk: 'прайс өзгерді',
    en: 'the price list changed',
  },
  'price_sheet.reason.offer': {
    ru: 'цена по акции',
    kk: 'акция бағасы',
    en: 'a special offer began',
  },
  'price_sheet.reason.offer_over': {
    ru: 'акция закончилась',
    kk: 'акция аяқталды',
    en: 'the special offer ended',
  },
  'price_sheet.reason.unknown': {
    ru: 'причина не записана',
    kk: 'себебі жазылмаған',
    en: 'no reason was recorded',
  },
} as const satisfies TextsByKey
