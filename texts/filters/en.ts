import type { filtersRu } from './ru.ts'

export const filtersEn: Record<keyof typeof filtersRu, string> = {
  'filter.rooms': 'Rooms',
  'filter.restorations': 'Finishing',
  'filter.complex': 'Project',
  'filter.house': 'House',
  'filter.price': 'Price',
  'filter.price.unit': '₸',
  'filter.area': 'Area',
  'filter.area.unit': 'm²',
  'filter.floor': 'Floor',
  'filter.deadline': 'Completion',
  'filter.deadline.ready': 'Completed',
  'filter.views': 'View from the windows',
  'filter.features': 'What the project offers',
  'filter.status': 'Status',
  'filter.promotion': 'Promotion',
}
