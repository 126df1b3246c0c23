import { isMove } from '../moves.ts'
import { readAmount } from '../amounts.ts'
import { isLightOfOther } from './light.ts'
import { isEitherNe } from './either-ne.ts'
import { isFacing, isWhereabouts } from './place-rules.ts'
import { type Item, one, type Rule, type Sentence, skipBounds, type Wish } from '../sentence.ts'

/** What lies before windows: «вид на горы и парк», "river view", «тауға қараған». */
export const view: Rule = (sentence, place) => {
  if (sentence.says(place, 'mark', 'view')) {
    // "vid na more", Russian in Latin letters
    const seen = isSeaView(sentence, place) ? sentence.value(place, 'thing') : undefined
    if (seen !== undefined) return one(place + 1, 'views', seen)
    // "a view, preferably river"
    const isBetter = /^(?:preferably|ideally|желательно|лучше|жақсырақ)$/.test(sentence.textAt(place + 2))
    let at = sentence.isSign(place + 1, ',') && isBetter ? place + 2 : place + 1
    for (let count = 0; count < 4 && !startsThing(sentence, at); count++) {
      if (isRefusal(sentence, at)) break
      // "a view over the courtyard"
      const isOver = /^(?:over|into|inside|внутрь|внутри)$/.test(sentence.textAt(at))
      if (
        !isOver &&
        !isEven(sentence, at) &&
        !sentence.says(at, 'mark') &&
        !(sentence.isFiller(at) && !sentence.says(at, 'cat'))
      )
        break
      at++
    }
    return listed(sentence, at, 'thing', 'views') ?? namedWater(sentence, at) ?? sides(sentence, at)
  }
  // «панорамные окна на город»
  const isBehindWindows =
    /^(?:на|во|в|с|to|on|onto|over)$/.test(sentence.textAt(place)) &&
    sentence.says(place - 1, 'feature', 'panoramic_windows')
  // «окна на солнечную сторону и на парк»
  const isJoined =
    /^(?:на|во|в)(?: |$)/.test(sentence.textAt(place)) &&
    sentence.says(place - 1, 'join', 'and') &&
    [3, 4, 5, 6, 7].some((back) => sentence.says(place - back, 'mark', 'view')) &&
    ![1, 2, 3, 4].some((back) => sentence.says(place - back, 'near') || sentence.isSign(place - back, ',.;'))
  if (isBehindWindows || (isJoined && sentence.says(place + 1, 'thing')))
    return listed(sentence, place + 1, 'thing', 'views')
  // «… и во двор», which is one phrase
  if (isJoined && sentence.says(place, 'thing')) return listed(sentence, place, 'thing', 'views')
  // «Есілге қараған»
  const water = isFacing(sentence, place + 1) ? namedWater(sentence, place) : null
  if (water !== null) return { ...water, next: place + 2 }
  const things = listed(sentence, place, 'thing', 'views')
  if (things === null) return null
  // "not near a road, park view": what is near begins no list of views
  if (isNear(sentence, place) && things.next > place + 1) return null
  // «қаланың түнгі көрінісі»
  const isOf = /[нтд][ыі][нң]$/.test(sentence.textAt(things.next - 1))
  const isBetween = isOf && sentence.isFiller(things.next) && sentence.says(things.next + 1, 'mark', 'view')
  const mark = isBetween || sentence.isSign(things.next, '-') ? things.next + 1 : things.next
  // «тауға қараған терезе», "mountain side view"
  let next = mark
  // «море из окна»
  // "city lights at night from the window"
  const late = /^(?:at|ночью|вечером)$/.test(sentence.textAt(mark)) ? mark + 1 : mark
  const out = sentence.textAt(late) === 'night' ? late + 1 : late
  const isFrom = /^(?:из|с|from)$/.test(sentence.textAt(out))
  const from = isFrom ? sentence.afterFillers(out + 1, 1) : mark
  if (isFrom && sentence.says(from, 'mark', 'view') && /^(?:окон|окна|window)/.test(sentence.textAt(from)))
    return { ...things, next: from + 1 }
  // «чтоб море было видно»
  const seen = /^(?:был[аои]?|будет|чтобы?|чтоб)$/.test(sentence.textAt(mark)) ? mark + 1 : mark
  if (seen > mark && /^(?:видн\p{L}*|виден|видать)$/u.test(sentence.textAt(seen))) next = seen
  while (sentence.says(next, 'mark') && next - mark < 3) next++
  if (next === mark + 1 && isWhereabouts(sentence, mark)) return null
  // «теңіз жаққа көшсем»
  const isTowards =
    /^жа[қк](?:[қк]а|та|тан)$/.test(sentence.textAt(mark)) &&
    (isMove(sentence, next) || /^(?:шы[қк]|бар[ғгау]|серуен)/.test(sentence.textAt(next)))
  if (isTowards) return { next: next + 1, wishes: [] }
  // «балконнан теңізді көріп отырсам», «тауды көргім келеді»
  const watched = afterWatching(sentence, things)
  if (watched !== null) return { ...things, next: watched }
  // «паркке шығатын есігі бар» is no view.
  if (next > mark && /^(?:ес[іи][кг]|баспалда[қкғ]|со[қк]па[қкғ])/.test(sentence.textAt(next))) return null
  if (next > mark && !isNewView(sentence, next)) return withLeast(sentence, { ...things, next })
  const thing = sentence.value(place, 'thing')
  const isPlain =
    things.next === place + 1 &&
    ((thing === 'mountains' && !isNear(sentence, place) && !isOfName(sentence, place)) ||
      (thing === 'yard' && isApart(sentence, place)))
  const isMore = isBehindView(sentence, place)
  return (isPlain || isMore) && !sentence.says(place, 'place') ? things : null
}

