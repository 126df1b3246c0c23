import { nothing, one, type Rule, type Sentence } from '../../sentence.ts'
import { afterBeside, isInHouse } from '../in-house.ts'
import { afterOwn } from '../people.ts'
import { afterPlannedTrade, openTrade } from './open-trade.ts'
import { isNearAlone, isOfSize, roomBehind, trades } from './trades.ts'

/** «с паркингом», «с балконом и паркингом», "with a balcony and parking". */
function isBehindWith(sentence: Sentence, place: number): boolean {
  const isWith = (at: number) =>
    /^(?:с|со|включая|with|with a|having a|has|has a|including|incl)$/.test(sentence.textAt(at))
  if (isWith(place - 1)) return true
  const text = sentence.textAt(place)
  if (!/^[a-z]|(?:ом|ами|кой)$/.test(text)) return false
  for (let at = place - 2; at >= place - 5 && !sentence.isSign(at + 1, ',.;'); at--)
    if (isWith(at)) return true
  return false
}

/** What a house has of a kind of unit. */
const featureOf: ReadonlyMap<string, string> = new Map([
  ['garage', 'underground_parking'],
  ['storageroom', 'storerooms'],
])

export const category: Rule = (sentence, place) => {
  const value = sentence.value(place, 'cat')
  if (value === undefined || (value === 'comm' && isVisit(sentence, place))) return null
  // «кладовка рядом с моей квартирой», "storeroom next to my flat"
  const isOwn = /^(?:мо(?:ей|им|ем|его)|наш(?:ей|им|ем|его)|сво(?:ей|им|ем)|my|our)$/.test(
    sentence.textAt(place - 1),
  )
  if (value === 'flat' && isOwn && sentence.says(place - 2, 'near', 'before')) return nothing(place + 1)
  // «паркингсіз үй болмайды»
  const without = sentence.at(place)?.tail === 'without' ? featureOf.get(value) : undefined
  if (without !== undefined) return one(place + 1, 'features', without)
  if (value !== 'flat' && isIncluded(sentence)) return nothing(place + 1)
  if (value === 'garage' && isPaid(sentence, place)) return nothing(place + 1)
  if (value !== 'flat' && isOwned(sentence, place)) return nothing(place + 1)
  if (value === 'flat' && isHeldBesideUnit(sentence, place)) return nothing(place + 1)
  // «вид на паркинг»
  // "looking at a parking lot"
  const article = /^(?:a|the)$/.test(sentence.textAt(place - 1)) ? place - 1 : place
  const isSeen =
    (article < place && sentence.says(article - 1, 'mark', 'view')) ||
    (/^(?:на|of|over|at)$/.test(sentence.textAt(article - 1)) && sentence.says(article - 2, 'mark', 'view'))
  if (value !== 'flat' && (isSeen || /^(?:вид на|view of)$/.test(sentence.textAt(place - 1))))
    return nothing(place + 1)
  // "storerooms in the building": several of them are what the house has.
  const isMany = /^(?:storerooms|storage rooms|store rooms|кладовки|кладовые|[қк]оймалар)$/.test(
    sentence.textAt(place),
  )
  const inHouse = isMany
    ? [place + 1, sentence.afterFillers(place + 1, 1)].find((at) => isInHouse(sentence, at))
    : undefined
  if (inHouse !== undefined) return one(inHouse + 1, 'features', 'storerooms')
  const beside = value === 'comm' ? afterBeside(sentence, place) : null
  if (beside !== null) return nothing(beside)
  const isWith = isBehindWith(sentence, place)
  const next = value === 'comm' ? afterTrade(sentence, place + 1) : place + 1
  return { next, wishes: [{ key: 'category', values: [value], isWith }] }
}

/** «квартира уже есть, нужна парковка», "we have a flat already, need parking": the flat that there is, where another kind of unit is looked for. */
function isHeldBesideUnit(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  const isUnit = (at: number) =>
    ['garage', 'storageroom', 'comm'].some((kind) => sentence.says(at, 'cat', kind))
  // «возьму паркинг, квартира там же куплена»
  const isBehind = sentence.terms.some((_, at) => (at >= end || at < start) && isUnit(at))
  if (!isBehind || sentence.isSign(end, '?')) return false
  const texts = sentence.terms.slice(start, end).map(({ text }) => text)
  if (sentence.terms.some((_, at) => at >= start && at < end && (isUnit(at) || sentence.says(at, 'need'))))
    return false
  return texts.some((text) =>
    /^(?:есть|уже есть|имеется|купили|купил|купила|куплена|взяли|have|got|bought|we have|i have|we already have|already have|own|бар|алдым|алды[қк])$/.test(
      text,
    ),
  )
}

