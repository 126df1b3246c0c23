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
 * "parking almaty discount", «кладовка со скидкой»: the promotions that a word for them means. Of parking spaces,
 * storerooms and premises those that hold for them and for the projects that are named, which may be none; of homes all,
 * unless a lower price is asked for where places are named and only one of them holds there.
 */
export function promotionsMeant(
  ids: readonly number[],
  isLower: boolean,
  vocabulary: Vocabulary,
  named: Named,
): readonly number[] {
  const { complexes, category } = named
  if (category !== null && category !== 'flat') {
    const there = vocabulary.company.promotions
      .map(({ id }) => id)
      .filter((id) => holds(id, vocabulary, named))
    // What is taken off only beside a flat («кладовая к квартире на 15 % дешевле») is no discount by its record.
    const isMeant = (id: number) =>
      ids.includes(id) || marksOf(id, vocabulary).some((mark) => mark.startsWith('%'))
    const own = there.filter((id) => isMeant(id) && unitsOf(id, vocabulary).includes(category))
    return own.length > 0
      ? own
      : there.filter((id) => ids.includes(id) && unitsOf(id, vocabulary).length === 0)
  }
  // "any discounts on studios" asks what there is anywhere.
  if (!isLower || complexes.length === 0) return ids
  const fitting = ids.filter(
    (id) =>
      holds(id, vocabulary, named) &&
      (category === null || unitsOf(id, vocabulary).every((unit) => unit === 'flat')),
  )
  return fitting.length === 1 ? fitting : ids
}

/** Whether a promotion holds for some of the projects and the numbers of rooms that are named. */
function holds(id: number, { company }: Vocabulary, { complexes, rooms }: Named): boolean {
  const promotion = company.promotions.find((each) => each.id === id)
  if (promotion === undefined) return true
  const isThere =
    complexes.length === 0 ||
    promotion.complexes.length === 0 ||
    promotion.complexes.some((slug) => complexes.includes(slug))
  const counts = rooms.length === 0 ? [] : roomsOf(promotion.title.ru)
  return isThere && (counts.length === 0 || rooms.some((count) => counts.includes(String(count))))
}

/** The kinds of units that the titles of a promotion name; homes also by their rooms. */
function unitsOf(id: number, vocabulary: Vocabulary): string[] {
  const others = marksOf(id, vocabulary).filter((mark) => mark.startsWith('^'))
  if (others.length > 0) return others.map((mark) => mark.slice(1))
  const title = vocabulary.company.promotions.find((each) => each.id === id)?.title.ru ?? ''
  const isFlat = wordsOf(title).some((word) => sensesOf(word)?.get('cat')?.has('flat') === true)
  return isFlat || roomsOf(title).length > 0 ? ['flat'] : []
}

/** What the titles of a promotion are told apart by. */
function marksOf(id: number, { titled }: Vocabulary): string[] {
  const offer = titled.promotions.offers.find(({ code }) => code === String(id))
  return offer?.marks.flatMap((marks) => [...marks]) ?? []
}

const sensesOf = (word: string) => languageLexicon.findWord([spelt(word)], 0)?.senses

/** «Двух- и трёхкомнатные»: the numbers of rooms that a Russian title names; none where it speaks of no rooms. */
function roomsOf(title: string): string[] {
  const senses = wordsOf(title).map(sensesOf)
  if (!senses.some((each) => each?.has('rooms') === true)) return []
  return senses.flatMap((each) => [...(each?.get('rooms') ?? each?.get('number') ?? [])])
}
