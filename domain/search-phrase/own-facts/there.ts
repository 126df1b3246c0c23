import type { Sentence } from '../sentence.ts'
import type { Stretch } from './stretches.ts'

/** Whether the home is wanted where somebody of one's own lives or studies: «мама живёт в Актау, хочу купить ей однушку», "my parents live in the north, want to be close to them". */
export function isTherePlace(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (!placesAreIn(sentence, facts)) return false
  const text = sentence.terms.map((term) => term.text).join(' ')
  return besideThem.test(text) || closeBy.test(text)
}

/** «дочь учится в Алматы, ищем ей студию»: the home for somebody else is wanted where that one is, and not where the buyer lives. */
export function isForThem(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (!placesAreIn(sentence, facts)) return false
  const text = sentence.terms.map((term) => term.text).join(' ')
  return forThem.test(text) && facts.some((fact) => !isOfBuyer(sentence, fact))
}

/** Whether facts tell of all places that a sentence names, of which there is one at least. */
function placesAreIn(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (facts.length === 0) return false
  const isIn = (at: number) => facts.some(([from, to]) => from <= at && at < to)
  // «Ақтауданмын, балаларым Алматыда оқиды»: where one is from is no other place.
  const isFrom = (at: number) => /(?:л[ыи][кқ]п|[дт][ае]нм)[ыи][нз]$/.test(sentence.textAt(at))
  const places = [...sentence.terms.keys()].filter((at) => sentence.says(at, 'place') && !isFrom(at))
  return places.length > 0 && places.every(isIn)
}

/** «живём в Уральске»: a fact of the buyer, where the home for somebody else is not wanted. */
export function isOfBuyer(sentence: Sentence, [from, to]: Stretch): boolean {
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  return /(?:^| )(?:живем|живу|we live|i live|работа(?:ю|ем)|we work|i work|т[ұу]рам[ыи][нз]|[іи]стейм[іи][нз]|\p{L}+[дт][ае]нм[ыи][нз])(?: |$)/u.test(
    text,
  )
}

const besideThem =
  /(?:^| )(?:там(?: же)?|(?:тут|здесь) же|(?:в )?(?:том|этом) же (?:районе|доме|жк|комплексе|городе)|так(?:ую|ой|ое|ая) же|(?:рядом с|ближе к|поближе к|возле|около) (?:ними|ней|ним|нему|них|ним|родителями|детям|внукам)|(?:со|о)лар[гғ]а жа[қк]ын\p{L}*|с?одан алыс емес|(?:со|о)[гғ]ан жа[қк]ын\p{L}*|сол (?:жер|ма[ңн]|кешен|аудан|[қк]ала|т[өо][ңн][іи]рек)\p{L}*|сол жа[қк](?:[қк]а|та|тан)|(?:in|at) the same (?:area|district|complex|house|building|city|town)|(?:к|со) (?:ним|ней|нему) поближе|(?:close|closer|near|next)(?: to)? (?:them|her|him|it)|(?:her|his|their) neighbou?rs?|neighbou?rs? (?:with|of) (?:her|him|them)|(?:его|ее|их|ей|им|с ней|с ним|с ними) сосед\p{L}*|сосед\p{L}* (?:с ней|с ним|с ними)|к[өо]рш[іи] бол\p{L}*|(?:(?:the|that) )?same (?:building|house|street|area|district|neighbou?rhood|city|town|complex|project|place)|(?:want|get|buy|take|like|need) the same(?= but|,| ,|$)|on that street|near (?:to )?(?:me|us|home|my home|our home)|close to home|(?:рядом с|возле|около|недалеко от|поближе к|ближе к) (?:дом(?:а|у|ом)|работ(?:ой|ы|е)|уч[её]б(?:ой|ы|е)|офис(?:ом|а|у))|(?:near|close to|next to) (?:my |our )?work|ж[ұу]мысым(?:а|ызга|ызға) жа[қк]ын|үйге жа[қк]ын|уйге жа[қк]ын|(?:в|на) той же улице|на том же месте|room here|flat here|apartment here|own (?:flat|place|home|room) here|дәл сол (?:үй|аудан|көше)\p{L}*|дал сол (?:уй|аудан|коше)\p{L}*|\p{L}{3,}(?:[ыіие]?ма|[іие]?ме|м[ыи]зга|м[іи]зге) жа[қк]ын\p{L}*|жаяу (?:барып )?(?:кел|бар|жет)(?:етин|атын|уге|сем|ип туратын)|ж[ұу]мыс(?:ым|ымыз)?[кғг]?а жа[қк]ын\p{L}*|пешком (?:до|на) работ[уы]|walk to work|соны[нң](?= (?:\d|\p{L}+(?:нш|ншы)[ыи]))|[,.;] (?:осы |сол |дал |тап |енди |мен )?(?:касына|касынан|жанына|жанынан|манына|манынан|ма[нң]айынан))(?: |$)/u

/** «работаю в Есиле, нужна однушка рядом»: a home beside where one works or studies. */
const closeBy =
  /(?:^| )(?:работа\p{L}+|учусь|учится|work|works|study|studies) .*(?:однушк|двушк|трешк|студи|квартир|room|flat|apartment|studio|house|place)\p{L}* (?:рядом|поблизости|недалеко|close by|closeby|nearby)(?: [,.!;]|$)/u

const forThem =
  /(?:^| )(?:ищ\p{L}+|куп\p{L}+|покупа\p{L}+|взять|возьм\p{L}+|нужна|buy|buying|need|looking for|flat|studio|room|двушк[ау]|однушк[ау]|студи[юя]|трешк[ау]) (?:ей|ему|им|для не[её]|для него|для них|for (?:her|him|them))(?: |$)|(?:^| )(?:солар[гғ]а|со[гғ]ан|о[гғ]ан|олар[гғ]а|\p{L}{2,}(?:ыма|[іи]ме|ымыз[гғ]а|[іи]м[іи]зге))(?: арнап)? (?:\p{L}+ |\d ?){0,3}(?:(?:алып|алсам|алса[қк]|алайын|алайы[қк]|ал[гғ]ым|аламын|аламыз|іздейм\p{L}*|издейм\p{L}*|керек|[іи]здеп|эперсем|әперсем|әперейін)(?: |$))/u
