import { leastOfHome } from '../quantities/held-sums.ts'
import type { Sentence, Told } from '../sentence.ts'

const ofMoney = /^(?:price_|first_payment|payment_to|small)/

const was = /^(?:was|were|had|used to be|был[аои]?|стоил[аои]?)$/

const wasBehind = /^(?:еди|болған|болган|болатын|тұрған|турган|тұратын еді|туратын еди)$/

/** A time that is over. */
const over =
  /^(?:last|ago|earlier|before|раньше|прошлом|прошлый|прошлого|назад|былтыр|бұрын|бурын)$|^last (?:year|month|week)$/

/** Words for a loan, and for taking it. */
const loan = /^(?:loan|loans|кредит|кредита|займ|заем|несие|несиеге|[қк]арыз)$/
const taking =
  /^(?:take|taking|took|get|got|have|approved|bank|возьм\p{L}*|берем|беру|взял\p{L}*|взять|одобр\p{L}*|банк\p{L}*|ал(?:ып|ам|амын|амыз|ды[мқк]|сам|са[қк])|беред[иі])$/u

/** Sums and counts that are none of the home: «бюджет был 30 млн», "take the 20 million loan", "cash for two apartments". */
export function formerSums(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter((one) => {
    const { wish, from, to } = one
    if (wish.key.startsWith('program'))
      return isOwedAlready(sentence, from, to) || isTooMuch(sentence, to) || isDenied(sentence, from, to)
    if (wish.key === 'restorations') return isPaidFor(sentence, told, to) || isDoneBefore(sentence, from, to)
    if (!ofMoney.test(wish.key)) return false
    return (
      isOfGoods(sentence, from) ||
      (wish.key === 'price_from' && (isGrown(sentence, from, to) || isCondition(sentence, from))) ||
      isSpent(sentence, from, to) ||
      isOfRenovation(sentence, one) ||
      isOfRent(sentence, from) ||
      isAdvertised(sentence, wish.key, from) ||
      isFormer(sentence, from, to) ||
      isSeen(sentence, from, to) ||
      (wish.key === 'price_to' && isBeyondMeans(sentence, told, to)) ||
      isOfLoan(sentence, from, to) ||
      isCount(sentence, from, to)
    )
  })
}

/** "a car worth 5 million", «машина за 5 млн», «5 миллиондық көлігім»: what another thing costs. */
function isOfGoods(sentence: Sentence, from: number): boolean {
  const goods =
    /^(?:car|dacha|boat|land|plot|furniture|машин\p{L}*|дач[аиуе]|участ\p{L}*|гараж|мебель|к[өо]л[іи]г\p{L}*)$/u
  return /^(?:worth|стоимостью|за)$/.test(sentence.textAt(from)) && goods.test(sentence.textAt(from - 1))
}

/** «бюджет 30 млн болған», unlike «айлық төлемі 150 мың болатын бір бөлмелі», which tells what the home is to be like. */
function isWasBehind(sentence: Sentence, place: number): boolean {
  const isEnd = sentence.at(place + 1)?.isSign ?? true
  const text = sentence.textAt(place)
  return wasBehind.test(text) && (text !== 'болатын' || isEnd || sentence.textAt(place + 1) === 'еді')
}

/** «35 миллионға дейін двушка, 45 миллионға шамамыз жетпейді»: what cannot be paid, behind the limit that is told. */
function isBeyondMeans(sentence: Sentence, told: readonly Told[], to: number): boolean {
  const isCannot = sentence.isKazakh && sentence.says(to, 'cannot')
  return isCannot && told.some(({ wish, to: end }) => wish.key === 'price_to' && end < to)
}

/** "if 3 rooms is over 50 mln then 2", «если трёшка дороже 50 млн»: a price under which something else would do. */
function isCondition(sentence: Sentence, from: number): boolean {
  const [start] = sentence.partOf(from)
  const words = sentence.terms.slice(start, from).map(({ text }) => text)
  return (
    words.some((text) => /^(?:if|если)$/.test(text)) &&
    (/^(?:is|are|costs?|s|will be|стоит|выйдет|выходит|будет)$/.test(sentence.textAt(from - 1)) ||
      /^(?:дороже|more expensive than|pricier than)/.test(sentence.textAt(from)))
  )
}

