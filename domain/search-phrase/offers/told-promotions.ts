import type { Vocabulary } from '../company.ts'
import { isTakenOnCondition, unitWithFlat, type UnitWithFlat } from '../rules/unit-with-flat.ts'
import type { Sentence, Wish } from '../sentence.ts'
import { seasonOf } from '../words/dates.ts'
import { saidAt } from './said.ts'
import type { TitledOffer } from './titled-offers.ts'
import { narrowed, placesIn, type Stretch } from './told-apart.ts'
import { isOtherUnit, shareAt } from './told-shares.ts'

/**
 * Promotions that are called by what their titles say: «паркинг на 10 процентов дешевле», «3 пайыз арзан деген акция»,
 * "the 4% off offer". All that fit are meant, and none of the others.
 */
export function toldPromotions(
  sentence: Sentence,
  vocabulary: Vocabulary,
  programmes: readonly Stretch[],
): Stretch[] {
  // «акция: рассрочка 30 %» is the promotion of instalments.
  const instalments = programmes.find(({ wishes }) => wishes[0]?.key === 'promotion')
  if (instalments !== undefined) return otherLeads(sentence, instalments)
  const isSaid = sentence.terms.some(
    (_, at) => saysPromotion(sentence, at) || sentence.says(at, 'unit', 'percent'),
  )
  if (!isSaid || vocabulary.titled.promotions.offers.length === 0) return []
  const unit = unitWithFlat(sentence)
  for (let at = 0; at < sentence.terms.length; at++) {
    const ofUnit = unit === null ? null : byUnitWithFlat(sentence, at, unit, vocabulary)
    if (ofUnit !== null) return ofUnit
    const found =
      byShare(sentence, at, vocabulary) ??
      byUnits(sentence, at, unit, vocabulary) ??
      bySeason(sentence, at, vocabulary) ??
      byWords(sentence, at, vocabulary) ??
      byProject(sentence, at, vocabulary)
    if (found !== null)
      return [found, ...otherLeads(sentence, found), ...unitsOfTitle(sentence, found, vocabulary)]
  }
  return []
}

/** «кладовая к квартире на 15 % дешевле»: a share of a unit that is bought with a flat, which is what is looked for. */
function byUnitWithFlat(
  sentence: Sentence,
  place: number,
  unit: UnitWithFlat,
  vocabulary: Vocabulary,
): Stretch[] | null {
  const share = shareAt(sentence, place)
  if (share === null) return null
  const slugs = placesIn(sentence, vocabulary)
  const own = narrowed(vocabulary.titled.promotions.offers, [`%${String(share.value)}`]).filter(
    (offer) =>
      offer.marks.some((marks) => marks.has(`^${unit.category}`)) &&
      (offer.slugs.length === 0 || slugs.size === 0 || offer.slugs.some((slug) => slugs.has(slug))),
  )
  const found = withPlaces(
    sentence,
    stretchOf(own, Math.min(share.from, unit.from), Math.max(share.next, unit.next)),
  )
  return found === null ? null : [found, ...otherLeads(sentence, found)]
}

/** «көктемгі жеңілдік», «весенняя акция»: the promotions of a season. */
function bySeason(sentence: Sentence, place: number, vocabulary: Vocabulary): Stretch | null {
  if (!saysPromotion(sentence, place)) return null
  // "a discount in spring", unlike «акция до весны»
  const behind = sentence.textAt(place + 1) === 'in' ? place + 2 : place + 1
  for (const at of [place - 1, behind]) {
    // «сдача весной, скидка» without the comma
    const isOfHouse =
      at < place &&
      sentence.says(at - 1, 'topic', 'deadline') &&
      /(?:ой|ью|ом|[дт][ае])$/.test(sentence.textAt(at))
    const season = isOfHouse ? null : seasonOf(sentence.textAt(at))
    const own = season === null ? [] : narrowed(vocabulary.titled.promotions.offers, [`~${season}`])
    const fitting = fittingOf(sentence, own, vocabulary)
    if (fitting.length > 0) return stretchOf(fitting, Math.min(at, place), Math.max(at, place) + 1)
  }
  return null
}

/** «10 процентов дешевле»: the promotions of so large a discount, for what the sentence is about. */
function byShare(sentence: Sentence, place: number, vocabulary: Vocabulary): Stretch | null {
  const share = shareAt(sentence, place)
  if (share === null) return null
  const { offers } = vocabulary.titled.promotions
  const fitting = fittingOf(sentence, narrowed(offers, [`%${String(share.value)}`]), vocabulary)
  return withUnits(sentence, stretchOf(fitting, share.from, share.next))
}

