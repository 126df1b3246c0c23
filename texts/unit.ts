import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What the page of a unit says of it, and the comparison of several. */
export const unit = {
  'estate.section': {
    ru: 'Секция',
    kk: 'Секция',
    en: 'Section',
  },
  'estate.views': {
    ru: 'Вид',
    kk: 'Көрінісі',
    en: 'View',
  },
  'estate.ceiling': {
    ru: 'потолки',
    kk: 'төбе биіктігі',
    en: 'ceilings',
  },
  'estate.ceiling.value': {
    ru: '{value} м',
    kk: '{value} м',
    en: '{value} m',
  },
  'estate.area.kitchen': {
    ru: 'кухня',
    kk: 'ас үй',
    en: 'kitchen',
  },
  'estate.area.balcony': {
    ru: 'балкон',
    kk: 'балкон',
    en: 'balcony',
  },
  'estate.area.terrace': {
    ru: 'терраса',
    kk: 'терраса',
    en: 'terrace',
  },
  'view.mountains': {
    ru: 'на горы',
    kk: 'тауға',
    en: 'mountains',
  },
  'view.yard': {
    ru: 'во двор',
    kk: 'аулаға',
    en: 'courtyard',
  },
  'view.street': {
    ru: 'на улицу',
    kk: 'көшеге',
    en: 'street',
  },
  'view.park': {
    ru: 'на парк',
    kk: 'саябаққа',
    en: 'park',
  },
  'view.water': {
    ru: 'на воду',
    kk: 'суға',
    en: 'water',
  },
  'view.city': {
    ru: 'на город',
    kk: 'қалаға',
    en: 'city',
  },
  'reserves.open': {
    ru: 'Оставить заявку',
    kk: 'Өтініш қалдыру',
    en: 'Send a request',
  },
} as const satisfies TextsByKey
