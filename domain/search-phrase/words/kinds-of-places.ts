import { plainWord } from '../terms/letters.ts'

const written: Readonly<Record<string, string>> = {
  бульвар: 'бул, бульв, б р',
  площадь: 'пл, площ',
  улица: 'ул',
  проспект: 'пр, просп, пр т',
  бульвары: 'бул',
  алаңы: 'ал',
  көшесі: 'көш',
  даңғылы: 'даң',
  boulevard: 'blvd, boul, bvd',
  square: 'sq',
  street: 'st, str',
  avenue: 'ave, av',
}

/** How the words for kinds of places are written for short: "sq", «б-р», «даң.». */
const shortWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(written).map(([word, short]) => [plainWord(word), short.split(', ')]),
)

/** Those of one word, which a dot follows. */
const dotted = new Set([...shortWords.values()].flat().map(plainWord))

/** Whether a dot behind a word only tells that it is short. */
export function isShortKind(word: string): boolean {
  return dotted.has(plainWord(word))
}

/** «Площадь Республики» as «пл Республики»: a name with its kind for short, as often as that is written so. */
export function shortNames(words: readonly string[]): string[][] {
  return words.flatMap((word, at) =>
    (shortWords.get(plainWord(word)) ?? []).map((short) => words.with(at, short)),
  )
}