/** The place behind a Kazakh verb for seeing what stands in the accusative, as one wishes to; null for none. */
function afterWatching(sentence: Sentence, { next, wishes }: Item): number | null {
  const isThing = /[дтн][ыи]$/.test(sentence.textAt(next - 1)) && sentence.isKazakh
  const verb = sentence.textAt(next)
  if (!isThing || !/^к[өо]р(?:[іи]п|г[іи]м|г[іи]м[іи]з|сем|сек|[іи]п отыр\p{L}*|уге|у)$/u.test(verb))
    return null
  const [start, end] = sentence.partOf(next)
  const isHome = sentence.terms.some(
    ({ text }, at) =>
      at >= start && at < end && (text.startsWith('балкон') || sentence.says(at, 'mark', 'view')),
  )
  const isCity = wishes.some(({ values }) => values.includes('city'))
  const behind = sentence.textAt(next + 1)
  const isWished =
    /^(?:отыр|т[ұу]р|оян|жат|шай|кофе|демал|[ұу]й[ыи]?[қк]та|кел(?:ед|ип))/.test(behind) ||
    /(?:г[іи]м|г[іи]м[іи]з|сем|сек|отыр\p{L}*)$/u.test(verb)
  return isHome || (isWished && !isCity) ? next + 1 : null
}

/** "vid na more", "see view" for "sea view", unlike "to see views of". */
function isSeaView(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  if (!text.startsWith('see ')) return / na |^seaview/.test(text)
  const isVerb = /^(?:to|can|could|i|we|will|would|you)$/.test(sentence.textAt(place - 1))
  return !isVerb && !/^(?:of|over|from|on|to|options?)$/.test(sentence.textAt(place + 1))
}

/** «вид на Есиль»: water that a landmark is called by. */
function namedWater(sentence: Sentence, place: number): Item | null {
  const named = sentence.at(place)?.senses.get('water')
  if (named === undefined) return null
  return {
    next: place + 1,
    wishes: [
      { key: 'views', values: ['water'] },
      { key: 'place', values: [...named] },
    ],
  }
}

/** "garden view, or at least courtyard": another thing behind the word for windows. */
function withLeast(sentence: Sentence, item: Item): Item {
  const at = sentence.isSign(item.next, ',') ? item.next + 1 : item.next
  if (!sentence.says(at, 'join', 'or') || !sentence.says(at + 1, 'bound', 'from')) return item
  const more = listed(sentence, sentence.afterFillers(at + 2, 2), 'thing', 'views')
  return more === null ? item : { next: more.next, wishes: [...item.wishes, ...more.wishes] }
}

