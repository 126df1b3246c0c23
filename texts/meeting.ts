import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The form for a meeting. */
export const meeting = {
  'meets.format': {
    ru: 'Где встретимся',
    kk: 'Қайда кездесеміз',
    en: 'Where to meet',
  },
  'meets.office': {
    ru: 'Офис',
    kk: 'Кеңсе',
    en: 'Office',
  },
  'meets.office.any': {
    ru: 'Любой офис',
    kk: 'Кез келген кеңсе',
    en: 'Any office',
  },
  'meets.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'meets.project.any': {
    ru: 'Ещё не выбран',
    kk: 'Әлі таңдалған жоқ',
    en: 'Not chosen yet',
  },
  'meets.date': {
    ru: 'День',
    kk: 'Күні',
    en: 'Day',
  },
  'meets.time': {
    ru: 'Время',
    kk: 'Уақыты',
    en: 'Time',
  },
  'meets.time.any': {
    ru: 'Любое',
    kk: 'Кез келген',
    en: 'Any',
  },
  'meets.date.hint': {
    ru: 'Если день ещё не выбран, оставьте поле пустым: договоримся по телефону.',
    kk: 'Күнін әлі таңдамасаңыз, өрісті бос қалдырыңыз: телефонмен келісеміз.',
    en: 'No day in mind yet? Leave it empty and we will agree on one by phone.',
  },
  'meets.page.description': {
    ru: 'Встреча с отделом продаж: выберите удобный день, и {company} его подтвердит.',
    // kk: to review
    kk: 'Сату бөлімімен кездесу: ыңғайлы күнді таңдаңыз, {company} оны растайды.',
    en: 'A meeting with the sales office: choose a day and {company} will confirm it.',
  },
  'meets.submit': {
    ru: 'Записаться на встречу',
    kk: 'Кездесуге жазылу',
    en: 'Arrange a meeting',
  },
  'meets.sent.title': {
    ru: 'Заявка на встречу отправлена',
    kk: 'Кездесуге өтініш жіберілді',
    en: 'Meeting requested',
  },
  'meets.lead.plain': {
    ru: 'Покажем квартиры и ответим на вопросы. День и место подтвердим по телефону в рабочее время.',
    // kk: to review
    kk: 'Пәтерлерді көрсетіп, сұрақтарыңызға жауап береміз. Күні мен орнын жұмыс уақытында телефонмен растаймыз.',
    en: 'We will show you apartments and answer your questions. We will call to confirm the day and the place during working hours.',
  },
  'meets.sent.text.plain': {
    ru: 'Чтобы подтвердить день и место, позвоним в рабочее время.',
    kk: 'Күні мен орнын растау үшін жұмыс уақытында қоңырау шаламыз.',
    en: 'To confirm the day and the place, we will call during working hours.',
  },
  'meets.consent': {
    ru: 'Чтобы договориться о встрече, даю согласие на обработку персональных данных по {link}',
    kk: '{link} сәйкес кездесу туралы келісу үшін дербес деректерімді өңдеуге келісім беремін',
    en: 'To arrange a meeting, I agree to the processing of my personal data under the {link}',
  },
  'validation.meeting_day': {
    ru: 'Выберите день с сегодняшнего и не дальше 90 дней вперёд',
    kk: 'Бүгіннен бастап 90 күн ішіндегі күнді таңдаңыз',
    en: 'Choose a day from today to 90 days ahead',
  },
  'validation.meeting_time': {
    ru: 'Сегодня это время уже прошло. Выберите время позже или другой день',
    kk: 'Бүгін бұл уақыт өтіп кетті. Кейінірек уақытты немесе басқа күнді таңдаңыз',
    en: 'That time has passed today. Choose a later time or another day',
  },
} as const satisfies TextsByKey
