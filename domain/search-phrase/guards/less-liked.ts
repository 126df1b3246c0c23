import type { Sentence, Told } from '../sentence.ts'

/** What a wish may be weighed against. */
const weighed = new Set([
  'place',
  'complex',
  'rooms',
  'views',
  'side',
  'restorations',
  'nearby',
  'near',
  'features',
  'programme',
  'program',
  'deadline',
  'category',
  'sort',
])

/** Words that tell which of two is liked more. */
const liked = /^(?:rather|prefer|better|sooner|лучше|скорее|предпоч\p{L}*|охотнее)$/u

/** Words for "in its stead" behind what is given up, and for "than" in Kazakh. */
const kazakh = /^(?:орнына|гөрі|гори|қарағанда)$/

/** "Astana rather than Almaty", «вместо Алматы Астану», «Алматыдан гөрі Астана»: what is liked less is not wanted. */
export function lessLiked(sentence: Sentence, told: readonly Told[]): Told[] {
  const asked = sentence.terms.findIndex(({ text }) => difference.test(text))
  return told.filter(({ wish, from, to }) => {
    if (!weighed.has(wish.key)) return false
    if (asked >= 0 && isAskedOf(sentence, asked, from, to)) return true
    if (wish.key === 'place' && isLeft(sentence, told, from)) return true
    if (kazakh.test(sentence.textAt(to))) return true
    for (let at = from - 1; at >= 0 && from - at < 4; at--) {
      const text = sentence.textAt(at)
      if (/^(?:вместо|instead of)$/.test(text)) return true
      if (text === 'of' && sentence.at(at - 1)?.text === 'instead') return true
      if (/^(?:than|чем|нежели)$/.test(text)) return isWeighed(sentence, at)
      // "more spacious than our current two-room"
      if (/^(?:current|present|old|нынешн\p{L}*|старая)$/u.test(text)) continue
      // "prefer Astana over Almaty"
      if (text === 'over' && wish.key === 'place') return isWeighed(sentence, at)
      if (sentence.says(at, 'sort') || sentence.says(at, 'attr')) continue
      if (!sentence.isFiller(at) && !/^(?:в|на|к|от|у)$/.test(text)) return false
    }
    return false
  })
}

function isWeighed(sentence: Sentence, place: number): boolean {
  return (
    sentence.terms.some(({ text }, at) => at < place && liked.test(text)) ||
    sentence.at(place)?.text === 'нежели' ||
    /^(?:our|my|наша|моя)$/.test(sentence.textAt(place + 1))
  )
}

/** Words for what parts two things. */
const difference =
  /^(?:difference|differ|differs|отлич(?:ается|аются|ие)|разниц[аыу]|айырмашылы[қкғ]\p{L}*)$/u

/** "what's the difference between rough and improved rough", «чем отличается чистовая от предчистовой»: a question about words, in its part. The Kazakh word stands behind what it is of. */
function isAskedOf(sentence: Sentence, asked: number, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  const isBehind = sentence.at(asked)?.text.startsWith('айырма') === true
  return asked >= start && asked < (isBehind ? end : from)
}

/** "between Samal and Auezov I choose Auezov": places before the one that is chosen. */
function isLeft(sentence: Sentence, told: readonly Told[], from: number): boolean {
  const chosen = told.find(
    ({ wish, from: at, to }) =>
      wish.key === 'place' &&
      (chooses.test(sentence.textAt(at - 1)) || kazakhChooses.test(sentence.textAt(to))),
  )
  return chosen !== undefined && from < chosen.from
}

const kazakhChooses = /^та[ңн]да(?:й(?:мын|мыз)|ды[қкм])$|^то[қк]тады[қкм]$/

const chooses = /^(?:choose|pick|chose|picked|выбираю|выбираем|выбрал[аи]?)$/
