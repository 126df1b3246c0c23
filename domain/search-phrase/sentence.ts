import { remembering } from '../remembering.ts'
import { soundOf } from './terms/letters.ts'
import type { Term } from './terms/term.ts'

/** What is only written in Kazakh, as it sounds. */
const kazakhWords =
  /^(?:bolme|pater(?!n)|kerek|kabat|dein|baspana|arzan|mektep|janinda|nemese|jakin|ui(?:$|[ld])|aina|auda(?:ni|nin|nd)|etaj(?:dan|ga$|dag)|tomen|emes$|jogari|bolsin|kimbat|barma$)/

const isKazakhWord = remembering((text) => kazakhWords.test(soundOf(text)))

/** Whether a term is a number, or a part of one in words. */
function isNumeral({ number, senses }: Term): boolean {
  return (
    number !== null ||
    senses.has('number') ||
    senses.has('half') ||
    senses.has('million') ||
    senses.has('span')
  )
}

/** Terms of a sentence with the questions that rules ask of them. */
export class Sentence {
  /** Filled one by one: arrays that `map` and `filter` make are of several kinds to an engine, which then compiles anew what reads them. */
  readonly terms: readonly Term[]
  /** The last place that an amount may be told at; -1 where there is none. */
  readonly lastNumber: number
  /** As it was typed. */
  readonly text: string
  #isKazakh: boolean | null = null

  constructor(terms: readonly Term[], text: string) {
    const filled: Term[] = []
    for (const term of terms) filled.push(term)
    this.terms = filled
    this.lastNumber = filled.findLastIndex(isNumeral)
    this.text = text
  }

  /** The same sentence without what stands from a place on. */
  upTo(end: number): Sentence {
    return new Sentence(this.terms.slice(0, end), this.text)
  }

  /** Whether its letters or words are those of Kazakh, where «не» between two things is «or». */
  get isKazakh(): boolean {
    return (this.#isKazakh ??=
      /[әғқңөұүһі]/i.test(this.text) || this.terms.some(({ text }) => isKazakhWord(text)))
  }

  /** The term at a place. An array is slow to tell that it has nothing before its beginning, so it is not asked. */
  at(place: number): Term | undefined {
    return place < 0 ? undefined : this.terms[place]
  }

  /** The word at a place; empty before the beginning and behind the end. */
  textAt(place: number): string {
    return this.at(place)?.text ?? ''
  }

  /** The first value of a kind that the term at a place says; undefined for none. */
  value(place: number, kind: string): string | undefined {
    return this.at(place)?.senses.get(kind)?.values().next().value
  }

  says(place: number, kind: string, value?: string): boolean {
    const values = this.at(place)?.senses.get(kind)
    return values !== undefined && (value === undefined || values.has(value))
  }

  /** Whether rooms are told at a place, by a word that has their number in it or by the word for rooms: «двушка», «комнаты». */
  saysRooms(place: number): boolean {
    return this.says(place, 'rooms') || this.says(place, 'unit', 'rooms')
  }

  /** The number at a place, in digits or as one word; NaN for none. */
  countAt(place: number): number {
    return this.at(place)?.number ?? Number(this.value(place, 'number') ?? NaN)
  }

  /** Whether a number begins at a place, in digits or in words. */
  isNumber(place: number): boolean {
    return typeof this.at(place)?.number === 'number' || this.says(place, 'number')
  }

  /** «не», which refuses in Russian; in Kazakh it is "or" between two things and "what" before a verb. */
  isNe(place: number): boolean {
    const text = this.textAt(place)
    return text === 'не' || text === 'ne'
  }

  isSign(place: number, signs: string): boolean {
    const term = this.at(place)
    return term !== undefined && term.isSign && signs.includes(term.text)
  }

  /** Whether a term says nothing by itself, or is a mark that parts nothing. */
  isFiller(place: number): boolean {
    return this.says(place, 'noise') || this.isSign(place, '-–—:«»"\'()=≈')
  }

  /** The place after the fillers from here on, at most so many. */
  afterFillers(place: number, most = 3): number {
    let next = place
    while (next - place < most && next < this.terms.length && this.isFiller(next)) next++
    return next
  }

  /** Where the part between commas begins and ends that these places stand in. */
  partOf(from: number, to = from): [start: number, end: number] {
    const signs = ',.;!?'
    let start = from
    while (start > 0 && !this.isSign(start - 1, signs)) start--
    let end = to
    while (end < this.terms.length && !this.isSign(end, signs)) end++
    return [start, end]
  }
}

/** What a part of a sentence became: criteria by their names in addresses, and where it ends. */
export type Item = {
  /** The place after it. */
  readonly next: number
  readonly wishes: readonly Wish[]
  /** Places within it that no filter expresses. */
  readonly missed?: readonly (readonly [from: number, to: number])[]
  /** What it wishes where it is refused, of bounds: «больше 30 млн не предлагать». */
  readonly refused?: readonly Wish[]
  /** It was understood and wishes nothing: «можно и первый». */
  readonly isNeutral?: boolean
  /** What is only accepted: of two such finishes either is wanted, where no other one is. */
  readonly accepted?: readonly Wish[]
}

/** A wish with the places of its words. */
export type Told = { readonly wish: Wish; readonly from: number; readonly to: number }

/** One criterion. Kinds beside names of addresses: `place` (resolved to projects), `category`, `nearby` (kinds of places, without minutes), `house`, `ends` (floors), `percent` (a rate), `small` (a sum that is a price or a payment). */
export type Wish = {
  readonly key: string
  readonly values: readonly (string | number)[]
  /** A finish («с ремонтом»), a deadline in general («строящийся») or a side by its light («утреннее солнце») gives way to a certain one, money that is only there («есть 30 млн») may be for the price. */
  readonly isGeneral?: boolean
  /** What is left of all where something was refused: it narrows what else is wanted. */
  readonly isRest?: boolean
  /** A kind of unit that belongs to what is wanted: «с паркингом». */
  readonly isWith?: boolean
  /** One shop on the first floor, which may be in a house or be bought. */
  readonly isOneShop?: boolean
  /** A place that is to be very near: «совсем рядом». */
  readonly isClose?: boolean
  /** All places that "or" joins, each by its own values. */
  readonly others?: readonly (readonly (string | number)[])[]
  /** The place of the word that it is from, where other wishes of the item have their own. */
  readonly at?: number
  /** Where those words end, if they are several. */
  readonly end?: number
}

/** Reads an item that begins at a place; null where none does. */
export type Rule = (sentence: Sentence, place: number) => Item | null

/** The place after bounds and fillers, where a number may stand. */
export function skipBounds(sentence: Sentence, place: number): number {
  let at = place
  while (
    (sentence.says(at, 'bound') || sentence.isFiller(at)) &&
    // «мектепке жақын, метродан 10 минуттан аспасын»: a number belongs to the place before it.
    !sentence.says(at, 'poi') &&
    at - place < 3 &&
    sentence.at(at)?.number === null &&
    // "one room 5 minutes from a stop"
    !(sentence.says(at, 'number') && sentence.says(at + 1, 'unit', 'rooms'))
  )
    at++
  return at
}

export const one = (next: number, key: string, ...values: (string | number)[]): Item => ({
  next,
  wishes: [{ key, values }],
})

export const nothing = (next: number): Item => ({ next, wishes: [] })
