import type { Sentence } from '../sentence.ts'

const owned = /^(?:наш(?:ей|а|у|ем)?|мо(?:ей|я|ю)|нынешн\p{L}*|теперешн\p{L}*|our|my|current)$/u

/** How the home that there is is told from another one. */
const present = /^(?:нынешн\p{L}*|теперешн\p{L}*|стар\p{L}*|прежн\p{L}*|current|present|old)$/u

/** Kazakh homes and their rooms with the ending of the first person. */
const kazakhOwned = /(?:патер|болмели|бөлмелі|уй|үй|кухня|(?:одн|дв|тр)[уе]шка)[ыиі]?м(?:[ыиі]з)?$/u

/** «бір бөлмеліміз», «двушкамыз»: rooms are told so only of the home that there is. */
const ownRooms = /^(?:б[өо]лмел[ыиі]м(?:[ыиі]з)?|(?:одн|дв|тр)[уе]шкам(?:[ыиі]з)?)$/u

/** Homes that somebody says to have, and a car: «пәтерім», «үйіміз», «однушкам», «көлігім». */
const held =
  /^(?:п[аә]тер|квартира|[уү]й|баспана|(?:одн|дв|тр)[уе]шка|студия|к[өо]л[іи]г)[ыиі]?м(?:[ыиі]з)?$/u

/** The place behind «бір бөлмелі үйім бар Орбитада»: a home that there is, with where it is; null for none. */
export function afterHeldHome(sentence: Sentence, place: number): number | null {
  if (!held.test(sentence.textAt(place))) return null
  const bar = /^(?:[қк]аз[іи]р|та[ғг]ы)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  if (!/^бар(?: ед[іи])?$/.test(sentence.textAt(bar))) return null
  let at = bar + 1
  const isWhere = () =>
    sentence.at(at)?.isKnown === false ? sentence.at(at)?.isSign === false : sentence.says(at, 'place')
  while (at - bar < 4 && isWhere() && sentence.at(at)?.tail !== 'from' && sentence.at(at)?.number === null)
    at++
  return at
}

/** Words by which a sentence wishes something of a home that is to be one's own. */
const wishing =
  /^(?:чтобы?|чтоб|бы|будущ\p{L}*|будет|должн\p{L}*|should|must|will|would|future|dream|бол(?:са|сын|уы|у)\p{L}*|керек|і?здей\p{L}*|болашақ|болашак|жоқ|жок)(?: .*)?$/u

/**
 * «в нашей однушке 32 квадрата», "our kitchen now is 6 metres", «ас үйіміз 6 шаршы»: the home that there is, in a part
 * of a sentence where nothing is wished before.
 */
export function isPresentHome(sentence: Sentence, place: number): boolean {
  const isHome = (at: number) =>
    sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat') || sentence.says(at, 'topic', 'kitchen')
  const text = (at: number) => sentence.textAt(at)
  const [start, end] = sentence.partOf(place)
  // «своя однушка есть, хотим больше», unlike «своя однушка в Астане»
  const isHeld =
    /^сво(?:я|ю|ей)$/.test(text(place)) &&
    !sentence.isSign(end, '?') &&
    sentence.terms.some(
      ({ text: word }, at) => at >= start && at < end && /^(?:есть|имеется|имею|имеем)$/.test(word),
    )
  const isOwned = owned.test(text(place)) || isHeld
  if (!kazakhOwned.test(text(place)) && !isOwned) return false
  // «кладовка рядом с моей квартирой»: what is wanted near the home that there is.
  const isOfUnit = (at: number) =>
    ['garage', 'storageroom', 'comm'].some((kind) => sentence.says(at, 'cat', kind))
  const isBeside = sentence.says(place - 1, 'near', 'before')
  if (isBeside && sentence.terms.some((_, at) => at >= start && at < place && isOfUnit(at))) return false
  // «пәтеріміз 60 шаршыдан кем болмасын», «наша двушка до 30 млн»: the home that there is has no bounds.
  for (let at = place; at < end; at++) {
    const isBound = sentence.says(at, 'bound') && !sentence.says(at, 'bound', 'around')
    if (isBound || sentence.says(at, 'after')) return false
  }
  if (kazakhOwned.test(text(place))) {
    for (let at = start; at < end; at++) if (wishing.test(text(at)) || sentence.says(at, 'need')) return false
    if (ownRooms.test(text(place))) return true
    // «үйім күнгей жақта, ыстық»
    const isThere = place === start && /жа[қк]та$/.test(text(end - 1))
    const isSize =
      isThere || sentence.terms.some((_, at) => at > place && at < end && sentence.says(at, 'unit', 'm2'))
    // «қазіргі пәтеріміз 3 қабатта»
    const isOnFloor = place <= start + 1 && /^(?:қабат|кабат|этаж)[дт][ае]$/.test(text(end - 1))
    return isSize || isOnFloor
  }
  if (!isOwned) return false
  let at = present.test(text(place + 1)) ? place + 2 : place + 1
  // "our two bedroom apartment"
  if (sentence.says(at, 'number') || sentence.at(at)?.number !== null) {
    const isRooms = ['rooms', 'bedrooms'].some((unit) => sentence.says(at + 1, 'unit', unit))
    if (!isRooms) return false
    at += 1
  } else if (!isHome(at)) return false
  for (let each = start; each < end; each++)
    if (wishing.test(text(each)) || (each < place && sentence.says(each, 'need'))) return false
  return true
}
