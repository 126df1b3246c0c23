import type { pickerRu } from './ru.ts'

/** The same texts in English. Plural forms stand in the order «one | other» (A23). */
export const pickerEn: Readonly<Record<keyof typeof pickerRu, string>> = {
  'facade.title': 'Choose an apartment on the facade, {house}',
  'facade.description':
    '{house} of {complex}, {city}: how many apartments are available on each floor of each section, and from what price.',
  'facade.queue.hint':
    'Choose a floor on the facade to see its plan, and on the plan any apartment with all its details.',
  'facade.hint': 'Choose a floor on the facade or in the table.',
  'facade.picture': 'Facade: {house}',
  'facade.keys':
    'Arrow keys move between floors and sections. Home and End go to the ends of a floor, Page Up and Page Down move five floors.',
  'facade.free.flat': 'available apartment | available apartments',
  'facade.free.comm': 'available unit | available units',
  'facade.fit.flat': 'matching apartment | matching apartments',
  'facade.sold': 'nothing available',
  'facade.unfit': 'nothing matches',
  'facade.table': 'Floors and sections',
  'facade.go': 'Open the floor',
  'facade.none':
    'The apartments of this building are not on sale yet. Request a call and we will tell you when sales start.',

  'floor.title': 'Floor {floor}, section {section}, {house}',
  'floor.title.whole': 'Floor {floor}, {house}',
  'floor.description':
    '{house} of {complex}, {city}: the plan of floor {floor} with numbers, areas and prices of its apartments and what is available.',
  'floor.one': 'Floor {floor}',
  'floor.floors': 'Floors',
  'floor.sections': 'Sections',
  'floor.up': 'Up',
  'floor.down': 'Down',
  'floor.plan': 'Plan of the floor',
  'floor.scheme':
    'Drawn from the areas and windows of the apartments. Walls, stairs and doors are schematic.',
  'floor.street': 'Street',
  'floor.yard': 'Courtyard',
  'floor.north': 'N',
  'floor.units': 'On this floor',
  'floor.number': 'No. {number}',
  'floor.unit': 'Number',
  'floor.what': 'Type',
  'floor.price': 'Price',
  'floor.status': 'Availability',
  'floor.listing': 'This floor in the list',
}