/** «окна не на улицу, а во двор»: what windows look to, told before with another thing. */
function isBehindView(sentence: Sentence, place: number): boolean {
  const hasThing = [1, 2, 3, 4].some((back) => sentence.says(place - back, 'thing'))
  const hasNot = [1, 2, 3, 4, 5, 6].some((back) => sentence.says(place - back, 'not'))
  const hasMark = [2, 3, 4, 5, 6].some((back) => sentence.says(place - back, 'mark', 'view'))
  return hasThing && hasNot && hasMark
}

/** «БЦ Нурлы Тау»: the word behind a name that is not known is a part of it. */
function isOfName(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  // «о горах мечтаю»
  if (/^(?:о|об|про)$/.test(before?.text ?? '')) return true
  return before?.isKnown === false && before.isCapital && sentence.at(place)?.isCapital === true
}

/** «рядом с горами» is no view. */
function isNear(sentence: Sentence, place: number): boolean {
  // «тауға жақын»
  if (/[гкғқ][ае]$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'near', 'after')) return true
  return [1, 2].some(
    (back) =>
      sentence.says(place - back, 'near', 'before') &&
      !/^(?:на|до|от|у)$/.test(sentence.textAt(place - back)),
  )
}

/** «50 квадратов, двор, …»: nothing beside it tells more of it. */
function isApart(sentence: Sentence, place: number): boolean {
  const isEdge = (at: number) => sentence.at(at) === undefined || sentence.isSign(at, ',.;')
  return isEdge(place - 1) && isEdge(place + 1)
}

/** «горы, вид на парк»: the mark belongs to what follows. */
function isNewView(sentence: Sentence, place: number): boolean {
  // "park view or river view" goes on.
  if (sentence.says(place, 'join', 'or')) return false
  return sentence.says(place, 'noise') && !isRefusal(sentence, place) && startsThing(sentence, place + 1)
}

/** "view not street": a word that refuses what follows; the Kazakh «не» is none. */
function isRefusal(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'not', 'before') && (!sentence.isNe(place) || isJoin(sentence, place) === false)
}

function startsThing(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'thing') || sentence.says(place, 'side')
}

/** Things one after the other, joined by «и», «или» or a comma before the same kind. */
function listed(sentence: Sentence, place: number, kind: string, key: string): Item | null {
  const values: string[] = []
  let next = place
  for (let at = place; ;) {
    const value = sentence.value(at, kind)
    if (value === undefined || (at > place && kind === 'thing' && isOnWay(sentence, at))) break
    values.push(value)
    // «тауға да паркке де»
    next = /^(?:да|де)$/.test(sentence.textAt(at + 1)) ? at + 2 : at + 1
    let joined = next
    if (next > at + 1 && sentence.says(next, kind)) joined = next
    else if (isJoin(sentence, next) || sentence.isSign(next, '/&,') || isEven(sentence, next)) joined += 1
    // «не тау, не қала көрінетін»
    if (isEitherNe(sentence, joined)) joined += 1
    if (joined > next && isEven(sentence, joined)) joined += 1
    // "garden view, or at least courtyard"
    if (joined > next && sentence.says(joined, 'join', 'or') && !sentence.isNe(joined)) joined += 1
    if (joined > next && sentence.says(joined, 'bound', 'from')) joined += 1
    while (
      joined > next &&
      joined - next < 3 &&
      sentence.isFiller(joined) &&
      // «с видом на воду, до воды 5 минут» tells of a way.
      !/^(?:до|от)$/.test(sentence.textAt(joined)) &&
      // "south, no west"
      !isRefusal(sentence, joined) &&
      !sentence.says(joined, kind)
    )
      joined++
    // «не на север, а на юг»: another one instead.
    if (/^(?:а|но|but|ал)$/.test(sentence.textAt(next + 1)) && sentence.isSign(next, ',')) break
    if (joined === next && !(next > at + 1 && sentence.says(next, kind))) {
      // "the Caspian sea"
      if (kind === 'thing' && value === 'water' && sentence.says(next, kind, value)) next += 1
      break
    }
    at = joined
  }
  if (values.length === 0) return null
  // "the view on Caspian": a name of water that is one of a place too.
  const isWater = values.length === 1 && values[0] === 'water'
  const named = isWater ? sentence.at(place)?.senses.get('place') : undefined
  const wishes: Wish[] = [{ key, values }]
  if (named !== undefined) wishes.push({ key: 'place', values: [...named] })
  return { next, wishes }
}

