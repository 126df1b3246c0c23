import type { Sentence, Told } from '../sentence.ts'

/** Words for who lives beside one. */
const neighbour = /^(?:сосед(?:и|а|у|ка|ки|ом|ей)?|к[өо]рш[іи]\p{L}*|neighbou?rs?)$/u

/** A home in the country, which is not sold here. */
const dacha = /^(?:дач[аиуе]|дачей|саяжай\p{L}*|dachas?)$/u

/** Whose home has a finish that one has seen. */
const friend = /^(?:подруг\p{L}*|друз\p{L}*|друга|знаком\p{L}*|сосед\p{L}*|родител\p{L}*|брата|сестры)$/u

/** Verbs of journeys and walks, which tell where somebody goes and not where a home is. */
const going =
  /^(?:барып|бард(?:ы[мқк]|ыңыз)|барғанбыз|шы[ғг]амыз|шы[қк]ты[қк]|ездил[аи]?|ездим|летали|летим|отдыхали|поехали|поедем|едем|went|visited|flew|drove)$/u

/** Where an advertisement was seen. */
const advertised = /^(?:реклам\p{L}*|жарнама\p{L}*|ads?|adverts?|advertis\p{L}*|billboard)$/u

/** What else a loan may be for. */
const bought = /^(?:машин\p{L}*|авто|автомобил\p{L}*|к[өо]л[иі][кг]\p{L}*|телефон\p{L}*|car|phone|auto)$/u

/**
 * Wishes about somebody or something else: a neighbour's floor, where one went or goes («теңізге барып келдік», "we went
 * to the sea"), an advertisement at a stop, the loan for a car.
 */
export function otherLives(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    const [start, end] = sentence.partOf(from, to)
    const isNear = (is: RegExp, before: number, behind: number) =>
      [...sentence.terms.keys()].some(
        (at) =>
          at >= Math.max(start, from - before) &&
          at < Math.min(end, to + behind) &&
          is.test(sentence.textAt(at)),
      )
    if (/^(?:floor_(?:from|to)|ends|views|near|nearby)$/.test(wish.key) && isSeen(sentence, from, to))
      return true
    if (wish.key.startsWith('near') && isOwnPlace(sentence, wish.at ?? from)) return true
    if (/^(?:floor_(?:from|to)|ends)$/.test(wish.key))
      return isNear(neighbour, 3, 1) || isOfPast(sentence, from) || isSameFloor(sentence, from)
    // «понравился ремонт у подруги»
    if (wish.key === 'restorations') return isNear(friend, 0, 3) && sentence.at(to)?.text === 'у'
    const isPlace = ['views', 'near', 'nearby'].includes(wish.key)
    if (wish.key === 'payment_to' || wish.key === 'small') {
      const isLoan = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'programme'))
      return (isLoan && isNear(bought, 5, 2)) || isOfSomebody(sentence, from)
    }
    if (wish.key === 'rooms') return isFormerHome(sentence, from, to)
    return isPlace && (isNear(dacha, 3, 3) || isNear(going, 3, 1) || isNear(advertised, 4, 2))
  })
}

/** "is the river visible from the 12th floor?", «видно ли море с 5 этажа?»: what can be seen from where is a question. */
function isSeen(sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  const seen = /^(?:visible|see|видно|видны|видна|видать|к[өо]р[іи]не(?:д[іи])?)$/
  const floor = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'unit', 'floor'))
  const isAsked = /^(?:is|are|can|could|do|does|видно|видна|видны|а)$/.test(sentence.textAt(start))
  const isQuestion =
    sentence.isSign(end, '?') &&
    (isAsked || sentence.terms.slice(start, end).some(({ text }) => /^(?:ли|ма|ме|ба|бе)$/.test(text)))
  // "can I see a flat on the 5th floor?"
  const isOfView = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'thing'))
  return (
    floor && isQuestion && isOfView && sentence.terms.slice(start, end).some(({ text }) => seen.test(text))
  )
}

