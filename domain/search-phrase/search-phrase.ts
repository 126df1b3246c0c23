import { type Category, isCategory, isNumbered } from '../categories.ts'
import { listingFilters } from '../listing-query.ts'
import { restorationCodes } from '../restorations.ts'
import { nearKinds } from '../near-groups.ts'
import { offeredWalks } from '../near-place.ts'
import { acceptedEnd } from './accepted.ts'
import { boughtOnly } from './bought.ts'
import type { CompanyNames, Vocabulary } from './company.ts'
import { readFloors, withoutFloors } from './floor-list.ts'
import { houseMarkOf } from './houses.ts'
import {
  deadlineRule,
  isQuarter,
  quantityRule,
  quarterRule,
  rulesAfter,
  rulesBefore,
  unwantedEnds,
} from './items.ts'
import { languageLexicon } from './language-lexicon.ts'
import type { Senses } from './lexicon.ts'
import { inKazakhLayout, inOtherLayout, soundOf } from './letters.ts'
import { afterOrder } from './order-words.ts'
import { ownFacts } from './own-facts.ts'
import { type Item, type Rule, Sentence, type Told, type Wish } from './sentence.ts'
import { termsOf } from './terms.ts'

/** Characters of a sentence; the rest is cut off. */
export const longestPhrase = 200

/** A sentence as a listing. */
export type ReadPhrase = {
  readonly category: Category
  /** Criteria by their names in addresses, as an address has them. */
  readonly criteria: Readonly<Record<string, string>>
  /** The parts that no criterion says. */
  readonly missed: readonly string[]
}

/**
 * Reads what a visitor wants out of a sentence in Russian, Kazakh, English or a mixture, as people type it. The rules
 * are certain words and numbers in a certain order: nothing is guessed that was not said. `year` is the present one.
 */
export function readPhrase(phrase: string, vocabulary: Vocabulary, year: number): ReadPhrase {
  const text = phrase.normalize('NFC').slice(0, longestPhrase)
  const sentence = new Sentence(bestTerms(text, vocabulary), text)
  const { deadlines } = vocabulary.company
  const rules = [
    ...rulesBefore,
    quarterRule(deadlines),
    quantityRule(deadlines),
    deadlineRule(deadlines, year),
    ...rulesAfter,
  ]
  const told: Told[] = []
  /** 0 unread, 1 understood, 2 missed. */
  const marks = new Uint8Array(sentence.terms.length)
  const own = ownFacts(sentence)
  for (let at = 0; at < sentence.terms.length;) {
    const fact = own.find(([from]) => from === at)
    if (fact !== undefined) {
      for (; at < fact[1]; at++) if (!sentence.at(at)?.isSign && !isSilent(sentence, at)) marks[at] = 2
      continue
    }
    const step = readStep(sentence, at, rules, vocabulary)
    if (step === null) {
      if (!sentence.at(at)?.isSign && !isSilent(sentence, at)) marks[at] = 2
      at += 1
      continue
    }
    marks.fill(step.wishes.length > 0 || step.isNeutral === true ? 1 : 2, at, step.next)
    for (let within = at; within < step.next; within++) {
      if (step.wishes[0]?.key === 'deadline' && isFinerThanYear(sentence, within)) marks[within] = 2
    }
    for (const [from, to] of step.missed ?? []) marks.fill(2, from, to)
    for (const wish of step.wishes) told.push({ wish, from: at, to: step.next })
    at = step.next
  }
  if (!told.some(({ wish: { key } }) => key === 'views' || key === 'side')) markViews(sentence, marks)
  const resolved = resolve(boughtOnly(sentence, told), vocabulary)
  for (const { from, to } of resolved.lost) marks.fill(2, from, to)
  return {
    category: resolved.category,
    criteria: resolved.criteria,
    missed: missedParts(text, sentence, marks),
  }
}

/** «красивый вид»: a view of nothing is told as missed. */
function markViews({ terms }: Sentence, marks: Uint8Array): void {
  const isTold = (senses: Senses, at: number) =>
    marks[at] === 2 && (senses.has('thing') || senses.has('side'))
  if (terms.some(({ senses }, at) => isTold(senses, at))) return
  for (const [at, { text, senses }] of terms.entries())
    if (marks[at] === 0 && senses.get('mark')?.has('view') === true && /вид|view|корин/.test(text))
      marks[at] = 2
}

