import type { Lexicon } from '../terms/lexicon.ts'
import { addPhrase } from './name-words.ts'

/** Other words for a yard, of which Kazakh speakers use the Russian one too. */
const otherYards: Readonly<Record<string, string>> = {
  courtyard: 'yard',
  yard: 'courtyard',
  аула: 'двор',
  двор: 'дворик',
}

/** A feature by its title: of two words in either order, and with the other word for a yard. */
export function addFeature(names: Lexicon, words: readonly string[], code: string): void {
  const others = words.map((word) => otherYards[word.toLowerCase()] ?? word)
  const calm = [words, others].flatMap((each) => alike(each))
  for (const each of [words, others, ...calm]) {
    addPhrase(names, each, 'feature', code)
    if (each.length === 2) addPhrase(names, each.toReversed(), 'feature', code)
    // «двор чтоб тихий», "the yard must be quiet"
    const [quality = '', thing = ''] = each
    if (each.length === 2)
      for (const between of being) addPhrase(names, [thing, ...between.split(' '), quality], 'feature', code)
  }
}

/** Other words for a thing that is quiet. */
const quiet: Readonly<Record<string, readonly string[]>> = {
  quiet: ['silent', 'peaceful', 'calm', 'noiseless', 'tranquil'],
  тихий: ['спокойный', 'бесшумный', 'нешумный'],
  тыныш: ['тынық', 'шусыз', 'жайлы'],
}

/** "a silent courtyard" for "Quiet courtyard": a title of two words with each other word for its first. */
function alike([first = '', thing, ...others]: readonly string[]): string[][] {
  if (thing === undefined || others.length > 0) return []
  return (quiet[first.toLowerCase()] ?? []).map((word) => [word, thing])
}

/** Words that part a thing from how it is to be. */
const being = [
  'чтоб',
  'чтобы',
  'был',
  'была',
  'был бы',
  'чтоб был',
  'чтобы был',
  'чтобы была',
  'должен быть',
  'is',
  'must be',
  'should be',
  'has to be',
  'that is',
  'to be',
]
