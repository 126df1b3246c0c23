import { mostRooms, readAmount } from '../quantities/amounts.ts'
import type { Sentence } from '../sentence.ts'
import { afterHeldHome, isPresentHome } from './present-home.ts'
import { buyers, kazakhBuyers } from '../words/people.ts'

/** «коллега взял трёшку у вас», "a friend got a studio there": the same, with the verb before its object. */
function isTakenByOthers(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  if (
    !/^(?:взял[аи]?|купил[аи]?|построил[аи]?|бер[её]т|берут|покупа(?:ет|ют)|прода(?:ет|ют|вал[аи]?)|got|took|built|bought)$/.test(
      text,
    )
  )
    return false
  const isNow = /^(?:бер|покупа)/.test(text)
  // «родители берут мне студию» is a wish.
  if (isNow && [-2, -1, 1, 2].some((away) => /^(?:мне|нам)$/.test(sentence.textAt(place + away))))
    return false
  if (sentence.at(place + 1)?.text === 'бы') return false
  // «брат у вас трёшку взял»
  const [start] = sentence.partOf(place)
  return [1, 2, 3, 4].some((back) => place - back >= start && buyers.test(sentence.textAt(place - back)))
}

/** «ағам Алматыдан үй алды»: what relatives and friends have bought. */
export function isBoughtByOthers(sentence: Sentence, place: number): boolean {
  if (isTakenByOthers(sentence, place)) return true
  if (!/^(?:алды|алыпты|алган|алып койды)$/.test(sentence.textAt(place))) return false
  for (let at = place - 1; at >= 0 && place - at < 8 && !sentence.isSign(at, ',.;!?'); at--)
    if (kazakhBuyers.test(sentence.textAt(at))) return true
  return false
}

/** "my sister live in 3 room", "my friend has 3 rooms here", "my parents sell a 3 room house": the home of somebody else, unlike "where my sister live". */
function isHomeOfKin(sentence: Sentence, place: number): boolean {
  const verb = /^(?:(live|stay|stays|staying|sell|sells)|has|have)$/.exec(sentence.textAt(place))
  if (verb === null || !buyers.test(sentence.textAt(place - 1))) return false
  if ([2, 3].some((back) => /^(?:where|for|near)$/.test(sentence.textAt(place - back)))) return false
  const amount =
    verb[1] === undefined && sentence.isNumber(place + 1) ? readAmount(sentence, place + 1) : null
  const isFlat = verb[1] === undefined && sentence.says(sentence.afterFillers(place + 1, 1), 'cat', 'flat')
  return verb[1] !== undefined || isFlat || amount?.unit === 'rooms' || amount?.unit === 'bedrooms'
}

/** "change my 1 room for 2 rooms", "trading our flat": a home of one's own that is exchanged. */
function isExchanged(sentence: Sentence, place: number): boolean {
  if (!/^(?:chang|trad|exchang)(?:e|ing)$/.test(sentence.textAt(place))) return false
  const isOwnHome = /^(?:my|our)$/.test(sentence.textAt(place + 1))
  // "exchange 1 room to 3 rooms"
  const isForHome =
    sentence.says(place + 2, 'unit', 'rooms') &&
    /^(?:for|to)$/.test(sentence.textAt(place + 3)) &&
    sentence.isNumber(place + 4)
  if (!isOwnHome) return isForHome
  return sentence.isNumber(place + 2) || ['rooms', 'cat'].some((kind) => sentence.says(place + 2, kind))
}

