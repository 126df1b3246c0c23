import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the page of a house alone. */
export const house = {
  'queue.description': {
    ru: '{house} в «{complex}», {city}: {flats}. {when}. Планировки, цены, этажи и документы дома.',
    kk: '«{complex}» жобасы, {city}, {house}: {flats}. {when}. Үйдің жоспарлары, бағасы, қабаттары және құжаттары.',
    en: '{house} of {complex}, {city}: {flats}. {when}. Floor plans, prices, floors and documents of the building.',
  },
  'queue.about': {
    ru: 'О доме',
    kk: 'Үй туралы',
    en: 'About the building',
  },
  'queue.section.value': {
    ru: '{floors}, на этаже {units}',
    kk: '{floors}, әр қабатта {units}',
    en: '{floors}, {units} per floor',
  },
  'queue.units': {
    ru: 'квартира | квартиры | квартир',
    kk: 'пәтер',
    en: 'apartment | apartments',
  },
  'queue.place': {
    ru: 'Где стоит дом',
    kk: 'Үй қайда тұр',
    en: 'Where the building stands',
  },
  'queue.place.hint': {
    ru: 'Дом выделен на плане. Остальные дома проекта открываются с плана и из списка.',
    kk: 'Үй жоспарда белгіленген. Жобаның басқа үйлерін жоспардан да, тізімнен де ашуға болады.',
    en: 'The building is marked on the plan. Open the other buildings of the project from the plan or the list.',
  },
  'queue.flats': {
    ru: 'Квартиры в этом доме',
    kk: 'Осы үйдегі пәтерлер',
    en: 'Apartments in this building',
  },
  'queue.address': {
    ru: 'Адрес',
    kk: 'Мекенжай',
    en: 'Address',
  },
} as const satisfies TextsByKey
