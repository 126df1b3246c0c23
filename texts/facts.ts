import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** How a house is built and kept, the questions that lead to answers, and the sources of a text. */
export const facts = {
  'facts.title': {
    ru: 'Как построен дом и кто его содержит',
    kk: 'Үй қалай салынған және оны кім күтіп ұстайды',
    en: 'How the building is made and maintained',
  },
  'facts.title.short': {
    ru: 'Как построено',
    kk: 'Қалай салынған',
    en: 'How it is built',
  },
  'facts.walls': {
    ru: 'Стены',
    kk: 'Қабырғалар',
    en: 'Walls',
  },
  'facts.insulation': {
    ru: 'Утепление',
    kk: 'Жылу оқшаулау',
    en: 'Insulation',
  },
  'facts.windows': {
    ru: 'Окна',
    kk: 'Терезелер',
    en: 'Windows',
  },
  'facts.slabs': {
    ru: 'Перекрытия и звук',
    kk: 'Аражабын және дыбыс',
    en: 'Slabs and sound',
  },
  'facts.ceilings': {
    ru: 'Высота потолков',
    kk: 'Төбе биіктігі',
    en: 'Ceiling height',
  },
  'facts.seismic': {
    ru: 'Сейсмостойкость',
    kk: 'Сейсмикалық төзімділік',
    en: 'Seismic design',
  },
  'facts.lifts': {
    ru: 'Лифты',
    kk: 'Лифтілер',
    en: 'Lifts',
  },
  'facts.heating': {
    ru: 'Отопление',
    kk: 'Жылыту',
    en: 'Heating',
  },
  'facts.hot_water': {
    ru: 'Горячая вода',
    kk: 'Ыстық су',
    en: 'Hot water',
  },
  'facts.ventilation': {
    ru: 'Вентиляция',
    kk: 'Желдету',
    en: 'Ventilation',
  },
  'facts.entry': {
    ru: 'Вход в дом',
    kk: 'Үйге кіру',
    en: 'Entry',
  },
  'facts.access': {
    ru: 'Для колясок и маломобильных',
    kk: 'Арба және қозғалысы шектеулі жандар үшін',
    en: 'Prams and wheelchairs',
  },
  'facts.parking': {
    ru: 'Паркинг',
    kk: 'Паркинг',
    en: 'Parking',
  },
  'facts.schools': {
    ru: 'Школы и детские сады',
    kk: 'Мектептер мен балабақшалар',
    en: 'Schools and kindergartens',
  },
  'facts.air': {
    ru: 'Воздух',
    kk: 'Ауа',
    en: 'Air',
  },
  'facts.noise': {
    ru: 'Шум',
    kk: 'Шу',
    en: 'Noise',
  },
  'facts.warranty': {
    ru: 'Гарантия',
    kk: 'Кепілдік',
    en: 'Warranty',
  },
  'facts.manager': {
    ru: 'Кто содержит дом',
    kk: 'Үйді кім күтіп ұстайды',
    en: 'Who maintains the building',
  },
  'facts.basis': {
    ru: 'Откуда эти данные',
    kk: 'Деректер қайдан алынған',
    en: 'Where this comes from',
  },
  'facts.fee': {
    ru: 'Содержание дома',
    kk: 'Үйді күтіп ұстау ақысы',
    en: 'Service charge',
  },
  'facts.fee.value': {
    ru: '{fee} ₸ за м² в месяц',
    kk: 'Бір м² үшін айына {fee} ₸',
    en: '{fee} ₸ per m² a month',
  },
  'facts.fee.unit': {
    ru: 'за эту площадь {sum} в месяц',
    kk: 'осы аудан үшін айына {sum}',
    en: 'for this area {sum} a month',
  },
} as const satisfies TextsByKey