/** A quarter or a season of a deadline, which lists only know by the year. */
function isFinerThanYear(sentence: Sentence, at: number): boolean {
  const isBeforeQuarter =
    isQuarter(sentence, at + 1) || (sentence.says(at + 1, 'suffix') && isQuarter(sentence, at + 2))
  return isQuarter(sentence, at) || isBeforeQuarter || sentence.says(at, 'season')
}

/** Whether a word need not be told where no rule reads it. */
function isSilent(sentence: Sentence, at: number): boolean {
  return sentence.says(at, 'noise') || isIdle(sentence, at)
}

/** Words that say nothing alone: numbers, bounds, joints. A number of more than one digit is worth telling. */
function isIdle(sentence: Sentence, at: number): boolean {
  const idle = [
    'join',
    'bound',
    'after',
    'not',
    'near',
    'most',
    'filler',
    'mark',
    'suffix',
    'walk',
    'accept',
    'need',
  ]
  // «первая линия» is worth telling where nothing is near it.
  if (sentence.at(at)?.number !== null || sentence.says(at, 'vague', '')) return false
  return (
    idle.some((kind) => sentence.says(at, kind, kind === 'mark' ? 'view' : undefined)) ||
    sentence.says(at, 'topic', 'price') ||
    (sentence.says(at, 'number', '1') && !sentence.says(at, 'end'))
  )
}

/** The terms under the keyboard layout in which more of the words are known. */
function bestTerms(text: string, { names }: Vocabulary) {
  const typed = termsOf(text, languageLexicon, names)
  if (typed.known === typed.words) return typed.terms
  let best = typed
  const isKnown = typed.known * 2 >= typed.words
  for (const other of [isKnown ? null : inOtherLayout(text), inKazakhLayout(text)]) {
    if (other === null || other.length !== text.length) continue
    const switched = termsOf(other, languageLexicon, names)
    // Letters that are known against those that are not; in the Kazakh layout digits are letters too.
    const gain = 2 * (switched.known - best.known) - (switched.words - best.words)
    if (gain > 0 && switched.known * 2 >= switched.words) best = switched
  }
  return best.terms
}

function readItem(sentence: Sentence, at: number, rules: readonly Rule[]): Item | null {
  for (const rule of rules) {
    const item = rule(sentence, at)
    if (item !== null) return item
  }
  return null
}

/** An item, or several that are not wanted. */
function readStep(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  if (sentence.says(at, 'not', 'before') && !isJoint(sentence, at) && !isWhat(sentence, at)) {
    const unwanted = readUnwanted(sentence, at, rules, vocabulary)
    if (unwanted !== null) return unwanted
  }
  const floors = readFloors(sentence, at)
  if (floors !== null && isRefusedBehind(sentence, floors) && !refusesNext(sentence, floors))
    return { ...withoutFloors(floors), next: afterRefusal(sentence, floors.next) }
  const ends = unwantedEnds(sentence, at)
  const accepted = ends === null ? null : acceptedEnd(sentence, at, ends)
  if (accepted !== null) return { next: accepted, wishes: [], isNeutral: true }
  if (ends !== null && isRefusedBehind(sentence, ends)) {
    return { ...negated(ends, vocabulary), next: afterRefusal(sentence, ends.next) }
  }
  const read = readItem(sentence, at, rules)
  if (read === null) return null
  const item = withFlats(sentence, read)
  const end = acceptedEnd(sentence, at, item)
  if (end !== null) return { next: end, wishes: [], isNeutral: true }
  const list = readJoined(sentence, item, rules)
  if (list !== null) {
    const wishes = list.items.map((each) => negated(each, vocabulary).wishes)
    return {
      next: afterRefusal(sentence, list.next),
      wishes: wishes.some(({ length }) => length === 0) ? [] : wishes.reduce(merged),
    }
  }
  if (!isRefusedBehind(sentence, item) || refusesNext(sentence, item)) {
    const isOrder = item.wishes.length === 1 && item.wishes[0]?.key === 'sort'
    return isOrder ? { ...item, next: afterOrder(sentence, item.next) } : item
  }
  return { ...negated(item, vocabulary), next: afterRefusal(sentence, item.next) }
}

