import type { Found } from './entries.ts'
import { inOtherLayout, spelt } from './letters.ts'
import type { Lexicon } from './lexicon.ts'
import { type Token, tokenOf } from './tokens.ts'

export function lookUp(
  words: readonly Token[],
  at: number,
  language: Lexicon,
  company: Lexicon,
): Found | null {
  const word = language.findWord(words, at)
  const inside = featureBehind(words, at, company)
  if (inside !== null && inside.length > (word?.length ?? 0)) return inside
  const exact = nameAt(words, at, language, company)
  const isUnknown = word === null && exact === null
  const split = isUnknown ? (findSplitName(words, at, company) ?? company.findJumbledName(words, at)) : null
  if (split !== null) return split
  const switched = isUnknown ? findSwitchedName(words, at, company) : null
  if (switched !== null) return switched
  const loose = exact === null || exact.length === 1 ? company.findLooseName(words, at) : null
  const name = loose ?? exact
  // A name is as good as a word only where it is as long.
  if (name !== null && (word === null || name.length > word.length)) return name
  // «арманым», «армандаймын»: a word that says nothing of a home and has more letters than the name in it.
  if (word !== null && name !== null && word.senses.has('plain') && word.letters > name.letters) return word
  if (word !== null && name !== null && name.length === word.length) return both(word, name)
  if (word !== null) return word
  if (words[at]?.number !== null) return null
  const phraseWords = words.slice(at, at + longestPhrase)
  if (phraseWords.some(hasJ)) {
    const heard = withKazakhJ(phraseWords)
    const kazakh = (hasJ(phraseWords[0]) ? language.findWord(heard, 0) : null) ?? company.findName(heard, 0)
    if (kazakh !== null) return kazakh
  }
  const phrase = language.findSlippedPhrase(words, at)
  if (phrase !== null) return phrase
  const meant = company.findMistypedName(words[at]) ?? language.findMistyped(words[at])
  return meant === null ? null : { ...meant, isGuess: true }
}

/** «во дворе тихо»: a feature of houses by its name behind «в»; null for none. */
function featureBehind(words: readonly Token[], at: number, company: Lexicon): Found | null {
  if (!/^во?$/.test(words[at]?.plain ?? '')) return null
  const found = company.findName(words, at + 1)
  return found !== null && found.length > 1 && found.senses.has('feature')
    ? { ...found, length: found.length + 1 }
    : null
}

/** The name at a place, unless its last word begins a feature of houses or a longer name of a place: «Есілде жағалауға шығатын жол», "instalment (project of two words)"; null for none. */
function nameAt(words: readonly Token[], at: number, language: Lexicon, company: Lexicon): Found | null {
  const name = company.findName(words, at)
  if (name === null || name.length === 1) return name
  const last = at + name.length - 1
  if (isOfOtherAmount(words, last, name, language)) return company.findName(words.slice(at, last), 0)
  // "instalment caspian terrace": or of a longer name of a place.
  const place = name.senses.has('place') ? null : company.findName(words, last)
  if (place !== null && place.length > 1 && place.senses.has('place'))
    return company.findName(words.slice(at, last), 0)
  const phrase = language.findWord(words, last)
  const isFeature = phrase !== null && phrase.length > 1 && phrase.senses.has('feature')
  const behind = name.senses.has('program') ? company.findName(words, last) : null
  const isPlace = behind !== null && behind.length > 1 && behind.senses.has('place')
  if (!isFeature && !isPlace) return name
  return company.findName(words.slice(at, last), 0)
}

/** «рассрочка 20 млн», "instalments 40 thousand a month": whether the number that ends the name of an offer is one of money, of size or of a date. */
function isOfOtherAmount(
  words: readonly Token[],
  last: number,
  { senses }: Found,
  language: Lexicon,
): boolean {
  const isOffer = senses.has('program') || senses.has('promotion')
  if (!isOffer || typeof words[last]?.number !== 'number') return false
  const behind = language.findWord(words, last + 1)?.senses
  return (
    ['scale', 'currency', 'season'].some((kind) => behind?.has(kind) === true) ||
    (behind?.has('unit') === true && behind.get('unit')?.has('percent') !== true)
  )
}

/** Words that a phrase of the languages has at most. */
const longestPhrase = 5

/** Whether a word has a Latin j before a vowel of the back. */
function hasJ(word: Token | undefined): boolean {
  return word?.isLatin === true && /j[aou]/.test(word.plain)
}

/** "joghary", "jaqyn": in Kazakh a Latin j is «ж» before any vowel, where elsewhere "jo" may be «ё». */
function withKazakhJ(words: readonly Token[]): readonly Token[] {
  return words.map((word) => (hasJ(word) ? tokenOf(word, spelt(word.plain.replaceAll('j', 'zh'))) : word))
}

/** «Тгкф Ещцукы»: a name of several words that is typed under the other layout of the keyboard. */
function findSwitchedName(words: readonly Token[], at: number, company: Lexicon): Found | null {
  const isWord = (word: Token | undefined) =>
    word !== undefined && word.number === null && !word.isSign && word.text.length > 2
  if (!isWord(words[at]) || !isWord(words[at + 1])) return null
  const others = words
    .slice(at, at + longestPhrase)
    .map((word) => (isWord(word) ? tokenOf(word, spelt(inOtherLayout(word.text))) : word))
  const found = company.findName(others, 0) ?? company.findLooseName(others, 0)
  return found !== null && found.length > 1 && found.senses.has('place') ? found : null
}

/** «сары арқа қала» for a name of two words: two neighbouring words that are one of a name. */
function findSplitName(words: readonly Token[], at: number, company: Lexicon): Found | null {
  const [first, second] = [words[at], words[at + 1]]
  const isWords = [first, second].every(
    (word) => word !== undefined && word.number === null && !word.isSign && word.text.length > 2,
  )
  if (!isWords || first === undefined || second === undefined || words[at + 2] === undefined) return null
  const joined = tokenOf(first, spelt(first.text + second.text))
  const found = company.findName([joined, ...words.slice(at + 2, at + 5)], 0)
  return found !== null && found.length > 1 && found.senses.has('place')
    ? { ...found, length: found.length + 1 }
    : null
}

function both(word: Found, name: Found): Found {
  return { ...word, senses: new Map([...word.senses, ...name.senses]), tail: word.tail ?? name.tail }
}
