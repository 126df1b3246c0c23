import { type Item, one, type Sentence } from '../../sentence.ts'

/** Kinds of words that wish something of a home. */
const ofHomes = ['rooms', 'cat', 'place', 'near', 'thing', 'feature', 'sort', 'side', 'end', 'scale', 'buy']

/** Questions about a price or a time. */
const questions = /^(?:сколько|когда|how much|when|канша|кашан|қанша тұрады)$/

/**
 * «ремонт обуви», «школа танцев», "how much does renovation cost": a word that a home or its surroundings may be wished
 * with is of something else where nothing in the sentence is about homes.
 */
export function isOfTrade(sentence: Sentence, place: number): boolean {
  const others = sentence.terms.map((term, at) => ({ term, at })).filter(({ at }) => at !== place)
  const isOther = (at: number) =>
    ofHomes.some((kind) => sentence.says(at, kind)) ||
    ['rooms', 'm2', 'floor'].some((unit) => sentence.says(at, 'unit', unit))
  if (others.some(({ term, at }) => term.number !== null || isOther(at))) return false
  return others.some(({ term, at }) => {
    const isUnknown =
      !term.isKnown &&
      !term.isSign &&
      Math.abs(at - place) === 1 &&
      // «поэтому черновую» tells a reason, «ремонт жасаймын, черновой керек» who works, «наурыз черновая» a programme.
      !/^(?:наурыз.*|поэтому|к[үу]йинде(?:ги)?|сонды[қк]тан|жасайм[ыи][нз]|истейм[иі][нз])$/.test(
        term.text,
      ) &&
      /^\p{L}{4,}(?<!ый|ий|ая|ое|ен|ный|тын|тин)$/u.test(term.text)
    return isUnknown || sentence.says(at, 'trade') || questions.test(term.text)
  })
}

/** Trades that need premises, by the beginning of their word. */
export const trades =
  /^(?:bakery|cafe|cafeteria|coffee|restaurant|pizzeria|barber|hair|beauty|salon|dentist|dental|workshop|showroom|pvz|coworking|пекарн|кофейн|кофе$|кафе|ресторан|пиццер|столов|барбершоп|парикмахерск|салон|стоматолог|ателье|мастерск|цветочн|наубайхана|кофехана|дамхана|дәмхана|мейрамхана|асхана|тойхана|ломбард|пвз$|контор|пункт выдачи|шаштараз|сулулык салон|сұлулық салон|кабинети|цех|донер|кулинар|кондитер|косметолог|массаж|типограф|хостел|nail|pharmac|laundry|boutique)/

/** Whether a sentence tells a size, and neither rooms nor flats. */
export function isOfSize(sentence: Sentence): boolean {
  const says = (is: (at: number) => boolean) => sentence.terms.some((_, at) => is(at))
  const isHome = (at: number) =>
    sentence.saysRooms(at) || (sentence.says(at, 'cat', 'flat') && sentence.textAt(at) !== 'unit')
  return says((at) => sentence.says(at, 'unit', 'm2')) && !says(isHome)
}

/** "show me shop opposite the park": whether a part of a sentence, or what is needed in it, begins at a place. */
export function startsPart(sentence: Sentence, place: number): boolean {
  const [start] = sentence.partOf(place)
  for (let at = place - 1; at >= start; at--) {
    if (sentence.says(at, 'need')) return true
    if (!sentence.isFiller(at) || sentence.says(at, 'near')) return false
  }
  return true
}

/** A trade at the start with a size, or behind «под»: premises; null for others. */
export function tradeAlone(sentence: Sentence, place: number): Item | null {
  // «ломбард, 30 квадратов»
  const next = place + 1
  const isBound = sentence.says(next, 'bound') && sentence.isNumber(next + 1)
  const isAlone = sentence.isSign(next, ',') || sentence.isNumber(next) || isBound
  const isTrade = isAlone && trades.test(sentence.textAt(place))
  if (isTrade && startsPart(sentence, place) && isOfSize(sentence)) return one(next, 'category', 'comm')
  // «под стоматологию 120 квадратов»
  if (sentence.at(place)?.text === 'под' && trades.test(sentence.textAt(place + 1)))
    return one(place + 1, 'category', 'comm')
  // «под детский сад 200 квадратов»
  const isService = ['kindergarten', 'clinic', 'school', 'sport'].some((kind) =>
    sentence.says(place + 1, 'poi', kind),
  )
  if (sentence.at(place)?.text === 'под' && isService) return one(place + 2, 'category', 'comm')
  return null
}

/** Words for a room behind what it is for: "salon space". */
export const roomBehind = /^(?:space|unit|premises|spot|place|point)$/

/** Whether words for near stand at a place with nothing behind them that is near: "coffee place nearby". */
export function isNearAlone(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'near')) return false
  const at = sentence.afterFillers(place + 1, 1)
  return !['poi', 'thing', 'place'].some((kind) => sentence.says(at, kind))
}
