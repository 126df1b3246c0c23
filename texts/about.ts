import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The page about the company. */
export const about = {
  'about.title': {
    ru: 'О компании {company}',
    kk: '{company} компаниясы туралы',
    en: 'About {company}',
  },
  'about.head': {
    ru: 'О компании',
    kk: 'Компания туралы',
    en: 'About us',
  },
  'about.description': {
    ru: '{company}: проекты и дома. Города: {cities}.',
    // kk: to review
    kk: '{company}: жобалар мен үйлер. Қалалар: {cities}.',
    en: '{company}: projects and buildings. Cities: {cities}.',
  },
  'about.story.title': {
    ru: 'Кто строит',
    kk: 'Кім салады',
    en: 'Who builds',
  },
  'about.story.first': {
    ru: '{company}: жилые комплексы и дома от застройщика.',
    // kk: to review
    kk: '{company}: құрылыс салушыдан тұрғын үй кешендері мен үйлер.',
    en: '{company}: residential projects and buildings from the developer.',
  },
  'about.story.second': {
    ru: 'У каждого проекта и у каждого дома есть своя страница.',
    // kk: to review
    kk: 'Әр жобаның және әр үйдің өз беті бар.',
    en: 'Each project and each building has a page of its own.',
  },
  'about.story.third': {
    ru: 'На странице каждой квартиры собрано всё, что о ней известно.',
    // kk: to review
    kk: 'Әр пәтердің бетінде ол туралы белгілі мәліметтің бәрі жиналған.',
    en: 'The page of each apartment has everything known about it.',
  },
  'about.facts.cities': {
    ru: 'где мы строим',
    kk: 'құрылыс жүргізіп жатқан қалаларымыз',
    en: 'where we build',
  },
  'about.facts.projects': {
    ru: 'в работе и сданные',
    kk: 'салынып жатқаны және тапсырылғаны',
    en: 'under way and completed',
  },
  'about.facts.projects.value': {
    ru: 'жилой комплекс | жилых комплекса | жилых комплексов',
    kk: 'тұрғын үй кешені',
    en: 'project | projects',
  },
  'about.facts.ready': {
    ru: 'сдано',
    kk: 'тапсырылды',
    en: 'completed',
  },
  'about.facts.building': {
    ru: 'строится сейчас',
    kk: 'қазір салынып жатыр',
    en: 'under construction',
  },
  'about.facts.houses': {
    ru: 'дом | дома | домов',
    kk: 'үй',
    en: 'building | buildings',
  },
  'about.progress.all': {
    ru: 'Все проекты по месяцам',
    kk: 'Барлық жоба айма-ай',
    en: 'All projects by month',
  },
  'about.awards': {
    ru: 'Награды',
    kk: 'Марапаттар',
    en: 'Awards',
  },
  'about.films': {
    ru: 'Видео',
    kk: 'Бейнелер',
    en: 'Videos',
  },
  'about.films.play': {
    ru: 'Смотреть видео: {title}',
    kk: 'Бейнені көру: {title}',
    en: 'Watch the video: {title}',
  },
  'about.films.outside': {
    ru: 'Смотреть на YouTube: {title}',
    kk: 'YouTube-тан көру: {title}',
    en: 'Watch on YouTube: {title}',
  },
  'about.films.failed': {
    ru: 'Видео не загрузилось. Попробуйте открыть файл',
    kk: 'Бейне жүктелмеді. Файлды ашып көріңіз',
    en: 'The video did not load. Try opening the file',
  },
  'about.people': {
    ru: 'Команда',
    kk: 'Команда',
    en: 'The team',
  },
  'about.people.work': {
    ru: 'Работа в компании',
    kk: 'Компаниядағы жұмыс',
    en: 'Work with us',
  },
  'about.reviews': {
    ru: 'Отзывы',
    kk: 'Пікірлер',
    en: 'Reviews',
  },
  'about.reviews.more': {
    ru: 'Ещё отзывы',
    kk: 'Тағы пікірлер',
    en: 'More reviews',
  },
  'about.reviews.video': {
    ru: 'Видеоотзыв',
    kk: 'Бейнепікір',
    en: 'Video review',
  },
  'about.gallery': {
    ru: 'Галерея',
    kk: 'Галерея',
    en: 'Gallery',
  },
  'about.gallery.more': {
    ru: 'Ещё изображения',
    kk: 'Тағы суреттер',
    en: 'More images',
  },
} as const satisfies TextsByKey
