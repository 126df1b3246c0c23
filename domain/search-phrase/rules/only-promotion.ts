import type { Category } from '../../categories.ts'
import type { Vocabulary } from '../company.ts'
import { languageLexicon } from '../terms/language-lexicon.ts'
import { spelt } from '../terms/letters.ts'
import { wordsOf } from '../names/name-words.ts'

/** What a sentence names of that a promotion may be for. */
type Named = {
  readonly complexes: readonly string[]
  /** Null where no kind of units is named. */
  readonly category: Category | null
  readonly rooms: readonly (string | number)[]
}

/**
 * "parking almaty discount": of the promotions that lower a price the only one that holds for the projects, the kind of
 * units and the number of rooms that are named; null where several do, or none.
 */
export function onlyPromotion(
  ids: readonly number[],
  { company, titled }: Vocabulary,
  { complexes, category, rooms }: Named,
): number | null {
  // "any discounts on studios" asks what there is anywhere.
  if (complexes.length === 0 && (category === null || category === 'flat')) return null
  const fitting = ids.filter((id) => {
    const offer = titled.promotions.offers.find(({ code }) => code === String(id))
    const promotion = company.promotions.find((each) => each.id === id)
    if (offer === undefined || promotion === undefined) return true
    const units = offer.marks.flatMap((marks) => [...marks]).filter((mark) => mark.startsWith('^'))
    const own = category === 'flat' ? units.length === 0 : units.includes(`^${category ?? ''}`)
    const isThere = (slugs: readonly string[]) =>
      slugs.length === 0 || slugs.some((slug) => complexes.includes(slug))
    const isOfPlace = complexes.length === 0 || isThere(promotion.complexes)
    const counts = rooms.length === 0 ? [] : roomsOf(promotion.title.ru)
    const isOfRooms = counts.length === 0 || rooms.some((count) => counts.includes(String(count)))
    return (category === null || own) && isOfPlace && isOfRooms
  })
  const [only] = fitting
  return fitting.length === 1 && only !== undefined ? only : null
}

/** «Двух- и трёхкомнатные»: the numbers of rooms that a Russian title names; none where it speaks of no rooms. */
function roomsOf(title: string): string[] {
  const senses = wordsOf(title).map((word) => languageLexicon.findWord([spelt(word)], 0)?.senses)
  if (!senses.some((each) => each?.has('rooms') === true)) return []
  return senses.flatMap((each) => [...(each?.get('rooms') ?? each?.get('number') ?? [])])
}
