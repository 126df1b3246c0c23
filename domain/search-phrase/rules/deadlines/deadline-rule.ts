import { mostRooms } from '../../quantities/amounts.ts'
import type { Item, Rule, Sentence } from '../../sentence.ts'
import { afterAsSoonAsPossible, afterSooner } from '../orders/soonest.ts'
import {
  afterFinished,
  isDoneAsked,
  isOfMaterial,
  isBuiltBefore,
  isOfWill,
  isToBeReady,
  isTold,
  isWaitOfOthers,
  mayTellOfBuilding,
} from './ready.ts'

/** The place behind a year by whose end it is; null where it is only in that year. */
function afterUntil(sentence: Sentence, place: number, next: number): number | null {
  if (/^(?:by |before |к |жыл соңына дейін|жыл соныңа дейін|жаңа жылға |до )/.test(sentence.textAt(place)))
    return next
  for (let at = place - 1; place - at < 4; at--) {
    const side = sentence.value(at, 'bound')
    // «1к биыл бітетін»: the letter of rooms.
    if (sentence.textAt(at) === 'к' && sentence.isNumber(at - 1)) break
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
  if (isLatest && !sentence.isNumber(end + 1)) return end + 1
  if (!/^(?:дейін|шейін|дейин|шейин|дейн)/.test(text)) return null
  return sentence.says(end + 1, 'topic', 'deadline') ? end + 2 : end + 1
}

/** "this or next year", «в этом или следующем году»: the place behind both; null where no such words begin. */
function afterThisOrNext(sentence: Sentence, place: number): number | null {
  if (!/^(?:this|этом|этого|этот|осы|бул)$/.test(sentence.textAt(place)) || !sentence.says(place + 1, 'join'))
    return null
  const at = sentence.afterFillers(place + 2, 1)
  return [place + 2, at].find((each) => sentence.says(each, 'year', 'next')) ?? null
}

/** «жылдың аяғына дейін»: the year is the present one, where no number tells another. */
function isThisYear(sentence: Sentence, place: number): boolean {
  if (!/^жыл(?:ды[ңн])?$/.test(sentence.textAt(place))) return false
  const isNumber = sentence.isNumber(place - 1) || sentence.says(place - 1, 'year')
  return /^(?:со[ңн]|ая[ғг])/.test(sentence.textAt(place + 1)) && !isNumber
}

/** A finish, which may be ready as a house is: «әрлеуі дайын». */
const finish =
  /^(?:(?:[өо][ңн]деу|[әа]рлеу|ж[өо]ндеу)[іи]?|ремонт(?:ы|тары)?|отделка(?:сы)?|renovations?|repairs?)$/u

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
    if (isWaitOfOthers(sentence, place) || isBuiltBefore(sentence, place, year)) return null
    // "ready in a year" is not ready now.
    const isLater =
      sentence.textAt(place) === 'ready in' &&
      /^(?:a|an|one|two|three|half|couple)$/.test(sentence.textAt(place + 1)) &&
      ['year', 'months'].some((unit) => sentence.says(place + 2, 'unit', unit))
    if (isLater) return null
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
    // «құрылыс қай кезеңде» asks.
    if (sentence.says(place, 'building') && /^[қк](?:ай|ашан)$/.test(sentence.textAt(place + 1))) return null
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
        sentence.textAt(/^вс[её]$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1),
      )
    if (isOfPapers && (sentence.says(place, 'ready') || sentence.says(place, 'topic', 'deadline')))
      return null
    // "we have 10 mln ready": the money is.
    // "2k ready" is of rooms.
    const isOfRooms =
      sentence.says(place - 1, 'unit', 'rooms') && (sentence.at(place - 2)?.number ?? Infinity) <= mostRooms
    const isOfMoney = !isOfRooms && ['scale', 'currency'].some((kind) => sentence.says(place - 1, kind))
    // "the money is ready", «деньги готовы», «ақшамыз дайын»
    const verb = /^(?:is|are|уже|already|все|всё|енд[іи]|был[аи]?|будет)$/
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
