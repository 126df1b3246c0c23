import { type Item, nothing, one, type Rule, type Sentence } from '../sentence.ts'
import { languageLexicon } from '../terms/language-lexicon.ts'
import { spelt } from '../terms/letters.ts'
import { distance } from '../terms/mistakes.ts'
import { wordsOf } from '../names/name-words.ts'
import { isOfAddress, isOfLandmark } from './street-rule.ts'

export function poiAt(sentence: Sentence, place: number): string | null {
  const poi = sentence.value(place, 'poi')
  if (poi === 'metro' && isUnderground(sentence, place)) return null
  const isBeside = sentence.says(place - 1, 'near') || sentence.says(place + 1, 'near', 'after')
  // «ботанический сад рядом»: a place by its own name is that place.
  if (sentence.textAt(place).includes(' ') && isLandmark(sentence, place)) return null
  // «уақыт мол»: "much" in Kazakh.
  if (sentence.at(place)?.text === 'мол' && !isBeside) return null
  if (poi !== undefined) return poi
  const thing = sentence.value(place, 'thing')
  if (thing !== 'park' && thing !== 'water') return null
  // «зелёный двор» has no park.
  if (sentence.says(place, 'nopoi') && !isBeside) return null
  // «ботсад жақтан»: the short name of a certain park that the company does not name.
  const isShort = /^\p{L}{3}(?:сад|парк)$/u.test(sentence.textAt(place))
  return isShort && isWhereabouts(sentence, place + 1) ? null : thing
}

/** "undeground parking", «подземый паркинг»: a word for being under the ground beside parking, as it is written or mistyped, is no metro. */
export function isUnderground(sentence: Sentence, place: number): boolean {
  const isParking = (at: number) =>
    sentence.says(at, 'cat', 'garage') || sentence.says(at, 'feature', 'underground_parking')
  if (!isParking(place + 1) && !isParking(place - 1)) return false
  const text = sentence.textAt(place)
  return /^[a-z]{8,}$/.test(text)
    ? distance(text, 'underground') <= mostMistakes
    : /^[а-я]{7,}$/.test(text) && distance(text.slice(0, 7), 'подземн') <= mostMistakes
}

/** Letters that may be wrong in a long word beside one that tells what is meant. */
const mostMistakes = 2

/** Being under the ground says nothing more of parking. */
export const underground: Rule = (sentence, place) => {
  const term = sentence.at(place)
  if (isParkingForShort(sentence, place)) return one(place + 1, 'features', 'underground_parking')
  const isUnsure = term?.isKnown !== true || term.isGuess || sentence.says(place, 'poi', 'metro')
  return isUnsure && isUnderground(sentence, place) ? { next: place + 1, wishes: [], isNeutral: true } : null
}

/** «консьерж, подземка»: the word for a metro in talk is a parking in a list of what a house has. */
function isParkingForShort(sentence: Sentence, place: number): boolean {
  if (!/^(?:с )?подземк/.test(sentence.textAt(place))) return false
  const skip = (at: number, step: number) =>
    sentence.says(at, 'join', 'and') || sentence.isSign(at, ',') ? at + step : at
  return [skip(place - 1, -1), skip(place + 1, 1)].some((at) => sentence.says(at, 'feature'))
}

export function isLandmark(sentence: Sentence, place: number): boolean {
  const values = [...(sentence.at(place)?.senses.get('place') ?? [])]
  const isWider = values.some((value) => /^(?:city|district|project):/.test(value))
  return (values.some(isOfLandmark) && !isWider) || sentence.says(place, 'part')
}

