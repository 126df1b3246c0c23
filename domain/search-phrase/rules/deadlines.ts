import { startsNumber } from '../amounts.ts'
import { readQuantity } from '../quantities.ts'
import { wishesOf } from '../quantity-wishes.ts'
import { afterAsSoonAsPossible, afterSooner } from './order-rules.ts'
import { type Item, type Rule, type Sentence } from '../sentence.ts'

/** «2 квартал 2027», «III кв 2028», "q2 2027": a quarter is told before a year. */
export function isQuarter(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'quarter')) return false
  const hasNumber = isQuarterNumber(sentence, place - 1) || /^q[1-4]$/.test(sentence.textAt(place))
  return hasNumber && yearBehind(sentence, place + 1) !== null
}

function isQuarterNumber(sentence: Sentence, place: number): boolean {
  const isRoman = (where: number) => /^(?:i{1,2}|iv)$/.test(sentence.textAt(where))
  const at = sentence.says(place, 'suffix') && !isRoman(place) ? place - 1 : place
  const one = sentence.isSign(at, '-') ? at - 1 : at
  const number = sentence.at(one)?.number ?? null
  return (number !== null && number <= 4) || isRoman(one) || sentence.says(one, 'number')
}

/** The place of a year that follows, beside fillers; null for none. */
function yearBehind(sentence: Sentence, place: number): number | null {
  for (let at = place; at - place < 3; at++) {
    const number = sentence.at(at)?.number ?? null
    if (number !== null && number >= 2020 && number < 2050) return at
    if (!sentence.isFiller(at) && !sentence.says(at, 'filler') && !sentence.says(at, 'bound')) return null
  }
  return null
}

/** A deadline by its quarter is one by its year. */
export function quarterRule(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    let at = place
    let isUpper = false
    let isLower = false
    for (; at - place < 6 && !isQuarter(sentence, at) && isBeforeQuarter(sentence, at); at++) {
      const bound = sentence.value(at, 'bound')
      isUpper ||= bound === 'to' || bound === 'less'
      isLower ||= bound === 'from' || bound === 'since' || bound === 'more'
    }
    const year = isQuarter(sentence, at) ? yearBehind(sentence, at + 1) : null
    const quantity = year === null ? null : readQuantity(sentence, year)
    if (quantity === null) return null
    const side = isUpper ? 'to' : isLower ? 'from' : quantity.side
    const wishes = wishesOf({ ...quantity, side, subject: 'deadline' }, deadlines)
    return wishes === null ? null : { ...wishes, next: quantity.next }
  }
}

function isBeforeQuarter(sentence: Sentence, place: number): boolean {
  const kinds = ['bound', 'filler', 'noise', 'number', 'suffix']
  return (
    sentence.says(place, 'topic', 'deadline') ||
    kinds.some((kind) => sentence.says(place, kind)) ||
    isQuarterNumber(sentence, place) ||
    sentence.isFiller(place)
  )
}

/** The place behind a year by whose end it is; null where it is only in that year. */
function afterUntil(sentence: Sentence, place: number, next: number): number | null {
  if (/^(?:by |before |к |жыл соңына дейін|жыл соныңа дейін|жаңа жылға |до )/.test(sentence.textAt(place)))
    return next
  for (let at = place - 1; place - at < 4; at--) {
    const side = sentence.value(at, 'bound')
    const isUntil =
      side === 'to' ||
      side === 'less' ||
      side === 'below' ||
      /^(?:к|latest|at the latest)$/.test(sentence.textAt(at))
    if (isUntil) return next
    if (!['filler', 'season'].some((kind) => sentence.says(at, kind)) && !sentence.isFiller(at)) break
  }
  let end = next
  while (end - next < 3 && (sentence.says(end, 'filler') || sentence.says(end, 'season'))) end++
  const text = sentence.textAt(end)
  // "this year at the latest", «в этом году максимум»
  const isLatest =
    /^(?:at the latest|at latest|latest|or earlier|or sooner|or before|максимум|макс|или раньше|не позже|не позднее|крайний срок)$/.test(
      text,
    )
  if (isLatest && !startsNumber(sentence, end + 1)) return end + 1
  if (!/^(?:дейін|шейін|дейин|шейин|дейн)/.test(text)) return null
  return sentence.says(end + 1, 'topic', 'deadline') ? end + 2 : end + 1
}