/** "close to where i work", «не живу»: no fact that something is told of. */
export function isOwn(sentence: Sentence, place: number): boolean {
  if (isHome(sentence, place) || isSold(sentence, place) || isBoughtByOthers(sentence, place)) return true
  if (isHomeOfKin(sentence, place) || isExchanged(sentence, place)) return true
  if (isPresentHome(sentence, place) || afterHeldHome(sentence, place) !== null) return true
  // "2027 jyly" sounds like «жили».
  if (sentence.says(place, 'unit', 'year') && sentence.at(place - 1)?.number !== null) return false
  const before = sentence.textAt(place - 1)
  // "a lobby like in a hotel"
  const isAlike = [1, 2, 3].some((back) => sentence.textAt(place - back) === 'like')
  if (isAlike && sentence.textAt(place).startsWith('hotel')) return false
  // "parking for my car" is what is wanted.
  if (!sentence.says(place, 'own') || /^(?:where|for|где|чтобы|чтоб)$/.test(before)) return false
  // "see the sea from the sofa"
  const isSeat = /^(?:sofa|диван)/.test(sentence.textAt(place))
  const isFrom = [1, 2].some((back) => /^(?:from|со?)$/.test(sentence.textAt(place - back)))
  if (isSeat && (isFrom || sentence.textAt(place).endsWith('нан'))) return false
  // «вы предлагали двушку», «чтобы нам предложили двушку»: what the company offers
  const isOffered = sentence.at(place)?.text.startsWith('предл') === true
  const isOurs = [1, 2].some((back) => /^(?:вы|чтобы?|чтоб|если)$/.test(sentence.textAt(place - back)))
  if (isOffered && isOurs) return false
  // «купил бы двушку», «если бы купили» are wishes.
  if (sentence.at(place + 1)?.text === 'бы' || /^(?:бы|если)$/.test(before)) return false
  // «4 бөлме болмаса сыймаймыз» wishes what stands before.
  if (before === 'болмаса') return false
  // «қанша тұрады» asks for a price.
  return !/^турады$/.test(sentence.textAt(place)) || /[дт][ае]$/.test(before)
}

/** «екі бөлмелі пәтерімізді сатып», «прдаем свою однушку за 16»: a home of one's own that is sold, even where the verb is misspelt. */
function isSold(sentence: Sentence, place: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  if (text(place) === 'сатып') return isKazakhSale(sentence, place)
  if (text(place) === 'sell') return isHeldToSell(sentence, place)
  const isHome = sentence.says(place + 1, 'rooms') || sentence.says(place + 1, 'cat', 'flat')
  // «моя однушка на вашу двушку»
  if (isHome && /^мо[яюей]$|^мою$/.test(text(place)) && text(place + 2) === 'на') return true
  // «покупатель на мою старую однушку»
  if (
    /^(?:мо[йюеи]|сво[йюеи]|наш[уе]?)$/.test(text(place)) &&
    /^(?:стар|прежн|нынешн)/.test(text(place + 1))
  ) {
    const isOldHome = sentence.says(place + 2, 'rooms') || sentence.says(place + 2, 'cat', 'flat')
    if (isOldHome) return true
  }
  if (!isHome || !/^(?:сво[йюеи]|наш[уе]?)$/.test(text(place))) return false
  const before = sentence.at(place - 1)
  const isStart = before === undefined || before.isSign
  const isVerb = before?.isKnown === false && /(?:ем|им|ю|у|ть|продам)$/.test(before.text)
  return isVerb || (isStart && text(place + 2) === 'за' && sentence.at(place + 3)?.number !== null)
}

/** "I have a flat in Astana to sell": a home that there is, behind which a verb tells that it is sold. */
function isHeldToSell(sentence: Sentence, place: number): boolean {
  const [start] = sentence.partOf(place)
  const before = sentence.terms.slice(start, place)
  const isHeld = before.some(({ text }) => /^(?:have|got|own|have got|i have|we have|there is)$/.test(text))
  const isHome = before.some(
    (_, at) =>
      ['rooms', 'house'].some((kind) => sentence.says(start + at, kind)) ||
      sentence.says(start + at, 'cat') ||
      sentence.says(start + at, 'unit', 'rooms'),
  )
  return isHeld && isHome && sentence.textAt(place - 1) === 'to'
}

/** «пәтерімізді сатып», unlike «сатып алу», which is to buy. */
function isKazakhSale(sentence: Sentence, place: number): boolean {
  // «үйімді 20 млнға сатып»
  let at = place - 1
  while (
    place - at < 5 &&
    (sentence.at(at)?.number !== null ||
      ['number', 'scale', 'currency', 'suffix'].some((kind) => sentence.says(at, kind)) ||
      sentence.isSign(at, '-'))
  )
    at--
  // «пәтерді сатып, үстіне қосып», «үйді сатып үш бөлмелі аламыз»: buying is «сатып алу»
  const isBuying = sentence.at(place + 1)?.text.startsWith('ал') === true
  const isSold = sentence.isSign(place + 1, ',') || sentence.at(place + 1)?.text === 'устине' || !isBuying
  // «2 бөлмеліні сатып, 3 бөлмелі аламын»
  const isHome =
    ['rooms', 'house'].some((kind) => sentence.says(at, kind)) ||
    sentence.says(at, 'cat', 'flat') ||
    sentence.says(at, 'unit', 'rooms')
  // «двушка сатып трешка аламыз»: rooms without an ending, where others are wanted behind.
  const [, end] = sentence.partOf(place)
  const isForOthers =
    !isBuying &&
    sentence.saysRooms(at) &&
    sentence.terms.some((_, each) => each > place && each < end && sentence.saysRooms(each))
  if (isForOthers && sentence.at(place)?.text === 'сатып') return true
  if (isSold && isHome && /[дтн][ыи]$/.test(sentence.textAt(at))) return sentence.at(place)?.text === 'сатып'
  return (
    sentence.at(place)?.text === 'сатып' &&
    /(?:м[ыи]зд[ыи]|[аяеыи]мд[ыи])$/.test(sentence.textAt(at)) &&
    (sentence.at(place + 1)?.text.startsWith('ал') !== true || sentence.says(place + 1, 'place'))
  )
}

