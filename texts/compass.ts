import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Sides of the world. */
export const compass = {
  'compass.n': {
    ru: 'север',
    kk: 'солтүстік',
    en: 'north',
  },
  'compass.ne': {
    ru: 'северо-восток',
    kk: 'солтүстік-шығыс',
    en: 'north-east',
  },
  'compass.e': {
    ru: 'восток',
    kk: 'шығыс',
    en: 'east',
  },
  'compass.se': {
    ru: 'юго-восток',
    kk: 'оңтүстік-шығыс',
    en: 'south-east',
  },
  'compass.s': {
    ru: 'юг',
    kk: 'оңтүстік',
    en: 'south',
  },
  'compass.sw': {
    ru: 'юго-запад',
    kk: 'оңтүстік-батыс',
    en: 'south-west',
  },
  'compass.w': {
    ru: 'запад',
    kk: 'батыс',
    en: 'west',
  },
  'compass.nw': {
    ru: 'северо-запад',
    kk: 'солтүстік-батыс',
    en: 'north-west',
  },
} as const satisfies TextsByKey