/** "my budget went up from 30 to 35 million", «бюджет вырос с 30 до 35»: what it grew from. */
function isGrown(sentence: Sentence, from: number, to: number): boolean {
  const grew =
    /^(?:up|went|goes|climbed|jumped|grew|grown|rose|risen|increased|raised|raise|stretched|вырос\p{L}*|увеличил\p{L}*|подрос\p{L}*|подня(?:л|ли|ла|лся)|расширил\p{L}*|[өо]ст[іи]|к[өо]бейд[іи])$/u
  return [from, from - 1, from - 2, to].some((at) => grew.test(sentence.textAt(at)))
}

/** «бюджет был 30 млн, теперь 38», "was 30 million last year", «30 миллион еді»: what a sum was once. */
function isFormer(sentence: Sentence, from: number, to: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  // «три года назад смотрели однушку за 14 млн»
  const [first, last] = sentence.partOf(from, to)
  if (sentence.terms.some((term, at) => at >= first && at < last && /^(?:назад|ago)$/.test(term.text)))
    return true
  // «он жыл бұрын 8 млнға алуға болатын еді»
  const isAgo = sentence.terms.some(
    (term, at) =>
      at >= first && at < from && /^б[ұу]рын$/.test(term.text) && sentence.says(at - 1, 'unit', 'year'),
  )
  // «тойға 3 млн жинап едік, бәрі кетті», «28 млн деп жазылған»
  const isGone = sentence.terms.some(
    ({ text: word }, at) =>
      at >= to &&
      at < last &&
      (/^жазыл(?:[ғг]ан|ыпты|ып)$/.test(word) ||
        (/^(?:кетт[іи]|б[іи]тт[іи]|таусылды|ж[ұу]мсалды)$/.test(word) && /^б[әа]р[іи]$/.test(text(at - 1)))),
  )
  // «10 млн қарызға береді»
  const isLent = /^[қк]арыз[ғг]а$/.test(text(to)) && /^бер(?:ед|ем|д)/.test(text(to + 1))
  if (isAgo || isGone || isLent) return true
  let isPast = isWasBehind(sentence, to)
  for (let at = Math.max(0, from - 2); at < to; at++) {
    if (sentence.isSign(at, ',.;!?')) isPast = isWasBehind(sentence, to)
    // «чтобы цена была до 30 млн», «было бы», «если бы»
    else if (was.test(text(at)) && !isWished(sentence, at)) isPast = true
  }
  const [start, end] = sentence.partOf(from, to)
  // «кеше жарнамада 15 млн деп тұрды»
  const says = (is: RegExp) => sentence.terms.slice(start, end).some((term) => is.test(term.text))
  isPast ||=
    says(/^(?:кеше|вчера|yesterday)$/) && says(/^(?:деп|т[ұу]рды|болды|еди|стоил[аи]?|было|was|cost)$/)
  if (!isPast) return false
  const isOver = sentence.terms.some((term, at) => at >= start && at < end && over.test(term.text))
  let isBound = false
  for (let at = from; at < to; at++) isBound ||= sentence.says(at, 'bound') || sentence.says(at, 'after')
  return !isBound || isOver
}

/** «сайттан 28 миллиондық двушка көрдім»: what a home cost that somebody has seen. */
function isSeen(sentence: Sentence, from: number, to: number): boolean {
  const [, end] = sentence.partOf(from, to)
  return /^к[өо]рд[іи][мк]$/.test(sentence.textAt(end - 1))
}

