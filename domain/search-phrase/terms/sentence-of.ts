import type { Vocabulary } from '../company.ts'
import { longestPhrase } from '../longest-phrase.ts'
import { Sentence } from '../sentence.ts'
import { withoutCourtesy } from '../words/courtesy.ts'
import { withoutDays, withoutHours } from '../words/dates.ts'
import { heardInView, meantBeside } from '../words/heard.ts'
import { withoutNumbering } from '../words/numbering.ts'
import { languageLexicon } from './language-lexicon.ts'
import { inKazakhLayout, inOtherLayout } from './letters.ts'
import { inKnownLayout, termsOf } from './terms.ts'
import type { Term } from './term.ts'

/** Signs without a width that come along from a page: soft hyphens, and what binds a Kazakh ending to its number. */
const unseen = /[\u00AD\u200B\u2060]/g

/** What was typed as terms that rules ask, under the names of a company. */
export function sentenceOf(phrase: string, vocabulary: Vocabulary): Sentence {
  const text = phrase.normalize('NFC').replaceAll(unseen, '').slice(0, longestPhrase)
  const terms = withoutCourtesy(bestTerms(text, vocabulary))
  return new Sentence(withoutHours(withoutDays(withoutNumbering(terms))), text)
}

/** The terms under the keyboard layout in which more of the words are known. */
function bestTerms(text: string, { names }: Vocabulary): readonly Term[] {
  const typed = termsOf(text, languageLexicon, names)
  const meant = (terms: readonly Term[]) =>
    terms.map((term, at) => meantBeside(term, at, terms, languageLexicon))
  if (typed.known === typed.words) return meant(typed.terms)
  let best = typed
  const isKnown = typed.known * 2 >= typed.words
  for (const other of [isKnown ? null : inOtherLayout(text), inKazakhLayout(text)]) {
    if (other === null || other.length !== text.length) continue
    const switched = termsOf(other, languageLexicon, names)
    // Letters that are known against those that are not; in the Kazakh layout digits are letters too.
    const gain = 2 * (switched.known - best.known) - (switched.words - best.words)
    if (gain > 0 && switched.known * 2 >= switched.words) best = switched
  }
  const known = best.terms.map((term) => inKnownLayout(term, languageLexicon, names))
  return meant(known.map((term, at) => heardInView(term, at, known, languageLexicon)))
}
