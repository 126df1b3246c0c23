import { isMove } from '../../own-facts/moves.ts'
import { type Item, one, type Rule, type Sentence } from '../../sentence.ts'
import { isFacing, isWhereabouts } from '../place-rules.ts'
import { isEven, isRefusal, listed, startsThing } from './listed.ts'
import { sides } from './sides.ts'

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
  // «панорама города»
  if (sentence.says(place, 'thing', 'city') && sentence.textAt(place).startsWith('панорам'))
    return one(place + 1, 'views', 'city')
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
  // "city lights at night from the window", "mountains in the window"
  const late = /^(?:at|ночью|вечером)$/.test(sentence.textAt(mark)) ? mark + 1 : mark
  const out = sentence.textAt(late) === 'night' ? late + 1 : late
  const isFrom = /^(?:из|с|в|from|in|through)$/.test(sentence.textAt(out))
  const from = isFrom ? sentence.afterFillers(out + 1, 1) : mark
  if (
    isFrom &&
    sentence.says(from, 'mark', 'view') &&
    /^(?:окон|окна|окне|окошке|window)/.test(sentence.textAt(from))
  )
    return { ...things, next: from + 1 }
  // «чтоб море было видно»
  const seen = /^(?:был[аои]?|будет|чтобы?|чтоб)$/.test(sentence.textAt(mark)) ? mark + 1 : mark
  if (seen > mark && /^(?:видн\p{L}*|виден|видать)$/u.test(sentence.textAt(seen))) next = seen
  // "where the river is seen from the kitchen"
  const verb = /^(?:is|are|can be|could be)$/.test(sentence.textAt(mark)) ? mark + 1 : mark
  if (verb > mark && /^(?:seen|visible)$/.test(sentence.textAt(verb))) return { ...things, next: verb + 1 }
  while (sentence.says(next, 'mark') && next - mark < 3) next++
  // «аула жақтан екі бөлмелі»: a yard is no part of a town.
  const isYard = things.next === place + 1 && sentence.says(place, 'thing', 'yard')
  if (next === mark + 1 && !isYard && (isWhereabouts(sentence, mark) || isSideOfTown(sentence, mark)))
    return null
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
      (thing === 'yard' && isApart(sentence, place)) ||
      (sentence.textAt(place) === 'city lights' && isApart(sentence, place)))
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

/** "the river side of Astana" is a part of it. */
function isSideOfTown(sentence: Sentence, place: number): boolean {
  return (
    sentence.textAt(place) === 'side' &&
    sentence.textAt(place + 1) === 'of' &&
    sentence.says(place + 2, 'place')
  )
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
  // «повыше к горам»
  if (/^ко?$/.test(sentence.textAt(place - 1))) return true
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
