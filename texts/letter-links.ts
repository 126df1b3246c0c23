import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the pages that links of letters open. */
export const letterLinks = {
  'validation.link': {
    ru: 'Ссылка не подходит. Откройте её из письма целиком',
    kk: 'Сілтеме жарамсыз. Хаттағы сілтемені толық көшіріп ашыңыз',
    en: 'This link does not work. Open the whole link from the e-mail',
  },
  'validation.link_expired': {
    ru: 'Срок ссылки истёк. Подпишитесь ещё раз, и придёт новое письмо',
    kk: 'Сілтеменің мерзімі өтті. Қайта жазылсаңыз, жаңа хат келеді',
    en: 'This link has expired. Subscribe again and we will send a new e-mail',
  },
} as const satisfies TextsByKey
