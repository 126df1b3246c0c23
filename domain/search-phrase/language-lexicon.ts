import { Lexicon } from './lexicon.ts'
import { english } from './words/english.ts'
import { kazakh } from './words/kazakh.ts'
import { russian } from './words/russian.ts'

/** The words of the three languages: a sentence may mix them. */
export const languageLexicon = new Lexicon()
  .addWords(russian, 'ru')
  .addWords(kazakh, 'kk')
  .addWords(english, 'en')