/** «на свадьбу ушло 5 млн», "spent 5 million on the wedding", «той 5 млнға шықты»: money that is gone. */
function isSpent(sentence: Sentence, from: number, to: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  // «поднял аренду до 250 тысяч», "raised the rent to 250k"
  const raised = /^(?:to|до)$/.test(text(from - 1)) ? from - 2 : from - 1
  if (/^(?:аренд[уаы]|rent)$/.test(text(raised)) || /^к[өо]терд[іи]$/.test(text(to))) return true
  // «банк отказал на 40 млн», "my husband gets 700 thousand"
  if (
    /^отказал[аи]?$/.test(text(from - 1)) ||
    (text(from - 1) === 'на' && text(from - 2).startsWith('отказал'))
  )
    return true
  const isGot = /^(?:gets|makes)$/.test(text(from - 1)) && text(from) !== 'for'
  if (isGot && /^(?:he|she|husband|wife)$/.test(text(from - 2))) return true
  if (isOwedAlready(sentence, from, to)) return true
  // "the wedding cost us 7 million"
  if (/^(?:us|me)$/.test(text(from - 1)) && /^(?:cost|costs|costing)$/.test(text(from - 2))) return true
  if (/^(?:cost|costs)$/.test(text(from)) && /^(?:us|me)$/.test(text(from + 1))) return true
  // "kids under 10"
  const isBare = !sentence.terms
    .slice(from, to)
    .some(({ senses }) => senses.has('scale') || senses.has('currency') || senses.has('topic'))
  if (isBare && /^(?:kids?|children|дети|детей|бала\p{L}*)$/u.test(text(from - 1))) return true
  // «купон 500 тысяч на покупку»
  if (/^(?:купон|бонус|сертификат|к[эе]шб[эе]к)\p{L}*$/u.test(text(from - 1))) return true
  // «остаток 12 млн»: what is paid later
  if (/^остат(?:ок|ка|ком)$/.test(text(from - 1))) return true
  if (['bound', 'topic'].some((kind) => sentence.says(from, kind))) return false
  return (
    /^(?:spent|lost|ушло|ушли|по(?:тратил|терял)[аи]?|истратил[аи]?)$/.test(text(from - 1)) ||
    /^(?:ушло|ушли|потратил[аи]?|вложил[аи]?|украли|влетел[аио]?|шы[қк]ты|кетт[іи]|ж[ұу]мсады[қк]|ж[ұу]мсадым|жо[ғг]алтт\p{L}*|бермед[іи]|алды[мқк])$/u.test(
      text(to),
    )
  )
}

const work =
  /^(?:ремонт|ремонта|ремонту|отделку|мебель|мебели|технику|ж[өо]ндеуге|жи[һх]аз[ғг]а|renovation|renovations|furniture|repairs)$/

/** «снимает за 150 тысяч», «снимают двушку за 200»: what somebody pays for a home. */
function isOfRent(sentence: Sentence, from: number): boolean {
  // «снимать 200 тысяч дорого»
  if (/^(?:снимать|арендовать)$/.test(sentence.textAt(from - 1))) return true
  const at = sentence.at(from)?.text === 'за' ? from - 1 : from - 2
  return [at, at - 1].some((each) => /^снима(?:ет|ют|л|ла|ли)$/.test(sentence.textAt(each)))
}

/** «в рекламе квартиры от 15 млн», «на сайте написано от 14 млн»: the least that an advertisement tells is wished by nobody. */
function isAdvertised(sentence: Sentence, key: string, from: number): boolean {
  if (key !== 'price_from') return false
  return sentence.terms.some(
    ({ text }, at) =>
      at < from && /^(?:реклам|написано|указано|объявлени|жарнама|advert|advertised)/.test(text),
  )
}

/** «ремонт 2 млн»: whether a renovation that ends at a place has its cost behind it. */
function isPaidFor(sentence: Sentence, told: readonly Told[], place: number): boolean {
  const isCost = (one: Told) =>
    one.from === place && ofMoney.test(one.wish.key) && isOfRenovation(sentence, one)
  return isWork(sentence, place - 1) && told.some(isCost)
}

/** «ремонт 3 года назад сделали в своей»: what was done to another home. */
function isDoneBefore(sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  return sentence.terms.slice(start, end).some(({ text }) => /^(?:назад|ago|бұрын|бурын)$/.test(text))
}

