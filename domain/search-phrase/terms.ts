import type { Tail } from './endings.ts'
import { inOtherLayout, isLatinWord, ownSpelling, plainWord, soundOf, spelt } from './letters.ts'
import { mayBeTold, toldToBe } from './words/told-to-be.ts'
import { isWithout } from './words/without.ts'
import type { Found, Lexicon, Senses, Spelt } from './lexicon.ts'

/** A word, phrase, number or sign of a sentence with what it may say. */
export type Term = {
  /** Where it stands in the sentence. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The value of digits; null for anything else. */
  readonly number: number | null
  readonly senses: Senses
  readonly tail: Tail
  /** A mark such as a comma or a hyphen. */
  readonly isSign: boolean
  /** It follows the one before without a space. */
  readonly isTight: boolean
  /** Whether the vocabulary has it. */
  readonly isKnown: boolean
  /** Whether what it says was meant by a word that is only near to one of the vocabulary. */
  readonly isGuess: boolean
  /** Whether it begins with a capital letter. */
  readonly isCapital: boolean
}

/** A term with other values for some of its fields. All fields are always set in one order: engines read objects of one shape fastest. */
export function changed(term: Term, changes: Partial<Term>): Term {
  const { start, end, text, number, senses, tail, isSign, isTight, isKnown, isGuess, isCapital } = {
    ...term,
    ...changes,
  }
  return { start, end, text, number, senses, tail, isSign, isTight, isKnown, isGuess, isCapital }
}

/** A word, number or sign where it stands in a sentence. */
type Piece = Pick<Term, 'start' | 'end' | 'text' | 'number' | 'isSign' | 'isTight'>

type Token = Piece & Spelt

/** The only place where tokens are made, so that all have one shape. */
function tokenOf(
  { start, end, text, number, isSign, isTight }: Piece,
  { plain, own, sound, isLatin }: Spelt,
): Token {
  return { start, end, text, number, isSign, isTight, plain, own, sound, isLatin }
}

const phone = String.raw`(?:\+7|\b8)[ (-]{0,2}7\d\d[ )-]{0,2}\d{3}[ -]?\d\d[ -]?\d\d\b`
const grouped = String.raw`\d{1,3}(?:[ \u00a0.,'’]\d{3})+(?!\d)`
const number = String.raw`\d+(?:[.,]\d+)?`
const digits = String.raw`\d(?:,\d){2,}(?![\d,])`
const squareMetre = String.raw`[мm](?:[2²]| [2²](?! ?[-–/+,]| (?:to|or|или|не|немесе) | ?[рrкkбb]\p{L}*))(?![\d\p{L}])`
const patterns = new RegExp(
  `${phone}|(${grouped})|(${digits})|(${number})|${squareMetre}|q[1-4]\\b|\\p{L}[\\p{L}\\p{M}]*|([^\\s\\p{L}\\p{N}])|[^\\s]`,
  'giu',
)

const nothing: Senses = new Map()
const noise: Senses = new Map([['noise', new Set([''])]])
const money: Senses = new Map([['currency', new Set(['kzt'])]])
const foreign: Senses = new Map([['currency', new Set(['foreign'])]])
const percent: Senses = new Map([['unit', new Set(['percent'])]])

const signSenses: ReadonlyMap<string, Senses> = new Map([
  ['₸', money],
  ['$', foreign],
  ['€', foreign],
  ['₽', foreign],
  ['%', percent],
])

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(patterns)) {
    const [found, grouped, digits, number, sign] = match
    const start = match.index
    const isTight = start > 0 && start === last
    last = start + found.length
    if (grouped !== undefined && isTwoNumbers(text, found, last)) {
      const [one = '', two = ''] = found.split(/[ \u00a0]/)
      tokens.push(
        numberToken(start, one, isTight, Number(one)),
        numberToken(last - two.length, two, false, Number(two)),
      )
    } else if (digits !== undefined) tokens.push(...digitTokens(found, start))
    else if (grouped !== undefined)
      tokens.push(numberToken(start, found, isTight, Number(found.replace(/\D/g, ''))))
    else if (number !== undefined)
      tokens.push(numberToken(start, found, isTight, Number(found.replace(',', '.'))))
    else {
      const isSign = sign !== undefined
      tokens.push(
        tokenOf({ start, end: last, text: found, number: null, isSign, isTight }, speltToken(found)),
      )
    }
  }
  return tokens
}

/** The spellings of a word or a sign: «м 2» is «м2». */
function speltToken(found: string): Spelt {
  const plain = plainWord(found.replaceAll(' ', '').replace('²', '2'))
  return { plain, own: ownSpelling(found, plain), sound: soundOf(plain), isLatin: isLatinWord(plain) }
}

/** «1,2,3 комнаты»: each digit is a number, parted by signs. */
function digitTokens(text: string, start: number): Token[] {
  return [...text].map((sign, at) =>
    numberToken(start + at, sign, at > 0, sign === ',' ? null : Number(sign)),
  )
}

/** «2 250 тыс» is a number of rooms before a sum of thousands, and no 2250 of them. */
function isTwoNumbers(text: string, found: string, end: number): boolean {
  return (
    /^\d[ \u00a0]\d{3}$/.test(found) && /^[ ]?(?:тыс|к|k|мың|мын|thousand)/i.test(text.slice(end, end + 10))
  )
}

/** A token of digits, or the comma that parts them, which has no value. */
function numberToken(start: number, text: string, isTight: boolean, number: number | null): Token {
  return tokenOf(
    { start, end: start + text.length, text, number, isSign: number === null, isTight },
    { plain: text, own: text, sound: text, isLatin: false },
  )
}

