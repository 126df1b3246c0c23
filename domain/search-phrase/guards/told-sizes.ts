import type { Sentence, Told } from '../sentence.ts'

/** Words that only describe: no superlative and no «сначала». */
const description =
  /^(?:(?:больш|небольш|маленьк|просторн|огромн|крупн|компактн|мал|малогабаритн|большущ)\p{L}*|побольше|поменьше|попросторнее|big|bigger|large|larger|huge|spacious|small|smaller|little|tiny|compact|roomy|үлкен|улкен|кең|кен|кеңірек|шағын|шагын|кішірек|кишірек|киширек|кішігірім|кишигирим|кіші|киши|кішкентай|кишкентай|ықшам|ыкшам|үлкендеу|улкендеу|кішілеу)$/u

/**
 * Orders by area whose word only describes a home whose size is told: by square metres («большая трёшка от 95 кв»), or,
 * of a home in general, by its rooms ("large flat, 4 rooms"). They say nothing more and are no order.
 */
export function sizesTold(sentence: Sentence, told: readonly Told[]): Told[] {
  const present = presentKitchens(sentence, told)
  return [...present, ...smallButOwn(sentence, told), ...describedSizes(sentence, told)]
}

/** "I cook in a 5 metre kitchen now": the size of the kitchen that there is. */
function presentKitchens(sentence: Sentence, told: readonly Told[]): Told[] {
  const now = /^(?:now|currently|at the moment|сейчас|казир|қазір)$/
  return told.filter(
    ({ wish, from, to }) =>
      wish.key === 'kitchen_from' &&
      Number(wish.values[0]) < leastKitchen &&
      [from - 1, from - 2, to, to + 1].some((at) => now.test(sentence.textAt(at))),
  )
}

/** What a small home is told to be all the same. */
const quality =
  /(?:ая|яя|ую|юю)$|^(?:not|co[sz]y|comfortable|nice|neat|bright|functional|smart|жайлы|жары[қк]|ы[ңн][ғг]айлы|жина[қк]ы)$/u

/** Words for what is one's own. */
const own = /^(?:сво[йяеи]|свою|сво[её]|наш[аеу]?|мо[йяею]|our|ours|my|mine|own|[өо]з(?:[іи]м\p{L}*)?)$/u

/** «хоть маленькая, но своя», "small but ours", «кішкентай да болса өз үйіміз»: who wants a home of one's own whatever its size asks for no order, and «маленькая, но уютная» only describes. */
function smallButOwn(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'sort' || wish.values[0] !== 'area' || sentence.says(from, 'most')) return false
    const behind = [0, 1, 2, 3, 4].map((away) => sentence.textAt(to + away))
    const turn = behind.findIndex((text) => /^(?:но|зато|but(?: not)?|yet|болса|бірақ|бирак)$/.test(text))
    if (turn < 0) return false
    // «маленькая, но уютная», "small but cozy": another quality that no filter tells.
    const isQuality = turn < 2 && (behind[turn] === 'but not' || quality.test(behind[turn + 1] ?? ''))
    return isQuality || behind.slice(turn + 1).some((text) => own.test(text))
  })
}

/** Nobody who tells of the kitchen that there is wishes a smaller one, in m². */
const leastKitchen = 10

function describedSizes(sentence: Sentence, told: readonly Told[]): Told[] {
  const isMeasured = told.some(({ wish }) => wish.key === 'area_from' || wish.key === 'area_to')
  const isCounted = told.some(({ wish }) => wish.key === 'rooms')
  if (!isMeasured && !isCounted) return []
  // «трёшку или хотя бы большую двушку»: which of the two it may be.
  const isEither =
    told.filter(({ wish }) => wish.key === 'rooms').length > 1 &&
    sentence.terms.some((_, at) => sentence.says(at, 'join', 'or'))
  // «шағын бір бөлмелі, ең арзан төлемнен бастап»
  const hasOther = told.some(({ wish }) => wish.key === 'sort' && !String(wish.values[0]).endsWith('area'))
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'sort' || !String(wish.values[0]).endsWith('area')) return false
    let isDescription = false
    for (let at = from; at < to; at++) {
      if (sentence.says(at, 'most')) return false
      isDescription ||= description.test(sentence.textAt(at))
    }
    const isOfHome = (at: number) => sentence.says(at, 'cat', 'flat')
    // «төрт бөлмелі үлкен пәтер» is a large one of four rooms, as «большая четырёхкомнатная» is.
    const isOfRooms = sentence.saysRooms(from - 1)
    const isHome = !isOfRooms && (isOfHome(to) || isOfHome(to - 1) || isOfHome(from - 1))
    return isDescription && !sentence.says(to, 'order') && (isMeasured || isHome || isEither || hasOther)
  })
}