/** "a discount on parking", «скидка на паркинг»: the promotions of a kind of unit beside flats. */
function byUnits(
  sentence: Sentence,
  place: number,
  withFlat: UnitWithFlat | null,
  vocabulary: Vocabulary,
): Stretch | null {
  if (!sentence.says(place, 'promo')) return null
  // «паркингке жеңілдік»
  const isBefore = isOtherUnit(sentence, place - 1) && sentence.at(place - 1)?.tail === 'to'
  const behind = /^(?:a|an|the)$/.test(sentence.textAt(place + 2)) ? place + 3 : place + 2
  const isBehind = /^(?:on|for|на)$/.test(sentence.textAt(place + 1)) && isOtherUnit(sentence, behind)
  if (!isBefore && !isBehind) return null
  const unit = isBefore ? place - 1 : behind
  const { offers } = vocabulary.titled.promotions
  const own = fittingOf(sentence, offers, vocabulary).filter(({ marks }) =>
    marks.some((group) => group.has(`^${sentence.value(unit, 'cat') ?? ''}`)),
  )
  // «скидка на кладовку при покупке квартиры»: a flat is looked for.
  if (withFlat !== null && withFlat.from <= unit && unit < withFlat.next)
    return stretchOf(own, Math.min(place, withFlat.from), Math.max(place + 1, withFlat.next))
  return withUnits(sentence, stretchOf(own, Math.min(place, unit), Math.max(place, unit) + 1))
}

/** "10% parking discount": the units between the words are wanted too. */
function withUnits(sentence: Sentence, found: Stretch | null): Stretch | null {
  if (found === null) return null
  const units = sentence.terms
    .slice(found.from, found.next)
    .flatMap((_, at) =>
      isOtherUnit(sentence, found.from + at)
        ? [...(sentence.at(found.from + at)?.senses.get('cat') ?? [])]
        : [],
    )
  return units.length === 0
    ? found
    : { ...found, wishes: [...found.wishes, { key: 'category', values: units }] }
}

/** «пәтермен бірге қойма алсаң 15 пайыз арзан»: beside flats the unit before a share is the one that the title names. */
function unitsOfTitle(sentence: Sentence, { from, wishes }: Stretch, { titled }: Vocabulary): Stretch[] {
  const [start] = sentence.partOf(from)
  const isFlat = (at: number) => sentence.says(at, 'cat', 'flat') && !isTakenOnCondition(sentence, at)
  const places = [...sentence.terms.keys()].filter((at) => at >= start && at < from)
  if (!places.some(isFlat)) return []
  const own = titled.promotions.offers.filter(({ code }) => wishes[0]?.values.includes(Number(code)))
  return places
    .filter((at) => isOtherUnit(sentence, at))
    .filter((at) => {
      const mark = `^${sentence.value(at, 'cat') ?? ''}`
      return own.every(({ marks }) => marks.some((each) => each.has(mark)))
    })
    .map((at) => ({ from: at, next: at + 1, wishes: [], isNeutral: true }))
}

/** Words of a title that tell nothing stand between two that do: "for the price of". */
const mostIdle = 6

