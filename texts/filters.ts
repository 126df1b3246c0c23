import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Titles of the listing's filters and their units, as the API gives them. */
export const filters = {
  'filter.complex': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'filter.house': {
    ru: 'Дом',
    kk: 'Үй',
    en: 'Building',
  },
  'filter.price': {
    ru: 'Цена',
    kk: 'Бағасы',
    en: 'Price',
  },
  'filter.price.unit': {
    ru: '₸',
    kk: '₸',
    en: '₸',
  },
  'filter.area': {
    ru: 'Площадь',
    kk: 'Ауданы',
    en: 'Area',
  },
  'filter.area.unit': {
    ru: 'м²',
    kk: 'м²',
    en: 'm²',
  },
  'filter.kitchen': {
    ru: 'Кухня',
    kk: 'Ас үй',
    en: 'Kitchen',
  },
  'filter.floor': {
    ru: 'Этаж',
    kk: 'Қабат',
    en: 'Floor',
  },
  'filter.level': {
    ru: 'Уровень',
    kk: 'Деңгей',
    en: 'Level',
  },
  'filter.floor_not': {
    ru: 'Не первый и не последний этаж',
    // kk: to review
    kk: 'Бірінші де, соңғы да қабат емес',
    en: 'Not the ground or top floor',
  },
  'filter.floor_not.first': {
    ru: 'не первый этаж',
    // kk: to review
    kk: 'бірінші қабат емес',
    en: 'not the ground floor',
  },
  'filter.floor_not.last': {
    ru: 'не последний этаж',
    // kk: to review
    kk: 'соңғы қабат емес',
    en: 'not the top floor',
  },
  'filter.deadline': {
    ru: 'Срок сдачи',
    kk: 'Тапсыру мерзімі',
    en: 'Completion',
  },
  'filter.deadline.ready': {
    ru: 'Дом сдан',
    kk: 'Үй тапсырылды',
    en: 'Completed',
  },
  'filter.deadline.ready.some': {
    ru: 'Есть сданные дома',
    kk: 'Тапсырылған үйлері бар',
    en: 'With completed buildings',
  },
  'filter.views': {
    ru: 'Вид из окон',
    kk: 'Терезеден көрініс',
    en: 'View from the windows',
  },
  'filter.sun': {
    ru: 'Солнце в декабре',
    kk: 'Желтоқсандағы күн',
    en: 'Sun in December',
  },
  'filter.sun.hours': {
    ru: 'от {hours} ч солнца',
    kk: 'кемінде {hours} сағат күн сәулесі',
    en: 'at least {hours} h of sun',
  },
  'filter.side': {
    ru: 'Куда смотрят окна',
    kk: 'Терезелер қайда қарайды',
    en: 'Which way the windows face',
  },
  'filter.side.to': {
    ru: 'на {side}',
    kk: '{side} жаққа',
    en: 'to the {side}',
  },
  'filter.features': {
    ru: 'Особенности проекта',
    kk: 'Жобаның ерекшеліктері',
    en: 'What the project offers',
  },
  // kk: to review
  'filter.near': {
    ru: 'Рядом',
    kk: 'Жақын жерде',
    en: 'Nearby',
  },
  'filter.near.within': {
    ru: '{place}, до {minutes} мин пешком',
    // kk: to review
    kk: '{place}, жаяу {minutes} минутқа дейін',
    en: '{place}, up to {minutes} min on foot',
  },
  'place.bus': {
    ru: 'Остановка автобуса',
    kk: 'Автобус аялдамасы',
    en: 'Bus stop',
  },
  'place.metro': {
    ru: 'Метро',
    kk: 'Метро',
    en: 'Metro',
  },
  'place.tram': {
    ru: 'Остановка трамвая',
    kk: 'Трамвай аялдамасы',
    en: 'Tram stop',
  },
  'place.kindergarten': {
    ru: 'Детский сад',
    kk: 'Балабақша',
    en: 'Kindergarten',
  },
  'place.school': {
    ru: 'Школа',
    kk: 'Мектеп',
    en: 'School',
  },
  'place.university': {
    ru: 'Университет',
    kk: 'Университет',
    en: 'University',
  },
  'place.shop': {
    ru: 'Магазин',
    kk: 'Дүкен',
    en: 'Shop',
  },
  'place.mall': {
    ru: 'Торговый центр',
    kk: 'Сауда орталығы',
    en: 'Shopping centre',
  },
  'place.market': {
    ru: 'Рынок',
    kk: 'Базар',
    en: 'Market',
  },
  'place.clinic': {
    ru: 'Поликлиника',
    kk: 'Емхана',
    en: 'Clinic',
  },
  'place.pharmacy': {
    ru: 'Аптека',
    kk: 'Дәріхана',
    en: 'Pharmacy',
  },
  'place.hospital': {
    ru: 'Больница',
    kk: 'Аурухана',
    en: 'Hospital',
  },
  'place.park': {
    ru: 'Парк',
    kk: 'Саябақ',
    en: 'Park',
  },
  'place.water': {
    ru: 'Набережная или берег',
    kk: 'Жағалау',
    en: 'Waterfront',
  },
  'place.sport': {
    ru: 'Спорт',
    kk: 'Спорт орны',
    en: 'Sports',
  },
  'filter.promotion': {
    ru: 'Акция',
    kk: 'Акция',
    en: 'Special offer',
  },
  'filter.plan': {
    ru: 'Планировка',
    kk: 'Жоспар',
    en: 'Floor plan',
  },
  'filter.first_payment': {
    ru: 'Первый взнос',
    kk: 'Бастапқы жарна',
    en: 'Down payment',
  },
  'filter.program': {
    ru: 'Программа',
    kk: 'Бағдарлама',
    en: 'Programme',
  },
  'filter.city': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'filter.class': {
    ru: 'Класс жилья',
    kk: 'Тұрғын үй класы',
    en: 'Housing class',
  },
  'complex.status.planned': {
    ru: 'Скоро в продаже',
    kk: 'Жақында сатылымға шығады',
    en: 'Coming soon',
  },
  'complex.status.selling': {
    ru: 'В продаже',
    kk: 'Сатылымда',
    en: 'On sale',
  },
  'complex.status.ready': {
    ru: 'Построен',
    kk: 'Салынып бітті',
    en: 'Completed',
  },
} as const satisfies TextsByKey