/** «ш.м», «п.в»: a dot within letters that stand for words. */
function isOfAbbreviation(tokens: readonly Token[], at: number): boolean {
  const isLetters = (token: Token | undefined) => token !== undefined && /^\p{L}{1,2}$/u.test(token.text)
  return (
    tokens[at]?.text === '.' &&
    isLetters(tokens[at - 1]) &&
    isLetters(tokens[at + 1]) &&
    tokens[at + 1]?.isTight === true
  )
}

/** Whether a letter is what is left of "is": "it's". */
function isOfVerb(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === 's' && tokens[at].isTight && /^['’`]$/.test(tokens[at - 1]?.text ?? '')
}

/** The terms of a sentence, phrases as one, and how many letters of its words are known. */
export function termsOf(text: string, language: Lexicon, company: Lexicon) {
  const tokens = tokensOf(text).map((token, at, all) =>
    isWithout(token.plain, all[at + 1]?.plain ?? '') ? tokenOf(token, spelt('без')) : token,
  )
  // Phrases go over hyphens and apostrophes.
  const isJoint = (token: Token, at: number) =>
    token.isSign && token.isTight && (/['’`/-]/.test(token.text) || isOfAbbreviation(tokens, at))
  const words = tokens.filter((token, at) => !isJoint(token, at))
  const terms: Term[] = []
  let known = 0
  let letters = 0
  /** The place among the words of the token, or of the one behind it. */
  let place = 0
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token
    const isWord = token === words[place]
    const plain = isWord && !token.isSign ? lookUp(words, place, language, company) : null
    const found =
      isWord && !token.isSign && mayBeTold(plain)
        ? (toldToBe(words, place, language, company) ?? plain)
        : plain
    const lastWord = found === null ? token : (words[place + found.length - 1] ?? token)
    if (isWord) place += lastWord === token ? 1 : (found?.length ?? 1)
    const next = tokens.indexOf(lastWord, at) + 1
    // By letters: «р-н» is two short words beside a long one.
    for (let each = at; each < next; each++) {
      const { isSign, number, text: word } = tokens[each] as Token
      if (isSign || number !== null) continue
      letters += word.length
      if (found !== null) known += word.length
    }
    terms.push({
      start: token.start,
      end: lastWord.end,
      text: lastWord === token ? token.plain : text.slice(token.start, lastWord.end).toLowerCase(),
      number: found !== null && found.length > 1 ? null : token.number,
      // "it's far" has no south.
      senses: isOfVerb(tokens, at) ? noise : (found?.senses ?? signSenses.get(token.text) ?? nothing),
      tail: found?.tail ?? null,
      isSign: token.isSign,
      isTight: token.isTight,
      isKnown: found !== null,
      isGuess: found?.isGuess === true,
      isCapital: /^\p{Lu}/u.test(token.text),
    })
    at = next
  }
  return { terms: terms.map((term, at) => withNumber(term, terms[at + 1], language)), known, words: letters }
}

/**
 * «двушка в fcnfyt»: a word of five letters or more that nothing knows, typed under the other layout of the keyboard,
 * where that makes a known word of it, up to an ending of two letters.
 */
export function inKnownLayout(term: Term, language: Lexicon, company: Lexicon): Term {
  if (term.isKnown || !/^\p{L}{5,}$/u.test(term.text)) return term
  const other = spelt(inOtherLayout(term.text))
  const found = company.findName([other], 0) ?? language.findWord([other], 0)
  return found !== null && found.letters >= Math.max(5, other.plain.length - 2)
    ? changed(term, { text: other.plain, senses: found.senses, tail: found.tail, isKnown: true })
    : term
}

/** "tow room": a short word before rooms that is a number but for two letters in each other's place, or one typed twice. */
function withNumber(term: Term, behind: Term | undefined, language: Lexicon): Term {
  if (isKazakhTen(term, behind)) {
    const senses = language.findWord([spelt('он')], 0)?.senses ?? nothing
    return changed(term, { text: 'он', senses })
  }
  const units = behind?.senses.get('unit')
  const isHere = units?.has('rooms') === true || units?.has('bedrooms') === true
  if (term.isKnown || term.number !== null || !isHere || !/^\p{L}{3,6}$/u.test(term.text)) return term
  for (let at = 1; at < term.text.length; at++) {
    const [before = '', here = ''] = [term.text[at - 1], term.text[at]]
    // "twoo room": a letter typed twice
    const meant = before === here ? here : here + before
    const other = `${term.text.slice(0, at - 1)}${meant}${term.text.slice(at + 1)}`
    const found = language.findWord([spelt(other)], 0)
    if (found?.senses.has('number') === true && found.letters === other.length)
      return changed(term, { senses: found.senses, isKnown: true })
  }
  return term
}

/** "on bes million", "on eki qabat", "on mln": Kazakh ten in Latin letters, before a Kazakh number or a word for millions. */
function isKazakhTen(term: Term, behind: Term | undefined): boolean {
  if (term.text !== 'on' || behind === undefined || !isLatinWord(behind.text)) return false
  const isNumber =
    behind.senses.has('number') &&
    /^(?:bir|eki|ush|tort|bes|alti|jeti|segiz|togiz)/.test(soundOf(behind.text))
  return isNumber || behind.senses.has('scale')
}

function lookUp(words: readonly Token[], at: number, language: Lexicon, company: Lexicon): Found | null {
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
