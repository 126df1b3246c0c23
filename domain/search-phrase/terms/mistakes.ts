import { isSlip } from './letters.ts'

/** Behind a stem of so many letters any ending of up to four letters is a mistyped one. */
export const longStem = 8

/** Words of so many letters or more may have a slip of the fingers. */
export const shortestSlip = 4

/** In words of so many letters any vowel may stand for another one, and they may have an ending. */
export const longWord = 6

/** Longer words are looked up by what remains of them without a letter. */
export const longestSlip = 9

const vowels = ['аеиоуыэюя', 'aeiou']

/** A word with two neighbouring letters swapped, then with one vowel for another; the first letter that is another one is at most at a place. */
export function slipsOf(word: string, most = word.length): string[] {
  if (word.length < shortestSlip || word.length > longestSlip) return []
  const found: string[] = []
  for (let at = 1; at < word.length && at - 1 <= most; at++)
    if (word[at] !== word[at - 1])
      found.push(`${word.slice(0, at - 1)}${word[at] ?? ''}${word[at - 1] ?? ''}${word.slice(at + 1)}`)
  for (let at = 1; at < word.length && at <= most; at++) {
    const own = vowels.find((each) => each.includes(word[at] ?? ' ')) ?? ''
    for (const vowel of own)
      if (vowel !== word[at] && (word.length >= longWord || isSlip(word[at] ?? '', vowel)))
        found.push(`${word.slice(0, at)}${vowel}${word.slice(at + 1)}`)
  }
  return found
}

/** Letters that are added, left out, changed or swapped between two words. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

export function withoutOneLetter(word: string): string[] {
  const all = [word]
  for (let at = 0; at < word.length; at++) all.push(word.slice(0, at) + word.slice(at + 1))
  return all
}

/** First vowels that are written for each other by ear: «Остана». */
export const firstVowels = /^(?:ao|oa|ei|ie|ао|оа|еи|ие|еэ|эе)$/

/** Whether two words differ by one letter or by two swapped ones, not in the first letter, which in a name may be another vowel. */
export function isOneMistake(typed: string, right: string, isName: boolean): boolean {
  const isVowel =
    (isName || right.length >= longStem) && firstVowels.test(`${typed[0] ?? ''}${right[0] ?? ''}`)
  if (isVowel && typed.slice(1) === right.slice(1)) return true
  if (typed[0] !== right[0] && !(typed[0] === right[1] && typed[1] === right[0])) return false
  if (Math.abs(typed.length - right.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === right[start]) start++
  const [a, b] = [typed.slice(start), right.slice(start)]
  const isOther = a.slice(1) === b.slice(1) && a.length === b.length
  if (isOther && right.length < longStem) return isSlip(a[0] ?? '', b[0] ?? '')
  return (
    isOther ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

/** «берсеңіз» is no mistyped «бермеңіз»: the letter by which a Kazakh verb refuses is never the wrong one. */
export function refusesAlike(typed: string, right: string): boolean {
  const refusing = (word: string) => word.replaceAll(/[^мбп]/g, '').length
  return refusing(typed) === refusing(right)
}

/** Kazakh endings follow each other; behind a mistyped stem only so many letters of them are trusted. */
export const longestMistypedEnding = 4

/** Kinds whose words are only read as they are written. */
export const notMistyped = new Set([
  'noise',
  'plain',
  'suffix',
  'join',
  'own',
  'need',
  'buy',
  'accept',
  'order',
  'below',
  'trade',
])

/** A mistyped name of fewer letters has only a simple case behind it. */
export const longName = 6

/** Simple cases of names by their sound, also behind a last vowel: «-е», «-ой», «-да», «-ыдан», «-ға». */
export const shortCase = /^(?:[aeiou]?|[oe]i|[aeiou]?(?:[dt][ae]n?|[gk][ae]))$/

/** Shorter stems have too many neighbours. */
export const shortestMistyped = 5

/** Kinds of words that a short mistyped one is taken for. */
export const keyKinds = new Set([
  'unit',
  'end',
  'topic',
  'rooms',
  'cat',
  'number',
  'scale',
  'bound',
  'not',
  'mark',
])
