import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of the list of projects, of a project and of a queue. Plural forms stand in the order «one | few | many» (A23). */
export const projects = {
  'projects.title': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'project.houses.floors': {
    ru: 'этаж | этажа | этажей',
    kk: 'қабат',
    en: 'floor | floors',
  },
  'board.open': {
    ru: 'Шахматка',
    kk: 'Пәтерлер кестесі',
    en: 'Apartment grid',
  },
  'facade.open': {
    ru: 'Выбрать на фасаде',
    kk: 'Қасбеттен таңдау',
    en: 'Choose on the facade',
  },
  'facade.crumb.floors': {
    ru: 'Этажи',
    kk: 'Қабаттар',
    en: 'Floors',
  },
  'facade.crumb': {
    ru: 'Фасад',
    kk: 'Қасбет',
    en: 'Facade',
  },
} as const satisfies TextsByKey
