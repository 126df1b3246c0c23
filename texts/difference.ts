import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What is different in a unit that fulfils all wishes of a listing but one; lines under its card. */
export const difference = {
  'difference.price_from': { ru: 'На {by} дешевле', kk: '{by} арзанырақ', en: '{by} cheaper' },
  'difference.price_to': { ru: 'На {by} дороже', kk: '{by} қымбатырақ', en: '{by} more expensive' },
  'difference.area_from': { ru: 'На {by} меньше', kk: '{by} кіші', en: '{by} smaller' },
  'difference.area_to': { ru: 'На {by} больше', kk: '{by} үлкен', en: '{by} larger' },
  'difference.kitchen_from': {
    ru: 'Кухня на {by} меньше',
    kk: 'Ас үйі {by} кіші',
    en: 'Kitchen {by} smaller',
  },
  'difference.payment_to': { ru: 'В месяц на {by} больше', kk: 'Айына {by} артық', en: '{by} a month more' },
  'difference.first_payment_to': {
    ru: 'Первый взнос на {by} больше',
    kk: 'Бастапқы жарна {by} артық',
    en: 'Down payment {by} more',
  },
  'difference.floor_from': {
    ru: 'Этаж {own}, а не {asked} и выше',
    kk: '{own}-қабат, ал Сіз {asked}-қабаттан бастап іздедіңіз',
    en: 'Floor {own} instead of {asked} and up',
  },
  'difference.floor_to': {
    ru: 'Этаж {own}, а не {asked} и ниже',
    kk: '{own}-қабат, ал Сіз {asked}-қабатқа дейін іздедіңіз',
    en: 'Floor {own} instead of {asked} and below',
  },
  'difference.level_from': {
    ru: 'Уровень {own}, а не {asked} и выше',
    kk: '{own}-деңгей, ал Сіз {asked}-деңгейден бастап іздедіңіз',
    en: 'Level {own} instead of {asked} and up',
  },
  'difference.level_to': {
    ru: 'Уровень {own}, а не {asked} и ниже',
    kk: '{own}-деңгей, ал Сіз {asked}-деңгейге дейін іздедіңіз',
    en: 'Level {own} instead of {asked} and below',
  },
  'difference.floor.first': { ru: 'Первый этаж', kk: 'Бірінші қабат', en: 'Ground floor' },
  'difference.floor.last': { ru: 'Последний этаж', kk: 'Соңғы қабат', en: 'Top floor' },
  'difference.rooms': {
    ru: '{own}, а не {asked}',
    kk: '{own}, {asked} емес',
    en: '{own} instead of {asked}',
  },
  'difference.words': {
    ru: '{title}: {own}, а не {asked}',
    kk: '{title}: {own}, {asked} емес',
    en: '{title}: {own}, not {asked}',
  },
  'difference.place': {
    ru: '{place}: {own} мин пешком, а не {asked}',
    kk: '{place}: жаяу {own} минут, {asked} емес',
    en: '{place}: {own} min on foot, not {asked}',
  },
  'difference.district': {
    ru: 'Другой район: {name}',
    kk: 'Басқа аудан: {name}',
    en: 'Another district: {name}',
  },
  'difference.complex': {
    ru: 'Другой проект: {name}',
    kk: 'Басқа жоба: {name}',
    en: 'Another project: {name}',
  },
  'difference.house': { ru: 'Другой дом: {name}', kk: 'Басқа үй: {name}', en: 'Another building: {name}' },
  'difference.features': {
    ru: 'Чего нет: {name}',
    kk: 'Мұнда жоғы: {name}',
    en: 'Not here: {name}',
  },
  'difference.promotion': { ru: 'Без этой акции', kk: 'Бұл акциясыз', en: 'Without this offer' },
  'difference.plan': { ru: 'Другая планировка', kk: 'Басқа жоспар', en: 'Another floor plan' },
  'difference.program': {
    ru: 'Не продаётся по программе: {name}',
    kk: 'Бұл бағдарламамен сатылмайды: {name}',
    en: 'Not sold with: {name}',
  },
} as const satisfies TextsByKey
