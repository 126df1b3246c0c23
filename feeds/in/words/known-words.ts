import { foldedText } from '#domain/folded-text.ts'

/** A longer text is no word. Characters. */
const longest = 300

/** A dictionary whose words are compared as a search compares them: letter case, Kazakh letters and signs do not count. */
export function knownWords<T>(words: Readonly<Record<string, T>>): (text: string) => T | undefined {
  const folded = new Map(Object.entries(words).map(([word, meaning]) => [foldedText(word), meaning]))
  // The same few words come with every offer; a hostile feed must not fill the memory with other ones.
  const seen = new Map<string, T | undefined>()
  return (text) => {
    if (text.length > longest) return undefined
    if (seen.has(text)) return seen.get(text)
    const meaning = folded.get(foldedText(text))
    if (seen.size < 1_000) seen.set(text, meaning)
    return meaning
  }
}

/** A list of words with one meaning each, written as `meaning: 'word, other word'`. */
export function byMeaning<T extends string>(lists: Readonly<Record<T, string>>): Record<string, T> {
  return Object.fromEntries(
    (Object.entries(lists) as [T, string][]).flatMap(([meaning, list]) =>
      list.split(',').map((word) => [word.trim(), meaning]),
    ),
  )
}
