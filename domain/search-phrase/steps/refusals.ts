import { compassSides } from '../../compass.ts'
import { restorationCodes } from '../../restorations.ts'
import type { Vocabulary } from '../company.ts'
import { afterDearPlace } from '../guards/price-opinions.ts'
import { floorEnds } from '../rules/floor-rules.ts'
import type { Item, Sentence, Wish } from '../sentence.ts'
import { afterComplaint } from './complaints.ts'

export function isRefusedBehind(sentence: Sentence, { next }: { next: number }): boolean {
  // «балабақшасыз болмайды» wants one.
  if (sentence.at(next - 1)?.tail === 'without' && /^болма(?:йды|с)$/.test(sentence.textAt(next)))
    return false
  if (isLackRefused(sentence, next)) return false
  // «ремонтсыз» is a finish, «черновойсыз» refuses one.
  const finish = sentence.value(next - 1, 'finish')
  const isFinish = finish !== undefined && finish.includes('+')
  if (sentence.at(next - 1)?.tail === 'without' && !isFinish) return true
  return afterRefusal(sentence, next) > next
}

/** «квартира, не хочу первый этаж»: the refusal is of the floors that follow. */
export function refusesNext(sentence: Sentence, { next }: { next: number }): boolean {
  const at = afterRefusal(sentence, next)
  if (!sentence.says(at - 1, 'not', 'before')) return false
  const ends = floorEnds(sentence, sentence.afterFillers(at, 2))
  // «на первом не хочу на последнем тоже»: what is refused too.
  return ends !== null && !/^(?:тоже|также|too|either)$/.test(sentence.textAt(ends.next))
}

/**
 * «маткапитала нет, есть 4 млн», «сил уже нет)) двушка», "no more :) two rooms": the refusal is of what stands before,
 * or ends with a sign.
 */
export function isOfBefore(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  if (!/^(?:нет|нету|жок|no|not|no more|not any ?more|no longer)$/.test(text)) return false
  const isEnd = sentence.isSign(place + 1, ')(=:') && !sentence.at(place + 2)?.senses.has('end')
  if (isEnd) return true
  if (place === 0 || text.startsWith('n')) return false
  // «жасауға құлқым жоқ, кілтін алып кіретін»: the Kazakh word stands behind what it is of.
  if (
    text === 'жок' &&
    sentence.isSign(place + 1, ',.;') &&
    sentence.at(place - 1)?.isKnown === false &&
    sentence.at(place - 1)?.isSign === false
  )
    return true
  const isDone = /^(?:уже|больше|вообще|совсем|енди)$/.test(sentence.textAt(place - 1))
  // «сил нет - двушка»
  const before = sentence.at(place - 1)
  const isApart = sentence.isSign(place + 1, '-–—') && sentence.at(place + 1)?.isTight !== true
  const isOfUnknown = before?.isKnown === false && !before.isSign && before.number === null
  return sentence.says(place + 1, 'have') || isDone || (isApart && isOfUnknown)
}

