import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the list of projects and of its map. */
export const projectList = {
  'projects.lead': {
    ru: 'Сейчас у нас {projects} в {cities}.',
    kk: 'Қазір бізде {cities} {projects} бар.',
    en: 'We have {projects} in {cities} right now.',
  },
  'projects.lead.plain': {
    ru: 'Сейчас у нас {projects}.',
    kk: 'Қазір бізде {projects} бар.',
    en: 'We have {projects} right now.',
  },
  'projects.lead.flats': {
    ru: 'В продаже {flats}.',
    kk: 'Сатылымда {flats}.',
    en: 'On sale: {flats}.',
  },
  'projects.lead.cities': {
    ru: 'городе | городах | городах',
    kk: 'қалада',
    en: 'city | cities',
  },
  'projects.description': {
    ru: 'Жилые комплексы {company}: {projects} в {cities}. Что построено, что строится и что продаётся.',
    // kk: to review
    kk: '{company} тұрғын үй кешендері: {cities} {projects}. Не салынды, не салынып жатыр және не сатылымда.',
    en: 'Residential projects by {company}: {projects} in {cities}. What is built, under construction and on sale.',
  },
  'projects.cities': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'projects.cities.all': {
    ru: 'Все города',
    kk: 'Барлық қала',
    en: 'All cities',
  },
  'projects.sort': {
    ru: 'Сортировка',
    kk: 'Сұрыптау',
    en: 'Sort by',
  },
  'projects.sort.default': {
    ru: 'По умолчанию',
    kk: 'Әдепкі',
    en: 'Default',
  },
  'projects.sort.price': {
    ru: 'Сначала дешевле',
    kk: 'Алдымен арзандары',
    en: 'Cheapest first',
  },
  'projects.sort.deadline': {
    ru: 'По сроку сдачи',
    kk: 'Тапсыру мерзімі бойынша',
    en: 'By completion date',
  },
  'projects.results': {
    ru: 'Список проектов',
    kk: 'Жобалар тізімі',
    en: 'List of projects',
  },
  'projects.none.title': {
    ru: 'Проектов пока нет',
    // kk: to review
    kk: 'Әзірге жоба жоқ',
    en: 'There are no projects yet',
  },
  'projects.none.text': {
    ru: 'Когда появятся первые, они будут здесь.',
    // kk: to review
    kk: 'Алғашқы жобалар шыққанда, осында тұрады.',
    en: 'The first ones will appear here.',
  },
  'projects.empty.title': {
    ru: 'Таких проектов сейчас нет',
    kk: 'Қазір ондай жоба жоқ',
    en: 'There are no such projects at the moment',
  },
  'projects.empty.text': {
    ru: 'Уберите часть условий или посмотрите все проекты.',
    kk: 'Шарттардың бір бөлігін алып тастаңыз немесе барлық жобаны қараңыз.',
    en: 'Remove some of the conditions or look at all projects.',
  },
  'map.projects': {
    ru: 'Проекты на карте',
    kk: 'Картадағы жобалар',
    en: 'Projects on the map',
  },
  'map.card.open': {
    ru: 'Открыть проект',
    kk: 'Жобаны ашу',
    en: 'Open the project',
  },
  'map.addresses': {
    ru: 'Адреса и ссылки на карты',
    kk: 'Мекенжайлар және карталарға сілтемелер',
    en: 'Addresses and links to maps',
  },
  'map.view': {
    ru: 'Как показать проекты',
    kk: 'Жобаларды қалай көрсету керек',
    en: 'How to show the projects',
  },
  'map.view.list': {
    ru: 'Списком',
    kk: 'Тізіммен',
    en: 'As a list',
  },
  'map.view.map': {
    ru: 'На карте',
    kk: 'Картада',
    en: 'On the map',
  },
  'projects.sort.-price': {
    ru: 'Сначала дороже',
    kk: 'Алдымен қымбаттары',
    en: 'Most expensive first',
  },
  'projects.total': {
    ru: 'проект | проекта | проектов',
    kk: 'жоба',
    en: 'project | projects',
  },
} as const satisfies TextsByKey