/** Kazakh «не» between two things of a kind is «or»: «астана не алматы», «2 не 3 бөлмелі». */
function isJoint(sentence: Sentence, at: number): boolean {
  if (!sentence.isNe(at) || at === 0) return false
  const isNumber = (place: number) => typeof sentence.at(place)?.number === 'number'
  if (isNumber(at - 1) && isNumber(at + 1)) return true
  const isOf = (place: number, kind: string) =>
    sentence.says(place, kind) ||
    // «студия не 1 бөлмелі»
    (kind === 'rooms' && [place, place + 1].some((each) => sentence.says(each, 'unit', 'rooms')))
  const kinds = ['place', 'rooms', 'number', 'thing', 'side', 'poi', 'finish', 'cat']
  return sentence.isKazakh && kinds.some((kind) => isOf(at - 1, kind) && isOf(at + 1, kind))
}

/** "one-room flats not wanted": the word for flats belongs to rooms that are refused behind it. */
function withFlats(sentence: Sentence, item: Item): Item {
  const next = afterFlats(sentence, item)
  return isRefusedBehind(sentence, { next }) && !refusesNext(sentence, { next }) ? { ...item, next } : item
}

/** The place behind rooms and a word for flats. */
function afterFlats(sentence: Sentence, { wishes, next }: Item): number {
  return wishes[0]?.key === 'rooms' && sentence.says(next, 'cat', 'flat') ? next + 1 : next
}

/** «студия мен бір бөлмелі керек емес»: things of a kind that are refused together behind the last; null for none. */
function readJoined(
  sentence: Sentence,
  first: Item,
  rules: readonly Rule[],
): { items: Item[]; next: number } | null {
  const key = first.wishes[0]?.key
  if (key === undefined) return null
  const items = [first]
  let next = afterFlats(sentence, first)
  while (items.length < 4 && sentence.says(next, 'join')) {
    const at = sentence.says(next + 1, 'number') ? next + 1 : sentence.afterFillers(next + 1, 1)
    const item = readItem(sentence, at, rules)
    if (item?.wishes[0]?.key !== key) break
    items.push(item)
    next = afterFlats(sentence, item)
  }
  const isRefused = items.length > 1 && isRefusedBehind(sentence, { next })
  return isRefused && !refusesNext(sentence, { next }) ? { items, next } : null
}

/** What is done with homes, as Kazakh verbs sound: «алуға», «аламын», «сатып», «ұсынасыз». */
const kazakhVerb =
  /^(?:al(?:uga|am|amin|amiz|sam|sak|sa|aiin|aik|asiz|ip)|bar|satip|boladi|usin\p{L}*|tabuga|kor(?:uge|set\p{L}*)|bere(?:siz)?|tandauga)$/u

/** Kazakh «не» before a verb is "what": «не алуға болады», «не бар». */
function isWhat(sentence: Sentence, at: number): boolean {
  return sentence.isNe(at) && kazakhVerb.test(soundOf(sentence.at(at + 1)?.text ?? ''))
}

function isRefusedBehind(sentence: Sentence, { next }: { next: number }): boolean {
  if (sentence.at(next - 1)?.tail === 'without' && !sentence.says(next - 1, 'finish')) return true
  return afterRefusal(sentence, next) > next
}

/** «квартира, не хочу первый этаж»: the refusal is of the floors that follow. */
function refusesNext(sentence: Sentence, { next }: { next: number }): boolean {
  const at = afterRefusal(sentence, next)
  return (
    sentence.says(at - 1, 'not', 'before') && unwantedEnds(sentence, sentence.afterFillers(at, 2)) !== null
  )
}