/** "our school is on Turan", «наша школа на Туране», «мектебіміз Тұранда»: a place that is somebody's already is where it is. */
function isOwnPlace(sentence: Sentence, place: number): boolean {
  const whose = /^(?:our|my|his|her|their|kids|child|children|son|daughter|наш\p{L}*|мо[йяеи]|его|е[её]|их)$/u
  const text = (at: number) => sentence.textAt(at)
  // "the kids' school"
  const before =
    text(place - 1) === 's' ? place - 3 : sentence.isSign(place - 1, "'’") ? place - 2 : place - 1
  return (
    whose.test(text(before)) &&
    /^(?:is|are|находится|стоит|на|в)$/.test(text(place + 1)) &&
    [place + 2, place + 3].some((at) => sentence.says(at, 'place'))
  )
}

/** "it was on the second floor", «она была на втором этаже»: where a former home was. */
function isOfPast(sentence: Sentence, from: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  return [1, 2, 3].some(
    (back) => /^(?:was|был[ао]?)$/.test(text(from - back)) && /^(?:it|он[ао]?)$/.test(text(from - back - 1)),
  )
}

/** "my first flat was a studio", «первая квартира была студия», «бұрынғы пәтерде екі бөлме болды»: rooms of a former home. */
function isFormerHome(sentence: Sentence, from: number, to: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  // "we had 2 rooms", «у нас было две комнаты», «бізде екі бөлме болған»
  const isHad =
    text(from - 1) === 'had' ||
    (/^был[аои]?$/.test(text(from - 1)) && /^у (?:нас|меня)$/.test(text(from - 2)))
  if (isHad && text(to) !== 'in') return true
  if (/^(?:болған|болган|болды|болатын)$/.test(text(to)) && /^(?:б[іи]зде|менде)$/.test(text(from - 1)))
    return true
  const [start] = sentence.partOf(from, to)
  const before = sentence.terms.slice(start, from).map((term) => term.text)
  const isFormer = before.some((word) =>
    /^(?:first|last|old|previous|перв\p{L}*|прошл\p{L}*|стар\p{L}*|б[ұу]рын[ғг]ы|алды[ңн][ғг]ы|б[іи]р[іи]нш[іи])$/u.test(
      word,
    ),
  )
  const isWas = [from - 1, from - 2].some((at) => /^(?:was|была|было)$/.test(text(at)))
  return isFormer && (isWas || /^(?:болды|болатын|болған|болган|еди)$/.test(text(to)))
}

/** «бір қабаттан екі студия»: one floor for both, and not the first. */
function isSameFloor(sentence: Sentence, from: number): boolean {
  if (sentence.says(from + 2, 'after')) return false
  return sentence.at(from)?.text === 'бир' && /^[қк]абат(?:та|тан)$/.test(sentence.textAt(from + 1))
}

/** «күйеуімнің айлығы 600»: the pay of somebody. */
function isOfSomebody(sentence: Sentence, from: number): boolean {
  return (
    /^айлы[ғг]ы/.test(sentence.textAt(from)) &&
    /^(?:к[үу]йеу|әйел|аиел|жолдас|ана|әке|аке|ұл|ул|[қк]ыз)\p{L}*н[ыиі][ңн]$/u.test(
      sentence.textAt(from - 1),
    )
  )
}

/** "до 18 работаете", «18-ге дейін жұмыс істейсіздер ме»: a bare number beside a question for hours of work is no sum. */
export function hoursOfWork(sentence: Sentence, told: readonly Told[]): Told[] {
  const isWork = (at: number) =>
    /^(?:работа(?:ете|ет|ют|ю|ем)|открыт[аоы]?|ж[ұу]мыс|open|смен[аыу]|график|shifts?)$/.test(
      sentence.textAt(at),
    )
  return told.filter(({ wish, from, to }) => {
    if (!wish.key.startsWith('price_') || Number(wish.values[0]) > 24e6) return false
    for (let at = from; at < to; at++)
      if (['scale', 'currency'].some((kind) => sentence.says(at, kind))) return false
    return isWork(from - 1) || isWork(to)
  })
}
