import type { Sentence, Told } from '../sentence.ts'

/** What need not be so. Rooms, places and sums are wished all the same. */
const kinds = new Set([
  'views',
  'side',
  'sun',
  'features',
  'nearby',
  'near',
  'restorations',
  'kitchen_from',
  'ends',
  'floor_not',
  'sort',
])

const turn = /^(?:бірақ|бирак|но|хотя|but|though)$/

/** «міндетті емес», «не обязательно», "not a must". */
const optional =
  /(?:^| )(?:(?:о?л |бұл |бул |это |it ?['’]? ?s |it is |that ?['’]? ?s )?(?:м[іи]ндетт[іи] емес|маңызды емес|манызды емес|шарт емес|не ?обязательно|необязательно|не принципиально|не критично|not (?:a must|necessary|required|essential|important|obligatory)|optional|no must))$/u

/** «теңіз көрінсе жақсы, бірақ міндетті емес», «вид на море хорошо бы, но не обязательно»: a wish whose next part takes it back. */
export function notRequired(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }, number) => {
    if (!kinds.has(wish.key)) return false
    const [, end] = sentence.partOf(from, to)
    if (!sentence.isSign(end, ',.') || !turn.test(sentence.textAt(end + 1))) return false
    const [start, last] = sentence.partOf(end + 1)
    const text = sentence.terms
      .slice(start + 1, last)
      .map((term) => term.text)
      .join(' ')
    const isLast = !told.some(
      (one, at) => at !== number && one.from >= to && one.from < end && one.from !== from,
    )
    return isLast && optional.test(text)
  })
}
