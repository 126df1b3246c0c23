import type { EstateView } from '#domain/estate-words.ts'

const beginnings: readonly (readonly [words: RegExp, view: EstateView])[] = [
  [/двор|аула|yard/i, 'yard'],
  [/улиц|проспект|дорог|көше|street|road/i, 'street'],
  [/гор[ыау]|горн|тау|mountain/i, 'mountains'],
  [/парк(?!инг|ов)|сквер|саябақ|park(?!ing)/i, 'park'],
  [/рек[ауи]|река|реку|мор[еяю]|озер|канал|набережн|вод[ауы]|өзен|көл|water|river|sea|lake/i, 'water'],
  [/город|қала|city/i, 'city'],
]

/** The views from the windows in a feed: «во двор», «Двор и улица», «на горы». */
export function viewsOfWords(words: readonly string[]): EstateView[] {
  return beginnings.filter(([known]) => words.some((word) => known.test(word))).map(([, view]) => view)
}
