/** The formats of feeds that are read, by the names of `--format`. */
export const feedFormats = [
  'yrl',
  'profitbase',
  'cian',
  'avito',
  'macro',
  'chessboard',
  'units',
  'fields',
  'table',
] as const

export type FeedFormat = (typeof feedFormats)[number]
