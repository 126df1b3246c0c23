import { isAboutInShort } from '../quantities/bounds.ts'
import type { Item, Sentence, Told } from '../sentence.ts'

/** What may be taken without being wished. Rooms, places and sums beside such words are wishes like others: «можно и трёшку». */
const neutral = new Set([
  'ends',
  'floor_from',
  'floor_to',
  'floor_not',
  'side',
  'views',
  'restorations',
  'sun',
  'nearby',
  'near',
  'features',
  'sort',
])

/** What «можно» alone is about: «можно первый этаж», but «можно двушку» asks for one. */
const allowed = new Set(['ends', 'side', 'restorations'])

/**
 * «можно и первый», "ground floor ok", «солтүстік болса да болады»: an item that would do is no wish. Where it ends with
 * the words that say so; null for an item that is wished.
 */
export function acceptedEnd(sentence: Sentence, place: number, item: Item): number | null {
  const { next, wishes } = item
  const verb = behindBuilt(sentence, next)
  const certain = afterEvenIfNot(sentence, next) ?? afterAcceptedYear(sentence, place, item, verb)
  if (certain !== null) return certain
  if (!isNeutral(sentence, item, verb) || isUntilYear(item)) return null
  if (isLetBe(sentence, item)) return null
  const any = afterAnyFinish(sentence, place, item)
  if (any !== null) return any
  // "anything under the fourth floor works" is a bound.
  if (isBoundOfAny(sentence, place, item)) return null
  const behind = afterAccepting(sentence, verb)
  if (behind > next && !isOneMore(sentence, item, behind)) return behind
  const isAllowed = wishes.every(({ key }) => allowed.has(key))
  return isAcceptedBefore(sentence, place, isAllowed) ? next : null
}

/** «дайын болмаса да мейлі», «дайын үй болмаса да күте береміз»: the place behind; null for none. */
function afterEvenIfNot(sentence: Sentence, next: number): number | null {
  if (sentence.textAt(next).startsWith('болмаса да ')) return next + 1
  const isEven = sentence.textAt(next) === 'болмаса' && /^[дт][ае]$/.test(sentence.textAt(next + 1))
  const isTaken = /^(?:к[үу]т|[қк]ара|ала|бола|к[өо]не)/.test(sentence.textAt(next + 2))
  return isEven && isTaken ? next + 2 : null
}

/** «бітсе», «тапсырылмаса»: Kazakh verbs of building behind a year, under the condition that it is so. */
const built = /^(?:тапсырыл|б[иі]т|бер[иі]л)(?:[мп][ае])?с[ае]$/

/** The place behind such a verb; the same place where there is none. */
function behindBuilt(sentence: Sentence, next: number): number {
  return built.test(sentence.textAt(next)) ? next + 1 : next
}

/** Whether all that is wished is a year, or that a house is ready. */
function isOfDeadline({ wishes }: Item): boolean {
  return wishes.every(({ key }) => key === 'deadline')
}

/** A year or a house that is ready where it only would do: the place behind the words that say so; null for none. */
function afterAcceptedYear(sentence: Sentence, place: number, item: Item, verb: number): number | null {
  const { next, wishes } = item
  if (!isOfDeadline(item)) return null
  // «2027 жылы бітсе де күтемін»
  const isVerb = verb > next || built.test(sentence.textAt(next - 1))
  const isWaited = /^[дт][ае]$/.test(sentence.textAt(verb)) && /^к[үу]т/.test(sentence.textAt(verb + 1))
  if (isVerb && isWaited) return verb + 2
  if (wishes.length === 0) return null
  const too = afterToo(sentence, next) ?? (isBehindEven(sentence, place) ? next : null)
  if (too !== null) return too
  // «можно не готовую»
  return wishes[0]?.isGeneral === true && isAcceptedBefore(sentence, place, true) ? next : null
}

/** "by the end of 2027 would be fine": a last year with those before it is what is wanted. */
function isUntilYear({ wishes }: Item): boolean {
  return wishes.some(({ key, values }) => key === 'deadline' && values.length > 1 && values.includes('ready'))
}

/** Whether an item is only of what may be taken without being wished. */
function isNeutral(sentence: Sentence, item: Item, verb: number): boolean {
  const { next, wishes } = item
  // «2029 да бітсе де болады», «2026-да бітпесе де болады»
  const isEven = /^(?:болса да$|(?:болса )?[дт][ае] (?:бол|бер|жара|мейл))/.test(sentence.textAt(verb))
  // «сдача 2028 подойдёт», "handover 2029 is ok"
  const isYear = isEven || (isOfDeadline(item) && afterAccepting(sentence, verb) > next)
  return (
    wishes.length > 0 &&
    wishes.every(
      ({ key, values }) =>
        neutral.has(key) || (key === 'category' && values[0] !== 'flat') || (key === 'deadline' && isYear),
    )
  )
}

