import type { Sentence, Told } from '../sentence.ts'

/** What somebody finds of a home that does not do, behind its rooms. */
const lacking =
  /^(?:(?:is|are|s|was|has become|became|feels|felt|got|gets|getting|really|just|now|already|way|so|a bit|уже|стала|стало|совсем|очень|нам|реально|тым|енді|бізге|маған) )*(?:killing|kills|drives|driving|suffocating|too (?:much|small|big|tight|little|cramped|crowded|noisy|tiny|large)|cramped|tight|bursting|overcrowded|душит|давит|мал(?:а|овата)|тесн(?:а|овата)|тесная|надоела|достала|не вмещает|пополам|делим|на раздел|тар(?:лы[қк])?(?: \p{L}+)?|жетпей\p{L}*|сыймай\p{L}*)(?: |$)/u

/** The same of windows, floors, finishes and houses, over the noun that they are told of. */
const disliked =
  /^(?:(?:windows?|sides?|flats?|ones?|houses?|floors?|views?|окна|сторона|этаж) )*(?:(?:is|are|s|feels?|looks?|это|очень|слишком|too|so|really|very|just) )*(?:depressing|gloomy|awful|terrible|horrible|ugly|boring|sad|costs? (?:more|too much)|expensive|pricey|more expensive|мрачно|мрачные|ужас|тоска|тоскливо|дороже)(?: |$)/u

const liking = new Set(['side', 'views', 'ends', 'restorations', 'deadline'])

/** "the studio is killing us, need 3 rooms", «двушка уже мала», "north windows are depressing, south please": what does not do gives way to another one of its kind. */
export function foundLacking(sentence: Sentence, told: readonly Told[]): Told[] {
  return [...roomsLacking(sentence, told), ...othersDisliked(sentence, told), ...complained(sentence, told)]
}

/** What somebody suffers from: "is killing me", "drives us crazy". */
const suffering =
  /(?:^| )(?:(?:kills|killing) (?:me|us)|(?:drives?|driving) (?:me|us) (?:mad|crazy|nuts|insane))(?= |$)/

/** Keys of what one may suffer from. */
const sufferedFrom = new Set(['nearby', 'near', 'place', 'views', 'features', 'sun'])

/** "the queue at malls is killing me", "winters in Astana drive us mad": what somebody suffers from, in its part before those words. */
function complained(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!sufferedFrom.has(wish.key) || wish.isRest === true) return false
    const [start, end] = sentence.partOf(from, to)
    const isAsked = sentence.terms.some(
      (_, at) => at >= start && at < to && (sentence.says(at, 'need') || sentence.says(at, 'not', 'before')),
    )
    return !isAsked && suffering.test(wordsBetween(sentence, to, end))
  })
}

/** Six words from a place on, without apostrophes. */
function wordsFrom(sentence: Sentence, place: number): string {
  return wordsBetween(sentence, place, place + 6)
}

function wordsBetween(sentence: Sentence, place: number, end: number): string {
  return sentence.terms
    .slice(place, end)
    .map(({ text }) => text)
    .filter((text) => text !== "'" && text !== '’')
    .join(' ')
}

function othersDisliked(sentence: Sentence, told: readonly Told[]): Told[] {
  const found = told.filter(
    ({ wish, from, to }) =>
      liking.has(wish.key) &&
      wish.isRest !== true &&
      (disliked.test(wordsFrom(sentence, to)) || disliked.test(wordsFrom(sentence, from + 1))),
  )
  return found.filter(({ wish }) => told.some((one) => one.wish.key === wish.key && !found.includes(one)))
}

function roomsLacking(sentence: Sentence, told: readonly Told[]): Told[] {
  const rooms = told.filter(({ wish }) => wish.key === 'rooms')
  const found = rooms.filter(({ from, to }) => {
    const isRefused = sentence.terms
      .slice(from, to)
      .some((_, at) => /^(?:is|are) too|too much/.test(sentence.textAt(from + at)))
    return isRefused || lacking.test(wordsFrom(sentence, to))
  })
  return rooms.some((one) => one.wish.isRest !== true && !found.includes(one)) ? found : []
}
