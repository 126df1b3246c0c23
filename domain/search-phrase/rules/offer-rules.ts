import { readAmount } from '../quantities/amounts.ts'
import { namedLoans } from '../words/banks.ts'
import { nothing, one, type Rule, type Sentence, skipBounds, type Wish } from '../sentence.ts'

export const promotion: Rule = (sentence, place) => {
  const id = sentence.value(place, 'promotion')
  if (id !== undefined) return one(place + 1, 'promotion', Number(id))
  if (!sentence.says(place, 'promo')) return null
  if (isOfTitle(sentence, place)) return { next: place + 1, wishes: [], isNeutral: true }
  if (isOfLoan(sentence, place)) return nothing(place + 1)
  const isNone = isForGroup(sentence, place) && !isOfHomes(sentence, place)
  if (isNone || isAskedOf(sentence, place) || isOfAnotherTime(sentence, place)) return nothing(place + 1)
  return one(place + 1, 'promotions', lower.test(sentence.textAt(place)) ? 'lower' : 'all')
}

/** «(title) деген акцияңыз бар ма», «ваша акция (title)»: the word beside a whole title calls no other promotion. */
function isOfTitle(sentence: Sentence, place: number): boolean {
  return [-1, 1].some((step) => {
    let at = place + step
    while (Math.abs(at - place) < 5 && sentence.isFiller(at) && !sentence.says(at, 'cat')) at += step
    return sentence.says(at, 'promotion')
  })
}

/** «жеңілдікті бағдарлама 7-20-25», «жеңілдікпен несие»: a loan that the state pays a part of, and no promotion. */
function isOfLoan(sentence: Sentence, place: number): boolean {
  if (!/^же[ңн][іи]лд[іи]к(?:т[іи]|пен)$/.test(sentence.textAt(place))) return false
  const isLoan =
    sentence.says(place + 1, 'programme') && !sentence.says(place + 1, 'programme', 'installment')
  return isLoan || sentence.says(place + 1, 'program') || /^ба[ғг]дарлама/.test(sentence.textAt(place + 1))
}

/** Words for promotions that lower a price. */
const lower =
  /^(?:(?:со )?скид|распродаж|спеццен|(?:with a )?discount|on sale|sale price|bargain|же[нң][іи]лд[іи][кгқғ]|арзандату)/

/** What a company does with a discount, as it is asked for one: second persons and "give". */
const giving =
  /^(?:с[ұу]райм|жаса(?:йс[ыи]|п бер|саңыз|саныз)|бере?с[ие]|бересің|б[еи]р[иі]п б|түсір|тусир|қыл(?:ас|ып)|кыл(?:ас|ып)|етес|сдел(?:а(?:ете|ешь|йте)|аешь)|делаете|делаешь|дадите|дадут|даете|даёте|дашь|дайте|предостав(?:ите|ляете|ьте)|скинете|скиньте|give|giving|get)/u

/** «скидку сделаете?», «жеңілдік жасайсыздар ма», "can you give a discount": a question to the company and no filter. */
function isAskedOf(sentence: Sentence, place: number): boolean {
  // «қолма-қол төлесем жеңілдік қанша»
  if (/^[қк]анша$/.test(sentence.textAt(place + 1))) return true
  return [1, 2, 3, -1, -2, -3].some((away) => {
    const at = place + away
    for (let between = Math.min(at, place) + 1; between < Math.max(at, place); between++)
      if (sentence.isSign(between, ',.;!?')) return false
    return giving.test(sentence.textAt(at))
  })
}

/** «в ноябре будет скидка», "there was a promotion": one of another time. */
function isOfAnotherTime(sentence: Sentence, place: number): boolean {
  return [place - 1, place - 2, place + 1].some((at) =>
    /^(?:будет|будут|была|были|планируется|планируются|ожидается|ожидаются|will be|was|were|болады|болған|болган|болды)$/.test(
      sentence.textAt(at),
    ),
  )
}

/** «скидка пенсионерам», "discount for veterans": what offers there are for some people no filter tells. */
function isForGroup(sentence: Sentence, place: number): boolean {
  const isClose = (at: number) => Math.abs(at - place) <= 4 && at !== place
  if (sentence.terms.some((_, at) => isClose(at) && sentence.says(at, 'group'))) return true
  // «мемқызметкерге жеңілдік»
  const before = sentence.at(place - 1)
  if (before?.isKnown === false && /^[а-я]{4,}(?:[гк][ае])$/.test(before.text)) return true
  const next = sentence.at(sentence.afterFillers(place + 1, 2))
  // A word in the dative, which nothing else of a home is.
  return next?.isKnown === false && /^[а-я]{3,}(?:ам|ям|ым|им)$/.test(next.text)
}

/** "flats with discount for teachers": homes at a lower price are wanted; for whom, no filter tells. */
function isOfHomes(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  for (let at = start; at < end; at++) {
    const isHome = sentence.saysRooms(at)
    if (isHome || sentence.says(at, 'cat', 'flat')) return true
  }
  return false
}

/** No home costs less, in tenge. */
const leastPrice = 10_000_000

