import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The page of all kinds of property. */
export const properties = {
  'properties.description': {
    ru: 'Недвижимость в домах {company}: что продаётся, сколько и по какой цене сегодня.',
    // kk: to review
    kk: '{company} үйлеріндегі жылжымайтын мүлік: сатылымда не бар, бүгінгі саны мен бағасы.',
    en: 'Property in {company} buildings: what is on sale, how much there is of it and what it costs today.',
  },
  'properties.lead': {
    ru: '{company}: всё, что можно купить сегодня.',
    kk: '{company}: бүгін сатып алуға болатынның бәрі.',
    en: '{company}: everything you can buy today.',
  },
} as const satisfies TextsByKey
