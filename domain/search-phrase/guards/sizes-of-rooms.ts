import { isWay } from '../quantities/metres.ts'
import type { Sentence, Told } from '../sentence.ts'

/** «гостиная просторная, метров от 18»: the size of a part of the home that is told before is none of the home. */
export function sizesOfRooms(sentence: Sentence, told: readonly Told[]): Told[] {
  const isOfStoreroom = told.some(({ wish }) => wish.key === 'category' && wish.values[0] === 'storageroom')
  const isTiny = (place: number) =>
    !isOfStoreroom &&
    told.some(
      ({ wish, from }) =>
        from === place && wish.key.startsWith('area_') && Number(wish.values[0]) < leastOfFlat,
    )
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('area_') || Number(wish.values[0]) > mostOfRoom) return false
    // «комнаты по 20», «по 20 квадратов комнаты»
    const isOfRooms = ['rooms', 'bedrooms'].some((unit) => sentence.says(to, 'unit', unit))
    // «комнаты 3 по 15 квадратов каждая»
    const isEach = sentence.textAt(to).startsWith('кажд') || sentence.says(from - 2, 'unit', 'rooms')
    if (sentence.at(from - 1)?.text === 'по' && isEach) return true
    if (isOfRooms && sentence.at(from - 1)?.text === 'по') return true
    // "20 sqm terrace"
    if (isTiny(from) || [from - 1, to].some((at) => sentence.says(at, 'feature', 'terraces'))) return true
    for (let at = from; at < to; at++) if (sentence.says(at, 'topic', 'area')) return false
    const isBound = sentence.says(from, 'bound') || sentence.says(from + 1, 'bound')
    for (let at = from - 1; at >= 0 && from - at < 5; at--) {
      // «кухню хочу большую, метров 15»
      const isSmall = sentence.isSign(at, ',') && Number(wish.values[0]) <= mostOfKitchen
      if (sentence.isSign(at, isBound || isSmall ? '.;!?' : ',.;!?')) return false
      if (told.some((one) => at >= one.from && at < one.to && one.wish.key !== 'sort')) return false
      const isCounted = typeof sentence.at(at - 1)?.number === 'number' || sentence.says(at - 1, 'number')
      const isRoom = ['bedrooms', 'rooms'].some((unit) => sentence.says(at, 'unit', unit))
      if (isRoom && !isCounted && sentence.at(at)?.number === null) return true
      if (sentence.says(at, 'topic', 'kitchen') || sentence.says(at, 'topic', 'living')) return true
    }
    return false
  })
}

/** Fewer square metres are those of a storeroom. */
const leastOfFlat = 5

/** Up to so many square metres behind a kitchen and a comma are its own. */
const mostOfKitchen = 20

/** Up to so many square metres may be those of one room. */
const mostOfRoom = 30

/** So many metres behind a place are a way, and no size. */
const leastWay = 100

/** «до 300 метров до школы»: how far it is, and no size. */
export function waysInMetres(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('area_')) return false
    // «теңізден 100 метр жерде»
    const isFrom =
      (sentence.says(from - 1, 'poi') || sentence.says(from - 1, 'thing', 'water')) &&
      sentence.at(from - 1)?.tail === 'from'
    if (isFrom && /^(?:метр|м$)/.test(sentence.textAt(to - 1))) return true
    // «лодка 4 метра длиной»
    if (/^(?:длин|высот|ширин|глубин)/.test(sentence.textAt(to))) return true
    // «в радиусе 500 метров школа»
    if (sentence.textAt(from - 1).startsWith('радиус')) return true
    const hasMinutes = [2, 3, 4, 5, 6].some((away) => sentence.says(to + away, 'unit', 'minutes'))
    const isMetre = [to - 1, to - 2].some((at) => /^(?:м|m|метр.*|met(?:er|re)s?)$/.test(sentence.textAt(at)))
    // "school 300 metres max"
    const before = sentence.isFiller(from - 1) && !sentence.says(from - 1, 'poi') ? from - 2 : from - 1
    const isBehind =
      sentence.says(before, 'poi') &&
      !sentence.says(before, 'poi', 'shop') &&
      // «под фитнес 400 м»
      sentence.textAt(before - 1) !== 'под' &&
      Number(wish.values[0]) >= leastWay
    // «двушка 55 метров до метро»
    const isOfHome = Number(wish.values[0]) < leastWay && sentence.saysRooms(from - 1)
    return isMetre && (isBehind || isWay(sentence, to)) && !hasMinutes && !isOfHome
  })
}

/** «у нас 40 квадратов, надо больше», «квартира 38 метров, тесно»: the size of the home that there is. */
export function sizesOutgrown(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('area_')) return false
    const isBound = sentence.says(from, 'bound') || sentence.says(to, 'after')
    if (isBound || !sentence.isSign(to, ',.;-–—')) return false
    const words = sentence.terms
      .slice(to + 1, to + 5)
      .map(({ text }) => text)
      .join(' ')
    return outgrown.test(words)
  })
}

const outgrown =
  /^(?:нам |мне |уже |очень |а |но )*(?:(?:хочу|хотим|надо|нужн[аоы]|ищем|ищу) (?:уже |что то |квартиру )?(?:побольше|больше|просторнее|попросторнее)(?! кухн)|тесно|тесновато|маловато|мало)(?: |$)/
