// Awaits a native editor.
import type { filtersRu } from './ru.ts'

export const filtersKk: Record<keyof typeof filtersRu, string> = {
  'filter.complex': 'Жоба',
  'filter.house': 'Үй',
  'filter.price': 'Бағасы',
  'filter.price.unit': '₸',
  'filter.area': 'Ауданы',
  'filter.area.unit': 'м²',
  'filter.floor': 'Қабат',
  'filter.level': 'Деңгей',
  'filter.deadline': 'Тапсыру мерзімі',
  'filter.deadline.ready': 'Үй тапсырылды',
  'filter.deadline.ready.some': 'Тапсырылған үйлері бар',
  'filter.views': 'Терезеден көрініс',
  'filter.features': 'Жобаның ерекшеліктері',
  'filter.promotion': 'Акция',
  'filter.plan': 'Жоспар',
  'filter.program': 'Бағдарлама',
  'filter.city': 'Қала',
  'filter.class': 'Тұрғын үй класы',
  'complex.status.planned': 'Жақында сатылымда',
  'complex.status.selling': 'Сатылымда',
  'complex.status.ready': 'Салынып бітті',
}
