import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of a unit in a board, on a floor and in the model. */
export const cells = {
  'queue.section': {
    ru: 'Секция {number}',
    kk: '{number}-секция',
    en: 'Section {number}',
  },
  'board.legend': {
    ru: 'Обозначения',
    kk: 'Шартты белгілер',
    en: 'Key',
  },
  'board.floor': {
    ru: 'Этаж',
    kk: 'Қабат',
    en: 'Floor',
  },
  'board.floor.of': {
    ru: '{floor} этаж',
    kk: '{floor}-қабат',
    en: 'Floor {floor}',
  },
  'board.studio': {
    ru: 'Ст.',
    kk: 'Ст.',
    en: 'S',
  },
  'board.request': {
    ru: 'по запросу',
    kk: 'сұрау бойынша',
    en: 'on request',
  },
  'board.cell': {
    ru: '{number}: {title}, {status}',
    kk: '{number}: {title}, {status}',
    en: '{number}: {title}, {status}',
  },
  'board.cell.priced': {
    ru: '{number}: {title}, {price}, {status}',
    kk: '{number}: {title}, {price}, {status}',
    en: '{number}: {title}, {price}, {status}',
  },
  'board.cell.unfit': {
    ru: '{cell}, не подходит',
    kk: '{cell}, сәйкес келмейді',
    en: '{cell}, does not match',
  },
} as const satisfies TextsByKey
