import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What staff read out or send to the visitor of a meeting that they have answered; the page for sales shows it. */
export const meetingAnswers = {
  /** `{when}` is the day, the hour and, where it is chosen, the place. */
  'meeting.say.confirmed': {
    ru: 'Здравствуйте! Подтверждаем встречу: {when}. Подробности и файл для календаря: {link}',
    kk: 'Сәлеметсіз бе! Кездесуді растаймыз: {when}. Толығырақ және күнтізбеге арналған файл: {link}',
    en: 'Hello! Your meeting is confirmed: {when}. Details and a calendar file: {link}',
  },
  'meeting.say.moved': {
    ru: 'Здравствуйте! Предлагаем встретиться в другое время: {when}. Вам удобно? Подробности: {link}',
    kk: 'Сәлеметсіз бе! Басқа уақытта кездесуді ұсынамыз: {when}. Сізге ыңғайлы ма? Толығырақ: {link}',
    en: 'Hello! We would like to propose another time for the meeting: {when}. Does it suit you? Details: {link}',
  },
  'meeting.say.replaced': {
    ru: 'Здравствуйте! Предлагаем другое место встречи: {when}. Вам удобно? Подробности: {link}',
    kk: 'Сәлеметсіз бе! Кездесуге басқа орын ұсынамыз: {when}. Сізге ыңғайлы ма? Толығырақ: {link}',
    en: 'Hello! We would like to propose another place for the meeting: {when}. Does it suit you? Details: {link}',
  },
  'meeting.say.cancelled': {
    ru: 'Здравствуйте! К сожалению, встреча не состоится: {when}. Подробности: {link}',
    kk: 'Сәлеметсіз бе! Өкінішке қарай, кездесу өтпейді: {when}. Толығырақ: {link}',
    en: 'Hello! Unfortunately, the meeting will not take place: {when}. Details: {link}',
  },
  'meeting.say.cancelled.undated': {
    ru: 'Здравствуйте! К сожалению, встреча не состоится. Подробности: {link}',
    kk: 'Сәлеметсіз бе! Өкінішке қарай, кездесу өтпейді. Толығырақ: {link}',
    en: 'Hello! Unfortunately, the meeting will not take place. Details: {link}',
  },
} as const satisfies TextsByKey
