import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the links to share a page. */
export const share = {
  'share.by': {
    ru: 'Отправить в {name}',
    kk: '{name} арқылы жіберу',
    en: 'Share via {name}',
  },
  'share.copied': {
    ru: 'Ссылка скопирована',
    kk: 'Сілтеме көшірілді',
    en: 'Link copied',
  },
  'share.failed': {
    ru: 'Скопируйте адрес: {address}',
    kk: 'Мекенжайды көшіріп алыңыз: {address}',
    en: 'Copy the address: {address}',
  },
} as const satisfies TextsByKey
