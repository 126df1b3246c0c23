import type { filtersRu } from './ru.ts'

export const filtersEn: Record<keyof typeof filtersRu, string> = {
  'filter.complex': 'Project',
  'filter.house': 'Building',
  'filter.price': 'Price',
  'filter.price.unit': '₸',
  'filter.area': 'Area',
  'filter.area.unit': 'm²',
  'filter.floor': 'Floor',
  'filter.level': 'Level',
  'filter.deadline': 'Completion',
  'filter.deadline.ready': 'Completed',
  'filter.deadline.ready.some': 'With completed buildings',
  'filter.views': 'View from the windows',
  'filter.features': 'What the project offers',
  'filter.promotion': 'Special offer',
  'filter.plan': 'Floor plan',
  'filter.city': 'City',
  'filter.class': 'Housing class',
  'complex.status.planned': 'Coming soon',
  'complex.status.selling': 'On sale',
  'complex.status.ready': 'Completed',
}
