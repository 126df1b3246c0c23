import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the table and of the plans of a listing, and of bounds that exclude each other. */
export const views = {
  'views.label': {
    ru: 'Вид списка',
    kk: 'Тізім көрінісі',
    en: 'How to show the list',
  },
  'views.cards': {
    ru: 'Карточки',
    kk: 'Карточкалар',
    en: 'Cards',
  },
  'views.table': {
    ru: 'Таблица',
    kk: 'Кесте',
    en: 'Table',
  },
  'views.plans': {
    ru: 'Планировки',
    kk: 'Жоспарлар',
    en: 'Floor plans',
  },
  'views.plans.count': {
    ru: 'планировка | планировки | планировок',
    kk: 'жоспар',
    en: 'floor plan | floor plans',
  },
  'views.plans.show': {
    ru: 'планировку | планировки | планировок',
    kk: 'жоспар',
    en: 'floor plan | floor plans',
  },
  'views.plan.units': {
    ru: '{count} этой планировки',
    kk: 'Жоспары осындай {count}',
    en: '{count} with this plan',
  },
  'views.plan.floor': {
    ru: '{floor} этаж',
    kk: '{floor}-қабат',
    en: 'floor {floor}',
  },
  'views.plan.floors': {
    ru: '{from}–{to} этажи',
    kk: '{from}–{to}-қабаттар',
    en: 'floors {from}–{to}',
  },
  'views.plan.projects': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'views.plan.none': {
    ru: 'Планировки пока нет',
    kk: 'Жоспары әзірге жоқ',
    en: 'No floor plan yet',
  },
  'views.table.plan': {
    ru: 'План',
    kk: 'Жоспары',
    en: 'Plan',
  },
  'views.table.kind': {
    ru: 'Тип',
    kk: 'Түрі',
    en: 'Type',
  },
  'views.table.number': {
    ru: 'Номер',
    kk: 'Нөмірі',
    en: 'No.',
  },
  'views.table.area': {
    ru: 'Площадь',
    kk: 'Ауданы',
    en: 'Area',
  },
  'views.table.place': {
    ru: 'Проект и дом',
    kk: 'Жоба мен үй',
    en: 'Project and building',
  },
  'views.table.m2': {
    ru: 'Цена за м²',
    kk: 'м² бағасы',
    en: 'Price per m²',
  },
  'views.table.price': {
    ru: 'Цена',
    kk: 'Бағасы',
    en: 'Price',
  },
  'views.table.status': {
    ru: 'Статус',
    kk: 'Мәртебесі',
    en: 'Availability',
  },
  'views.absent.title': {
    ru: 'Такой недвижимости у нас нет',
    // kk: to review
    kk: 'Бізде мұндай жылжымайтын мүлік жоқ',
    en: 'We have no property of this kind',
  },
  'views.near.add': {
    ru: 'Добавить место',
    // kk: to review
    kk: 'Орын қосу',
    en: 'Add a place',
  },
  'views.bounds.price': {
    ru: 'Цена «от» больше цены «до»',
    kk: 'Ең төменгі баға ең жоғары бағадан асып тұр',
    en: 'The lowest price is above the highest one',
  },
  'views.bounds.area': {
    ru: 'Площадь «от» больше площади «до»',
    kk: 'Ең аз аудан ең үлкен ауданнан асып тұр',
    en: 'The smallest area is above the largest one',
  },
  'views.bounds.floor': {
    ru: 'Этаж «от» выше этажа «до»',
    kk: 'Ең төменгі қабат ең жоғарғы қабаттан асып тұр',
    en: 'The lowest floor is above the highest one',
  },
  'views.bounds.empty': {
    ru: '{reason}. Таких предложений быть не может.',
    kk: '{reason}. Мұндай ұсыныс болуы мүмкін емес.',
    en: '{reason}. Nothing can match that.',
  },
  'views.bounds.swap': {
    ru: 'Поменять местами: {name} {low} {high}',
    kk: 'Орындарын ауыстыру: {name} {low}, {high}',
    en: 'Swap them: {name} {low} {high}',
  },
  'views.bounds.swap.floor': {
    ru: 'Поменять местами: {name} с {low} по {high}',
    kk: 'Орындарын ауыстыру: {name} {low} – {high}',
    en: 'Swap them: {name} {low} to {high}',
  },
} as const satisfies TextsByKey