/** "this or next year", «в этом или следующем году»: the place behind both; null where no such words begin. */
function afterThisOrNext(sentence: Sentence, place: number): number | null {
  if (!/^(?:this|этом|осы|бул)$/.test(sentence.textAt(place)) || !sentence.says(place + 1, 'join'))
    return null
  const at = sentence.afterFillers(place + 2, 1)
  return [place + 2, at].find((each) => sentence.says(each, 'year', 'next')) ?? null
}

/** «жылдың аяғына дейін»: the year is the present one, where no number tells another. */
function isThisYear(sentence: Sentence, place: number): boolean {
  if (!/^жыл(?:ды[ңн])?$/.test(sentence.textAt(place))) return false
  const isNumber = startsNumber(sentence, place - 1) || sentence.says(place - 1, 'year')
  return /^(?:со[ңн]|ая[ғг])/.test(sentence.textAt(place + 1)) && !isNumber
}

/** A finish, which may be ready as a house is: «әрлеуі дайын». */
const finish = /^(?:(?:[өо][ңн]деу|[әа]рлеу|ж[өо]ндеу)[іи]|ремонт|отделка)$/u

/** What else may be ready than a house. */
const money =
  /^(?:money|cash|payment|down payment|deposit|sum|funds|деньги|сумма|взнос|первый взнос|первоначальный взнос|нал|а[қк]ша\p{L}*|жарна\p{L}*|бастап[қк]ы жарна\p{L}*)$/u

