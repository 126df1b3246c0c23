import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The sample of the contract with buyers. */
export const contract = {
  'contract.sample': {
    ru: 'Образец договора, редакция от {date}',
    kk: 'Шарттың үлгісі, редакция күні: {date}',
    en: 'Sample contract, version of {date}',
  },
  'contract.sample.file': {
    ru: 'PDF, {size} МБ',
    kk: 'PDF, {size} МБ',
    en: 'PDF, {size} MB',
  },
  'contract.sample.note': {
    ru: 'Его можно прочесть заранее и показать своему юристу. В вашем договоре будут ваши данные, квартира, цена и срок.',
    kk: 'Оны алдын ала оқып, өз заңгеріңізге көрсетуге болады. Шартыңызда өз деректеріңіз, пәтеріңіз, бағасы мен мерзімі жазылады.',
    en: 'You can read it beforehand and show it to your own lawyer. Your contract will have your own details, apartment, price and date.',
  },
  'contract.language.ru': {
    ru: 'на русском',
    kk: 'орыс тілінде',
    en: 'in Russian',
  },
  'contract.language.kk': {
    ru: 'на казахском',
    kk: 'қазақ тілінде',
    en: 'in Kazakh',
  },
  'contract.language.en': {
    ru: 'на английском',
    kk: 'ағылшын тілінде',
    en: 'in English',
  },
} satisfies TextsByKey
