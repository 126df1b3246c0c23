import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of lists with pages, and of those with filters. */
export const lists = {
  'common.page': {
    ru: 'страница {page}',
    kk: '{page}-бет',
    en: 'page {page}',
  },
  'listing.filters': {
    ru: 'Фильтры',
    kk: 'Сүзгілер',
    en: 'Filters',
  },
  'listing.filters.open': {
    ru: 'Фильтры',
    kk: 'Сүзгілер',
    en: 'Filters',
  },
  'listing.filters.open.count': {
    ru: 'Фильтры, {count}',
    kk: 'Сүзгілер, {count}',
    en: 'Filters, {count}',
  },
  'listing.filters.reset': {
    ru: 'Сбросить',
    kk: 'Тазарту',
    en: 'Clear',
  },
  'listing.filters.chosen': {
    ru: 'Выбранные фильтры',
    kk: 'Таңдалған сүзгілер',
    en: 'Chosen filters',
  },
  'listing.filters.remove': {
    ru: 'Убрать фильтр: {title}',
    kk: 'Сүзгіні алып тастау: {title}',
    en: 'Remove filter: {title}',
  },
  'listing.past.title': {
    ru: 'Такой страницы в списке нет',
    kk: 'Тізімде мұндай бет жоқ',
    en: 'This list has no such page',
  },
  'listing.past.text': {
    ru: 'В этом списке меньше страниц. Вернитесь к его началу.',
    kk: 'Бұл тізімдегі бет саны бұдан аз. Тізімнің басына оралыңыз.',
    en: 'This list has fewer pages. Go back to its beginning.',
  },
  'listing.past.link': {
    ru: 'К первой странице',
    kk: 'Бірінші бетке',
    en: 'Go to page 1',
  },
  'listing.pages': {
    ru: 'Страницы списка',
    kk: 'Тізім беттері',
    en: 'Pages of the list',
  },
  'listing.pages.prev': {
    ru: 'Предыдущая страница',
    kk: 'Алдыңғы бет',
    en: 'Previous page',
  },
  'listing.pages.next': {
    ru: 'Следующая страница',
    kk: 'Келесі бет',
    en: 'Next page',
  },
  'listing.pages.current': {
    ru: 'Страница {page}, текущая',
    kk: '{page}-бет, осы бет',
    en: 'Page {page}, current',
  },
  'listing.pages.page': {
    ru: 'Страница {page}',
    kk: '{page}-бет',
    en: 'Page {page}',
  },
} as const satisfies TextsByKey