/** «мега жанынан», "mega mall": a part of a landmark's name beside what tells that it is a place. */
export const part: Rule = (sentence, place) => {
  if (!sentence.says(place, 'part')) return null
  const isPlace = (at: number) => sentence.says(at, 'poi') || sentence.says(at, 'near')
  const behind = afterCase(sentence, place + 1)
  const isBeside =
    [place - 1, behind].some(isPlace) ||
    // «Самұрық бульвары»
    isKindOf(sentence, behind, [...(sentence.at(place)?.senses.get('part') ?? [])]) ||
    // «MEGA дағы»
    sentence.says(place + 1, 'suffix', 'place') ||
    /^(?:в|из)$/.test(sentence.textAt(place - 1))
  // «ботсад жағы студия», unlike «жағына қараған»
  const isSide =
    /^жа[ғг](?:ы|ында|ынан|ында[ғг]ы)$/.test(sentence.textAt(behind)) &&
    !sentence.says(behind + 1, 'mark', 'view')
  const named = places(sentence, place)
  if (isSide && named !== null) return { ...named, next: Math.max(named.next, behind + 1) }
  if (isWhereabouts(sentence, behind)) return named
  // «мегаға жаяу 10 минут»
  const isTo = sentence.at(place)?.tail === 'to' || sentence.says(behind - 1, 'suffix', 'to')
  const isWay = isTo && [0, 1, 2].some((away) => sentence.says(Math.max(behind, place + 1) + away, 'walk'))
  return isBeside || isWay || isAlone(sentence, place) ? places(sentence, place) : null
}

/** "mega 2-room", «Мега, трёшка»: a part of a landmark's name that begins a part of the sentence, before rooms or a sign. */
function isAlone(sentence: Sentence, place: number): boolean {
  const isStart = place === 0 || sentence.isSign(place - 1, ',.;')
  const isRooms = sentence.says(place + 1, 'rooms') || isCountOfRooms(sentence, place + 1)
  return isStart && (isRooms || sentence.isSign(place + 1, ','))
}

function isCountOfRooms(sentence: Sentence, place: number): boolean {
  const isNumber = typeof sentence.at(place)?.number === 'number' || sentence.says(place, 'number')
  const unit = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  return isNumber && ['rooms', 'bedrooms'].some((each) => sentence.says(unit, 'unit', each))
}

/** «MEGA ның қасында»: the place behind a Kazakh ending that is written apart; the same place where there is none. */
function afterCase(sentence: Sentence, place: number): number {
  // «MEGA-ның қасынан»
  const at = sentence.isSign(place, '-') && sentence.at(place)?.isTight === true ? place + 1 : place
  return ['loc', 'from', 'to', 'place'].some((ending) => sentence.says(at, 'suffix', ending)) ? at + 1 : place
}

export function places(sentence: Sentence, place: number): Item | null {
  const own = sentence.at(place)?.senses
  const named = own?.get('place') ?? own?.get('part') ?? []
  const isStation = sentence.says(place - 1, 'poi') && [...named].some(isOfLandmark)
  // «у метро Абай» is no street.
  const isOfDistrict = [...named].some((value) => value.startsWith('district:'))
  const values = [...named].filter((value) =>
    isStation ? isOfLandmark(value) : !(isOfDistrict && isOfAddress(value)),
  )
  if (values.length === 0) return null
  // «Алматинская область» is around the city and not in it.
  if (sentence.says(place + 1, 'region')) return nothing(place + 2)
  let next = place + 1
  // «Tulpar City-ден емес»
  if (
    sentence.isSign(next, '-') &&
    sentence.says(next + 1, 'suffix') &&
    sentence.at(next + 1)?.isTight === true
  )
    next += 2
  // «алматы, ауданы 50 шаршы» tells a size.
  if (sentence.says(next, 'district') && typeof sentence.at(next + 1)?.number !== 'number') next += 1
  // «Абай метросы жанында»: the words of its kind belong to a name.
  if (values.some(isOfLandmark) && !isOfDistrict) {
    if (sentence.says(afterCase(sentence, next), 'near', 'after')) next = afterCase(sentence, next)
    while (
      next - place < 4 &&
      (sentence.says(next, 'poi') ||
        isKindOf(sentence, next, values) ||
        (sentence.says(next, 'near', 'after') && poiAt(sentence, next + 1) === null) ||
        (sentence.says(next, 'noise') && sentence.says(next + 1, 'near', 'after')))
    )
      next++
  }
  if (isWhereabouts(sentence, next)) next += 1
  return { next, wishes: [{ key: 'place', values }] }
}

/** "Nurzhol boulvard": a word for the kind of a landmark that its name has too is a part of the name. */
function isKindOf(sentence: Sentence, place: number, values: readonly string[]): boolean {
  const things = sentence.at(place)?.senses.get('thing')
  if (things === undefined) return false
  return values.some((value) =>
    wordsOf(value.slice('landmark:'.length)).some((word) => {
      const own = languageLexicon.findWord([spelt(word)], 0)?.senses.get('thing')
      return own !== undefined && [...things].some((thing) => own.has(thing))
    }),
  )
}

