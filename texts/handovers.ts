import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Finished houses: what was promised and what was kept. */
export const handovers = {
  'handovers.title': {
    ru: 'Сроки: обещали и сдали',
    kk: 'Мерзімдер: уәде және іс',
    en: 'Handover: promised and actual',
  },
  'handovers.lead': {
    ru: 'Обещанный срок — квартал, который назвали, когда начали продавать дом.',
    kk: 'Уәде етілген мерзім – үй сатылымы басталғанда аталған тоқсан.',
    en: 'The promised date is the quarter that was named when the sale of the building began.',
  },
  'handovers.kept': {
    ru: 'Сдано в срок: {kept} из {all}.',
    kk: 'Мерзімінде тапсырылғаны: {kept} / {all}.',
    en: 'Handed over on time: {kept} of {all}.',
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
    en: 'Handed over',
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
    ru: 'позже на {days}',
    kk: '{days} кеш',
    en: '{days} late',
  },
  'handovers.days': {
    ru: 'день | дня | дней',
    kk: 'күн',
    en: 'day | days',
  },
} satisfies TextsByKey
