/** The script of the worker that keeps the visitor's favourites readable without a network. */
export const offlineWorkerPath = '/sw.js'

/** Names of its caches begin with it. */
export const offlineCaches = 'favorites-'

/** With it the worker says that an answer is a kept one: the moment at which it was kept, ISO. */
export const keptAtHeader = 'X-Kept-At'

/** The files that a page asks the worker to store: these units in its language, and the page's own files. */
export type KeepRequest = { ids: readonly number[]; language: string; files: readonly string[] }
