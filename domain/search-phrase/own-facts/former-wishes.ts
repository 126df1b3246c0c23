import type { Sentence } from '../sentence.ts'
import { placeOf } from './clauses.ts'
import { isNeed } from './own-verbs.ts'

/** «снимаем однушку, платим 250 тысяч», "renting now, paying 250k": what is paid for the home that there is, where no bound makes it a wish. */
export function isPaidNow(sentence: Sentence, from: number, to: number): boolean {
  const isPaying = (at: number) =>
    /^(?:плачу|платим|плат[ия]т|отдаю|отдаем|отда[её]т|pay|paying|толейм[иы][нз])$/.test(sentence.textAt(at))
  const isBound = placeOf(sentence, from, to, (_, at) => sentence.says(at, 'bound')) !== null
  if (isBound || placeOf(sentence, from, to, isNeed) !== null) return false
  return [from, from + 1, to - 1].some((at) => at < to && isPaying(at))
}

/** «хотели трёшку, но не тянем»: what was wished once and is too dear. */
export function isGivenUp(sentence: Sentence, from: number, to: number): boolean {
  const wasWished =
    /^(?:хотел\p{L}*|смотрел[аи]?|искал[аи]?|рассматривал[аи]?|думали|планировали|мечтали|wanted|we wanted|(?:[іи]здеп )?ед[іи]к)$/u
  if (placeOf(sentence, from, to, (_, at) => wasWished.test(sentence.textAt(at))) === null) return false
  const behind = sentence.terms
    .slice(to, to + 6)
    .map(({ text }) => text)
    .join(' ')
  // «смотрели двушку, решили брать»
  const isSeen =
    placeOf(sentence, from, to, (_, at) => /^(?:смотрел|искал|рассматривал)/.test(sentence.textAt(at))) !==
    null
  if (isSeen && !/^(?:, )?(?:но|а|but) /.test(behind)) return false
  return /(?:но|but|бирак|а|,) (?:.* )?(?:не (?:по)?тян\p{L}*|не хват\p{L}*|(?:денег )?хват\p{L}* (?:только|лишь)|дорого|не по карману|настоя\p{L}*|уговор\p{L}*|переубед\p{L}*|отговор\p{L}*|передума\p{L}*|решил[аи]?|понял[аи]?|маловат\p{L}*|тесноват\p{L}*|realized|realised|changed (?:my|our) mind|decided|(?:дурыс|жон) (?:болар|екен|шыгар|сиякты)|too expensive|too much|can t afford|cannot afford|жетпе\p{L}*|кымбат)/u.test(
    behind,
  )
}

/** "I have 2 flats in Astana already", «у нас уже есть двушка»: homes that there are, in a part that needs nothing. */
export function isOwnedAlready(sentence: Sentence, from: number, to: number): boolean {
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  const isHeld =
    /(?:^| )(?:i|we) (?:have|own|got) .*already(?: |$)|(?:^| )(?:i|we) already (?:have|own|got)(?: |$)|(?:^| )у (?:нас|меня) уже есть(?: |$)/
  const isHome = (_: Sentence, at: number) => sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat')
  return (
    isHeld.test(text) &&
    placeOf(sentence, from, to, isHome) !== null &&
    placeOf(sentence, from, to, isNeed) === null
  )
}

function saysView(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'mark', 'view')
}

/** «окна выходили на дорогу», "our windows faced the road", «көшеге қарайтын еді»: what windows looked to once. */
export function isFormerView(sentence: Sentence, from: number, to: number): boolean {
  if (placeOf(sentence, from, to, saysView) === null) return false
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  const isWished = /(?:^| )(?:чтобы?|чтоб|бы|хотел\p{L}*|wish|wanted|деп)(?: |$)/u.test(text)
  const isPast =
    /(?:^| )(?:выходил[аио]?|окна (?:раньше )?(?:смотрел|глядел)[аио]?|windows? (?:faced|looked|were facing)|(?:карайтын|шыгатын) (?:еди|болатын))(?: |$)/
  // "we had a view of the sea", «у нас был вид на море»
  const isHad =
    /(?:^| )(?:had (?:a |an |the )?(?:\p{L}+ ){0,2}view|был[аио]? (?:\p{L}+ )?вид|вид (?:\p{L}+ )?был)/u.test(
      text,
    )
  // «терезем батысқа қарайды қазір», «сейчас окна выходят на запад», "our windows face west now"
  const isNow =
    /(?:^| )(?:терез(?:ем|ем[іи]з|елер[іи]м|елер[іи]м[іи]з) (?:\p{L}+ ){1,2}(?:[қк]арайды|шы[ғг]ады)|(?:сейчас|мои|наши|у нас) (?:\p{L}+ ){0,2}окна (?:\p{L}+ )?(?:выходят|смотрят)|окна (?:у нас )?сейчас (?:выходят|смотрят)|сейчас (?:у (?:нас|меня) )?окна (?:только |все )?(?:на|во)|(?:my|our) (?:current )?windows? (?:now )?(?:faces?|looks?))(?: |$)/u.test(
      text,
    )
  return !isWished && (isHad || isNow || isPast.test(text))
}
