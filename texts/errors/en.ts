import type { errorsRu } from './ru.ts'

export const errorsEn: Record<keyof typeof errorsRu, string> = {
  'page-not-found': 'There is no such door',
  'error.not_found.head': 'Page not found',
  'error.not_found.text':
    'Page not found: it may have moved, or the address has a typo. You can continue from here.',
  'error.not_found.description':
    'There is no such page on the Kerege site: it may have moved, or the address has a typo. Start from the home page or the apartments.',
  'some-page-error': 'The page did not open',
  'error.some.text': 'The fault is ours. Try reloading the page, or start from one of these sections.',
  'error.some.description':
    'A page of the Kerege site did not open because of an error on our side. Reload it or start from the home page.',
  'error.ways': 'Where to continue',
  'error.main': 'Home',
  'error.projects': 'Projects',
  'error.flats': 'Apartments',
  'error.news': 'News and special offers',
  'error.reload': 'Load the page again',
  'error.part': 'This part of the page did not open.',
  'error.part.again': 'Try again',
  'error.image.some': 'A drawing of a building whose line breaks off',
  'error.image': 'A floor plan of a building without a door',
  'error.image.measure': '{value} m',
}
