import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Search by what can be paid a month, in the listings. */
export const means = {
  'means.title': {
    ru: 'Подобрать по платежу и взносу, ₸',
    kk: 'Төлем мен жарна бойынша таңдау, ₸',
    en: 'Find by monthly and down payment, ₸',
  },
  'means.monthly': {
    ru: 'в месяц до',
    kk: 'Ай сайынғы төлем, ең көбі',
    en: 'Monthly payment up to',
  },
  'means.hand': {
    ru: 'на первый взнос есть',
    kk: 'Бастапқы жарнаға дайын ақша',
    en: 'Down payment available',
  },
  'means.monthly.short': {
    ru: 'в месяц до',
    kk: 'айына',
    en: 'per month',
  },
  'means.hand.short': {
    ru: 'взнос',
    kk: 'жарна',
    en: 'down',
  },
  'means.first': {
    ru: 'или только первый взнос до',
    // kk: to review
    kk: 'немесе тек бастапқы жарна, ең көбі',
    en: 'or just a down payment up to',
  },
  'means.zero': {
    ru: 'Платёж должен быть больше нуля',
    kk: 'Төлем нөлден көп болуы керек',
    en: 'The payment must be more than zero',
  },
  'means.lone': {
    ru: 'Укажите и платёж в месяц',
    kk: 'Ай сайынғы төлемді де көрсетіңіз',
    en: 'Enter the monthly payment too',
  },
  // The Kazakh endings of these two fit a price, read «теңге».
  'means.chip': {
    ru: 'до {monthly} в месяц, первый взнос {hand}',
    kk: 'айына {monthly}-ге дейін, бастапқы жарна {hand}',
    en: 'up to {monthly} a month, {hand} down',
  },
  'means.chip.monthly': {
    ru: 'до {monthly} в месяц',
    kk: 'айына {monthly}-ге дейін',
    en: 'up to {monthly} a month',
  },
  // The Kazakh ending fits a price, read «теңге».
  'means.chip.first': {
    ru: 'первый взнос до {value}',
    kk: 'бастапқы жарна {value}-ге дейін',
    en: 'down payment up to {value}',
  },
} as const satisfies TextsByKey