/** «акция под ключ по цене чистовой»: two words of a title beside the word for promotions. */
function byWords(sentence: Sentence, place: number, vocabulary: Vocabulary): Stretch | null {
  if (!saysPromotion(sentence, place)) return null
  const titles = vocabulary.titled.promotions
  let fitting: readonly TitledOffer[] = titles.offers
  let [start, end] = [place, place + 1]
  const said = new Set<string>()
  for (const step of [1, -1] as const) {
    for (
      let at = place + step, idle = 0;
      at >= 0 && at < sentence.terms.length && idle < mostIdle;
      at += step
    ) {
      const one = saidAt(sentence, at, titles)
      if (one === null ? !isOfTitle(sentence, at) : one.kind === 'refusal') break
      idle += 1
      if (one === null) continue
      if (one.kind !== 'mark') continue
      const own = one.marks.filter((group) => group.every((mark) => !/^[@#%^]/.test(mark)))
      const kept = own.reduce(narrowed, fitting)
      if (own.length === 0 || kept.length === 0) break
      fitting = kept
      idle = 0
      for (const [first = ''] of own) said.add(first)
      if (step === 1) end = at + 1
      else start = at
    }
  }
  if (said.size < 2) return null
  const left = fittingOf(sentence, fitting, vocabulary)
  return left.length === 1 ? withPlaces(sentence, stretchOf(left, start, end)) : null
}

/** A word for promotions, or "sale" behind a season: "spring sale". */
function saysPromotion(sentence: Sentence, place: number): boolean {
  const isSale = sentence.textAt(place) === 'sale' && seasonOf(sentence.textAt(place - 1)) !== null
  return sentence.says(place, 'promo') || isSale
}

/** «под ключ по цене чистовой, вот такую акцию»: what may stand in a title, or between it and the word for promotions. */
function isOfTitle(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'topic', 'price') ||
    /^(?:такую|такая|такой|эту|эта|ту|this|that|such|осындай|сондай|мынадай|осы|сол)$/.test(
      sentence.textAt(place),
    )
  )
}

/** A promotion with the places that are named between its words. */
function withPlaces(sentence: Sentence, found: Stretch | null): Stretch | null {
  if (found === null) return null
  const values: string[] = []
  for (let at = found.from; at < found.next; at++)
    values.push(...(sentence.at(at)?.senses.get('place') ?? []))
  if (values.length === 0) return found
  return { ...found, wishes: [...found.wishes, { key: 'place', values }] }
}

/** A word for one promotion and no discount. */
const single =
  /^(?:акция|акцию|акцией|по акции|promotion|promo|special offer|special deal|акциясы\p{L}*|акциямен|акцияны\p{L}*)$/u

/** «акция в (проекте)», "the (project) promotion": the only promotion that a project has of its own. */
function byProject(sentence: Sentence, place: number, vocabulary: Vocabulary): Stretch | null {
  if (!sentence.says(place, 'promo') || !single.test(sentence.textAt(place))) return null
  // "promo flats" have any of them.
  if (sentence.textAt(place) === 'promo' && sentence.says(place + 1, 'cat', 'flat')) return null
  const projectAt = (at: number) =>
    [...(sentence.at(at)?.senses.get('place') ?? [])].find((value) => value.startsWith('project:'))
  const isAny = /^(?:any|какая|есть ли|кандай|бар ма)$/
  for (const step of [1, -1] as const) {
    let at = place + step
    // «акция бар пәтер, Caspian Terrace»
    const isBetweenThem = (each: number) =>
      sentence.isFiller(each) || (step === 1 && sentence.isSign(each, ','))
    while (Math.abs(at - place) < 5 && projectAt(at) === undefined && isBetweenThem(at)) at += step
    const project = projectAt(at)
    if (project === undefined) continue
    const [from, to] = [Math.min(at, place), Math.max(at, place) + 1]
    if ([from - 1, from - 2, to].some((each) => isAny.test(sentence.textAt(each)))) return null
    const slugs = vocabulary.places.get(project) ?? []
    const own = vocabulary.titled.promotions.offers.filter(
      (offer) => offer.slugs.length === 1 && slugs.includes(offer.slugs[0] ?? ''),
    )
    return own.length === 1 ? withPlaces(sentence, stretchOf(own, from, to)) : null
  }
  return null
}

/** Those that hold for the projects and the kind of units that a sentence names. */
function fittingOf(
  sentence: Sentence,
  offers: readonly TitledOffer[],
  vocabulary: Vocabulary,
): readonly TitledOffer[] {
  const slugs = placesIn(sentence, vocabulary)
  const categories = sentence.terms.flatMap((_, at) => [...(sentence.at(at)?.senses.get('cat') ?? [])])
  const isFlat = sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'rooms') ||
      // «к квартире» counts none.
      (sentence.says(at, 'unit', 'rooms') && sentence.at(at)?.text !== 'к') ||
      (sentence.says(at, 'unit', 'rooms') && sentence.at(at - 1)?.number !== null),
  )
  const others = categories.filter((category) => category !== 'flat')
  return offers.filter((offer) => {
    const ofUnits = [...new Set(offer.marks.flatMap((marks) => [...marks]))].filter((mark) =>
      mark.startsWith('^'),
    )
    const isOfUnits =
      others.length > 0 && !isFlat
        ? ofUnits.some((mark) => others.includes(mark.slice(1)))
        : ofUnits.length === 0 || (!isFlat && !categories.includes('flat'))
    return (
      isOfUnits &&
      (offer.slugs.length === 0 || slugs.size === 0 || offer.slugs.some((slug) => slugs.has(slug)))
    )
  })
}

function stretchOf(offers: readonly TitledOffer[], from: number, next: number): Stretch | null {
  if (offers.length === 0) return null
  const wish: Wish = { key: 'promotion', values: offers.map(({ code }) => Number(code)) }
  return { from, next, wishes: [wish] }
}

/** «такую же скидку», "the same discount": what somebody else got is wanted too. */
const same =
  /^(?:same|such|that|так(?:ую|ая|ой|ие)|т(?:у|а|ой)|сондай|дәл сондай|дал сондай|осындай|мындай|мұндай)$/

function isSame(sentence: Sentence, place: number): boolean {
  return [place - 1, place - 2].some((at) => same.test(sentence.textAt(at)))
}

/** Other words for promotions are of the same one. */
function otherLeads(
  sentence: Sentence,
  { from, next, wishes }: Pick<Stretch, 'from' | 'next' | 'wishes'>,
): Stretch[] {
  return [...sentence.terms.keys()]
    .filter(
      (at) => (at < from || at >= next) && sentence.says(at, 'promo') && !sentence.says(at, 'promotion'),
    )
    .map((at) => ({ from: at, next: at + 1, wishes: isSame(sentence, at) ? wishes : [], isNeutral: true }))
}
