import type { Contact } from '#contract/contacts.ts'
import type { ComplexClass } from '#domain/complex-words.ts'
import type { Localized } from '#domain/languages.ts'

/** What a class of housing is called where its project does not say it: as Kazakh developers call the four of the norm. */
export const classLabels: Readonly<Record<ComplexClass, Localized>> = {
  I: { ru: 'Элит-класс', kk: 'Элит класы', en: 'Elite class' },
  II: { ru: 'Бизнес-класс', kk: 'Бизнес класы', en: 'Business class' },
  III: { ru: 'Комфорт-класс', kk: 'Комфорт класы', en: 'Comfort class' },
  IV: { ru: 'Эконом-класс', kk: 'Эконом класы', en: 'Economy class' },
}

/** What an office is called that has no name of its own. */
export const officeTitles: Readonly<Record<Contact['type'], Localized>> = {
  office: { ru: 'Головной офис', kk: 'Бас кеңсе', en: 'Head office' },
  sales: { ru: 'Офис продаж', kk: 'Сату кеңсесі', en: 'Sales office' },
  hr: { ru: 'Отдел персонала', kk: 'Персонал бөлімі', en: 'HR' },
}
