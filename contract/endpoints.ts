/** Addresses of the API. No schemas here: this file may reach the browser. */
export const endpoints = {
  localizations: { method: 'GET', path: '/api/localizations/:lang' },
  dictionaries: { method: 'GET', path: '/api/dictionaries' },
  categories: { method: 'GET', path: '/api/estates/categories' },
  estateFilters: { method: 'GET', path: '/api/estates/filters' },
  estates: { method: 'GET', path: '/api/estates' },
  estate: { method: 'GET', path: '/api/estates/:id' },
  complexesNavigation: { method: 'GET', path: '/api/complexes/navigation' },
  callback: { method: 'POST', path: '/api/feedback/callback' },
} as const
