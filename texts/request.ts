import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Pages of forms that may be about a unit. */
export const request = {
  'callback.unit': {
    ru: 'О чём расскажем',
    kk: 'Не туралы айтып береміз',
    en: 'What we will tell you about',
  },
  'meets.unit': {
    ru: 'Что вы посмотрите',
    kk: 'Не көресіз',
    en: 'What you will see',
  },
  'reserves.unit': {
    ru: 'О чём заявка',
    kk: 'Өтініш не туралы',
    en: 'What the request is about',
  },
  'reserves.back': {
    ru: 'Вернуться к предложению',
    kk: 'Ұсынысқа оралу',
    en: 'Back to the property',
  },
  'reserves.note.building': {
    ru: 'Дом ещё строится: покупку в нём оформляют только договором долевого участия, зарегистрированным в Единой информационной системе.',
    // kk: to review
    kk: 'Үй әлі салынып жатыр: ондағы жылжымайтын мүлікті сатып алу Бірыңғай ақпараттық жүйеде тіркелген үлестік қатысу туралы шарт бойынша ғана рәсімделеді.',
    en: 'The building is under construction: a purchase in it can only be made under an equity participation agreement (DDU) registered in the Unified Information System.',
  },
  'reserves.page.head': {
    ru: 'Заявка: {title}, {complex}',
    kk: 'Өтініш: {title}, {complex}',
    en: 'Request: {title}, {complex}',
  },
  'reserves.page.head.plain': {
    ru: 'Заявка: {title}',
    kk: 'Өтініш: {title}',
    en: 'Request: {title}',
  },
  'reserves.page.description': {
    ru: 'Заявка без оплаты и обязательств: {title}, {complex}.',
    kk: 'Төлемсіз және міндеттемесіз өтініш: {title}, {complex}.',
    en: 'A request without payment or obligation: {title}, {complex}.',
  },
  'reserves.page.description.plain': {
    ru: 'Заявка без оплаты и обязательств: {title}.',
    kk: 'Төлемсіз және міндеттемесіз өтініш: {title}.',
    en: 'A request without payment or obligation: {title}.',
  },
  'callback.page.description': {
    ru: 'Оставьте имя и номер, и отдел продаж {company} перезвонит вам в рабочее время.',
    kk: 'Атыңыз бен нөміріңізді қалдырыңыз, {company} сату бөлімі жұмыс уақытында қоңырау шалады.',
    en: 'Leave your name and number, and the {company} sales office will call you back during working hours.',
  },
} as const satisfies TextsByKey