/** «қалаға қараған»: what windows look to wins over one word of a project's name. */
export const placeRule: Rule = (sentence, place) =>
  isCompared(sentence, place) || isFromThere(sentence, place)
    ? nothing(place + 1)
    : namedPlace(sentence, place)

/** «астаналықпын», «Алматыданмын»: where the buyer is from. */
function isFromThere(sentence: Sentence, place: number): boolean {
  return /(?:л[ыи][кқ]п|[дт][ае]нм)[ыи][нз]$/.test(sentence.textAt(place))
}

/** "similar to a project", «похожее на», «ұқсас»: a place that something is only compared with. */
export function isCompared(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'place')) return false
  // «дешевле чем в Алматы», "cheaper than in Almaty"
  const than = /^(?:в|во|на|in)$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
  // "any city other than Almaty" refuses it.
  if (/(?:^| )(?:чем|than)$/.test(sentence.textAt(than)) && !sentence.says(than, 'not')) return true
  const isLike = (at: number) => /^(?:similar|похож\p{L}*|уксас\p{L}*)$/u.test(sentence.textAt(at))
  // "something like", «типа», «сияқты»
  const isAs = /^(?:like|как)$/.test(sentence.textAt(place - 1))
  const isSome =
    /^(?:something|anything|somewhere|one|much|more|just|flat|flats|то|нибудь|что то|такой|такую|такое|же)$/.test(
      sentence.textAt(place - 2),
    )
  const isVague = /^(?:типа|вроде|наподобие|что то вроде)$/.test(sentence.textAt(place - 1))
  if (isVague || (isAs && isSome) || /^(?:сия[қк]ты|сек[іи]лд[іи]|тектес)$/.test(sentence.textAt(place + 1)))
    return true
  // "something similar in the town" is there.
  const isIn = /^(?:in|at|в|во|на)$/.test(sentence.textAt(place - 1))
  return isLike(place - 1) || (isLike(place - 2) && !isIn) || isLike(place + 1)
}

/** «ботсад жақтан», «Есіл жақта»: where a home is, and not what its windows look to. */
export function isWhereabouts(sentence: Sentence, place: number): boolean {
  return /^жа[қк](?:та|тан|та[ғг]ы)$/.test(sentence.textAt(place))
}

/** «Есілге қараған»: what windows look to before their verb. */
export function isFacing(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'mark') && /^(?:кара[гй]|views?$)/.test(sentence.textAt(place))
}

const namedPlace: Rule = (sentence, place) =>
  !sentence.says(place, 'place') ||
  (sentence.says(place, 'thing') && sentence.says(place + 1, 'mark', 'view')) ||
  (sentence.says(place, 'water') && isFacing(sentence, place + 1)) ||
  isOfPlace(sentence, place) ||
  // «Алатау тауы көрінсін»
  (sentence.says(place, 'thing', 'mountains') && sentence.says(place + 1, 'thing', 'mountains')) ||
  isOrdinary(sentence, place)
    ? null
    : places(sentence, place)

/**
 * «қаланың орталығында»: a word that the languages say without meaning anything by it is a project's name only where
 * something tells so: it stands alone or in Latin letters, with a capital, in quotes, or beside «ЖК», «в».
 */
function isOrdinary(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  const isOfProject = [...(term?.senses.get('place') ?? [])].every((value) => value.startsWith('project:'))
  if (term === undefined || !isOfProject || !sentence.says(place, 'noise') || term.text.includes(' '))
    return false
  const isMarked =
    /^(?:жк|тк|в|во|из|in|at)$/.test(sentence.textAt(place - 1)) ||
    /^(?:жк|тк|кешен\p{L}*)$/u.test(sentence.textAt(place + 1)) ||
    sentence.isSign(place - 1, '«"')
  const isLatin = /^[a-z]+$/.test(term.text) && !/(?:n[iy]n|d[ae]n?|g[ae]|n[iy]|s[iy])$/.test(term.text)
  return !(isMarked || isLatin || sentence.terms.length === 1 || (term.isCapital && place > 0))
}

/** «Алматы қаласы»: a word of kinds behind a place is no name of a project. */
function isOfPlace(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'noise') && sentence.says(place, 'place') && sentence.says(place - 1, 'place')
}