/** «отделка любая», "any finishing": the place behind a finish that is whichever; null for none. */
function afterAnyFinish(sentence: Sentence, place: number, { next, wishes }: Item): number | null {
  if (wishes[0]?.key !== 'restorations' || wishes[0].isGeneral !== true) return null
  if (isAny(sentence, place - 1)) return next
  // "finishing any floor" is any floor.
  const end = sentence.at(next + 1)
  const isOwn = end === undefined || end.isSign || sentence.textAt(next) === 'любая'
  return isAny(sentence, next) && isOwn ? next + 1 : null
}

/** «черновой бола берсін»: who lets a rough finish be so wants it, unlike «черновой болса да бола берсін». */
function isLetBe(sentence: Sentence, { next, wishes }: Item): boolean {
  const isRough = wishes.every(({ key, values }) => key === 'restorations' && values[0] !== 'fine')
  return isRough && /^бола берс[іи]н$/.test(sentence.textAt(next))
}

/** «садик тоже»: of what is near or in the house another one is wished. */
function isOneMore(sentence: Sentence, { next, wishes }: Item, behind: number): boolean {
  const isToo = behind === next + 1 && sentence.textAt(next) === 'too'
  return (
    isToo && wishes.every(({ key }) => key.startsWith('near') || key === 'features' || key === 'category')
  )
}

/** What need not be so: wishes that are none behind the word. */
const optional = new Set([...neutral, 'deadline', 'floor_from', 'floor_to', 'category'])

/** «не обязательно сданный дом», "not necessarily finished": the place of what need not be so, behind its word; null for none. */
export function behindOptional(sentence: Sentence, place: number): number | null {
  const isWord = /^(?:не обязательно|необязательно)$/.test(sentence.textAt(place))
  const isEnglish = sentence.textAt(place) === 'not' && sentence.textAt(place + 1) === 'necessarily'
  if (!isWord && !isEnglish) return null
  const at = isEnglish ? place + 2 : place + 1
  // «балкон не обязательно, двушка» is of what stands before.
  return sentence.at(at)?.isSign === false ? sentence.afterFillers(at, 1) : null
}

/** Whether an item may be left out by such a word. */
export function mayBeOptional({ wishes }: Item): boolean {
  return wishes.length > 0 && wishes.every(({ key, values }) => optional.has(key) && values[0] !== 'flat')
}

/** «2029 год сдачи меня тоже устроит», "2028 is fine too": the place behind the words that a year would do; null for none. */
function afterToo(sentence: Sentence, place: number): number | null {
  let at = place
  while (
    at - place < 4 &&
    /^(?:год\p{L}*|сдач\p{L}*|меня|мне|нас|нам|is|s|would be|handover|for|me|us|жыл\p{L}*)$/u.test(
      sentence.textAt(at),
    )
  )
    at++
  const isToo = (each: number) => /^(?:тоже|также|too|also|as well)$/.test(sentence.textAt(each))
  const isGood = (each: number) =>
    sentence.says(each, 'accept') ||
    /^(?:устро\p{L}+|подой\p{L}+|подход\p{L}+|fine|ok|good|works?|suits)$/u.test(sentence.textAt(each))
  if (sentence.says(at, 'accept', 'after') && /^(?:тоже|также|also) /.test(sentence.textAt(at))) return at + 1
  if (isToo(at) && isGood(at + 1)) return at + 2
  // "works for me too"
  const behind = sentence.textAt(at + 1) === 'for' ? at + 3 : at + 1
  return isGood(at) && isToo(behind) ? behind + 1 : null
}

/** «можно и с 2028 годом сдачи»: whether a year stands behind words that only accept it. */
function isBehindEven(sentence: Sentence, place: number): boolean {
  const even =
    /^(?:can be|could be|may be|can also be|could also be|можно и|можно даже|устроит и|подойд[её]т и|and even)$/
  // "can be" is a filler where it accepts nothing.
  const isFilled =
    sentence.isFiller(place - 1) && !/^(?:can|could|may)(?: also)? be$/.test(sentence.textAt(place - 1))
  return even.test(sentence.textAt(isFilled ? place - 2 : place - 1))
}

/**
 * "shell ok, white box ok too": of finishes that are only accepted two are a wish for either, where no other one is
 * wanted; "turnkey or shell either is ok" accepts both that it joins.
 */
export function eitherAccepted(
  sentence: Sentence,
  told: readonly Told[],
  accepted: readonly Told[],
): readonly Told[] {
  const years = acceptedYears(sentence, told, accepted)
  if (years.length > 0) return years
  const isFinish = ({ wish }: Told) => wish.key === 'restorations'
  const finishes = accepted.filter((one) => isFinish(one) && one.wish.isGeneral !== true)
  const wanted = told.filter((one) => isFinish(one) && one.wish.isRest !== true)
  if (wanted.length > 0)
    return finishes.filter(
      ({ from }) => sentence.says(from - 1, 'join', 'or') && wanted.some(({ to }) => to === from - 1),
    )
  // "rough finish is ok, i'll renovate myself"
  if (finishes.length > 0 && isRenovatedAlone(sentence)) return finishes
  const values = new Set(finishes.flatMap(({ wish }) => wish.values))
  return values.size < 2 || finishes.length < 2 ? [] : finishes
}

