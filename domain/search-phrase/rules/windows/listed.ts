import type { Item, Sentence, Wish } from '../../sentence.ts'
import { isEitherNe } from '../either-ne.ts'

/** "view not street": a word that refuses what follows; the Kazakh «не» is none. */
export function isRefusal(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'not', 'before') && (!sentence.isNe(place) || isJoin(sentence, place) === false)
}

export function startsThing(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'thing') || sentence.says(place, 'side')
}

/** Things one after the other, joined by «и», «или» or a comma before the same kind. */
export function listed(sentence: Sentence, place: number, kind: string, key: string): Item | null {
  const values: string[] = []
  let next = place
  for (let at = place; ;) {
    const value = sentence.value(at, kind)
    if (value === undefined || (at > place && kind === 'thing' && isOnWay(sentence, at))) break
    values.push(value)
    // «тауға да паркке де»
    next = /^(?:да|де)$/.test(sentence.textAt(at + 1)) ? at + 2 : at + 1
    let joined = next
    if (next > at + 1 && sentence.says(next, kind)) joined = next
    else if (isJoin(sentence, next) || sentence.isSign(next, '/&,') || isEven(sentence, next)) joined += 1
    // «не тау, не қала көрінетін»
    if (isEitherNe(sentence, joined)) joined += 1
    if (joined > next && isEven(sentence, joined)) joined += 1
    // "garden view, or at least courtyard"
    if (joined > next && sentence.says(joined, 'join', 'or') && !sentence.isNe(joined)) joined += 1
    if (joined > next && sentence.says(joined, 'bound', 'from')) joined += 1
    while (
      joined > next &&
      joined - next < 3 &&
      sentence.isFiller(joined) &&
      // «с видом на воду, до воды 5 минут» tells of a way.
      !/^(?:до|от)$/.test(sentence.textAt(joined)) &&
      // "south, no west"
      !isRefusal(sentence, joined) &&
      !sentence.says(joined, kind)
    )
      joined++
    // «не на север, а на юг»: another one instead.
    if (/^(?:а|но|but|ал)$/.test(sentence.textAt(next + 1)) && sentence.isSign(next, ',')) break
    if (joined === next && !(next > at + 1 && sentence.says(next, kind))) {
      // "the Caspian sea"
      if (kind === 'thing' && value === 'water' && sentence.says(next, kind, value)) next += 1
      break
    }
    at = joined
  }
  if (values.length === 0) return null
  // "the view on Caspian": a name of water that is one of a place too.
  const isWater = values.length === 1 && values[0] === 'water'
  const named = isWater ? sentence.at(place)?.senses.get('place') : undefined
  const wishes: Wish[] = [{ key, values }]
  if (named !== undefined) wishes.push({ key: 'place', values: [...named] })
  return { next, wishes }
}

/** «вид хоть на город, хоть на воду»: either would do. */
export function isEven(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.text === 'хоть'
}

/** «окна во двор, парк в пяти минутах»: a place behind a comma with words for how near it is, which windows do not look to. */
function isOnWay(sentence: Sentence, place: number): boolean {
  if (!sentence.isSign(place - 1, ',')) return false
  if (sentence.says(place + 1, 'near', 'after')) return true
  for (let at = place + 1; at - place < 6 && sentence.at(at)?.isSign === false; at++)
    if (sentence.says(at, 'unit', 'minutes')) return true
  return false
}

/** A word between two things; «не» is «or» in Kazakh, and refuses what follows between Russian prepositions. */
function isJoin(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'join')) return false
  const isPreposition = (at: number) => /^(?:на|в|во|с|со|из|к|у)$/.test(sentence.textAt(at))
  return !sentence.isNe(place) || !(isPreposition(place + 1) || isPreposition(place - 2))
}
