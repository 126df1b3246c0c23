import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the promotions and of one of them. */
export const promo = {
  'promo.lead': {
    ru: 'Условия, которые действуют сегодня. У каждой акции есть первый и последний день.',
    kk: 'Бүгін күшінде тұрған шарттар. Әр акцияның алғашқы және соңғы күні бар.',
    en: 'Terms that apply today. Every special offer has a first and a last day.',
  },
  'promo.lead.today': {
    ru: 'Условия, которые действуют сегодня.',
    kk: 'Бүгін күшінде тұрған шарттар.',
    en: 'Terms that apply today.',
  },
  'promo.lead.past': {
    ru: 'Акции, срок которых истёк. Их условия больше не действуют.',
    // kk: to review
    kk: 'Мерзімі өткен акциялар. Олардың шарттары енді күшінде емес.',
    en: 'Special offers that have ended. Their terms no longer apply.',
  },
  'promo.description': {
    ru: 'Акции {company}: сроки, условия и что в них участвует.',
    // kk: to review
    kk: '{company} акциялары: мерзімі, шарттары және неге қатысты екені.',
    en: '{company} special offers: dates, terms and what they cover.',
  },
  'promo.active': {
    ru: 'Действуют',
    kk: 'Қолданыста',
    en: 'Current',
  },
  'promo.past': {
    ru: 'Завершились',
    kk: 'Аяқталған',
    en: 'Ended',
  },
  'promo.over.note': {
    ru: 'Акция завершилась. Последний день: {date}.',
    kk: 'Акция аяқталды. Соңғы күні: {date}.',
    en: 'This special offer has ended. Its last day was {date}.',
  },
  'promo.state': {
    ru: 'Какие акции показать',
    kk: 'Қандай акцияларды көрсету',
    en: 'Which special offers to show',
  },
  'promo.filter.category': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
  },
  'promo.filter.category.any': {
    ru: 'Любая недвижимость',
    kk: 'Кез келген жылжымайтын мүлік',
    en: 'Any property',
  },
  'promo.none': {
    ru: 'Сейчас акций нет',
    kk: 'Қазір акция жоқ',
    en: 'No special offers at the moment',
  },
  'promo.empty': {
    ru: 'Таких акций сейчас нет',
    kk: 'Қазір мұндай акция жоқ',
    en: 'There are no such special offers at the moment',
  },
  'promo.period': {
    ru: 'Срок действия',
    kk: 'Қолданылу мерзімі',
    en: 'Dates',
  },
  'promo.between': {
    ru: '{from} — {to}',
    kk: '{from} – {to}',
    en: '{from} – {to}',
  },
  'promo.discount': {
    ru: 'Скидка',
    kk: 'Жеңілдік',
    en: 'Discount',
  },
  'promo.discount.value': {
    ru: '{percent} %',
    kk: '{percent} %',
    en: '{percent}%',
  },
  'promo.conditions': {
    ru: 'Условия',
    kk: 'Шарттары',
    en: 'Terms',
  },
  'promo.units': {
    ru: 'Что участвует в акции',
    kk: 'Акцияға не қатысады',
    en: 'What the special offer covers',
  },
  'promo.units.none': {
    ru: 'Всё, что участвовало в акции, уже продано или на оформлении.',
    kk: 'Акцияға қатысқанның бәрі сатылды немесе рәсімделіп жатыр.',
    en: 'Everything the special offer covered has been sold or has a contract in progress.',
  },
  'promo.others': {
    ru: 'Другие акции',
    kk: 'Басқа акциялар',
    en: 'Other special offers',
  },
} as const satisfies TextsByKey