/** «2028 или 2029 подойдёт», «можно и 2028 и 2029»: of two years that are joined both would do, so neither is wanted alone. */
function acceptedYears(
  sentence: Sentence,
  told: readonly Told[],
  accepted: readonly Told[],
): readonly Told[] {
  const isYear = ({ wish }: Told) => wish.key === 'deadline' && wish.isGeneral !== true
  const wanted = told.filter((one) => isYear(one) && one.wish.isRest !== true)
  const isJoined = (first: Told, second: Told) =>
    sentence.says(second.from - 1, 'join') && first.to === second.from - 1
  return accepted.filter(
    (one) => isYear(one) && wanted.some((other) => isJoined(other, one) || isJoined(one, other)),
  )
}

/** «ремонт сам сделаю», "i'll renovate myself", «жөндеуін өзім жасаймын»: who renovates alone wants a home to renovate. */
function isRenovatedAlone({ terms }: Sentence): boolean {
  const some = (is: RegExp) => terms.some(({ text }) => is.test(text))
  return (
    some(
      /^(?:ремонт|отделк|доделаю|жөндеу|жондеу|әрлеу|арлеу|renovat|finish it|decorat|remont|do (?:it|the rest))/,
    ) && some(/^(?:сам|сама|сами|самостоятельно|[өо]з[иі]м|[өо]з[иі]м[иі]з|myself|ourselves)$/)
  )
}

/** The place behind «үй де болады» after an item that is refused: «дайын емес үй де болады»; null for none. */
export function acceptedRefusal(sentence: Sentence, place: number): number | null {
  let at = place
  while (at - place < 2 && sentence.isFiller(at) && !sentence.says(at, 'accept')) at++
  const isKazakh = /^(?:да|де|та|те|болса да|болса) /.test(sentence.textAt(at))
  return isKazakh && sentence.says(at, 'accept', 'after') ? at + 1 : null
}

function isBoundOfAny(sentence: Sentence, place: number, item: Item): boolean {
  const isBound = item.wishes.length === 1 && /^floor_(?:from|to)$/.test(item.wishes[0]?.key ?? '')
  return (
    isBound && /^(?:anything|any|all|вс[её]|любой|что угодно|кез келген)$/.test(sentence.textAt(place - 1))
  )
}

/** «отделка любая», "any finishing", «кез келген әрлеу» */
function isAny(sentence: Sentence, place: number): boolean {
  return /^(?:люб(?:ая|ой|ую|ое|ым)|any|whatever|кез келген)$/.test(sentence.textAt(place))
}

/** The place after words that accept what stands before them; the same place where there are none. */
function afterAccepting(sentence: Sentence, place: number): number {
  let at = place
  while (at - place < 2 && sentence.isFiller(at) && !sentence.says(at, 'accept')) at++
  // «окна на запад, если можно» wishes them.
  if (!sentence.says(at, 'accept', 'after') || /^(?:если|if|егер)$/.test(sentence.textAt(at - 1)))
    return place
  // "pre-finish or fine" names two finishes.
  if (sentence.says(at, 'finish') && sentence.says(at - 1, 'join', 'or')) return place
  // «этаж повыше, без разницы какой двор»: it is of what follows.
  if (asksWhich(sentence, at + 1)) return place
  // «первый этаж, можно двушку»: it accepts what follows.
  const next = sentence.at(at + 1)
  const isTurn = /^(?:but|но|а|бирак|если|if)$/.test(next?.text ?? '')
  return next === undefined ||
    next.isSign ||
    isTurn ||
    sentence.says(at + 1, 'join') ||
    !isAsking(sentence, at)
    ? at + 1
    : place
}

/** «какой», «где»: a question word, which is what words of acceptance before it are about. */
function asksWhich(sentence: Sentence, place: number): boolean {
  return /^(?:как(?:ой|ая|ое|ие)|где|куда|когда|кто|сколько)$/.test(sentence.textAt(place))
}

/** «можно», «устроит» also stand before what they are about. */
function isAsking(sentence: Sentence, place: number): boolean {
  if (isAboutInShort(sentence, place)) return true
  return /^(?:можно|устро\p{L}*|подойд\p{L}*|too)$/u.test(sentence.textAt(place))
}

function isAcceptedBefore(sentence: Sentence, place: number, isAllowed: boolean): boolean {
  let at = place - 1
  while (place - at < 4 && sentence.isFiller(at) && !sentence.says(at, 'accept')) at--
  if (isAllowed && sentence.at(at)?.text === 'можно') return true
  // «даже в декабре солнце хотя бы три часа»: a time that it is to be so at.
  if (sentence.says(place, 'winter') && /^(?:даже|even|т[іи]пт[іи])$/.test(sentence.textAt(at))) return false
  // «без разницы где, лишь бы дёшево»
  const isOfQuestion = asksWhich(sentence, at + 1)
  return sentence.says(at, 'accept', 'before') && !sentence.says(at - 1, 'not') && !isOfQuestion
}
