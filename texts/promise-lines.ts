import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The promised days of a house, in lines. */
export const promiseLines = {
  'promises.handed': {
    ru: 'Дом сдан {date}',
    kk: 'Үй тапсырылды: {date}',
    en: 'Completed on {date}',
  },
  'promises.quarters': {
    ru: 'квартал | квартала | кварталов',
    kk: 'тоқсан',
    en: 'quarter | quarters',
  },
  'promises.times': {
    ru: 'раз | раза | раз',
    kk: 'рет',
    en: 'change | changes',
  },
  'promises.later': {
    ru: 'на {quarters} позже',
    kk: '{quarters} кеш',
    en: '{quarters} later',
  },
  'promises.earlier': {
    ru: 'на {quarters} раньше',
    kk: '{quarters} ерте',
    en: '{quarters} earlier',
  },
  'promises.unknown': {
    ru: 'неизвестно',
    kk: 'белгісіз',
    en: 'not known',
  },
  'promises.register.permit': {
    ru: 'Разрешение в реестре',
    kk: 'Тізілімдегі рұқсат',
    en: 'Permit in the register',
  },
  'promises.register.guarantee': {
    ru: 'Гарантия в реестре',
    kk: 'Тізілімдегі кепілдік',
    en: 'Guarantee in the register',
  },
  'promises.register.tab': {
    ru: 'сайт {host}, откроется в новой вкладке',
    kk: '{host} сайты, жаңа қойындыда ашылады',
    en: '{host}, opens in a new tab',
  },
  'promises.part': {
    ru: 'Как держим сроки',
    kk: 'Мерзімді қалай сақтаймыз',
    en: 'Our record on completion dates',
  },
  'promises.all': {
    ru: 'Сроки всех домов',
    kk: 'Барлық үйдің мерзімдері',
    en: 'Completion dates of all buildings',
  },
  'promises.history': {
    ru: 'История срока',
    kk: 'Мерзім тарихы',
    en: 'History of this date',
  },
  'promises.line': {
    ru: 'Срок: {deadline}',
    kk: 'Мерзімі: {deadline}',
    en: 'Completion: {deadline}',
  },
  'promises.line.same': {
    ru: 'Срок: {deadline}, не менялся с {date}',
    kk: 'Мерзімі: {deadline}. Жазылған күні: {date}, содан бері өзгермеген',
    en: 'Completion: {deadline}, unchanged since {date}',
  },
  'promises.line.corrected': {
    ru: 'Срок: {deadline}, не переносили; {date} исправили опечатку',
    kk: 'Мерзімі: {deadline}, жылжытылмаған; қате түзетілген күн: {date}',
    en: 'Completion: {deadline}, not moved; a slip was corrected on {date}',
  },
  'promises.line.moved': {
    ru: 'Срок: {deadline}, с {date} перенесён {times}; сначала был {first}',
    kk: 'Мерзімі: {deadline}, {times} жылжытылған; алғашқы мерзім: {first}, жазылған күні: {date}',
    en: 'Completion: {deadline}, after {times} since {date}; the first date on record was {first}',
  },
  'promises.line.kept': {
    ru: 'Дом сдан {date}, в обещанный срок: {first}',
    kk: 'Үй уәде етілген мерзімде тапсырылды: {date}. Мерзімі: {first}',
    en: 'Completed on {date}, on time: {first} was promised',
  },
  'promises.line.late': {
    ru: 'Дом сдан {date}, на {quarters} позже первого срока: {first}',
    kk: 'Үй тапсырылды: {date}. Алғашқы мерзімнен {quarters} кеш: {first}',
    en: 'Completed on {date}, {quarters} after the first date on record: {first}',
  },
} as const satisfies TextsByKey