/** «паркинг уже есть», «есть своя кладовка», "already have parking": what one has need not be bought. */
function isOwned(sentence: Sentence, place: number): boolean {
  // «паркингіміз бар»
  const isOurs = /[иы]м(?:[иы]з)?$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'exists')
  if (isOurs) return true
  const [start, end] = sentence.partOf(place)
  const texts = sentence.terms.slice(start, end).map(({ text }) => text)
  const isHeld = texts.some((text) => /^(?:есть|имеется|have|got|we have|i have|бар)$/.test(text))
  return (
    isHeld && texts.some((text) => /^(?:уже|сво[яйею]|already|our own|[өо]з[иі]м[иі]зд[иі][ңн])$/.test(text))
  )
}

/** «парковка платная?», "free parking", «тұрақ ақылы ма»: what parking costs by the hour is a question. */
function isPaid(sentence: Sentence, place: number): boolean {
  const paid = /^(?:платн\p{L}*|бесплатн\p{L}*|гостев\p{L}*|а[қк]ылы|тег[іи]н|paid|free|guest)$/u
  return [place - 1, place + 1].some((at) => paid.test(sentence.textAt(at)))
}

/** "does the price include parking", «входит ли паркинг», «паркинг бағаға кіре ме»: a question about what a price has. */
function isIncluded(sentence: Sentence): boolean {
  const text = sentence.terms.map((term) => term.text).join(' ')
  return /(?:^| )(?:(?:does|do|(?:is|are)(?! (?:looking|interested|searching))) .*includ|входит|входят|включен\p{L}* ли|кир(?:е|еди) ме|(?:включен|входи|includ).* (?:цен|стоимост|price))/u.test(
    text,
  )
}

/** «как доехать до офиса», "office hours": the company's own office. */
function isVisit(sentence: Sentence, place: number): boolean {
  const isOffice = /^(?:офис|кенсе|office|show ?room)/.test(sentence.textAt(place))
  return isOffice && sentence.terms.some((_, at) => sentence.says(at, 'visit'))
}

/** A word that may stand before what premises are for and tells nothing of a home. */
function isOfPremises(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  const isOther = term === undefined || term.isSign || term.number !== null || sentence.says(place, 'poi')
  return !isOther && (!term.isKnown || sentence.says(place, 'attr') || sentence.says(place, 'plain'))
}

/** The place after what premises are for: "for a pharmacy", «под кофейню». */
function afterTrade(sentence: Sentence, place: number): number {
  if (!/^(?:for|под|для)$/.test(sentence.textAt(place))) return place
  let at = afterOwn(sentence, place + 1)
  // "for a small dental clinic"
  for (let more = 0; more < 2 && isOfPremises(sentence, at); more++) at++
  return sentence.says(at, 'poi') || sentence.says(at, 'cat', 'comm') ? at + 1 : place
}

/** What a studio may be for that is no home. */
const arts =
  /^(?:yoga|dance|dancing|photo|photography|music|recording|art|tattoo|design|pilates|film|sound|ballet|йога|йоги|тату|танцевальн\p{L}*|звукозаписывающ\p{L}*|балетн\p{L}*)$/u

/** "space for yoga studio", "recording studio", «тату студия»: a place of work, and no flat of one room. */
export const studioOfArt: Rule = (sentence, place) => {
  if (afterPlannedTrade(sentence, place) !== null) return openTrade(sentence, place)
  if (!arts.test(sentence.textAt(place)) || !/^(?:studio|студи)/.test(sentence.textAt(place + 1))) return null
  // «йога студиясына орын»
  if (/^(?:орын|жер|помещение|space|premises|unit)$/.test(sentence.textAt(place + 2)))
    return one(place + 3, 'category', 'comm')
  const isFor = [place - 1, place - 2].some((at) =>
    /^(?:for|for a|под|для|open|opening|открыть|открываю|открываем)$/.test(sentence.textAt(at)),
  )
  return isFor ? one(place + 2, 'category', 'comm') : nothing(place + 2)
}

/** Words for a room that may be for anything. */
const roomFor =
  /^(?:units?|space|spot|place|somewhere|something|property|anything|место|местечко|кабинет|площадь|площадка|что то|что нибудь|че нибудь)$/

/** Kinds of places that are opened in premises. */
const openedKinds = ['shop', 'pharmacy', 'clinic', 'market']