/** «вид хоть на город, хоть на воду»: either would do. */
function isEven(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.text === 'хоть'
}

/** «окна во двор, парк в пяти минутах»: a place behind a comma with words for how near it is, which windows do not look to. */
function isOnWay(sentence: Sentence, place: number): boolean {
  if (!sentence.isSign(place - 1, ',')) return false
  if (sentence.says(place + 1, 'near', 'after')) return true
  for (let at = place + 1; at - place < 6 && sentence.at(at)?.isSign === false; at++)
    if (sentence.says(at, 'unit', 'minutes')) return true
  return false
}

/** A word between two things; «не» is «or» in Kazakh, and refuses what follows between Russian prepositions. */
function isJoin(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'join')) return false
  const isPreposition = (at: number) => /^(?:на|в|во|с|со|из|к|у)$/.test(sentence.textAt(at))
  return !sentence.isNe(place) || !(isPreposition(place + 1) || isPreposition(place - 2))
}

function sides(sentence: Sentence, place: number): Item | null {
  const found = listed(sentence, place, 'side', 'side')
  if (found === null) return null
  let { next } = found
  if (sentence.isSign(next, '-') && sentence.says(next + 1, 'mark')) next += 1
  while (sentence.says(next, 'mark') && next - found.next < 3) next++
  // "s remontom" is «с ремонтом»: a letter alone is a side only beside a word of sides.
  const term = sentence.at(place)
  // «ең бастысы» is no «батысы»: a mistyped side has a word of sides or windows beside it too.
  const text = term?.text ?? ''
  const isUnsure =
    // "facing s/e", «ю-в сторона»
    /^(?:.|se|[nsсю][^a-zа-я][ewвз])$/.test(text) ||
    term?.isGuess === true ||
    /^(?:рассвет|восход|закат|sunrise|sunset)/.test(text)
  // «окна на запат»
  const isBehindOn =
    /^(?:на|to)$/.test(sentence.textAt(place - 1)) && sentence.says(place - 2, 'mark', 'view')
  // "w view" is "with".
  const kind = text === 'w' ? 'side' : undefined
  const isMarked =
    isBehindOn || sentence.says(found.next, 'mark', kind) || sentence.says(place - 1, 'mark', kind)
  // "se or s" are letters of a compass by themselves.
  const isListed = text === 'se' && (found.wishes[0]?.values.length ?? 0) > 1
  return isUnsure && !isMarked && !isListed ? null : { ...found, next }
}

export const side: Rule = (sentence, place) => {
  let at = place
  while (sentence.says(at, 'mark', 'side') && at - place < 2)
    at = sentence.says(at + 1, 'side') ? at + 1 : sentence.afterFillers(at + 1, 2)
  return sides(sentence, at)
}

export const sun: Rule = (sentence, start) => {
  // «в декабре хотя бы 3 часа солнца», «желтоқсанда күніне 3 сағат күн»: hours of sun are those in December.
  if (sentence.says(start, 'winter')) {
    const found = sunAt(sentence, afterDaily(sentence, start + 1))
    if (found !== null) return found
  }
  return sunAt(sentence, start)
}

/** The place behind fillers and «күніне», which hours of sun are counted by anyway. */
function afterDaily(sentence: Sentence, place: number): number {
  let at = place
  while (
    at - place < 4 &&
    !sentence.says(at, 'sun') &&
    (/^(?:кун[иі]не|daily)$/.test(sentence.textAt(at)) ||
      (sentence.isFiller(at) && !sentence.says(at, 'number') && !sentence.says(at, 'sunlight')))
  )
    at++
  return at
}