/** «у нас двушка, нужна трёшка», "we have a 2 room flat", «қазіргі пәтерім бір бөлмелі»: the home that there is, where another one is needed. */
export function isHome(sentence: Sentence, place: number): boolean {
  const end = afterHome(sentence, place)
  return end !== null && sentence.terms.some((_, each) => each >= end && isNeed(sentence, each))
}

/** The place behind the rooms of the home that there is; null for none. */
export function afterHome(sentence: Sentence, place: number): number | null {
  const text = `${sentence.textAt(place)} ${sentence.textAt(place + 1)}`
  const isOwned =
    /^(?:(?:двое|трое|четверо|пятеро|шестеро|семеро|вдвоем|втроем|вчетвером|впятером|вшестером) в|у (?:нас|меня|мамы|родителей|брата|сестры|друга|подруги|друзей|знакомых|коллеги|тети|дяди)|(?:сейчас|пока) (?:в|у|(?:одн|дв|тр)[уе]шка|студия)|уже есть|already (?:have|own)|(?:now|currently|us|people) in|currently (?:\d+|one|two|three|four)|(?:казир|казирги|бизде|менде|нынешн\p{L}*|current)|(?:we|i) (?:have|own)|we have|i have)(?: |$)/u.test(
      text,
    )
  // "we are 4 in 2 rooms"
  const isMany =
    sentence.textAt(place - 1) === 'are' && sentence.isNumber(place) && sentence.textAt(place + 1) === 'in'
  if (!isOwned && !isMany) return null
  for (let at = place + 1; at - place < 6; at++) {
    if (at > place + 1 && (sentence.isSign(at, ',.;!?') || isNeed(sentence, at))) return null
    // «менде 5 млн бар», «бізде екі бала бар» tell of other things.
    // "i have 2k, want 3k"
    const isMoneyAt =
      sentence.says(at, 'currency') || (sentence.says(at, 'scale') && !isFewRooms(sentence, at))
    if (isMoneyAt || sentence.says(at, 'vague', 'people')) return null
    // «сейчас двушка нужна»
    if (sentence.says(at, 'rooms')) return isNeed(sentence, at + 1) ? null : at + 1
    const size = at - place < 4 ? afterSize(sentence, at) : null
    if (size !== null) return size
    const isCounted = sentence.at(at - 1)?.number !== null || sentence.says(at - 1, 'number')
    if (sentence.says(at, 'unit', 'rooms') && isCounted) return at + 1
  }
  return null
}

/** "2k" is of rooms. */
function isFewRooms(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'unit', 'rooms') && (sentence.at(place - 1)?.number ?? Infinity) <= mostRooms
}

/** «дом 200 квадратов», "house of 200 sqm": the place behind the size of a house or a flat; null for none. */
function afterSize(sentence: Sentence, place: number): number | null {
  const isHouse = /^(?:дом|домик|коттедж|house|cottage|уй|үй)$/.test(sentence.textAt(place))
  if (!isHouse && !sentence.says(place, 'cat', 'flat')) return null
  for (let at = place + 1; at - place < 4 && sentence.at(at)?.isSign === false; at++) {
    const amount = readAmount(sentence, at)
    if (amount !== null) return amount.unit === 'm2' ? amount.next : null
  }
  return null
}

export function isNeed(sentence: Sentence, place: number): boolean {
  // «больше не хочу первый»: what is not wanted is no fact either.
  const isUnwanted = sentence.says(place, 'not', 'before') && /хо(?:чу|тим)|want/.test(sentence.textAt(place))
  return isUnwanted || (sentence.says(place, 'need') && !isKazakhSale(sentence, place))
}
