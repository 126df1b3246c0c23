import { spelt } from '../terms/letters.ts'
import type { Lexicon } from '../terms/lexicon.ts'
import { changed, type Term } from '../terms/term.ts'

/** Vowels that are written for each other by ear. */
const vowels: Readonly<Record<string, string>> = {
  а: 'о',
  о: 'а',
  е: 'иэ',
  и: 'еы',
  э: 'е',
  ы: 'и',
}

/** Consonants that sound alike where a word ends. */
const ends: Readonly<Record<string, string>> = { с: 'з', з: 'с', т: 'д', д: 'т', г: 'к', к: 'г' }

/**
 * «вид на гары», «окна на парг»: a short Russian word that nothing knows, where windows look to. It is what it sounds
 * like, if that is something to look at, or a side: «на сивер».
 */
export function heardInView(term: Term, at: number, terms: readonly Term[], language: Lexicon): Term {
  if (term.isKnown || !/^[а-я]{2,6}$/.test(term.text)) return term
  const saysView = (place: number) => terms[place]?.senses.get('mark')?.has('view') === true
  const before = terms[at - 1]?.text ?? ''
  // «вид на» is a phrase.
  const isOfView =
    (/^(?:на|во|в)$/.test(before) && saysView(at - 2)) || (before.endsWith(' на') && saysView(at - 1))
  if (!isOfView) return term
  for (const plain of heardAs(term.text)) {
    const found = language.findWord([spelt(plain)], 0)
    const isSeen = found?.senses.has('thing') === true || found?.senses.has('side') === true
    if (found !== null && isSeen && found.letters >= Math.max(2, plain.length - 2))
      return changed(term, {
        text: plain,
        senses: found.senses,
        tail: found.tail,
        isKnown: true,
        isGuess: true,
      })
  }
  return term
}

/** Words that tell of a view, or of where windows look to. */
const beside = /^(?:views?|vew|veiw|viev|veiws|facing|side|front)$/

/** What somebody does who is to see a view: "let me see views of the park". */
const viewer = /(?:^| )(?:to|i|we|me|us|you|they|who|can|could|let)$/

/** "see view", "view on the see", "ne side": English words that are others by themselves, where they only are what they sound like. */
export function meantBeside(term: Term, at: number, terms: readonly Term[], language: Lexicon): Term {
  if (term.text !== 'see' && term.text !== 'ne') return term
  const textAt = (place: number) => terms[place]?.text ?? ''
  const isSide =
    /^(?:side|sided|facing|exposure|aspect|orientation)$/.test(textAt(at + 1)) ||
    /^(?:facing|exposure|aspect|orientation)$/.test(textAt(at - 1))
  const isBefore =
    beside.test(textAt(at + 1)) &&
    !viewer.test(textAt(at - 1)) &&
    !/^(?:of|to|on|onto|over|from|in|for)$/.test(textAt(at + 2))
  const isBehind = /^(?:the|a)$/.test(textAt(at - 1)) && (terms[at + 1]?.isSign ?? true)
  const isNear = / (?:near|to|on|onto|over|by) the$/.test(` ${textAt(at - 2)} ${textAt(at - 1)}`)
  const isSea = isBefore || isBehind || isNear
  const isMeant = term.text === 'ne' ? isSide : isSea
  const found = isMeant ? language.findWord([spelt(term.text === 'ne' ? 'northeast' : 'sea')], 0) : null
  return found === null ? term : changed(term, { senses: found.senses, isKnown: true })
}

/** A word with one vowel, or its last consonant, as it may be spelt in truth. */
function heardAs(word: string): string[] {
  const found: string[] = []
  for (let at = 0; at < word.length; at++)
    for (const vowel of vowels[word[at] ?? ''] ?? '')
      found.push(`${word.slice(0, at)}${vowel}${word.slice(at + 1)}`)
  const last = ends[word.at(-1) ?? '']
  if (last !== undefined) found.push(`${word.slice(0, -1)}${last}`)
  return found
}
