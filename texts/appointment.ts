import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Time and place of a meeting, wherever one is named: in its form, after its thanks, on its page and on a shortlist. */
export const appointment = {
  'meets.format.office': {
    ru: 'В офисе',
    kk: 'Кеңседе',
    en: 'Office',
  },
  'meets.format.site': {
    ru: 'На площадке',
    kk: 'Құрылыс алаңында',
    en: 'On site',
  },
  'meets.format.online': {
    ru: 'Онлайн',
    kk: 'Онлайн',
    en: 'Online',
  },
  'meets.format.phone': {
    ru: 'По телефону',
    kk: 'Телефон арқылы',
    en: 'By phone',
  },
  /** Before an address in the words of staff. */
  'meets.format.address': {
    ru: 'По адресу',
    kk: 'Мекенжайы',
    en: 'Address',
  },
  'favorites.expert.time.any': {
    ru: 'любое время',
    kk: 'кез келген уақыт',
    en: 'any time',
  },
  'favorites.expert.calendar.add': {
    ru: 'Добавить в календарь',
    kk: 'Күнтізбеге қосу',
    en: 'Add to calendar',
  },
  'favorites.expert.calendar': {
    ru: 'Время предварительное, пока его не подтвердит менеджер.',
    kk: 'Бұл – алдын ала белгіленген уақыт, оны менеджер растайды.',
    en: 'The time is tentative until a manager confirms it.',
  },
  'favorites.expert.confirmed': {
    ru: 'Встреча подтверждена.',
    kk: 'Кездесу расталды.',
    en: 'The meeting is confirmed.',
  },
  'favorites.expert.cancelled': {
    ru: 'Встреча отменена.',
    kk: 'Кездесу өтпейді.',
    en: 'The meeting is cancelled.',
  },
  'meeting.own.link': {
    ru: 'Страница встречи: на ней появится ответ менеджера',
    kk: 'Кездесу беті: менеджердің жауабы осында шығады',
    en: 'The page of your meeting: the manager’s answer will appear there',
  },
} as const satisfies TextsByKey