/** The place after «емес», «болмасын», «не предлагать» behind an item; the same place where there is none. */
function afterRefusal(sentence: Sentence, next: number): number {
  let at = next
  // «бірінші қабат керек емес», «студию, пожалуйста, не предлагать»
  while (
    at - next < 2 &&
    (sentence.says(at, 'noise') || /^(?:да|де|та|те)$/.test(sentence.at(at)?.text ?? '')) &&
    !sentence.says(at, 'not') &&
    !sentence.says(at, 'number') &&
    !sentence.says(at, 'cat')
  )
    at++
  if (sentence.says(at, 'not', 'after')) return at + 1
  // "ground floor not", «первый этаж нет»
  if (isRefusingVerb(sentence, at)) return sentence.isNe(at) ? at + 2 : at + 1
  const isLast = sentence.at(next + 1) === undefined || sentence.isSign(next + 1, ',.;!')
  return isLast && /^(?:not|no|нет|жок)$/.test(sentence.at(next)?.text ?? '') ? next + 1 : next
}

/** «первый этаж не переношу», «бірінші қабатты ұнатпаймыз»: a verb that no table has refuses at the end of a clause. */
function isRefusingVerb(sentence: Sentence, place: number): boolean {
  const isEnd = (at: number) => sentence.at(at) === undefined || sentence.isSign(at, ',.;!')
  if (sentence.says(place - 1, 'join')) return false
  // "first floor isn't suitable"
  if (/^(?:is|are)(?: not|n['’ ]?t)$/.test(sentence.at(place)?.text ?? '') && !isEnd(place + 1)) {
    return [place + 2, place + 3, place + 4].some(isEnd)
  }
  if (sentence.isNe(place)) {
    const verb = sentence.at(place + 1)
    return verb?.isKnown === false && verb.number === null && !verb.isSign && isEnd(place + 2)
  }
  const term = sentence.at(place)
  return (
    term?.isKnown === false &&
    isEnd(place + 1) &&
    /[мбп][ае](?:йм\p{L}*|йды|йди|йик|сын|син|ныз|низ)$/u.test(term.text)
  )
}

/** «не первый и не последний этаж», "except studios", «кроме Астаны»: what is not wanted, joined by «и», «или», «ни». */
function readUnwanted(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  let next = at
  const wishes: Wish[] = []
  let missed = false
  let kind: string | null = null
  for (let count = 0; count < 5; count++) {
    const start = afterNot(sentence, next, count > 0)
    if (start === null) break
    const floors = count === 0 ? readFloors(sentence, start) : null
    if (floors !== null) return withoutFloors(floors)
    const ends = unwantedEnds(sentence, start)
    const item = ends ?? readItem(sentence, start, rules)
    if (item === null) {
      if (count > 0) break
      return refusedWord(sentence, at, start)
    }
    const key = item.wishes[0]?.key ?? ''
    if (kind !== null && key !== kind) break
    kind = key
    const refused = negated(item, vocabulary)
    if (refused.wishes.length === 0) missed = true
    wishes.splice(0, wishes.length, ...merged(wishes, refused.wishes))
    next = afterFlats(sentence, item)
  }
  return next === at ? null : { next, wishes: missed ? [] : wishes }
}

/** Two refusals of one kind leave what both leave. */
function merged(before: readonly Wish[], later: readonly Wish[]): Wish[] {
  const [a] = before
  const [b] = later
  if (a === undefined || b === undefined || a.key !== b.key) return [...before, ...later]
  if (a.key === 'floor_not') return [{ key: a.key, values: [...new Set([...a.values, ...b.values])] }]
  return [{ ...a, values: a.values.filter((value) => b.values.includes(value)) }]
}

/** The place of what a «не» is about; in a row only behind a joint. */
function afterNot(sentence: Sentence, place: number, isMore: boolean): number | null {
  let at = place
  let isJoined = false
  let isRefused = false
  for (let count = 0; count < 6; count++) {
    if (sentence.says(at, 'not', 'before')) isRefused = true
    else if (sentence.says(at, 'join') || sentence.isSign(at, '/&')) isJoined = true
    else if (!(sentence.isFiller(at) && !sentence.says(at, 'cat')) && !(isMore && sentence.isSign(at, ',')))
      break
    if (
      sentence.says(at, 'finish') ||
      sentence.says(at, 'rooms') ||
      sentence.says(at, 'end') ||
      sentence.says(at, 'number') ||
      sentence.says(at, 'place')
    )
      break
    at += 1
  }
  if (!isMore) return isRefused ? at : null
  return isRefused || isJoined ? at : null
}

/** «без балкона»: a word that no rule knows is refused as a whole. */
function refusedWord(sentence: Sentence, at: number, start: number): Item | null {
  const term = sentence.at(start)
  return term === undefined || term.isSign || start === at ? null : { next: start + 1, wishes: [] }
}

/** The opposite of an item, where a filter can say it; without wishes where none can. */
function negated(item: Item, vocabulary: Vocabulary): Item {
  const wishes = item.wishes.map((wish) => opposite(wish, item.wishes, vocabulary))
  return {
    next: item.next,
    wishes: wishes.some((wish) => wish === null) ? [] : wishes.filter((wish) => wish !== null),
  }
}

function opposite(wish: Wish, all: readonly Wish[], { company, places }: Vocabulary): Wish | null {
  const without = (universe: readonly (string | number)[], key = wish.key): Wish => ({
    key,
    values: universe.filter((value) => !wish.values.includes(value)),
    isRest: true,
  })
  switch (wish.key) {
    case 'rooms':
      return without([0, 1, 2, 3, 4])
    case 'restorations':
      // «ремонт не нужен» is «без ремонта».
      return wish.isGeneral === true
        ? { key: wish.key, values: ['rough', 'rough_plus'] }
        : without(restorationCodes)
    case 'deadline':
      return without(company.deadlines)
    case 'ends':
      return { key: 'floor_not', values: wish.values }
    case 'place': {
      const refused = wish.values.flatMap((value) => places.get(String(value)) ?? [])
      const rest = company.complexes.map(({ slug }) => slug).filter((slug) => !refused.includes(slug))
      return rest.length === 0 ? null : { key: 'complex', values: rest }
    }
    case 'floor_from':
    case 'floor_to': {
      const [from, to] = all.map(({ values }) => Number(values[0]))
      if (all.length !== 2 || from !== 1 || to === undefined) return null
      return to === 1 ? { key: 'floor_not', values: ['first'] } : { key: 'floor_from', values: [to + 1] }
    }
    case 'sort': {
      const value = String(wish.values[0])
      // «не дорогая» is «недорогая».
      if (value === '-price') return { key: 'sort', values: ['price'] }
      // «жоғарғы қабат керек емес»
      if (value === '-floor') return { key: 'floor_not', values: ['last'] }
      if (value === 'floor') return { key: 'floor_not', values: ['first'] }
      return null
    }
    default:
      return null
  }
}

type Resolved = {
  category: Category
  criteria: Record<string, string>
  lost: { from: number; to: number }[]
}

/** Wishes that fit each other as criteria of one listing. */
function resolve(told: readonly Told[], vocabulary: Vocabulary): Resolved {
  const has = (key: string) => told.some(({ wish }) => wish.key === key)
  const categories = told.filter(({ wish }) => wish.key === 'category')
  const named = categories
    .filter(({ wish }) => wish.isWith !== true || wish.values[0] === 'flat')
    .map(({ wish }) => String(wish.values[0]))
    .filter(isCategory)
  const isFlat = has('rooms') || has('kitchen_from') || named.includes('flat')
  const category = isFlat ? 'flat' : (named[0] ?? 'flat')
  const lists = new Map<string, (string | number)[]>()
  const lost: { from: number; to: number }[] = []
  const hasCertainFinish = told.some(({ wish }) => wish.key === 'restorations' && wish.isGeneral !== true)
  const hasYear = told.some(
    ({ wish }) => wish.key === 'deadline' && wish.isGeneral !== true && wish.values[0] !== 'ready',
  )
  const placed: { level: number; slugs: readonly string[] }[] = []
  const programmes: Told[] = []
  const houses: Told[] = []
  const rates: Told[] = []
  const { company, places } = vocabulary

  for (const one of told) {
    const { wish } = one
    const { at } = wish
    const lose = () =>
      void lost.push(at === undefined ? { from: one.from, to: one.to } : { from: at, to: at + 1 })
    if (!isThere(wish, company, category)) {
      lose()
      continue
    }
    if (wish.isRest === true) continue
    switch (wish.key) {
      case 'category':
        if (wish.values[0] !== category && !(category === 'flat' && addFeature(lists, wish, vocabulary)))
          lose()
        break
      case 'place':
        placed.push(...placesOf(wish, places))
        break
      case 'complex':
        placed.push({ level: levels.length, slugs: wish.values.map(String) })
        break
      case 'small':
        if (!addSmall(lists, wish, category, has('payment_to'))) lose()
        break
      case 'first_payment': {
        const isByMonth = has('payment_to') || has('small')
        // «есть 30 млн»: so much is there for the whole price.
        const isPrice = wish.isGeneral === true && Number(wish.values[0]) >= leastBudget && !has('price_to')
        set(lists, isByMonth ? 'hand' : isPrice ? 'price_to' : 'first_payment_to', wish.values)
        break
      }
      case 'features':
        if (!company.features.some(({ code }) => code === wish.values[0])) lose()
        else add(lists, 'features', wish.values)
        break
      case 'promotions':
        if (company.promotions.length === 0) lose()
        else
          add(
            lists,
            'promotion',
            company.promotions.map(({ id }) => id),
          )
        break
      case 'percent':
        rates.push(one)
        break
      case 'programme':
        // Which one it is may depend on the projects.
        programmes.push(one)
        break
      case 'nearby': {
        const minutes = nearbyMinutes(String(wish.values[0]), vocabulary)
        if (minutes === null) lose()
        else add(lists, 'near', [`${String(wish.values[0])}-${String(minutes)}`])
        break
      }
      case 'house':
        houses.push(one)
        break
      case 'deadline':
        // «на этапе котлована, сдача 2028»: the year tells more.
        if (wish.isGeneral !== true || !hasYear) add(lists, wish.key, wish.values)
        break
      case 'restorations':
        if (wish.isGeneral !== true || !hasCertainFinish) add(lists, wish.key, wish.values)
        break
      case 'ends':
        if (wish.values.length === 1 && wish.values[0] === 'first') {
          set(lists, 'floor_from', [1])
          set(lists, 'floor_to', [1])
        } else lose()
        break
      case 'rooms':
      case 'floor_not':
      case 'views':
      case 'side':
      case 'near':
      case 'promotion':
        add(lists, wish.key, wish.values)
        break
      case 'sort':
        // A list has one order.
        if (lists.has('sort') && lists.get('sort')?.[0] !== wish.values[0]) lose()
        else set(lists, 'sort', wish.values)
        break
      default:
        set(lists, wish.key, wish.values)
    }
    const isLacking = (isNumbered(category) && lackingOfNumbered.has(wish.key)) || !isOffered(wish)
    if (isLacking) lose()
  }
  for (const { wish } of told)
    if (wish.isRest === true && isThere(wish, company, category)) narrow(lists, wish)
  // «невысоко, до 4 этажа»: the bound tells what is low.
  const [order] = lists.get('sort') ?? []
  if ((order === 'floor' && lists.has('floor_to')) || (order === '-floor' && lists.has('floor_from')))
    lists.delete('sort')
  const complexes = complexesOf(placed)
  if (complexes.length > 0) lists.set('complex', complexes)
  const hasMeans = ['payment_to', 'first_payment', 'program'].some(has)
  for (const { wish, from, to } of programmes) {
    if (!addProgramme(lists, String(wish.values[0]), vocabulary, hasMeans, complexes)) lost.push({ from, to })
  }
  for (const { wish, to } of rates) {
    const programme = company.programmes.find(({ code }) => code === lists.get('program')?.[0])
    const isOwn = programme !== undefined && ratesOf(programme).includes(Number(wish.values[0]))
    if (!isOwn) lost.push({ from: wish.at ?? to, to: wish.end ?? to })
  }
  for (const { wish, from, to } of houses) {
    if (!addHouse(lists, String(wish.values[0]), vocabulary, complexes)) lost.push({ from, to })
  }
  const criteria: Record<string, string> = {}
  for (const [key, values] of lists) {
    const isKept = !(isNumbered(category) && lackingOfNumbered.has(key)) && isOffered({ key, values })
    if (isKept) criteria[key] = values.join(',')
  }
  return { category, criteria, lost }
}

/** From here on money at hand, of which nothing else is said, is what a home may cost, in tenge. */
const leastBudget = 15_000_000

/** What parking spaces and storerooms have no filter for. */
const lackingOfNumbered = new Set([
  'rooms',
  'restorations',
  'views',
  'side',
  'sun',
  'kitchen_from',
  'floor_not',
])

const ownKinds = new Set([
  'category',
  'place',
  'small',
  'first_payment',
  'promotions',
  'programme',
  'nearby',
  'house',
  'ends',
  'percent',
])

/** How addresses read each filter. */
const filters = new Map<string, (typeof listingFilters)[keyof typeof listingFilters]>(
  Object.values(listingFilters).map((filter) => [filter.key, filter]),
)

/** Whether the listing has such a criterion, and an address reads its values. */
function isOffered({ key, values }: Wish): boolean {
  if (ownKinds.has(key)) return true
  const back = filters.get(key)?.read(values.join(',')) ?? []
  return !Array.isArray(back) || back.length > 0
}

/** Criteria that only find something where some unit has one of their values. */
const chosen = new Set(['restorations', 'views', 'side', 'sun'])

/** Whether the company has something of what is wished; else its listing has no such filter. */
function isThere({ key, values }: Wish, { choices, complexes }: CompanyNames, category: Category): boolean {
  const offered = choices[category]
  if (chosen.has(key)) return values.some((value) => offered.has(`${key}:${String(value)}`))
  if (key === 'kitchen_from' || (key === 'sort' && String(values[0]).endsWith('kitchen')))
    return offered.has('kitchen_from')
  if (key !== 'near') return true
  return values.some((value) => {
    const kind = nearKinds.find((each) => String(value).startsWith(`${each}-`))
    return kind !== undefined && complexes.some(({ near }) => near[kind] !== undefined)
  })
}

function add(
  lists: Map<string, (string | number)[]>,
  key: string,
  values: readonly (string | number)[],
): void {
  lists.set(key, [...new Set([...(lists.get(key) ?? []), ...values])])
}

function set(
  lists: Map<string, (string | number)[]>,
  key: string,
  values: readonly (string | number)[],
): void {
  lists.set(key, [...values])
}

/** «чистовая, не черновая»: of what is wanted the refused is left out; where nothing is, the rest is wanted. */
function narrow(lists: Map<string, (string | number)[]>, { key, values }: Wish): void {
  const kept = (lists.get(key) ?? values).filter((value) => values.includes(value))
  if (kept.length > 0) lists.set(key, [...kept])
}

/** «квартира с паркингом»: of another kind of unit the project may offer some. */
function addFeature(lists: Map<string, (string | number)[]>, wish: Wish, { company }: Vocabulary): boolean {
  const code = { garage: 'underground_parking', storageroom: 'storerooms' }[String(wish.values[0])]
  if (code === undefined || !company.features.some((feature) => feature.code === code)) return false
  add(lists, 'features', [code])
  return true
}

/** A sum below the price of any flat is what is paid a month. */
function addSmall(
  lists: Map<string, (string | number)[]>,
  { values }: Wish,
  category: Category,
  hasPayment: boolean,
): boolean {
  const [sum = 0, side] = values
  if (category !== 'flat') {
    lists.set(side === 'from' ? 'price_from' : 'price_to', [sum])
    return true
  }
  if (side === 'from' || hasPayment) return false
  lists.set('payment_to', [sum])
  return true
}

/** The only programme of a kind; a mortgage in general is meant where its payment is told. */
function addProgramme(
  lists: Map<string, (string | number)[]>,
  kind: string,
  { company, interestFree }: Vocabulary,
  hasMeans: boolean,
  complexes: readonly string[],
): boolean {
  const isThere = (offered: readonly string[]) =>
    complexes.length === 0 || offered.length === 0 || offered.some((slug) => complexes.includes(slug))
  if (kind === 'mortgage') {
    // The only loan that there is.
    const [loan, ...others] = company.programmes.filter((each) => each.kind !== 'installment')
    const isOne = loan !== undefined && others.length === 0 && isThere(loan.complexes)
    if (isOne && !hasMeans) set(lists, 'program', [loan.code])
    return isOne || hasMeans
  }
  const fitting = company.programmes.filter((programme) =>
    kind === 'interestfree'
      ? programme.kind === 'installment' && programme.rate_effective === 0 && isThere(programme.complexes)
      : programme.kind === kind && isThere(programme.complexes),
  )
  const [only] = fitting
  if (fitting.length === 1 && only !== undefined) {
    set(lists, 'program', [only.code])
    return true
  }
  const [promotion, ...others] = company.promotions.filter(
    ({ id, complexes: offered }) =>
      interestFree.has(id) && (offered.length === 0 || complexes.every((slug) => offered.includes(slug))),
  )
  if (kind !== 'interestfree' || complexes.length === 0 || promotion === undefined || others.length > 0)
    return false
  add(lists, 'promotion', [promotion.id])
  return true
}

/** The rates that a programme is known by, in percent a year. */
function ratesOf({ rate_nominal, rate_effective }: Vocabulary['company']['programmes'][number]): number[] {
  return [rate_nominal, rate_effective]
}

/** A house of the only project that is wanted. */
function addHouse(
  lists: Map<string, (string | number)[]>,
  mark: string,
  { company }: Vocabulary,
  complexes: readonly string[],
): boolean {
  if (complexes.length !== 1) return false
  const project = company.complexes.find(({ slug }) => slug === complexes[0])
  const house = project?.houses.find(({ name }) => houseMarkOf(name) === mark)
  if (house === undefined) return false
  add(lists, 'house', [house.slug])
  return true
}

/** Minutes on foot that «рядом» means, if anything is as near as that. */
const usualWalk = 10

/** The most minutes on foot that are still near. */
const longestWalk = 30

/** The minutes that «рядом» means of a kind of places: ten, or the least at which there is one; null where none is near. */
function nearbyMinutes(kind: string, { company }: Vocabulary): number | null {
  const known = nearKinds.find((each) => each === kind)
  const nearest = Math.min(
    ...company.complexes.map(({ near }) => (known === undefined ? undefined : near[known]) ?? Infinity),
  )
  if (nearest > longestWalk) return null
  return nearest <= usualWalk ? usualWalk : (offeredWalks.find((minutes) => minutes >= nearest) ?? nearest)
}

/** From the widest to the most certain. */
const levels = ['city', 'district', 'landmark', 'address', 'project'] as const

function placesOf(wish: Wish, places: Vocabulary['places']): { level: number; slugs: readonly string[] }[] {
  const found = wish.values.map((value) => {
    const [level = ''] = String(value).split(':')
    return { level: levels.indexOf(level as (typeof levels)[number]), slugs: places.get(String(value)) ?? [] }
  })
  // One name of several places is the most certain of them.
  const best = Math.max(...found.map(({ level }) => level))
  return found.filter(({ level }) => level === best)
}

/** Places of one level add up; of several levels they narrow each other, or the most certain one counts. */
function complexesOf(placed: readonly { level: number; slugs: readonly string[] }[]): string[] {
  let result: string[] | null = null
  for (let level = 0; level <= levels.length; level++) {
    const here = placed.filter((place) => place.level === level)
    if (here.length === 0) continue
    const slugs =
      level === levels.length
        ? intersection(here.map((place) => place.slugs))
        : [...new Set(here.flatMap((place) => place.slugs))]
    const both: string[] = result === null ? slugs : result.filter((slug) => slugs.includes(slug))
    result = both.length > 0 ? both : slugs
  }
  return (result ?? []).toSorted()
}

function intersection(lists: readonly (readonly string[])[]): string[] {
  return lists.reduce(
    (kept, list) => kept.filter((slug) => list.includes(slug)),
    [...(lists[0] ?? [])],
  ) as string[]
}

/** The stretches of a sentence that were missed, as they were typed. */
function missedParts(text: string, { terms }: Sentence, marks: Uint8Array): string[] {
  const found: string[] = []
  let start: number | null = null
  let end = 0
  for (const [at, term] of terms.entries()) {
    const isIdle = marks[at] === 0 && (!term.isSign || /[-–—'’.«»"]/.test(term.text))
    if (marks[at] === 2) {
      start ??= term.start
      end = term.end
    } else if (start !== null && !isIdle) {
      found.push(text.slice(start, end))
      start = null
    }
  }
  if (start !== null) found.push(text.slice(start, end))
  return found
}
