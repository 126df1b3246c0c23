import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of the map, of what is near a project, and of the list of projects beside the map. */
export const map = {
  'map.keys': {
    ru: 'Карта. Стрелки двигают её, плюс и минус меняют масштаб.',
    kk: 'Карта. Бағыттауыш пернелер оны жылжытады, плюс пен минус масштабын өзгертеді.',
    en: 'Map. The arrow keys move it, plus and minus zoom.',
  },
  'map.loading': {
    ru: 'Загружаем карту',
    kk: 'Карта жүктеліп жатыр',
    en: 'Loading the map',
  },
  'map.error': {
    ru: 'Карта не загрузилась. Ниже адреса и ссылки на другие карты.',
    kk: 'Карта жүктелмеді. Төменде мекенжайлар мен басқа карталарға сілтемелер бар.',
    en: 'The map could not be loaded. Addresses and links to other maps are below.',
  },
  'map.drawn': {
    ru: 'Схема без улиц: верны места и расстояния.',
    kk: 'Көшесіз сызба: орындары мен арақашықтығы дәл.',
    en: 'A plan without streets: places and distances are accurate.',
  },
  'map.lost': {
    ru: 'Улицы сейчас не загружаются. На схеме верны места и расстояния.',
    kk: 'Көшелер қазір жүктелмей тұр. Сызбада орындары мен арақашықтығы дәл.',
    en: 'The streets cannot be loaded now. On this plan places and distances are accurate.',
  },
  'map.rings': {
    ru: 'Круги: {first}, {second} и {third} минут пешком, если идти по прямой.',
    kk: 'Шеңберлер: түзу бойымен жаяу {first}, {second} және {third} минут.',
    en: 'Circles: {first}, {second} and {third} minutes on foot in a straight line.',
  },
  'map.metres': {
    ru: '{value} м',
    kk: '{value} м',
    en: '{value} m',
  },
  'map.kilometres': {
    ru: '{value} км',
    kk: '{value} км',
    en: '{value} km',
  },
  'map.zoom.in': {
    ru: 'Приблизить',
    kk: 'Жақындату',
    en: 'Zoom in',
  },
  'map.zoom.out': {
    ru: 'Отдалить',
    kk: 'Алыстату',
    en: 'Zoom out',
  },
  'map.fit': {
    ru: 'Показать всё',
    kk: 'Барлығын көрсету',
    en: 'Show all',
  },
  'map.hint.wheel': {
    ru: 'Чтобы приблизить карту, крутите колесо с нажатой клавишей Ctrl',
    kk: 'Картаны жақындату үшін Ctrl пернесін басып тұрып, дөңгелекті айналдырыңыз',
    en: 'Hold Ctrl and scroll to zoom',
  },
  'map.hint.touch': {
    ru: 'Двигайте карту двумя пальцами',
    kk: 'Картаны екі саусақпен жылжытыңыз',
    en: 'Move the map with two fingers',
  },
  'map.pin': {
    ru: '{name}, {title}',
    kk: '{name}, {title}',
    en: '{name}, {title}',
  },
  'map.cluster': {
    ru: '{place} {points}. Приблизить',
    kk: '{place} {points}. Жақындату',
    en: '{place} {points}. Zoom in',
  },
  'map.cluster.here': {
    ru: 'Рядом',
    kk: 'Қатар тұрған',
    en: 'Close together',
  },
  'map.cluster.points': {
    ru: 'место | места | мест',
    kk: 'орын',
    en: 'place | places',
  },
  'map.links': {
    ru: '{name} на других картах',
    kk: '{name} басқа карталарда',
    en: '{name} on other maps',
  },
  'project.map.2gis': {
    ru: '2ГИС',
    kk: '2GIS',
    en: '2GIS',
  },
  'project.map.yandex': {
    ru: 'Яндекс Карты',
    kk: 'Яндекс Карталар',
    en: 'Yandex Maps',
  },
  'project.map.google': {
    ru: 'Google Карты',
    kk: 'Google Карталар',
    en: 'Google Maps',
  },
} as const satisfies TextsByKey
