import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The page of the offices. */
export const contacts = {
  'contacts.title': {
    ru: 'Контакты',
    kk: 'Байланыс',
    en: 'Contacts',
  },
  'contacts.description': {
    ru: 'Телефоны, часы работы и адреса офисов {company}: {cities}. Мессенджеры, схема проезда и запись на встречу.',
    kk: '{company} кеңселерінің телефондары, жұмыс уақыты мен мекенжайлары: {cities}. Мессенджерлер, жол сызбасы және кездесуге жазылу.',
    en: 'Phones, opening hours and addresses of the {company} offices: {cities}. Messengers, a map and meetings.',
  },
  'contacts.phone': {
    ru: 'Единый номер, {hours}',
    kk: 'Бірыңғай нөмір, {hours}',
    en: 'Main line, {hours}',
  },
  'contacts.phone.plain': {
    ru: 'Единый номер',
    kk: 'Бірыңғай нөмір',
    en: 'Main line',
  },
  'contacts.map': {
    ru: 'Офисы на карте',
    kk: 'Картадағы кеңселер',
    en: 'Offices on the map',
  },
  'contacts.offices': {
    ru: 'Офисы',
    kk: 'Кеңселер',
    en: 'Offices',
  },
  'contacts.departments': {
    ru: 'Отделы',
    kk: 'Бөлімдер',
    en: 'Departments',
  },
  'contacts.open': {
    ru: 'Открыть на карте',
    kk: 'Картадан ашу',
    en: 'Open on a map',
  },
  'contacts.hours': {
    ru: '{days}, {from}–{to}',
    kk: '{days}, {from}–{to}',
    en: '{days}, {from}–{to}',
  },
  'contacts.whatsapp': {
    ru: 'WhatsApp: {title}',
    kk: 'WhatsApp: {title}',
    en: 'WhatsApp: {title}',
  },
  'contacts.telegram': {
    ru: 'Telegram: {title}',
    kk: 'Telegram: {title}',
    en: 'Telegram: {title}',
  },
  'contacts.meeting.title': {
    ru: 'Приходите в гости',
    // kk: to review
    kk: 'Бізге келіңіз',
    en: 'Come and see us',
  },
  'contacts.meeting.text': {
    ru: 'Ответим на вопросы и посчитаем платёж. О дне и месте договоримся по телефону.',
    // kk: to review
    kk: 'Сұрақтарға жауап береміз, төлемді есептейміз. Күні мен орнын телефонмен келісеміз.',
    en: 'We will answer your questions and work out the payment. We agree on the day and the place by phone.',
  },
  'contacts.callback': {
    ru: 'Ответим по телефону',
    kk: 'Телефон арқылы жауап береміз',
    en: 'We will answer by phone',
  },
} as const satisfies TextsByKey
