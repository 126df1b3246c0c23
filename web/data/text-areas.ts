import type { TextArea } from '#texts/texts.ts'

/** What every page says: the frame, its forms and dialogs, what things of the catalogue are called. */
export const baseAreas: readonly TextArea[] = ['site', 'frame', 'forms', 'messages', 'errors']

/** What the frame says beside them where a counter is switched on. */
export const analyticsAreas: readonly TextArea[] = ['analytics']

/**
 * What else a page says, by its path as in `web/routes.ts`. Texts are a third of the bytes of a page, so none carries
 * those of all others; `tests/text-areas.test.ts` reads the code of each page and knows what is missing and what too much.
 */
export const areasOfPages: Readonly<Record<string, readonly TextArea[]>> = {
  '': ['contents'],
  projects: ['projects', 'map', 'views'],
  'projects/queue/:queue': ['lightbox', 'projects', 'picker', 'progress'],
  'projects/queue/:queue/facade': ['projects', 'picker'],
  'projects/queue/:queue/floors/:floor': ['projects', 'picker'],
  'projects/queue/:queue/:type': ['projects'],
  'projects/:project': ['lightbox', 'projects', 'map', 'payment', 'progress'],
  about: ['about', 'lightbox', 'projects', 'progress'],
  'about/progress': ['projects', 'progress'],
  'about/:slug': ['lightbox', 'projects', 'progress'],
  'properties/:type': ['means', 'views'],
  'properties/:type/:slug': ['estate', 'payment', 'projects', 'picker'],
  contacts: ['contacts', 'map', 'projects'],
  career: ['career'],
  'career/job-for-student': ['career'],
  'career/:category': ['career'],
  'career/:category/:slug': ['career'],
  favorites: ['favorites'],
  'favorites/compare': ['favorites'],
  contents: ['contents'],
  'contents/news': ['contents'],
  'contents/news/:slug': ['contents', 'lightbox'],
  'contents/promo': ['contents'],
  'contents/promo/:slug': ['contents'],
  'purchase-methods': ['payment', 'purchase'],
  'purchase-methods/mortgage': ['payment', 'purchase'],
  'purchase-methods/installment': ['payment', 'purchase'],
  'purchase-methods/payment-100': ['payment', 'purchase'],
  'test-ui': [
    'analytics',
    'contents',
    'lightbox',
    'payment',
    'projects',
    'progress',
    'picker',
    'map',
    'views',
  ],
}