/** The place after «емес», «болмасын», «не предлагать» behind an item; the same place where there is none. */
export function afterRefusal(sentence: Sentence, next: number): number {
  const dear = afterDearPlace(sentence, next)
  if (dear !== null) return dear
  const against =
    afterAgainst(sentence, next) ?? afterFloorRefused(sentence, next) ?? afterComplaint(sentence, next)
  if (against !== null) return against
  let at = next
  // «бірінші қабат керек емес», «студию, пожалуйста, не предлагать»
  while (
    at - next < 2 &&
    (sentence.says(at, 'noise') ||
      isPerson(sentence, at) ||
      /^(?:да|де|та|те|жа[ғг]ына|жа[қк][қк]а|даже|точно|вообще|совсем|definitely|really|simply)$/.test(
        sentence.textAt(at),
      )) &&
    !sentence.says(at, 'not') &&
    !sentence.says(at, 'number') &&
    !sentence.says(at, 'cat') &&
    !isRefusingVerb(sentence, at)
  )
    at++
  // «студиядан басқасының бәрін»
  const isOther =
    sentence.at(next - 1)?.tail === 'from' && /^(?:бас[кқ]а|өзге|озге)/.test(sentence.textAt(at))
  if (isOther) return /^(?:б[әа]р[иі]|барл)/.test(sentence.textAt(at + 1)) ? at + 2 : at + 1
  if (isEither(sentence, next, at) || isRequired(sentence, at)) return next
  // «Алматыға басқа қаладан көшеміз»: "other than" takes another case.
  if (sentence.at(next - 1)?.tail === 'to' && /^бас[кқ]а$/.test(sentence.textAt(at))) return next
  // "50 million cash and don't want any mortgage": behind a joint a refusal is of what follows it.
  const isJoined = at > next && /^(?:and|but|so|и|но)$/.test(sentence.textAt(at - 1))
  if (isJoined && sentence.at(at + 1)?.isSign === false && /want|need|like/.test(sentence.textAt(at)))
    return next
  if (sentence.says(at, 'not', 'after')) return at + 1
  // «дүкені жоқ үй», unlike the question «арзаны жоқ па»
  const isLacking =
    sentence.textAt(next) === 'жок' &&
    /\p{L}{3}[ыиі]$/u.test(sentence.textAt(next - 1)) &&
    !/^[мпб]а$/.test(sentence.textAt(next + 1))
  if (isLacking) return next + 1
  // «2 бөлме тар, 3 бөлме керек»
  const isTight =
    /^(?:тар|аз|к[оө]п|аздау|тарлау)$/.test(sentence.textAt(at)) &&
    (sentence.at(at + 1) === undefined || sentence.isSign(at + 1, ',.;!'))
  if (isTight) return at + 1
  // «под ключ дорого»
  const isDear =
    sentence.says(next - 1, 'finish') &&
    /^(?:дорого|[қк]ымбат)$/.test(sentence.textAt(at)) &&
    (sentence.at(at + 1)?.isSign ?? true)
  if (isDear) return at + 1
  const leftOut = afterLeftOut(sentence, at)
  if (leftOut !== null) return leftOut
  // "ground floor not", «первый этаж нет»
  if (isRefusingVerb(sentence, at)) return sentence.isNe(at) ? at + 2 : at + 1
  const isLast = sentence.at(next + 1) === undefined || sentence.isSign(next + 1, ',.;!')
  return isLast && /^(?:not|no|нет|жок)$/.test(sentence.textAt(next)) ? next + 1 : next
}

