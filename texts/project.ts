import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the page of a project alone. */
export const project = {
  'project.parts': {
    ru: 'Разделы страницы',
    kk: 'Беттің бөлімдері',
    en: 'Parts of the page',
  },
  'project.choose': {
    ru: 'Выбрать квартиру',
    kk: 'Пәтер таңдау',
    en: 'Choose an apartment',
  },
  'project.about': {
    ru: 'О проекте',
    kk: 'Жоба туралы',
    en: 'About the project',
  },
  'project.features': {
    ru: 'Что есть в проекте',
    kk: 'Жобада не бар',
    en: 'What the project offers',
  },
  'project.houses.short': {
    ru: 'Дома',
    kk: 'Үйлер',
    en: 'Buildings',
  },
  'project.model': {
    ru: 'Солнце и вид в 3D',
    kk: 'Күн және көрініс, 3D',
    en: 'Sun and view in 3D',
  },
  'project.houses.hint.floors': {
    ru: 'Нажмите на дом на плане, чтобы выбрать квартиру, или в списке, чтобы увидеть сроки, цены и документы.',
    kk: 'Жоспардағы үйді бассаңыз, пәтер таңдайсыз; тізімдегісін бассаңыз, оның мерзімін, бағасын және құжаттарын көресіз.',
    en: 'Choose a building on the plan to choose an apartment in it, or in the list to see its dates, prices and documents.',
  },
  'project.houses.hint': {
    ru: 'Нажмите на дом на плане, чтобы выбрать квартиру на фасаде, или в списке, чтобы увидеть сроки, цены и документы.',
    kk: 'Жоспардағы үйді бассаңыз, қасбеттен пәтер таңдайсыз; тізімдегісін бассаңыз, оның мерзімін, бағасын және құжаттарын көресіз.',
    en: 'Choose a building on the plan to open its facade, or in the list to see its dates, prices and documents.',
  },
  'project.flats': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'project.flats.title': {
    ru: 'Квартиры в «{name}»',
    kk: '«{name}» жобасындағы пәтерлер',
    en: 'Apartments in {name}',
  },
  'project.flats.plans': {
    ru: 'По планировкам',
    kk: 'Жоспарлары бойынша',
    en: 'By floor plan',
  },
  'project.promotions': {
    ru: 'Акции',
    kk: 'Акциялар',
    en: 'Special offers',
  },
  'project.promotions.until': {
    ru: 'До {date}',
    kk: 'Соңғы күні: {date}',
    en: 'Until {date}',
  },
  'project.gallery': {
    ru: 'Галерея',
    kk: 'Галерея',
    en: 'Gallery',
  },
  'project.films': {
    ru: 'Видео',
    kk: 'Бейне',
    en: 'Videos',
  },
  'project.films.youtube': {
    ru: 'откроется на YouTube в новой вкладке',
    kk: 'YouTube-та жаңа қойындыда ашылады',
    en: 'opens on YouTube in a new tab',
  },
  'project.reviews': {
    ru: 'Отзывы',
    kk: 'Пікірлер',
    en: 'Reviews',
  },
  'project.location': {
    ru: 'Расположение',
    kk: 'Орналасқан жері',
    en: 'Location',
  },
  'project.location.former': {
    ru: 'Прежний адрес: {address}',
    kk: 'Бұрынғы мекенжайы: {address}',
    en: 'Former address: {address}',
  },
  'project.location.open': {
    ru: 'Открыть на карте',
    kk: 'Картадан ашу',
    en: 'Open on a map',
  },
  'project.near': {
    ru: 'Что рядом',
    kk: 'Жақын жерде',
    en: 'What is nearby',
  },
  'project.near.walk': {
    ru: '{minutes} мин пешком',
    kk: 'жаяу {minutes} мин',
    en: '{minutes} min on foot',
  },
  'project.documents': {
    ru: 'Документы',
    kk: 'Құжаттар',
    en: 'Documents',
  },
  'legal.by_house': {
    ru: 'Разрешения строящихся домов',
    kk: 'Салынып жатқан үйлердің рұқсаттары',
    en: 'Permits for the buildings under construction',
  },
  'map.project': {
    ru: 'Проект на карте',
    kk: 'Картадағы жоба',
    en: 'The project on the map',
  },
  'near.transport': {
    ru: 'Транспорт',
    kk: 'Көлік',
    en: 'Transport',
  },
  'near.learning': {
    ru: 'Школы и детские сады',
    kk: 'Мектептер мен балабақшалар',
    en: 'Schools and kindergartens',
  },
  'near.shops': {
    ru: 'Магазины',
    kk: 'Дүкендер',
    en: 'Shops',
  },
  'near.health': {
    ru: 'Здоровье',
    kk: 'Денсаулық',
    en: 'Healthcare',
  },
  'near.leisure': {
    ru: 'Отдых и спорт',
    kk: 'Демалыс және спорт',
    en: 'Leisure and sport',
  },
  'near.other': {
    ru: 'Ещё рядом',
    kk: 'Тағы не бар',
    en: 'Also nearby',
  },
} as const satisfies TextsByKey