/** "gym premises", "fitness space, commercial": what is opened in premises, before their word. */
function isOpenedIn(sentence: Sentence, place: number): boolean {
  const isKind = [...openedKinds, 'school', 'kindergarten', 'sport'].some((kind) =>
    sentence.says(place, 'poi', kind),
  )
  if (!isKind) return false
  const isSpace = /^(?:space|unit)$/.test(sentence.textAt(place + 1))
  const isCommercial = sentence.terms.some((_, at) => sentence.says(at, 'cat', 'comm'))
  return sentence.textAt(place + 1) === 'premises' || (isSpace && (isCommercial || isOfSize(sentence)))
}

/** "a unit for a bakery", «место под аптеку»: a room for a trade is premises. */
export const roomForTrade: Rule = (sentence, place) => {
  // "salon space"
  const isRoom = roomBehind.test(sentence.textAt(place + 1)) && trades.test(sentence.textAt(place))
  const isPremises = isRoom || isOpenedIn(sentence, place)
  if (isPremises && !isNearAlone(sentence, place + 2)) return one(place + 2, 'category', 'comm')
  if (!/^(?:for|под|для)$/.test(sentence.textAt(place + 1)) || !roomFor.test(sentence.textAt(place)))
    return null
  // "a kitchen with place for laundry"
  if (/^(?:with|with a|с|со)$/.test(sentence.textAt(place - 1))) return null
  let at = afterOwn(sentence, place + 2)
  const isTrade = (each: number) =>
    openedKinds.some((kind) => sentence.says(each, 'poi', kind)) ||
    sentence.says(each, 'cat', 'comm') ||
    trades.test(sentence.textAt(each))
  for (let more = 0; more < 2 && !isTrade(at) && isOfPremises(sentence, at); more++) at++
  if (!isTrade(at)) return null
  // "dental clinic", "coffee shop"
  while (isTrade(at + 1)) at++
  // "a property for a clinic worker"
  const behind = sentence.at(at + 1)
  const isOther = behind?.isKnown === false && !behind.isSign && behind.number === null
  return isOther || isNearAlone(sentence, at + 1) ? null : one(at + 1, 'category', 'comm')
}

/** «тіс емханасына орын», «салон красотаға орын»: a place for what is named is premises. */
export const placeForTrade: Rule = (sentence, place) => {
  const text = (at: number) => sentence.textAt(at)
  const isTrade =
    (sentence.says(place, 'poi') &&
      !['bus', 'metro', 'tram'].some((kind) => sentence.says(place, 'poi', kind))) ||
    trades.test(text(place)) ||
    (/^с[ұу]лулы[қк]$/.test(text(place)) && trades.test(text(place + 1)))
  if (!isTrade) return null
  const isDative = (at: number) =>
    sentence.at(at)?.tail === 'to' ||
    (sentence.at(at)?.isKnown === false && /(?:[гк]|[ыи]н)[ае]$/.test(text(at)))
  // «салон красотаға»: the trade may have a second word.
  const at = isDative(place) ? place : sentence.at(place + 1)?.isKnown === false ? place + 1 : place
  // «салон үшін орын»
  const isForIt = text(at + 1) === 'ушин'
  const end = text(at + 1) === 'арналган' || isForIt ? at + 2 : at + 1
  // «ательеге 35 шаршы»
  const isSized =
    trades.test(text(place)) &&
    typeof sentence.at(at + 1)?.number === 'number' &&
    [2, 3, 4].some((away) => sentence.says(at + away, 'unit', 'm2'))
  if (isSized && isDative(at)) return one(at + 1, 'category', 'comm')
  // «аптека, нужна площадь»
  const need = sentence.isSign(place + 1, ',') ? place + 2 : place + 1
  const isNeeded = sentence.says(need, 'need') && /^(?:площадь|помещение|место)$/.test(text(need + 1))
  if (isNeeded && !sentence.says(need + 2, 'unit') && !/^(?:от|до|для|под)$/.test(text(need + 2)))
    return one(need + 2, 'category', 'comm')
  // «сұлулық салонына жер», unlike «мектепке жер»
  const isOfTradeAlone = !sentence.says(place, 'poi') || sentence.says(place, 'poi', 'pharmacy')
  // «шаштаразға жай керек», unlike «салонға жай ғана барамын»
  const isRoom =
    /^(?:орын|помещени\p{L}*)$/u.test(text(end)) ||
    (text(end) === 'жай' && sentence.says(end + 1, 'need')) ||
    (isOfTradeAlone && /^(?:жер|кабинет)$/.test(text(end)) && !isNearAlone(sentence, end + 1))
  const isFor = (isDative(at) || isForIt) && isRoom
  return isFor ? one(end + 1, 'category', 'comm') : null
}