/** «ремонт 2 млн», «на мебель 3 млн», "2 million for renovation": what else is paid for. */
function isOfRenovation(sentence: Sentence, { wish, from, to }: Told): boolean {
  // «сделаю сам ремонт, до 48 млн» without the comma: no renovation costs so much.
  const isFor = /^(?:на|для|под|for)$/.test(sentence.textAt(from - 2))
  if (!isFor && sentence.says(from, 'bound', 'to') && Number(wish.values[0]) >= leastOfHome) return false
  // «жөндеу жұмыстарына 5 млн»
  if (isWork(sentence, from - 1) || /ж[ұу]мыстарына$/.test(sentence.textAt(from - 1))) return true
  if (!/^(?:на|for)$/.test(sentence.textAt(to))) return false
  return isWork(sentence, /^(?:the|a)$/.test(sentence.textAt(to + 1)) ? to + 2 : to + 1)
}

/** Whether a word is of work or things to be paid for; «цена без мебели 30 млн» is of the home. */
function isWork(sentence: Sentence, place: number): boolean {
  return work.test(sentence.textAt(place)) && !/^(?:без|с|со|with|without)$/.test(sentence.textAt(place - 1))
}

/** «заём под 18 процентов это много», "is too much": what somebody finds of a loan. */
function isTooMuch(sentence: Sentence, to: number): boolean {
  let start = to
  while (start - to < 2 && (sentence.at(start)?.number !== null || sentence.says(start, 'unit', 'percent')))
    start++
  const at = /^(?:это|is|s)$/.test(sentence.textAt(start)) ? start + 1 : start
  if (/^(?:многовато|дороговато)$/.test(sentence.textAt(at))) return true
  if (at === start) return false
  const isToo = /^(?:слишком|очень|too|very)$/.test(sentence.textAt(at))
  return /^(?:много|дорого|грабеж|much|high|expensive)$/.test(sentence.textAt(isToo ? at + 1 : at))
}

/** «банк отказал по 7-20-25»: a programme that one does not get. */
function isDenied(sentence: Sentence, from: number, to: number): boolean {
  const at = /^(?:по|в|на)$/.test(sentence.textAt(from - 1)) ? from - 2 : from - 1
  // «Отбасы банк отказал»
  const behind = sentence.textAt(to) === 'банк' ? to + 1 : to
  return [at, behind].some((each) => /^отказ(?:ал[аи]?|ано|ывают?)?$/.test(sentence.textAt(each)))
}

/** «уже плачу кредит 80 тысяч в месяц», "a loan of 80 thousand a month already": what is paid for another loan. */
function isOwedAlready(sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  const says = (is: RegExp) => sentence.terms.slice(start, end).some(({ text }) => is.test(text))
  return (
    says(/^(?:already|плачу|платим|төлеп|толеп|толеп (?:жүр|жур)\p{L}*)$/u) &&
    says(/^(?:кредит|loan|несие|[қк]арыз)$/)
  )
}

function isWished(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  for (let at = start; at < end; at++)
    if (/^(?:чтобы?|чтоб|бы|лишь бы|if|thinking|hoping|mind|деп|болса)$/.test(sentence.textAt(at)))
      return true
  return false
}

/** "I will take the 20 million loan", «20 млн кредит возьму»: so much is borrowed, and the home may cost more. */
function isOfLoan(sentence: Sentence, from: number, to: number): boolean {
  const isNamed = sentence.says(from, 'topic', 'first') && !sentence.says(from, 'have')
  if (!loan.test(sentence.textAt(to)) || sentence.says(from, 'bound') || isNamed) return false
  if (sentence.at(to)?.text.startsWith('loan') === true) return true
  return [from - 3, from - 2, from - 1, to + 1, to + 2].some((at) => taking.test(sentence.textAt(at)))
}

/** "pay cash for two apartments", «наличными за две квартиры»: how many homes, and no millions. */
function isCount(sentence: Sentence, from: number, to: number): boolean {
  if (!sentence.says(to, 'cat') && !sentence.says(to, 'rooms')) return false
  for (let at = from; at < to; at++)
    if (['scale', 'currency', 'bound'].some((kind) => sentence.says(at, kind))) return false
  const last = sentence.at(to - 1)
  const isSmall = (last?.number ?? Number(sentence.value(to - 1, 'number') ?? 99)) < 10
  const isFor = /^(?:for|за|на)$/.test(sentence.textAt(to - 2))
  return isSmall && isFor
}
