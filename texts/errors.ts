import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the error pages: also of the one that stands alone when the site's texts cannot be had (R103–R105). */
export const errors = {
  'page-not-found': {
    ru: 'Такой двери нет',
    kk: 'Мұндай есік жоқ',
    en: 'There is no such door',
  },
  'error.not_found.head': {
    ru: 'Страница не найдена',
    kk: 'Бет табылмады',
    en: 'Page not found',
  },
  'error.not_found.text': {
    ru: 'Страница не найдена: возможно, её перенесли или в адресе опечатка. Вот откуда удобно продолжить.',
    kk: 'Бет табылмады: бәлкім, ол көшірілген немесе мекенжайда қате бар. Мына бөлімдерден жалғастыра аласыз.',
    en: 'Page not found: it may have moved, or the address has a typo. You can continue from here.',
  },
  'error.not_found.description': {
    ru: 'Такой страницы на сайте нет: её перенесли или в адресе опечатка. Начните с главной или со списка квартир.',
    kk: 'Сайтта мұндай бет жоқ: ол көшірілген немесе мекенжайда қате бар. Басты беттен немесе пәтерлер тізімінен бастаңыз.',
    en: 'There is no such page on this site: it may have moved, or the address has a typo. Start from the home page or the apartments.',
  },
  'some-page-error': {
    ru: 'Страница не открылась',
    kk: 'Бет ашылмады',
    en: 'The page did not open',
  },
  'error.some.text': {
    ru: 'Ошибка на нашей стороне. Загрузите страницу ещё раз или начните с одного из этих разделов.',
    kk: 'Қате біздің жақтан. Бетті жаңартып көріңіз немесе осы бөлімдердің бірінен бастаңыз.',
    en: 'The fault is ours. Try reloading the page, or start from one of these sections.',
  },
  'error.some.description': {
    ru: 'Страница не открылась из-за ошибки на нашей стороне. Обновите её или начните с главной.',
    kk: 'Бет біздің жақтағы қатеден ашылмады. Бетті жаңартыңыз немесе басты беттен бастаңыз.',
    en: 'The page did not open because of an error on our side. Reload it or start from the home page.',
  },
  'error.busy.title': {
    ru: 'Слишком много запросов сразу',
    kk: 'Бір мезгілде тым көп сұрау түсті',
    en: 'Too many requests at once',
  },
  'error.busy.text': {
    ru: 'Из вашей сети сейчас приходит больше запросов, чем сайт успевает обработать. Подождите несколько секунд и загрузите страницу ещё раз.',
    kk: 'Қазір Сіздің желіңізден сайт өңдеп үлгере алмайтындай көп сұрау түсіп жатыр. Бірнеше секунд күтіп, бетті қайта жүктеңіз.',
    en: 'More requests are coming from your network right now than the site can answer. Wait a few seconds and load the page again.',
  },
  'error.busy.description': {
    ru: 'Страница откроется через несколько секунд: сейчас запросов слишком много. Загрузите её ещё раз или начните с главной.',
    kk: 'Бет бірнеше секундтан кейін ашылады: қазір сұрау тым көп. Оны қайта жүктеңіз немесе басты беттен бастаңыз.',
    en: 'The page will open in a few seconds: there are too many requests right now. Load it again, or start from the home page.',
  },
  'error.ways': {
    ru: 'Откуда продолжить',
    kk: 'Қайдан жалғастыруға болады',
    en: 'Where to continue',
  },
  'error.main': {
    ru: 'Главная',
    kk: 'Басты бет',
    en: 'Home',
  },
  'error.projects': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'error.flats': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'error.news': {
    ru: 'Новости и акции',
    kk: 'Жаңалықтар мен акциялар',
    en: 'News and special offers',
  },
  'error.reload': {
    ru: 'Загрузить страницу ещё раз',
    kk: 'Бетті қайта жүктеу',
    en: 'Load the page again',
  },
  'error.part': {
    ru: 'Эта часть страницы не открылась.',
    kk: 'Беттің бұл бөлігі ашылмады.',
    en: 'This part of the page did not open.',
  },
  'error.part.again': {
    ru: 'Попробовать ещё раз',
    kk: 'Қайталап көру',
    en: 'Try again',
  },
  'error.image': {
    ru: 'План дома, в котором нет двери',
    kk: 'Есігі жоқ үйдің жоспары',
    en: 'A floor plan of a building without a door',
  },
  'error.image.some': {
    ru: 'Чертёж дома, в котором оборвалась линия',
    kk: 'Сызығы үзіліп қалған үйдің сызбасы',
    en: 'A drawing of a building whose line breaks off',
  },
  'error.image.measure': {
    ru: '{value} м',
    kk: '{value} м',
    en: '{value} m',
  },
} as const satisfies TextsByKey
