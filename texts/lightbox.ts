import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of pictures shown at large. */
export const lightbox = {
  'lightbox.previous': {
    ru: 'Предыдущее изображение',
    kk: 'Алдыңғы сурет',
    en: 'Previous image',
  },
  'lightbox.next': {
    ru: 'Следующее изображение',
    kk: 'Келесі сурет',
    en: 'Next image',
  },
  'lightbox.place': {
    ru: '{number} из {total}',
    kk: '{number} / {total}',
    en: '{number} of {total}',
  },
} as const satisfies TextsByKey