/** Whether a house is handed over or being built, and years by the calendar. */
export function deadlineRule(deadlines: readonly string[], year: number): Rule {
  const offered = (values: string[]) => values.filter((value) => deadlines.includes(value))
  const found = (next: number, values: string[], isGeneral = false): Item => ({
    next,
    wishes: values.length === 0 ? [] : [{ key: 'deadline', values, isGeneral }],
  })
  return (sentence, place) => {
    // «мы не готовы ждать»
    if (sentence.at(place)?.text.startsWith('не готов') === true) {
      const isOfPeople =
        /^(?:мы|я|пока)$/.test(sentence.textAt(place - 1)) ||
        sentence.at(place + 1)?.text.endsWith('ть') === true
      if (isOfPeople) return null
    }
    if (isOfWill(sentence, place)) return { next: place + 1, wishes: [] }
    // "ready or this year"
    const isReadyOr = sentence.says(place, 'ready') && sentence.says(place + 1, 'join')
    const at =
      sentence.says(place, 'topic', 'deadline') && !isReadyOr ? sentence.afterFillers(place + 1, 3) : place
    // "handover this autumn", «сдача этой осенью»
    const isThisSeason =
      /^(?:this|этой|этим|осы)$/.test(sentence.textAt(at - 1)) && sentence.says(at, 'season')
    if (isThisSeason && at > place) return found(at + 1, offered([String(year)]))
    const either = afterThisOrNext(sentence, at)
    if (either !== null)
      return found(
        sentence.says(either + 1, 'topic', 'deadline') ? either + 2 : either + 1,
        offered([String(year), String(year + 1)]),
      )
    const bound = sentence.says(at, 'bound') || sentence.says(at, 'filler') ? at + 1 : at
    for (const [word, later] of [
      ['this', 0],
      ['next', 1],
      ['afternext', 2],
    ] as const) {
      if (!sentence.says(bound, 'year', word) && !(later === 0 && isThisYear(sentence, bound))) continue
      // «через два года выйду на пенсию»
      const verb = sentence.at(bound + 1)
      const isOfLife = verb?.isKnown === false && !verb.isSign && verb.number === null
      const isIn = sentence.at(bound)?.text.startsWith('через ') === true
      // «вернусь через год»
      const before = sentence.at(bound - 1)
      const isOfDoer =
        before?.isKnown === false &&
        /(?:[уюе]|им|ем)(?:сь|ся)?$/.test(before.text) &&
        /(?:[ую](?:сь)?|[еи]м(?:ся)?)$/.test(before.text)
      if (isIn && (isOfLife || isOfDoer)) return null
      const next = sentence.says(bound + 1, 'topic', 'deadline') ? bound + 2 : bound + 1
      // «в этом году или в следующем»
      const more = sentence.says(next, 'join') ? sentence.afterFillers(next + 1, 2) : next
      const isMore =
        later === 0 && more > next && /^(?:следующ|будущ|next|келеси|келер)/.test(sentence.textAt(more))
      if (isMore) return found(more + 1, offered([String(year), String(year + 1)]))
      const end = afterUntil(sentence, bound, next)
      // «до конца следующего года»: what is handed over before too.
      const values = [0, 1, 2].filter((each) => each <= later).map((each) => String(year + each))
      return end === null
        ? found(next, offered([String(year + later)]))
        : found(end, offered(['ready', ...values]))
    }
    if (!mayTellOfBuilding(sentence, place)) return null
    // «құрылысы басталмаған үй» is not being built.
    if (sentence.says(place, 'building') && /[мбп][ае][гғ][ае]н$/.test(sentence.textAt(place + 1)))
      return null
    const isOfPlace = [1, 2].some((back) => sentence.says(place - back, 'poi'))
    if (isOfPlace && /^(?:строится|строятся|being built|салынып жат)/.test(sentence.textAt(place)))
      return null
    // «вид на стройку»
    const isSeen = /^(?:вид на|окна на|view of)$/.test(sentence.textAt(place - 1))
    if (isSeen && sentence.textAt(place).startsWith('стройк')) return { next: place + 1, wishes: [] }
    // «құрылысы біткен болсын», «стройка завершена»
    const isSite = sentence.says(place, 'building') || sentence.at(place)?.text === 'construction'
    const finished = isSite ? afterFinished(sentence, place + 1) : null
    if (finished !== null) return found(finished, offered(['ready']))
    if (sentence.says(place, 'building'))
      return found(
        place + 1,
        deadlines.filter((each) => each !== 'ready'),
        true,
      )
    // «дом сдан в этом году»: the year tells when.
    if (
      sentence.says(place, 'ready') &&
      sentence.terms.some(
        (_, at) =>
          !sentence.says(place + 1, 'join') &&
          at > place &&
          at - place < 3 &&
          sentence.says(at, 'year') &&
          !sentence.isSign(at - 1, ','),
      )
    )
      return { next: place + 1, wishes: [], isNeutral: true }
    // "the house is to be finished in 2027"
    const isDated = [1, 2].some((away) => (sentence.at(place + away)?.number ?? 0) > 2000)
    if (
      sentence.says(place, 'ready') &&
      isDated &&
      /(?:house|building) .* ?finished$/.test(sentence.textAt(place))
    )
      return { next: place + 1, wishes: [], isNeutral: true }
    // «чтобы сдали поскорее» is no house that is handed over.
    // «дом сдали как можно раньше» may tell or wish.
    if (isTold(sentence, place)) return null
    const isWished = [1, 2].some((back) => /^(?:чтобы?|когда)$/.test(sentence.textAt(place - back)))
    // «сдан ли дом?»
    if (sentence.says(place, 'ready') && sentence.at(place + 1)?.text === 'ли')
      return { next: place + 2, wishes: [] }
    if (sentence.says(place, 'ready') && isDoneAsked(sentence, place)) return { next: place + 1, wishes: [] }
    // "when will it be ready" asks for a date.
    const isAsked = sentence.terms.some(({ text }, before) => before < place && /^(?:when|кашан)$/.test(text))
    // «документы готовы?», «школа новая строится?»: of something else.
    const isOfPapers =
      /^(?:документ|договор|бумаг|деньги$|а[қк]ша|[қк]аржы|жарна|[қк][ұу]жат|шарт|documents?$|papers?$|contract)/.test(
        sentence.textAt(place - 1),
      )
    if (isOfPapers && (sentence.says(place, 'ready') || sentence.says(place, 'topic', 'deadline')))
      return null
    // "we have 10 mln ready": the money is.
    const isOfMoney = ['scale', 'currency'].some((kind) => sentence.says(place - 1, kind))
    // "the money is ready", «деньги готовы», «ақшамыз дайын»
    const verb = /^(?:is|are|уже|already|все|всё|енд[іи])$/
    const owner = verb.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
    if (sentence.says(place, 'ready') && finish.test(sentence.textAt(owner)))
      return { next: place + 1, wishes: [], isNeutral: true }
    if (sentence.says(place, 'ready') && money.test(sentence.textAt(owner)))
      return { next: place + 1, wishes: [] }
    const isOfSum = isOfMoney || typeof sentence.at(place - 1)?.number === 'number'
    const isEnd = sentence.at(place + 1)?.isSign ?? true
    if (sentence.at(place)?.text === 'ready' && isOfSum && isEnd)
      return { next: place + 1, wishes: [], isNeutral: true }
    // «кірпіштен салынған», «построен из кирпича», "built of brick"
    if (sentence.says(place, 'ready') && isOfMaterial(sentence, place)) return { next: place + 1, wishes: [] }
    if (isToBeReady(sentence, place)) return found(place + 1, offered(['ready']))
    const sooner = sentence.says(place, 'ready')
      ? (afterSooner(sentence, place) ?? afterAsSoonAsPossible(sentence, place))
      : null
    if (sooner !== null) return { next: sooner, wishes: [{ key: 'sort', values: ['deadline'] }] }
    if (sentence.says(place, 'ready') && !isAsked && !(isWished && sentence.at(place)?.text === 'сдали')) {
      const next = place + 1
      return found(next, offered(['ready']))
    }
    return null
  }
}

