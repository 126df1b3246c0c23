import type { Sentence } from '../sentence.ts'

/** A storeroom or a parking space that is bought with a flat, and the words that tell so. */
export type UnitWithFlat = { readonly category: string; readonly from: number; readonly next: number }

/** Words between such a unit and the flat. */
const between =
  /^(?:with|with a|when|if|bought|bought with|together|together with|for|to|as|a|buying|buy|при|покупке|купле|приобретении|к|с|со|под|вместе|вместе с|в комплекте|б[іи]рге|[қк]оса|ал[ғг]анда|алын[ғг]ан|сатып ал[ғг]анда|сатып алын[ғг]ан)$/

/** «кладовая к квартире», "a storeroom with a flat", «пәтермен бірге қойма»; null where none is told so. */
export function unitWithFlat(sentence: Sentence): UnitWithFlat | null {
  for (const from of sentence.terms.keys()) {
    const category = ['garage', 'storageroom'].find((each) => sentence.says(from, 'cat', each))
    if (category === undefined) continue
    for (const step of [1, -1] as const) {
      const flat = flatAt(sentence, from, step)
      if (flat !== null) return { category, from: Math.min(from, flat), next: Math.max(from, flat) + 1 }
    }
  }
  return null
}

/** "if we take a flat", «если берём квартиру», «пәтер алсақ»: whether a flat is only the condition of something else. */
export function isTakenOnCondition(sentence: Sentence, flat: number): boolean {
  const before = [1, 2, 3, 4].map((back) => sentence.textAt(flat - back))
  const isIf = before.some((text) => /^(?:если|if|when)$/.test(text))
  return (isIf && before.some((text) => taken.test(text))) || /^алса[мк]?$/.test(sentence.textAt(flat + 1))
}

/** Verbs of buying behind "if". */
const taken = /^(?:бер(?:ем|у)|возьм(?:у|ем)|куп(?:лю|им)|покупа(?:ю|ем)|take|buy|get)$/

/** The place of the flat that a unit belongs to, behind it or, in Kazakh, before it; null for none. */
function flatAt(sentence: Sentence, place: number, step: 1 | -1): number | null {
  let isTied = false
  for (let at = place + step; Math.abs(at - place) < 9; at += step) {
    const text = sentence.textAt(at)
    if (sentence.says(at, 'cat', 'flat')) {
      if (step === -1) return /^п[аә]тер(?:мен|ге)$/.test(text) ? at : null
      return isTied ? at : null
    }
    const isBetween = between.test(text)
    isTied ||= isBetween
    if (!isBetween && !sentence.isFiller(at) && !sentence.says(at, 'buy') && !isShare(sentence, at))
      return null
  }
  return null
}

/** "storeroom 15% off with a flat" */
function isShare(sentence: Sentence, place: number): boolean {
  return (
    typeof sentence.at(place)?.number === 'number' ||
    sentence.says(place, 'unit', 'percent') ||
    sentence.says(place, 'promo') ||
    cheaper.test(sentence.textAt(place))
  )
}

/** Words that tell of a lower price beside a share. */
export const cheaper = /^(?:дешевле|подешевле|арзан\p{L}*|off|cheaper|less)$/u
