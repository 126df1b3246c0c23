/** Words of the error pages: also of the one that stands alone when the site's texts cannot be had (R103–R105). */
export const errorsRu = {
  'page-not-found': 'Такой двери нет',
  'error.not_found.head': 'Страница не найдена',
  'error.not_found.text':
    'Страница не найдена: возможно, её перенесли или в адресе опечатка. Вот откуда удобно продолжить.',
  'error.not_found.description':
    'Такой страницы на сайте Kerege нет: её перенесли или в адресе опечатка. Начните с главной или со списка квартир.',
  'some-page-error': 'Страница не открылась',
  'error.some.text':
    'Ошибка на нашей стороне. Загрузите страницу ещё раз или начните с одного из этих разделов.',
  'error.some.description':
    'Страница сайта Kerege не открылась из-за ошибки на нашей стороне. Обновите её или начните с главной.',
  'error.ways': 'Откуда продолжить',
  'error.main': 'Главная',
  'error.projects': 'Проекты',
  'error.flats': 'Квартиры',
  'error.news': 'Новости и акции',
  'error.reload': 'Загрузить страницу ещё раз',
  'error.part': 'Эта часть страницы не открылась.',
  'error.part.again': 'Попробовать ещё раз',
  'error.image': 'План дома, в котором нет двери',
  'error.image.some': 'Чертёж дома, в котором оборвалась линия',
  'error.image.measure': '{value} м',
} as const
