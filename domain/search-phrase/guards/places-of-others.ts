import { isTakenOnCondition } from '../rules/unit-with-flat.ts'
import type { Sentence, Told } from '../sentence.ts'
import { relatives } from '../words/people.ts'
import { besideThem } from '../words/there.ts'
import { bought, disliked, praised, seen } from '../words/others.ts'

/** Words with which a sentence turns to something else, and those with which a place is wished. */
const turn = /^(?:а|но|зато|поэтому|однако|but|so|yet|however|ал|б[іи]ра[қк]|сонды[қк]тан|сосын)$/
/** What another person wants, and words of one's own. */
const wants = /^(?:хочет|хотят|мечтает|просит|wants|[қк]алайды)$/
const ownWords = /(?:^| )(?:я|мы|мне|нам|i|we|me|us|мен|б[іи]з|ма[ғг]ан|б[іи]зге)(?= |$)/

const wishing = /(?:^| )(?:чтобы?|бы|или|либо|or|немесе|тоже|также|as well|also|хочу|хотим)(?= |$)/

/**
 * Places that others have bought or praise, or that somebody has seen or does not like, where another place is wanted:
 * «братишка взял в …, а я хочу в …», "we looked at … and it was too windy, what do you have in …".
 */
export function placesOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const places = told.filter(({ wish }) => wish.key === 'place' && wish.isRest !== true)
  // "we looked at … but it was above our budget, what else is there"
  const isElse = places.length === 1 && sentence.terms.some(({ text }) => text === 'else')
  if (places.length < 2 && !isElse) return []
  const regions = places.map((one) => regionOf(sentence, one))
  const others = places.filter((_, number) => {
    const region = regions[number] ?? [0, 0]
    if (isOfOthers(sentence, region) || isTurnedDown(sentence, region[1])) return true
    return isWantedByOther(sentence, region) && ownWords.test(textOf(sentence, [0, sentence.terms.length]))
  })
  return others.length === places.length && !isElse ? [] : others
}

/** «у подруги в … окна на реку»: the place and the view of somebody else's home. */
const atOthers =
  /^у (?:нашей |моей |моего |нашего )?(?:подруг|друз|друга|знаком|коллег|сосед|брат|сестр|родител|мам|пап|дяд|т[её]т|свекр|т[её]щ)/u
const samePlace = /(?:^| )(?:там|туда|там же|тот же|том же|той же|рядом|поближе|ближе)(?= |$)/

/** «мама в Ауэзовском, свекровь в Медеуском»: a part that only tells where somebody is. */
function placesOfPersons(sentence: Sentence, told: readonly Told[]): Told[] {
  const places = told.filter(({ wish, from, to }) => {
    if (wish.key !== 'place' || !/^(?:в|на)$/.test(sentence.textAt(from - 1))) return false
    const [start, end] = sentence.partOf(from, to)
    const isAlone = to === end && from - start > 1 && from - start <= 3
    return isAlone && onlyPerson.test(textOf(sentence, [start, from - 1]))
  })
  if (places.length === 0) return []
  const whole = textOf(sentence, [0, sentence.terms.length])
  return besideThem.test(whole) || forOne.test(whole) ? [] : places
}

const onlyPerson =
  /^(?:мо[йяеи] |наш[аие]? |у меня |сам )?(?:мам[аы]|папа|родители|свекровь|теща|тесть|свекор|брат|сестра|сын|дочь|дочка|дети|муж|жена|внуки|друзья|подруга|работа|учеба)$/

/** Whom a home is for. */
const forOne = /(?:^| )(?:ей|ему|им|ней|ним|ними|нее|него|них)(?= |$)/

export function homesOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  return [...placesOfPersons(sentence, told), ...placesAtOthers(sentence, told)]
}

function placesAtOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const seenAt = told.filter(({ wish }) => wish.key === 'place' || wish.key === 'views')
  const isAt = sentence.terms.some(({ text }) => text === 'у')
  if (!isAt || seenAt.length === 0 || samePlace.test(textOf(sentence, [0, sentence.terms.length]))) return []
  return seenAt.filter(({ from, to }) => {
    const part = sentence.partOf(from, to)
    return atOthers.test(textOf(sentence, part)) && !wishing.test(textOf(sentence, part))
  })
}

/** "a storeroom with 15% off if we take a flat", «кладовка со скидкой, если берём квартиру»: a flat that is only the condition of another unit. */
export function flatOnCondition(sentence: Sentence, told: readonly Told[]): Told[] {
  const isUnit = told.some(
    ({ wish }) =>
      wish.key === 'category' &&
      wish.isWith !== true &&
      /^(?:garage|storageroom)$/.test(String(wish.values[0])),
  )
  if (!isUnit) return []
  return told.filter(
    ({ wish, to }) =>
      wish.key === 'category' && wish.values[0] === 'flat' && isTakenOnCondition(sentence, to - 1),
  )
}

/** «если там нет двушек»: what would be missing is not refused. «Теңіз болса Ақтау дұрыс» supposes what there would be. */
export function onCondition(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    const isSupposed =
      /^(?:views|near|nearby)$/.test(wish.key) &&
      sentence.textAt(to) === 'болса' &&
      sentence.says(to + 1, 'place') &&
      /^(?:дұрыс|дурыс|жа[қк]сы|болар|ы[нң][ғг]айлы)$/.test(sentence.textAt(to + 2))
    if (isSupposed) return true
    if (wish.isRest !== true) return false
    const [start] = sentence.partOf(from, to)
    return /^(?:если|if|егер)$/.test(sentence.textAt(start))
  })
}

/** What tells of one place: up to a sign, a turn or a word for what is needed. */
function regionOf(sentence: Sentence, { from, to }: Told): [start: number, end: number] {
  const [first, last] = sentence.partOf(from, to)
  const isTold = (at: number) => /^(?:says?|said|говор[ия]т|совету(?:ет|ют))$/.test(sentence.textAt(at))
  const isNeed = (at: number) =>
    sentence.says(at, 'need') && !wants.test(sentence.textAt(at)) && !isTold(at - 1)
  const parts = (at: number) => turn.test(sentence.textAt(at)) || isNeed(at)
  let start = from
  while (start > first && !parts(start - 1)) start--
  let end = to
  while (end < last && !parts(end)) end++
  return [start, end]
}

function isOfOthers(sentence: Sentence, region: readonly [number, number]): boolean {
  const text = textOf(sentence, region)
  if (wishing.test(text)) return false
  return (
    seen.test(text) ||
    disliked.test(text) ||
    praised.test(text) ||
    (relatives.test(text) && bought.test(text))
  )
}

/** «Самал жақсы, бірақ қымбат екен, …»: what one does not like of a place behind a comma and a turn, where no other place is. */
function isTurnedDown(sentence: Sentence, place: number): boolean {
  if (!sentence.isSign(place, ',') || !turn.test(sentence.textAt(place + 1))) return false
  const [start, end] = sentence.partOf(place + 1)
  if (sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'place'))) return false
  const text = textOf(sentence, [start, end])
  return disliked.test(text) || /[қк]ымбат(?:тау)?(?: екен)?$/.test(text)
}

/** «муж хочет …, а я хочу …» */
function isWantedByOther(sentence: Sentence, region: readonly [number, number]): boolean {
  const text = textOf(sentence, region)
  return text.split(' ').some((each) => wants.test(each)) && relatives.test(text) && !ownWords.test(text)
}

function textOf({ terms }: Sentence, [start, end]: readonly [number, number]): string {
  return terms
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}
