import type { Item, Rule, Sentence } from '../../sentence.ts'
import { listed } from './listed.ts'

export function sides(sentence: Sentence, place: number): Item | null {
  const found = listed(sentence, place, 'side', 'side')
  if (found === null) return null
  let { next } = found
  if (sentence.isSign(next, '-') && sentence.says(next + 1, 'mark')) next += 1
  while (sentence.says(next, 'mark') && next - found.next < 3) next++
  // "s remontom" is «с ремонтом»: a letter alone is a side only beside a word of sides.
  const term = sentence.at(place)
  // «ең бастысы» is no «батысы»: a mistyped side has a word of sides or windows beside it too.
  const text = term?.text ?? ''
  const isUnsure =
    // "facing s/e", «ю-в сторона»
    /^(?:.|se|[nsсю][^a-zа-я][ewвз])$/.test(text) ||
    term?.isGuess === true ||
    /^(?:рассвет|восход|закат|sunrise|sunset)/.test(text)
  // «окна на запат»
  const isBehindOn =
    /^(?:на|to)$/.test(sentence.textAt(place - 1)) && sentence.says(place - 2, 'mark', 'view')
  // "w view" is "with".
  const kind = text === 'w' ? 'side' : undefined
  const isMarked =
    isBehindOn || sentence.says(found.next, 'mark', kind) || sentence.says(place - 1, 'mark', kind)
  // "s or se", "se or s" are letters of a compass by themselves.
  const isListed =
    text !== 'w' &&
    (found.wishes[0]?.values.length ?? 0) > 1 &&
    [place, found.next - 1].some((at) => /^[ns][ew](?: |$)/.test(sentence.textAt(at)))
  return isUnsure && !isMarked && !isListed ? null : { ...found, next }
}

export const side: Rule = (sentence, place) => {
  let at = place
  while (sentence.says(at, 'mark', 'side') && at - place < 2)
    at = sentence.says(at + 1, 'side') ? at + 1 : sentence.afterFillers(at + 1, 2)
  return sides(sentence, at)
}
