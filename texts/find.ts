import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The field for a sentence that says what home is wanted. */
export const find = {
  'find.label': {
    ru: 'Опишите, что ищете',
    kk: 'Не іздейтініңізді жазыңыз',
    en: 'Describe what you are looking for',
  },
  'find.example': {
    ru: 'Двушка до 30 млн, не первый этаж',
    kk: '30 млн-ға дейін 2 бөлмелі, бірінші қабат емес',
    en: 'Two rooms under 30M, not the ground floor',
  },
  'find.suggestions': { ru: 'Подсказки', kk: 'Ұсынылған нұсқалар', en: 'Suggestions' },
  'find.suggested': {
    ru: 'подсказка | подсказки | подсказок',
    kk: 'ұсынылған нұсқа',
    en: 'suggestion | suggestions',
  },
  'find.submit': { ru: 'Найти', kk: 'Іздеу', en: 'Find' },
} as const satisfies TextsByKey
