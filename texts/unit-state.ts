import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Why a unit cannot be bought now. */
export const unitState = {
  'estate.sold.text': {
    ru: 'Это предложение уже продано. Посмотрите похожие.',
    kk: 'Бұл ұсыныс сатылып кетті. Ұқсастарын қараңыз.',
    en: 'This property has been sold. Have a look at similar ones.',
  },
  'estate.reserved.text': {
    ru: 'Договор уже готовят с другим покупателем. Оставьте номер: сообщим, если сделка не состоится.',
    kk: 'Басқа сатып алушымен шарт дайындалып жатыр. Нөміріңізді қалдырыңыз: мәміле жасалмай қалса, хабарлаймыз.',
    en: 'A contract with another buyer is being prepared. Leave your number and we will tell you if it falls through.',
  },
  'estate.unconfirmed.text': {
    ru: 'Проверяем, в продаже ли ещё это предложение. Оставьте номер: сообщим, как только узнаем.',
    kk: 'Бұл ұсыныстың әлі сатылымда екенін тексеріп жатырмыз. Нөміріңізді қалдырыңыз: анықталған бойда хабарлаймыз.',
    en: 'We are checking whether this property is still for sale. Leave your number and we will tell you as soon as we know.',
  },
} as const satisfies TextsByKey
