import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the board of a house and of what is on the way to it. */
export const board = {
  'board.title': {
    ru: 'Шахматка, {house}',
    kk: 'Пәтерлер кестесі, {house}',
    en: 'Apartment grid, {house}',
  },
  'board.title.other': {
    ru: '{category}, {house}',
    kk: '{category}, {house}',
    en: '{category}, {house}',
  },
  'board.description': {
    ru: '{house} в «{complex}», {city}: все квартиры по секциям и этажам, площади, цены и наличие.',
    kk: '«{complex}» жобасы, {city}, {house}: барлық пәтер секция мен қабат бойынша, ауданы, бағасы және қайсысы бос.',
    en: '{house} of {complex}, {city}: all apartments by section and floor, with areas, prices and what is available.',
  },
  'board.description.other': {
    ru: '{category}: {house} в «{complex}», {city}. Все места, площади, цены и наличие.',
    kk: '{category}: «{complex}» жобасы, {city}, {house}. Барлық орын, ауданы, бағасы және қайсысы бос.',
    en: '{category}: {house} of {complex}, {city}. Every property with its area, price and availability.',
  },
  'board.kinds': {
    ru: 'Что есть в доме',
    kk: 'Үйде не бар',
    en: 'What the building has',
  },
  'board.filters': {
    ru: 'Что подсветить',
    kk: 'Нені ерекшелеу керек',
    en: 'What to highlight',
  },
  'board.free': {
    ru: 'Только свободные',
    kk: 'Тек бостары',
    en: 'Available only',
  },
  'board.reset': {
    ru: 'Сбросить',
    kk: 'Тазарту',
    en: 'Reset',
  },
  'board.fit': {
    ru: 'Подходит {fit} из {total}',
    kk: 'Сәйкес келетіні: {fit} / {total}',
    en: '{fit} of {total} match',
  },
  'board.section.unknown': {
    ru: 'Секция не указана',
    kk: 'Секциясы көрсетілмеген',
    en: 'Section not given',
  },
  'board.others': {
    ru: 'Коммерческие помещения',
    kk: 'Коммерциялық үй-жайлар',
    en: 'Commercial units',
  },
  'board.empty': {
    ru: 'Без квартир',
    kk: 'Пәтер жоқ',
    en: 'No apartments',
  },
  'board.marked': {
    ru: 'Отмечено: {unit}.',
    kk: 'Белгіленгені: {unit}.',
    en: 'Marked: {unit}.',
  },
  'board.marked.show': {
    ru: 'Показать на шахматке',
    kk: 'Кестеден көрсету',
    en: 'Show on the grid',
  },
  'board.keys': {
    ru: 'Перемещайтесь по клеткам стрелками. Home и End ведут к краям этажа, Page Up и Page Down на пять этажей выше и ниже.',
    kk: 'Ұяшықтар арасында бағыттауыш пернелермен жүресіз. Home мен End қабаттың шетіне, Page Up пен Page Down бес қабат жоғары және төмен апарады.',
    en: 'Arrow keys move between cells. Home and End go to the ends of a floor, Page Up and Page Down move five floors.',
  },
  'board.nothing': {
    ru: 'Квартиры этого дома ещё не в продаже. Закажите звонок: сообщим о старте.',
    kk: 'Бұл үйдің пәтерлері әлі сатылымға шыққан жоқ. Қоңырауға тапсырыс беріңіз: сатылым басталғанын хабарлаймыз.',
    en: 'The apartments of this building are not on sale yet. Request a call and we will tell you when sales start.',
  },
  'board.callback': {
    ru: 'Поможем выбрать квартиру в этом доме',
    kk: 'Осы үйден пәтер таңдауға көмектесеміз',
    en: 'We will help you choose an apartment in this building',
  },
  'facade.open.floors': {
    ru: 'Выбрать по этажам',
    kk: 'Қабаттар бойынша таңдау',
    en: 'Choose by floor',
  },
  'filter.rooms': {
    ru: 'Количество комнат',
    kk: 'Бөлме саны',
    en: 'Rooms',
  },
  'filter.restorations': {
    ru: 'Отделка',
    kk: 'Әрлеу',
    en: 'Finish',
  },
  'filter.status': {
    ru: 'Статус',
    kk: 'Мәртебесі',
    en: 'Availability',
  },
} as const satisfies TextsByKey
