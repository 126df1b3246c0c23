import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What a unit costs a month, on its card. */
export const cardPayment = {
  'means.card': {
    ru: '{title}: {price} в месяц, взнос {initial}, срок {months} мес., ГЭСВ {rate} %',
    kk: '{title}: айына {price}, жарна {initial}, мерзімі {months} ай, ЖТСМ {rate} %',
    en: '{title}: {price} a month, {initial} down, {months} months, effective annual rate {rate}%',
  },
  'means.card.islamic': {
    ru: '{title}: {price} в месяц, взнос {initial}, срок {months} мес., со всеми платежами {rate} %',
    kk: '{title}: айына {price}, жарна {initial}, мерзімі {months} ай, барлық төлемді ескергенде {rate} %',
    en: '{title}: {price} a month, {initial} down, {months} months, {rate}% with all payments counted',
  },
  'means.card.none': {
    ru: 'Хватает на всю цену, кредит не нужен',
    kk: 'Толық бағасына жетеді, несие керек емес',
    en: 'You can pay the full price',
  },
} as const satisfies TextsByKey
