import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of the facade and the floor of a house. Plural forms stand in the order «one | few | many» (A23). */
export const picker = {
  'facade.title': {
    ru: 'Выбор квартиры на фасаде, {house}',
    kk: 'Қасбеттен пәтер таңдау, {house}',
    en: 'Choose an apartment on the facade, {house}',
  },
  'facade.title.floors': {
    ru: 'Выбор квартиры по этажам, {house}',
    kk: 'Пәтерді қабаттар бойынша таңдау, {house}',
    en: 'Choose an apartment by floor, {house}',
  },
  'facade.description': {
    ru: '{house} в «{complex}», {city}: сколько квартир свободно на каждом этаже каждой секции и от какой цены.',
    kk: '«{complex}» жобасы, {city}, {house}: әр секцияның әр қабатында неше пәтер бос және бағасы қаншадан басталады.',
    en: '{house} of {complex}, {city}: how many apartments are available on each floor of each section, and from what price.',
  },
  'facade.queue.hint': {
    ru: 'Выберите этаж на фасаде: откроется его план, а на плане — любая квартира со всеми подробностями.',
    kk: 'Қасбеттен қабатты таңдаңыз: оның жоспары ашылады, ал жоспардан кез келген пәтердің толық мәліметіне өтесіз.',
    en: 'Choose a floor on the facade to see its plan, and on the plan any apartment with all its details.',
  },
  'facade.hint': {
    ru: 'Нажмите на этаж на фасаде или выберите его в таблице.',
    kk: 'Қасбеттегі қабатты басыңыз немесе кестеден таңдаңыз.',
    en: 'Choose a floor on the facade or in the table.',
  },
  'facade.picture': {
    ru: 'Фасад: {house}',
    kk: 'Қасбет: {house}',
    en: 'Facade: {house}',
  },
  'facade.keys': {
    ru: 'Перемещайтесь по этажам и секциям стрелками. Home и End ведут к краям этажа, Page Up и Page Down на пять этажей выше и ниже.',
    kk: 'Қабаттар мен секциялар арасында бағыттауыш пернелермен жүресіз. Home мен End қабаттың шетіне, Page Up пен Page Down бес қабат жоғары және төмен апарады.',
    en: 'Arrow keys move between floors and sections. Home and End go to the ends of a floor, Page Up and Page Down move five floors.',
  },
  'facade.free.flat': {
    ru: 'свободная квартира | свободные квартиры | свободных квартир',
    kk: 'бос пәтер',
    en: 'available apartment | available apartments',
  },
  'facade.free.comm': {
    ru: 'свободное помещение | свободных помещения | свободных помещений',
    kk: 'бос үй-жай',
    en: 'available unit | available units',
  },
  'facade.fit.flat': {
    ru: 'подходящая квартира | подходящие квартиры | подходящих квартир',
    kk: 'сәйкес пәтер',
    en: 'matching apartment | matching apartments',
  },
  'facade.sold': {
    ru: 'свободных нет',
    kk: 'бостары жоқ',
    en: 'nothing available',
  },
  'facade.unfit': {
    ru: 'подходящих нет',
    kk: 'сәйкес келетіні жоқ',
    en: 'nothing matches',
  },
  'facade.table': {
    ru: 'Этажи и секции',
    kk: 'Қабаттар мен секциялар',
    en: 'Floors and sections',
  },
  'facade.go': {
    ru: 'Открыть этаж',
    kk: 'Қабатты ашу',
    en: 'Open the floor',
  },
  'facade.none': {
    ru: 'Квартиры этого дома ещё не в продаже. Закажите звонок: сообщим о старте.',
    kk: 'Бұл үйдің пәтерлері әлі сатылымға шыққан жоқ. Қоңырауға тапсырыс беріңіз: сатылым басталғанын хабарлаймыз.',
    en: 'The apartments of this building are not on sale yet. Request a call and we will tell you when sales start.',
  },
  'floor.title': {
    ru: '{house}, секция\u00A0{section}, {floor}\u00A0этаж',
    kk: '{house}, {section}-секция, {floor}-қабат',
    en: '{house}, section\u00A0{section}, floor\u00A0{floor}',
  },
  'floor.description': {
    ru: '{house} в «{complex}», {city}: план, {floor} этаж. Номера, площади, цены и наличие квартир.',
    kk: '«{complex}» жобасы, {city}, {house}: {floor}-қабаттың жоспары. Пәтерлердің нөмірі, ауданы, бағасы және қайсысы бос.',
    en: '{house} of {complex}, {city}: the plan of floor {floor} with numbers, areas and prices of its apartments and what is available.',
  },
  'floor.one': {
    ru: '{floor} этаж',
    kk: '{floor}-қабат',
    en: 'Floor {floor}',
  },
  'floor.floors': {
    ru: 'Этажи',
    kk: 'Қабаттар',
    en: 'Floors',
  },
  'floor.sections': {
    ru: 'Секции',
    kk: 'Секциялар',
    en: 'Sections',
  },
  'floor.up': {
    ru: 'Выше',
    kk: 'Жоғары',
    en: 'Up',
  },
  'floor.down': {
    ru: 'Ниже',
    kk: 'Төмен',
    en: 'Down',
  },
  'floor.units': {
    ru: 'На этом этаже',
    kk: 'Осы қабатта',
    en: 'On this floor',
  },
  'floor.unit': {
    ru: 'Номер',
    kk: 'Нөмірі',
    en: 'Number',
  },
  'floor.what': {
    ru: 'Что это',
    kk: 'Түрі',
    en: 'Type',
  },
  'floor.price': {
    ru: 'Цена',
    kk: 'Бағасы',
    en: 'Price',
  },
  'floor.status': {
    ru: 'Статус',
    kk: 'Мәртебесі',
    en: 'Availability',
  },
  'floor.listing': {
    ru: 'Этаж в каталоге',
    kk: 'Тізімдегі осы қабат',
    en: 'This floor in the list',
  },
} as const satisfies TextsByKey