function sunAt(sentence: Sentence, place: number): Item | null {
  if (sentence.says(place, 'sun') && !isLightOfOther(sentence, place)) {
    // «күні мол түсетін»
    const isMore = sentence.says(place + 1, 'mark', 'side') || shines.test(sentence.textAt(place + 1))
    const next = isMore ? place + 2 : place + 1
    const hours = readAmount(sentence, skipBounds(sentence, next))
    if (hours?.unit === 'hours' && hours.value >= 1)
      return one(afterWinter(sentence, hours.next), 'sun', Math.min(Math.floor(hours.value), 4))
    return one(afterWinter(sentence, next), 'sun', 2)
  }
  const shining = afterShining(sentence, place)
  if (shining !== null) return shining
  const counted = sunnyHours(sentence, place)
  if (counted !== null) return counted
  // «от 3 часов солнца», «күн шуақты, кемінде 3 сағат»
  const at = skipBounds(sentence, place)
  const amount = readAmount(sentence, at)
  if (amount === null || amount.unit !== 'hours') return null
  // «3 сағаттан кем емес күн түсетін»
  const isFrom = amount.tail === 'from' && sentence.says(amount.next, 'after', 'from')
  const behind = isFrom ? amount.next + 1 : amount.next
  const past = sentence.says(behind, 'sunlight') ? behind : sentence.afterFillers(behind)
  // "3 hours of winter sun"
  const next = sentence.says(past, 'winter') && sentence.says(past + 1, 'sun') ? past + 1 : past
  const isSun = sentence.says(next, 'sun') || sentence.says(next, 'sunlight')
  // «күн көбірек түссе, 4 сағаттан кем болмасын»
  const isLeast = at > place || isFrom
  const isSunny = (before: number) => sentence.says(before, 'sun') || afterShining(sentence, before) !== null
  const isTold = isLeast && sentence.terms.some((_, before) => before < place && isSunny(before))
  if (!(isSun || isTold) || amount.value < 1) return null
  return one(
    afterWinter(sentence, isSun ? next + 1 : amount.next),
    'sun',
    Math.min(Math.floor(amount.value), 4),
  )
}

/** "4 sunny hours", «4 солнечных часа»: the light between a number and its hours; null for none. */
function sunnyHours(sentence: Sentence, place: number): Item | null {
  const at = skipBounds(sentence, place)
  const amount = readAmount(sentence, at)
  const isSun = amount?.unit === null && amount.scale === null && sentence.says(amount.next, 'sun')
  if (!isSun || !sentence.says(amount.next + 1, 'unit', 'hours') || amount.value < 1) return null
  return one(afterWinter(sentence, amount.next + 2), 'sun', Math.min(Math.floor(amount.value), 4))
}

/** «түсетін», «түссін»: what the sun does. */
const shines = /^тус(?:с[ие]н?|ип|ети?н|еди|кени)/

/** «күн кемінде 6 сағат түссін», «күн көбірек түссе»: the sun with a verb behind words of how much of it; null for none. */
function afterShining(sentence: Sentence, place: number): Item | null {
  if (!sentence.says(place, 'sunlight') || sentence.at(place)?.text !== 'кун') return null
  let hours = 2
  for (let at = place + 1; at - place < 7;) {
    if (shines.test(sentence.textAt(at))) return one(at + 1, 'sun', hours)
    const amount = readAmount(sentence, at)
    if (amount?.unit === 'hours' && amount.value >= 1) {
      hours = Math.min(Math.floor(amount.value), 4)
      at = amount.next
    } else if (
      sentence.says(at, 'bound') ||
      sentence.says(at, 'after') ||
      sentence.isFiller(at) ||
      sentence.at(at)?.text === 'мол'
    )
      at += 1
    else return null
  }
  return null
}

/** The place after «зимой»: hours of sun are those in December. */
function afterWinter(sentence: Sentence, place: number): number {
  const even = sentence.afterFillers(place, 2)
  const isEven = /^(?:even|especially|даже|особенно)$/.test(sentence.textAt(even))
  const at = isEven ? sentence.afterFillers(even + 1, 1) : even
  return sentence.says(at, 'winter') ? at + 1 : place
}
