import { isShortKind } from '../words/kinds-of-places.ts'
import { mayBeTold, toldToBe } from '../words/told-to-be.ts'
import { isWithout } from '../words/without.ts'
import type { Senses } from './entries.ts'
import { inOtherLayout, isLatinWord, soundOf, spelt } from './letters.ts'
import type { Lexicon } from './lexicon.ts'
import { lookUp } from './look-up.ts'
import { changed, type Term } from './term.ts'
import { type Token, tokenOf, tokensOf } from './tokens.ts'

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

/** «ш.м», «пл. Республики»: a dot within letters that stand for words, or behind the kind of a place. */
function isOfAbbreviation(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === '.' && isShortKind(tokens[at - 1]?.text ?? '')) return true
  const isLetters = (token: Token | undefined) => token !== undefined && /^\p{L}{1,2}$/u.test(token.text)
  const isWord = /^\p{L}+$/u.test(tokens[at + 1]?.text ?? '')
  // «ср.этаж»
  const isShort = /^(?:ср|сред|чист|черн|дет|торг|парк|пред)$/.test(tokens[at - 1]?.plain ?? '')
  return (
    tokens[at]?.text === '.' &&
    (isShort ? isWord : isLetters(tokens[at - 1]) && isLetters(tokens[at + 1])) &&
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
