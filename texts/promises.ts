import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What became of the deadlines of houses: the page of all, and the lines on projects and houses. */
export const promises = {
  'promises.lead': {
    ru: 'Для каждого дома здесь показаны первый записанный срок, все переносы с датами и день сдачи.',
    kk: 'Мұнда әр үйдің алғаш жазылған мерзімі, барлық өзгерістің күні және үй тапсырылған күн көрсетілген.',
    en: 'For every building: the first completion date on record, every change to it with the day of the change, and the day the building was completed.',
  },
  'promises.description': {
    ru: 'Первый записанный срок сдачи каждого дома, все переносы с датами, день сдачи, разрешение и защита денег дольщиков.',
    kk: 'Әр үйдің алғаш жазылған тапсыру мерзімі, барлық өзгерісі мен олардың күні, тапсырылған күні, рұқсаты және ақшаның қорғалуы.',
    en: 'The first recorded completion date of every building, all changes and their dates, the day of completion, the permit and the protection of money.',
  },
  'promises.since': {
    ru: 'Историю ведём с {date}. Записи не удаляем и не переписываем.',
    kk: 'Тарих басталған күн: {date}. Осында түскен жазба жойылмайды да, өзгертілмейді де.',
    en: 'The history begins on {date}. Entries are never removed or rewritten.',
  },
  'promises.none': {
    ru: 'Домов на сайте пока нет. Как только появится первый, здесь будет его срок.',
    kk: 'Сайтта әзірге үй жоқ. Алғашқысы шыққанда, оның мерзімі осында жазылады.',
    en: 'There are no buildings on the site yet. When the first one is published, its date will appear here.',
  },
  'promises.total.houses': {
    ru: 'на сайте',
    kk: 'сайтта',
    en: 'on the site',
  },
  'promises.total.kept': {
    ru: 'срок не менялся',
    kk: 'мерзімі өзгермеген',
    en: 'date unchanged',
  },
  'promises.total.moved': {
    ru: 'срок переносили',
    kk: 'мерзімі жылжытылған',
    en: 'date moved',
  },
  'promises.total.handed': {
    ru: 'дом сдан',
    kk: 'үй тапсырылған',
    en: 'completed',
  },
  'promises.first': {
    ru: 'Первый срок',
    kk: 'Алғашқы мерзім',
    en: 'First date on record',
  },
  'promises.now': {
    ru: 'Сейчас',
    kk: 'Қазір',
    en: 'Now',
  },
  'promises.changes': {
    ru: 'Что менялось',
    kk: 'Не өзгерді',
    en: 'What changed',
  },
  'promises.papers': {
    ru: 'Разрешение и защита денег',
    kk: 'Рұқсат және ақшаның қорғалуы',
    en: 'Permit and protection of money',
  },
  // A finished house names neither: nobody pays for what is not built yet.
  'promises.papers.handed': {
    ru: 'больше не нужны: дом сдан',
    // kk: to review
    kk: 'енді қажет емес: үй тапсырылған',
    en: 'no longer needed: the building is completed',
  },
  'promises.first.day': {
    ru: 'записан {date}',
    kk: 'жазылған күні: {date}',
    en: 'recorded on {date}',
  },
  'promises.first.before': {
    ru: 'до начала записей',
    kk: 'жазба басталғанға дейін',
    en: 'before our records began',
  },
  'promises.same': {
    ru: 'не менялся',
    kk: 'өзгермеген',
    en: 'unchanged',
  },
  'promises.corrected': {
    ru: 'не переносили, исправили опечатку',
    kk: 'жылжытылмаған, қате түзетілген',
    en: 'not moved, a slip was corrected',
  },
  'promises.moved_back': {
    ru: 'переносили и вернули',
    kk: 'жылжытылып, бұрынғысына қайтарылған',
    en: 'moved, and moved back',
  },
  'promises.in_time': {
    ru: 'в обещанный срок',
    kk: 'уәде етілген мерзімде',
    en: 'on time',
  },
  'promises.no_changes': {
    ru: 'Ничего',
    kk: 'Ештеңе',
    en: 'Nothing',
  },
  'promises.changes.before': {
    ru: 'Запись начинается {date}. Что было раньше, неизвестно',
    kk: 'Жазба басталған күн: {date}. Одан бұрын не болғаны белгісіз',
    en: 'The record begins on {date}. What came before is not known',
  },
  'promises.event.moved': {
    ru: 'перенесли с {from} на {to}',
    kk: 'мерзімі жылжытылды: бұрын {from}, енді {to}',
    en: 'moved from {from} to {to}',
  },
  'promises.event.corrected': {
    ru: 'исправили опечатку: было {from}, верно {to}. Причина: {reason}',
    kk: 'қате түзетілді: {from} деп жазылған, дұрысы {to}. Себебі: {reason}',
    en: 'slip corrected: {from} should have read {to}. Reason: {reason}',
  },
  'promises.event.explained': {
    ru: 'пояснили перенос: {reason}',
    kk: 'мерзімді жылжыту себебі түсіндірілді: {reason}',
    en: 'change explained: {reason}',
  },
  'promises.event.handed_changed': {
    ru: 'изменили день сдачи: {date}',
    kk: 'тапсырылған күн өзгертілді: {date}',
    en: 'day of completion changed: {date}',
  },
  'promises.event.reopened': {
    ru: 'убрали день сдачи: дом снова отмечен как строящийся',
    kk: 'тапсырылған күні алып тасталды: үй қайтадан «салынып жатыр» деп белгіленді',
    en: 'day of completion withdrawn: marked as under construction again',
  },
  'promises.event.left': {
    ru: 'убрали дом с сайта',
    kk: 'үй сайттан алынды',
    en: 'building taken off the site',
  },
  'promises.event.back': {
    ru: 'вернули дом на сайт',
    kk: 'үй сайтқа қайтарылды',
    en: 'building back on the site',
  },
  'promises.gone': {
    ru: 'на сайте его больше нет',
    kk: 'сайтта енді жоқ',
    en: 'no longer on the site',
  },
  'promises.guarantee': {
    ru: 'Гарантия № {number}',
    kk: 'Кепілдік № {number}',
    en: 'Guarantee No. {number}',
  },
  'promises.permit': {
    ru: 'Разрешение {permit}',
    kk: 'Рұқсат {permit}',
    en: 'Permit {permit}',
  },
} as const satisfies TextsByKey
