import type { Sentence, Told } from '../sentence.ts'

/** "the east side of town", "the south of Almaty", «на востоке города», «қаланың шығыс жағы»: where in the town it is no filter tells. */
export function sidesOfTowns(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'side') return false
    if (wish.isRest === true && isElsewhere(sentence, from, to)) return true
    const isBehind =
      isTown(sentence, to) ||
      (sentence.textAt(to) === 'of' && sentence.says(to + 1, 'place')) ||
      (sentence.isFiller(to) &&
        (isTown(sentence, to + 1) || (sentence.isFiller(to + 1) && isTown(sentence, to + 2))))
    return (
      isBehind || isTown(sentence, from - 1) || isOfCity(sentence, from, to) || isInThe(sentence, from, to)
    )
  })
}

/** "west almaty", «запад Алматы»: a side right before a city or a district, where nothing tells of windows. */
function isOfCity(sentence: Sentence, from: number, to: number): boolean {
  const places = [...(sentence.at(to)?.senses.get('place') ?? [])]
  if (
    !places.some((value) => /^(?:city|district):/.test(value)) ||
    /^(?:на|to)$/.test(sentence.textAt(from - 1))
  )
    return false
  for (let at = from - 1; at < to; at++) if (sentence.says(at, 'mark')) return false
  return true
}

/** "a flat in the south", unlike "windows in the south": where it is, in a part that tells of no windows. */
function isInThe(sentence: Sentence, from: number, to: number): boolean {
  if (sentence.textAt(from - 1) !== 'the' || !/(?:^| )in$/.test(sentence.textAt(from - 2))) return false
  const [start, end] = sentence.partOf(from, to)
  for (let at = start; at < end; at++) if (sentence.says(at, 'mark') || sentence.says(at, 'sun')) return false
  return true
}

export function isTown(sentence: Sentence, place: number): boolean {
  return /^(?:town|city|capital|столиц[аы]|города|қаланың|каланын|қаласының|каласынын)$/.test(
    sentence.textAt(place),
  )
}

/** «не на севере», "not in the north" is of the town. */
export function isElsewhere(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const text = sentence.textAt(at)
    const before = sentence.textAt(at - 1)
    const isIn =
      /^(?:на|в)$/.test(before) ||
      /(?:^| )in$/.test(before) ||
      (before === 'the' && /(?:^| )in$/.test(sentence.textAt(at - 2)))
    if (
      sentence.says(at, 'side') &&
      (isTown(sentence, at + 1) ||
        sentence.says(at + 1, 'district') ||
        /^аудан[ыі]?$/.test(sentence.textAt(at + 1)))
    )
      return true
    if (sentence.says(at, 'side') && isIn && (/^[a-z]/.test(text) || text.endsWith('е'))) return true
    if (
      sentence.says(at, 'side') &&
      /^(?:солт[үу]ст[іи]кте|[оө][ңн]т[үу]ст[іи]кте|батыста|шы[ғг]ыста)$/.test(text)
    )
      return true
  }
  return false
}
