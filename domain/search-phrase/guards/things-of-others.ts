import type { Sentence, Told } from '../sentence.ts'

/** Who else has something. */
const others =
  /^у (?:нашей |моей |моего |нашего |наших |моих )?(?:подруг|друз|друга|знаком|коллег|сосед|брат|сестр|родител|мам|пап|дяд|т[её]т|свекр|т[её]щ|конкурент)/u

/** What one has now: «у меня сейчас», «сейчас у нас». */
const now =
  /(?:^| )(?:а то у (?:меня|нас)|у (?:меня|нас) (?:уже |и так )?сейчас|сейчас у (?:меня|нас)|у (?:меня|нас) на \p{L}+ этаже)(?: |$)/u

/** Words by which a part of a sentence wishes something all the same. */
const wishing = /^(?:чтобы?|чтоб|бы|как|также|такой|такую|такая|такое|же|бюджет|запрос|задача|условие)$/

/** What may be told of a home or a thing that somebody has. */
const ofHave =
  /^(?:features|restorations|views|side|sun|floor_|ends|near|area_|kitchen_|price_|payment_to|small|category)/

/** What a home of one's own is like: «у меня второй этаж и окна на дорогу». */
const ofHome = /^(?:views|side|sun|floor_|ends|kitchen_|restorations|area_)/

/** How such a part begins: «в хрущёвке кухня 5 метров». */
const present =
  /^у (?:меня|нас) |(?:^| )(?:в|на) (?:хрущевке|сталинке|панельке|съемной|общаге|общежитии|нынешней|старой|прежней|прошлой)(?: |$)/

/**
 * «у соседа велосипед за 300 тысяч украли», «дизайнерский ремонт у меня сейчас», «у меня на первом этаже магазин»: what
 * somebody has wishes nothing, in a part of a sentence that needs nothing.
 */
export function thingsOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  if (!sentence.terms.some(({ text }) => /^(?:у|в|на)(?: |$)/.test(text))) return []
  return told.filter(({ wish, from, to }) => {
    if (!ofHave.test(wish.key)) return false
    const [start, end] = sentence.partOf(from, to)
    const terms = sentence.terms.slice(start, end)
    const isWished = terms.some(
      ({ text }, at) =>
        wishing.test(text) || ['need', 'buy', 'bound', 'not'].some((kind) => sentence.says(start + at, kind)),
    )
    if (isWished) return false
    const words = terms.map(({ text }) => text).join(' ')
    if (ofHome.test(wish.key) && present.test(words)) return true
    return (
      others.test(words) || (now.test(words) && !terms.some((_, at) => sentence.says(start + at, 'have')))
    )
  })
}
