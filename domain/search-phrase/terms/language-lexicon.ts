import { english } from '../words/english.ts'
import { kazakh } from '../words/kazakh.ts'
import { englishLimits, kazakhLimits, russianLimits } from '../words/limits.ts'
import { russian } from '../words/russian.ts'
import { Lexicon } from './lexicon.ts'

/** The words of the three languages: a sentence may mix them. */
export const languageLexicon = new Lexicon()
  .addWords(russian, 'ru')
  .addWords(russianLimits, 'ru')
  .addWords(kazakh, 'kk')
  .addWords(kazakhLimits, 'kk')
  .addWords(english, 'en')
  .addWords(englishLimits, 'en')
