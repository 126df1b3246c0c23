/** Titles of the listing's filters and their units, as the API gives them. */
export const filtersRu = {
  'filter.rooms': 'Количество комнат',
  'filter.restorations': 'Отделка',
  'filter.complex': 'Проект',
  'filter.house': 'Дом',
  'filter.price': 'Стоимость',
  'filter.price.unit': '₸',
  'filter.area': 'Площадь',
  'filter.area.unit': 'м²',
  'filter.floor': 'Этаж',
  'filter.deadline': 'Срок сдачи',
  'filter.deadline.ready': 'Дом сдан',
  'filter.views': 'Вид из окон',
  'filter.features': 'Особенности проекта',
  'filter.status': 'Статус',
  'filter.promotion': 'Акция',
} as const