export const programme: Rule = (sentence, place) => {
  const code = sentence.value(place, 'program')
  // «отбасымызға» is the family, «Отбасы» a programme.
  const isPeople = [place - 1, place].some((at) => sentence.says(at, 'vague', 'people'))
  if (code !== undefined && !isPeople) {
    // "Partner rate in Astana": the title names a city.
    const city = sentence.value(place, 'programcity')
    const wishes: Wish[] = city === undefined ? [] : [{ key: 'place', values: [city] }]
    const house = sentence.value(place, 'programhouse')
    if (house !== undefined) wishes.push({ key: 'house', values: [house] })
    // «рассрочка 20 процентов»: the title has the sign alone.
    const isShare = /\d$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'unit', 'percent')
    // «рассрочка 20 пайыз жарнамен 25 млн-ға дейін», unlike «20 пайыз жарнамен 5 млн»
    const isFirst = sentence.says(place + 2, 'topic', 'first') && /[мбп]ен$/.test(sentence.textAt(place + 2))
    const sum = isFirst ? readAmount(sentence, place + 3) : null
    const isSum = sum?.scale === 6 && sum.value < leastPrice
    const end = isFirst && !isSum ? place + 3 : place + 2
    const next = isShare ? end : place + 1
    return { next, wishes: [{ key: 'program', values: [code] }, ...wishes] }
  }
  const kind = sentence.value(place, 'programme')
  if (sentence.says(place, 'interestfree') && sentence.says(place + 1, 'programme', 'installment'))
    return one(place + 2, 'programme', 'interestfree')
  if (kind === undefined) return null
  if (kind === 'mortgage' && isOfAnotherName(sentence, place)) return nothing(place + 1)
  // «ипотека без процентов»: no instalments are spoken of.
  if (sentence.says(place, 'interestfree') && isOfAnotherLoan(sentence, place)) return null
  // «несие пайызы қанша», «какая ставка по ипотеке» ask what a loan costs.
  const isRate = [1, 2, 3].some((away) =>
    [place - away, place + away].some(
      (at) =>
        sentence.says(at, 'unit', 'percent') || /^(?:ставк|rate|сыйакы|молшерлеме)/.test(sentence.textAt(at)),
    ),
  )
  const isAsked = sentence.terms.some(({ text }) =>
    /^(?:канша|кандай|какой|какая|сколько|what|whats|how much)$/.test(text),
  )
  if (isRate && isAsked) return nothing(place + 1)
  const rate = readAmount(sentence, skipBounds(sentence, place + 1))
  if (rate?.unit === 'percent' && kind !== 'installment')
    return {
      next: rate.next,
      wishes: [
        { key: 'programme', values: [kind] },
        { key: 'percent', values: [rate.value], at: skipBounds(sentence, place + 1), end: rate.next },
      ],
    }
  const behind = sentence.says(place + 1, 'interestfree')
  const isFree = kind === 'installment' && (behind || sentence.says(place, 'interestfree'))
  const free = behind || saysInstalments(sentence, place) ? 'interestfree' : 'interestfree:alone'
  return one(behind && isFree ? place + 2 : place + 1, 'programme', isFree ? free : kind)
}

/** «беспроцентная рассрочка», unlike «беспроцентно»: whether a word for instalments stands at a place or elsewhere. */
function saysInstalments(sentence: Sentence, place: number): boolean {
  const isWord = (at: number) =>
    sentence.says(at, 'programme', 'installment') && !sentence.says(at, 'interestfree')
  return / (?:рассроч|instal|plan)/.test(sentence.textAt(place)) || sentence.terms.some((_, at) => isWord(at))
}

/** Whether another loan than instalments is spoken of, and no instalments are beside the word at a place. */
function isOfAnotherLoan(sentence: Sentence, place: number): boolean {
  const isLoan = (at: number, is: (kind: string) => boolean) =>
    at !== place && [...(sentence.at(at)?.senses.get('programme') ?? [])].some(is)
  const some = (is: (kind: string) => boolean) => sentence.terms.some((_, at) => isLoan(at, is))
  return some((kind) => kind !== 'installment') && !some((kind) => kind === 'installment')
}

/** "otbasy mortgage", "7-20-25 loan": one of a name that the company does not have is not its only loan. */
function isOfAnotherName(sentence: Sentence, place: number): boolean {
  const isNumbers = ['7', '-', '20', '-', '25'].every((text, at) => sentence.textAt(place - 5 + at) === text)
  const before = sentence.textAt(place - 1) === 'bank' ? place - 2 : place - 1
  const isNamed = [before, place + 1].some(
    (at) => namedLoans.test(sentence.textAt(at)) && !sentence.says(at, 'program'),
  )
  return isNumbers || isNamed
}

/** «под 18 процентов ипотека»: the rate of a loan before its word. */
export const rateBefore: Rule = (sentence, place) => {
  const rate = readAmount(sentence, place)
  const at = rate === null ? place : sentence.afterFillers(rate.next, 1)
  const kind = sentence.value(at, 'programme')
  if (rate?.unit !== 'percent' || kind === undefined || kind === 'installment') return null
  const percent = { key: 'percent', values: [rate.value], at: place, end: rate.next }
  return { next: at + 1, wishes: [{ key: 'programme', values: [kind] }, percent] }
}
