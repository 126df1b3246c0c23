import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Finished houses: what was promised and what was kept. */
export const handovers = {
  'handovers.title': {
    ru: 'Сроки сдачи: обещание и факт',
    kk: 'Тапсыру мерзімі: уәде мен нақты күн',
    en: 'Completion: promised and actual',
  },
  'handovers.lead': {
    ru: 'Обещанный срок — квартал, который назвали, когда начали продавать дом.',
    kk: 'Уәде етілген мерзім – үй сатылымы басталғанда аталған тоқсан.',
    en: 'The promised date is the quarter that was named when the building went on sale.',
  },
  'handovers.kept': {
    ru: 'Сдано в срок: {kept} из {all}.',
    kk: 'Мерзімінде тапсырылғаны: {kept} / {all}.',
    en: 'Completed on time: {kept} of {all}.',
  },
  'handovers.house': {
    ru: 'Дом',
    kk: 'Үй',
    en: 'Building',
  },
  'handovers.promised': {
    ru: 'Обещали',
    kk: 'Уәде етілген мерзім',
    en: 'Promised',
  },
  'handovers.actual': {
    ru: 'Сдали',
    kk: 'Тапсырылған күні',
    en: 'Completed',
  },
  'handovers.difference': {
    ru: 'Разница',
    kk: 'Айырмасы',
    en: 'Difference',
  },
  'handovers.in_time': {
    ru: 'в срок',
    kk: 'мерзімінде',
    en: 'on time',
  },
  'handovers.late': {
    ru: 'на {days} позже',
    kk: '{days} кеш',
    en: '{days} late',
  },
  'handovers.days': {
    ru: 'день | дня | дней',
    kk: 'күн',
    en: 'day | days',
  },
} satisfies TextsByKey
