import { contactsEn } from './contacts/en.ts'
import { contactsKk } from './contacts/kk.ts'
import { contactsRu } from './contacts/ru.ts'
import { careerEn } from './career/en.ts'
import { careerKk } from './career/kk.ts'
import { careerRu } from './career/ru.ts'
import { aboutEn } from './about/en.ts'
import { aboutKk } from './about/kk.ts'
import { aboutRu } from './about/ru.ts'
import { analyticsEn } from './analytics/en.ts'
import { analyticsKk } from './analytics/kk.ts'
import { analyticsRu } from './analytics/ru.ts'
import { bareEn } from './bare/en.ts'
import { bareKk } from './bare/kk.ts'
import { bareRu } from './bare/ru.ts'
import { contentsEn } from './contents/en.ts'
import { contentsKk } from './contents/kk.ts'
import { contentsRu } from './contents/ru.ts'
import { errorsEn } from './errors/en.ts'
import { errorsKk } from './errors/kk.ts'
import { errorsRu } from './errors/ru.ts'
import { favoritesEn } from './favorites/en.ts'
import { favoritesKk } from './favorites/kk.ts'
import { favoritesRu } from './favorites/ru.ts'
import { estateEn } from './estate/en.ts'
import { estateKk } from './estate/kk.ts'
import { estateRu } from './estate/ru.ts'
import { filtersEn } from './filters/en.ts'
import { filtersKk } from './filters/kk.ts'
import { filtersRu } from './filters/ru.ts'
import { formsEn } from './forms/en.ts'
import { formsKk } from './forms/kk.ts'
import { formsRu } from './forms/ru.ts'
import { frameEn } from './frame/en.ts'
import { frameKk } from './frame/kk.ts'
import { frameRu } from './frame/ru.ts'
import { lightboxEn } from './lightbox/en.ts'
import { lightboxKk } from './lightbox/kk.ts'
import { lightboxRu } from './lightbox/ru.ts'
import { mapEn } from './map/en.ts'
import { mapKk } from './map/kk.ts'
import { mapRu } from './map/ru.ts'
import { meansEn } from './means/en.ts'
import { meansKk } from './means/kk.ts'
import { meansRu } from './means/ru.ts'
import { messagesEn } from './messages/en.ts'
import { messagesKk } from './messages/kk.ts'
import { messagesRu } from './messages/ru.ts'
import { paymentEn } from './payment/en.ts'
import { paymentKk } from './payment/kk.ts'
import { paymentRu } from './payment/ru.ts'
import { pickerEn } from './picker/en.ts'
import { pickerKk } from './picker/kk.ts'
import { pickerRu } from './picker/ru.ts'
import { progressEn } from './progress/en.ts'
import { progressKk } from './progress/kk.ts'
import { progressRu } from './progress/ru.ts'
import { projectsEn } from './projects/en.ts'
import { projectsKk } from './projects/kk.ts'
import { projectsRu } from './projects/ru.ts'
import { purchaseEn } from './purchase/en.ts'
import { purchaseKk } from './purchase/kk.ts'
import { purchaseRu } from './purchase/ru.ts'
import { siteEn } from './site/en.ts'
import { siteKk } from './site/kk.ts'
import { siteRu } from './site/ru.ts'
import { viewsEn } from './views/en.ts'
import { viewsKk } from './views/kk.ts'
import { viewsRu } from './views/ru.ts'

/** The texts by the part of the site that says them. Russian is the source: the other languages have the same keys. */
const areas = {
  about: { ru: aboutRu, kk: aboutKk, en: aboutEn },
  analytics: { ru: analyticsRu, kk: analyticsKk, en: analyticsEn },
  bare: { ru: bareRu, kk: bareKk, en: bareEn },
  career: { ru: careerRu, kk: careerKk, en: careerEn },
  contacts: { ru: contactsRu, kk: contactsKk, en: contactsEn },
  contents: { ru: contentsRu, kk: contentsKk, en: contentsEn },
  errors: { ru: errorsRu, kk: errorsKk, en: errorsEn },
  favorites: { ru: favoritesRu, kk: favoritesKk, en: favoritesEn },
  estate: { ru: estateRu, kk: estateKk, en: estateEn },
  filters: { ru: filtersRu, kk: filtersKk, en: filtersEn },
  forms: { ru: formsRu, kk: formsKk, en: formsEn },
  frame: { ru: frameRu, kk: frameKk, en: frameEn },
  lightbox: { ru: lightboxRu, kk: lightboxKk, en: lightboxEn },
  map: { ru: mapRu, kk: mapKk, en: mapEn },
  means: { ru: meansRu, kk: meansKk, en: meansEn },
  messages: { ru: messagesRu, kk: messagesKk, en: messagesEn },
  payment: { ru: paymentRu, kk: paymentKk, en: paymentEn },
  picker: { ru: pickerRu, kk: pickerKk, en: pickerEn },
  progress: { ru: progressRu, kk: progressKk, en: progressEn },
  projects: { ru: projectsRu, kk: projectsKk, en: projectsEn },
  purchase: { ru: purchaseRu, kk: purchaseKk, en: purchaseEn },
  site: { ru: siteRu, kk: siteKk, en: siteEn },
  views: { ru: viewsRu, kk: viewsKk, en: viewsEn },
} as const

export type TextArea = keyof typeof areas

export const textAreas = Object.keys(areas) as TextArea[]

/** Key of a text of the markup. */
export type TextKey = { [Area in TextArea]: keyof (typeof areas)[Area]['ru'] }[TextArea]

/** All texts of one language. */
export type Texts = Readonly<Record<TextKey, string>>

export const texts: Readonly<Record<'ru' | 'kk' | 'en', Texts>> = {
  ru: together('ru'),
  kk: together('kk'),
  en: together('en'),
}

function together(language: 'ru' | 'kk' | 'en'): Texts {
  const parts = Object.values(areas).map((area) => area[language])
  return Object.assign({}, ...parts) as Texts
}

/** The keys of one part of the site. */
export function keysOf(area: TextArea): readonly TextKey[] {
  return Object.keys(areas[area].ru) as TextKey[]
}