/** Whether a word may be of a house that is ready or being built. */
function mayTellOfBuilding(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'ready') ||
    sentence.says(place, 'building') ||
    /^(?:construction$|ready$|стройк|дайын бол)/.test(sentence.textAt(place))
  )
}

/** «дом сдали как можно раньше» without a word that wishes. */
function isTold(sentence: Sentence, place: number): boolean {
  if (sentence.textAt(place) !== 'сдали') return false
  const isSoon = /^(?:как можно (?:раньше|быстрее|скорее))(?: |$)/.test(
    [1, 2, 3].map((away) => sentence.textAt(place + away)).join(' '),
  )
  return isSoon && afterAsSoonAsPossible(sentence, place) === null
}

/** "is the building done already?" asks about a house, unlike "is there a ready flat?". */
function isDoneAsked(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  const isOfHouse =
    /^(?:the|this|that|your|it)$/.test(sentence.textAt(start + 1)) || sentence.says(start + 1, 'place')
  return /^(?:is|are)$/.test(sentence.textAt(start)) && isOfHouse && sentence.isSign(end, '?')
}

/** The place behind words that a building site is finished; null for none. */
function afterFinished(sentence: Sentence, place: number): number | null {
  let at = place
  while (
    at - place < 3 &&
    /^(?:чтобы?|чтоб|была?|уже|полностью|толы[қк]|is|s|be|must|must be|should|should be|has|to|has to be|already)$/.test(
      sentence.textAt(at),
    )
  )
    at++
  const isEnd =
    /^(?:б[іи]ткен|б[іи]тт[іи]|б[іи]тс[еі]н?|ая[қк]тал(?:[ғг]ан|ды|сын|са)|закончен\p{L}*|завершен\p{L}*|окончен\p{L}*|finished|completed|complete|over|done)$/u
  return isEnd.test(sentence.textAt(at)) ? at + 1 : null
}

/** What a house is built of, before its verb in Kazakh and behind it elsewhere. */
const material =
  /^(?:кирпич\p{L}*|монолит\p{L}*|панел\p{L}*|бетон\p{L}*|газоблок\p{L}*|пеноблок\p{L}*|к[іи]рп[іи]ш\p{L}*|bricks?|concrete|monolith\p{L}*|panels?|wood|stone)$/u

function isOfMaterial(sentence: Sentence, place: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  const isBuilt = /^(?:салын[ғг]ан|постро|built)/.test(text(place))
  if (!isBuilt) return false
  return (
    material.test(text(place - 1)) ||
    (/^(?:из|of|from|in|with)$/.test(text(place + 1)) && material.test(text(place + 2)))
  )
}

/** «үй дайын болсын»: a house that is to be ready, where no date is told that it is to be ready by. */
function isToBeReady(sentence: Sentence, place: number): boolean {
  if (!/^дайын бол(?:сын|уы|у)$/.test(sentence.textAt(place))) return false
  const [start, end] = sentence.partOf(place)
  if (
    sentence.terms.some(
      ({ text }, at) => at >= start && at < end && /^(?:кезге|кезде|уа[қк]ыт[қк]а)$/.test(text),
    )
  )
    return false
  for (let at = start; at < end; at++)
    if (
      ['year', 'season', 'quarter', 'after'].some((kind) => sentence.says(at, kind)) ||
      (sentence.at(at)?.number ?? 0) > 2000
    )
      return false
  return true
}

/** «родители готовы дать 5 млн», «платить готовы»: who is ready to do something, and no house. */
function isOfWill(sentence: Sentence, place: number): boolean {
  const isVerb = (at: number) => /.(?:ть|ти|чь)(?:ся)?$/.test(sentence.textAt(at))
  return /^готов[аы]?$/.test(sentence.textAt(place)) && (isVerb(place + 1) || isVerb(place - 1))
}