/** «свекровь хочет первый этаж, я против», "the top floor, but I'm against it": the place behind who is against what stands before; null for none. */
function afterAgainst(sentence: Sentence, next: number): number | null {
  let at = sentence.isSign(next, ',-–—') ? next + 1 : next
  if (turns.has(sentence.textAt(at))) at += 1
  if (!speakers.has(sentence.textAt(at))) return null
  for (let end = at + 1; end - at < 4; end++) {
    const text = sentence.textAt(end)
    if (/^(?:против|against)$/.test(text))
      return /^(?:it|that|этого)$/.test(sentence.textAt(end + 1)) ? end + 2 : end + 1
    if (!/^(?:m|am|re|are|точно|категорически|совсем|strongly|totally|['’])$/.test(text)) return null
  }
  return null
}

const turns = new Set(['а', 'но', 'but', 'and'])

const speakers = new Set(['я', 'мы', 'i', 'we'])

/** «пятый этаж без лифта больше не осилим»: the place behind what tells that a floor cannot be managed; null for none. */
function afterFloorRefused(sentence: Sentence, next: number): number | null {
  if (!sentence.says(next - 1, 'unit', 'floor')) return null
  let at = next
  while (
    at - next < 5 &&
    !sentence.says(at, 'cannot') &&
    /^(?:без|больше|уже|мы|я|точно|пешком|лифта|we|i|just)$/.test(sentence.textAt(at))
  )
    at++
  return sentence.says(at, 'cannot') ? at + 1 : null
}

/** «студияны әйелім ұнатпайды»: who refuses it. */
function isPerson(sentence: Sentence, place: number): boolean {
  const isOne = /^(?:[әа]йел|к[үу]йеу|бала|ана|[әа]ке|жолдас|ене|[қк]ыз|[ұу]л)[ыи]?м$/.test(
    sentence.textAt(place),
  )
  return isOne && (sentence.says(place + 1, 'not', 'after') || isRefusingVerb(sentence, place + 1))
}

/** «бітпесін», «қарамайтын», «болмаса»: a Kazakh verb that refuses by its ending, or a word that does. */
export function isKazakhRefusal(sentence: Sentence, place: number): boolean {
  if (sentence.says(place, 'not', 'after')) return true
  return /^\p{L}{2,}[мбп][ае](?:с[ыиі]н|йт[ыиі]н|йд[ыиі]|с[ае]|у[ыиі]?)$/u.test(sentence.textAt(place))
}

/** «первый этаж не переношу», «бірінші қабатты ұнатпаймыз»: a verb that no table has refuses at the end of a clause. */
function isRefusingVerb(sentence: Sentence, place: number): boolean {
  const isEnd = (at: number) => sentence.at(at) === undefined || sentence.isSign(at, ',.;!')
  // «построенная, чтобы не ждать» tells a reason.
  if (sentence.says(place - 1, 'join') || /^(?:чтобы?|чтоб)$/.test(sentence.textAt(place - 1))) return false
  // "first floor isn't suitable"
  if (/^(?:is|are)(?: not|n['’ ]?t)$/.test(sentence.textAt(place)) && !isEnd(place + 1)) {
    return [place + 2, place + 3, place + 4].some(isEnd)
  }
  if (sentence.isNe(place)) {
    const verb = sentence.at(place + 1)
    // «не торцевую» is an adjective of what is not wanted.
    const isAdjective = /(?:ую|юю|ая|яя|ые|ие|ый|ий|ое|ее|ых|их|ого|его)$/.test(verb?.text ?? '')
    // «иджара деген не өзі» asks what it is.
    if (/^оз[иі]/.test(verb?.text ?? '')) return false
    // «екі бөлмелі не қалды» asks what is left.
    if (sentence.isKazakh && /(?:[дт][ыи]|[гк][ае]н)$/.test(verb?.text ?? '')) return false
    // «окна на улицу не выходят»
    const isOfWindows = /^(?:выход|смотр)/.test(verb?.text ?? '') && sentence.says(place + 1, 'mark', 'view')
    const isVerb = verb?.isKnown === false && !isAdjective && verb.number === null && !verb.isSign
    return (isVerb || isOfWindows) && isEnd(place + 2)
  }
  const text = sentence.textAt(place)
  // «паркинг болмаса болмайды» wants one.
  if (/^(?:болмаса|онсыз) /.test(text)) return false
  // «Шымкенттен көшпеймін» stays there.
  if (sentence.at(place - 1)?.tail === 'from' && /^(?:кошпей|кетпей|ауыспай|шықпай|шыкпай)/.test(text))
    return false
  const isVerb = sentence.at(place)?.isKnown === false || sentence.says(place, 'noise')
  // «жолға қарамаса екен», «қабатқа тұрмаймыз деп едік»
  const isWish = /^(?:екен|дейм[іи]н|дейм[іи]з|деп|болды|бол[ғг]аны)$/.test(sentence.textAt(place + 1))
  if (isVerb && isWish && /[мбп][ае](?:с[ае]|сын|син)$/u.test(text)) return true
  return (
    isVerb &&
    isEnd(place + 1) &&
    /[мбп][ае](?:йм\p{L}*|йды|йди|йик|сын|син|ныз|низ|ныздар|низдер|ндар|ндер)$/u.test(text)
  )
}

/** «двушка болмаса трешка», «шығыс жақ болмаса оңтүстік»: between two things of a kind it is "or else". */
function isEither(sentence: Sentence, next: number, place: number): boolean {
  if (sentence.at(place)?.text !== 'болмаса') return false
  const isRooms = (at: number) => sentence.saysRooms(at)
  const isOf = (kind: string) =>
    [next - 1, next - 2].some((at) => sentence.says(at, kind)) && sentence.says(place + 1, kind)
  const isOfRooms = isRooms(next - 1) && [place + 1, place + 2].some(isRooms)
  return isOfRooms || ['side', 'finish', 'place'].some(isOf)
}

/** «балалар алаңы жоқ үйді қарамаймын», «паркингсіз үй болмайды»: a home without it is refused, so it is wished. */
function isLackRefused(sentence: Sentence, next: number): boolean {
  const isWithout = sentence.at(next - 1)?.tail === 'without'
  const home = isWithout ? next : next + 1
  if (!isWithout && sentence.textAt(next) !== 'жок') return false
  return (
    /^(?:[үу]й|п[әа]тер|аудан|жер)(?:д[іи]|[гғ][ае]|г[ае]|де)?$/.test(sentence.textAt(home)) &&
    /^(?:болмайды|[қк]арамайм\p{L}*|алмайм\p{L}*|бармайм\p{L}*|т[ұу]рмайм\p{L}*|керек емес|керек жо[қк]|бар[ае]мс[ыі]з)$/u.test(
      sentence.textAt(home + 1),
    )
  )
}

/** «4 бөлме болмаса сыймаймыз»: what cannot be done without. */
function isRequired(sentence: Sentence, place: number): boolean {
  return (
    sentence.at(place)?.text === 'болмаса' &&
    /^(?:сый|к[өо]ш|ал|к[өо]н|т[ұу]р|бар|бол|к[іи]р)(?:а|ы|е|і|и)?[мбп][ае]й\p{L}*$/u.test(
      sentence.textAt(place + 1),
    )
  )
}

/** The place behind «көрсетпей-ақ қойыңыз», «ұсынбай қойыңыз»; null for none. */
function afterLeftOut(sentence: Sentence, place: number): number | null {
  if (!/[мбп][ае]й$/.test(sentence.textAt(place))) return null
  let at = place + 1
  while (at - place < 4 && (sentence.isSign(at, '-') || sentence.at(at)?.text === 'ак')) at++
  return /^[қк]ой/.test(sentence.textAt(at)) ? at + 1 : null
}

/** The opposite of an item, where a filter can say it; without wishes where none can. */
export function negated(item: Item, vocabulary: Vocabulary): Item {
  if (item.refused !== undefined) return { next: item.next, wishes: item.refused }
  const wishes = item.wishes.map((wish) => opposite(wish, item.wishes, vocabulary))
  return {
    next: item.next,
    wishes: wishes.some((wish) => wish === null) ? [] : wishes.filter((wish) => wish !== null),
  }
}

function opposite(wish: Wish, all: readonly Wish[], { company, places }: Vocabulary): Wish | null {
  const without = (universe: readonly (string | number)[], key = wish.key): Wish => ({
    key,
    values: universe.filter((value) => !wish.values.includes(value)),
    isRest: true,
  })
  switch (wish.key) {
    case 'rooms':
      return without([0, 1, 2, 3, 4])
    case 'restorations':
      // «ремонт не нужен» is «без ремонта».
      return wish.isGeneral === true && wish.values.includes('fine')
        ? { key: wish.key, values: ['rough', 'rough_plus'], isGeneral: true }
        : without(restorationCodes)
    case 'side':
      return without(compassSides)
    case 'deadline':
      return without(company.deadlines)
    case 'ends':
      return { key: 'floor_not', values: wish.values }
    case 'place': {
      const refused = wish.values.flatMap((value) => places.get(String(value)) ?? [])
      const rest = company.complexes.map(({ slug }) => slug).filter((slug) => !refused.includes(slug))
      return rest.length === 0 ? null : { key: 'complex', values: rest }
    }
    case 'floor_from':
    case 'floor_to': {
      const [from, to] = all.map(({ values }) => Number(values[0]))
      if (all.length !== 2 || from !== 1 || to === undefined) return null
      return to === 1 ? { key: 'floor_not', values: ['first'] } : { key: 'floor_from', values: [to + 1] }
    }
    case 'sort': {
      const value = String(wish.values[0])
      // «не дорогая» is «недорогая».
      if (value === '-price') return { key: 'sort', values: ['price'] }
      // «жоғарғы қабат керек емес»
      if (value === '-floor') return { key: 'floor_not', values: ['last'] }
      if (value === 'floor') return { key: 'floor_not', values: ['first'] }
      return null
    }
    default:
      return null
  }
}
