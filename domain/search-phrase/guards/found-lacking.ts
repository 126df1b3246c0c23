import type { Sentence, Told } from '../sentence.ts'

/** What somebody finds of a home that does not do, behind its rooms. */
const lacking =
  /^(?:(?:is|are|s|was|has become|became|feels|felt|got|gets|getting|really|just|now|already|way|so|a bit|уже|стала|стало|совсем|очень|нам|реально|тым|енді|бізге|маған) )*(?:killing|kills|drives|driving|suffocating|too (?:much|small|big|tight|little|cramped|crowded|noisy|tiny|large)|cramped|tight|bursting|overcrowded|душит|давит|мал(?:а|овата)|тесн(?:а|овата)|тесная|надоела|достала|не вмещает|тар(?:лы[қк])?(?: \p{L}+)?|жетпей\p{L}*|сыймай\p{L}*)(?: |$)/u

/** "the studio is killing us, need 3 rooms", «двушка уже мала»: rooms of a home that does not do give way to others that are told. */
export function foundLacking(sentence: Sentence, told: readonly Told[]): Told[] {
  const rooms = told.filter(({ wish }) => wish.key === 'rooms')
  const found = rooms.filter(({ from, to }) => {
    const words = sentence.terms.slice(to, to + 6).map(({ text }) => text)
    const isRefused = sentence.terms
      .slice(from, to)
      .some((_, at) => /^(?:is|are) too|too much/.test(sentence.textAt(from + at)))
    return isRefused || lacking.test(words.filter((text) => text !== "'" && text !== '’').join(' '))
  })
  return rooms.some((one) => one.wish.isRest !== true && !found.includes(one)) ? found : []
}
