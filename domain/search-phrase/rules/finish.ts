import { restorationCodes } from '../../restorations.ts'
import { isKazakhRefusal } from '../steps/refusals.ts'
import { type Item, nothing, one, type Rule, type Sentence, skipBounds, type Wish } from '../sentence.ts'
import { isDoneAsked } from './deadlines/ready.ts'
import { isOfTrade } from './trade/trades.ts'

/** Finishes by their word: «чистовая», "white box or better", «предчистовойдан жақсы»; those in general give way to a certain one. */
export const finish: Rule = (sentence, place) => {
  // «чистовой ма, черновой ма» asks what there is.
  if (sentence.says(place, 'finish') && /^[мбп][ае]$/.test(sentence.textAt(place + 1)))
    return nothing(place + 2)
  // "improved черновая"
  const isImproved = sentence.at(place)?.text === 'improved' && sentence.says(place + 1, 'finish', 'rough')
  if (isImproved) return one(place + 2, 'restorations', 'rough_plus')
  const value = sentence.value(place, 'finish')
  if (value === 'fine+turnkey' && isOfMoney(sentence, place)) return nothing(place + 1)
  if (value === 'turnkey' && isOnlyEntered(sentence, place))
    return { next: place + 1, wishes: [], isNeutral: true }
  if (value === 'fine+turnkey' && isRefusedBehindQuality(sentence, place)) return nothing(place + 3)
  if (value === undefined || isFineAlone(sentence, place)) return null
  // «жөндеуі жоқ қара қабырға»: of a trade nobody tells that there is none.
  if (!/ жо[қк]$/.test(sentence.textAt(place)) && isOfTrade(sentence, place)) return null
  // "pre-finish or better", «чистовая и лучше»
  const isBetter =
    sentence.says(place + 1, 'join') &&
    /^(?:better|above|лучше|выше|жаксы|жаксырак)$/.test(sentence.textAt(place + 2))
  const isWhole = /^(?:и|или|or|and) (?:выше|лучше|better|above|higher)$/.test(sentence.textAt(place + 1))
  const isLeast = /^не (?:ниже|хуже)$/.test(sentence.textAt(place - 1))
  // «предчистовойдан төмен болмасын»
  const worse = sentence.at(place)?.tail === 'from' ? afterNotWorse(sentence, place + 1) : null
  if ((isBetter || isWhole || isLeast || worse !== null) && !value.includes('+'))
    return one(
      worse ?? (isBetter ? place + 3 : isWhole ? place + 2 : place + 1),
      'restorations',
      ...restorationCodes.slice(restorationCodes.findIndex((code) => code === value)),
    )
  const above = aboveFinish(sentence, place, value)
  if (above !== null) return above
  if (value === 'fine+turnkey') {
    // «ремонт жасалмаған», «жөнделмеген»: a Kazakh verb refuses by its ending.
    if (/[мбп][ае]г[ае]н$/.test(sentence.textAt(place + 1)) && sentence.at(place + 1)?.isKnown === false)
      return {
        next: place + 2,
        wishes: [{ key: 'restorations', values: ['rough', 'rough_plus'], isGeneral: true }],
      }
    if (isDoneAlone(sentence, place) || isMoneyFor(sentence, place)) return { next: place + 1, wishes: [] }
    if (isYearBehind(sentence, place)) return null
    // "when will it be finished", "is the project finished?"
    const isOfHouse = sentence.at(place)?.text === 'finished'
    if (isOfHouse && (isAsking(sentence, place) || isDoneAsked(sentence, place))) return null
  }
  // «жақсартылған черновой», "improved черновая": one finish in words of two languages
  const pair = [value, sentence.value(place + 1, 'finish')]
  if (pair.includes('rough_plus') && pair.includes('rough'))
    return one(place + 2, 'restorations', 'rough_plus')
  // "turnkey or fully finished": beside turnkey it is the finish below
  if (sentence.says(place + 1, 'join', 'or') && sentence.says(place + 2, 'finish')) {
    const both = [place, place + 2].map((at) => sentence.textAt(at))
    const isTwo = both.some((text) => whole.test(text)) && both.some((text) => turnkey.test(text))
    if (isTwo) return one(place + 3, 'restorations', 'fine', 'turnkey')
  }
  // "finished or turnkey"
  const other = sentence.says(place + 1, 'join') ? sentence.value(place + 2, 'finish') : undefined
  if (other !== undefined && [value, other].includes('fine+turnkey'))
    return one(place + 3, 'restorations', ...new Set(`${value}+${other}`.split('+')))
  return {
    next: afterFinish(sentence, place + 1),
    wishes: [{ key: 'restorations', values: value.split('+'), isGeneral: value.includes('+') }],
  }
}

/** «ремонт свежий не нужен»: of what kind it need not be stands before the refusal. */
function isRefusedBehindQuality(sentence: Sentence, place: number): boolean {
  const isQuality = /^\p{L}+(?:ый|ий|ой|ая)$/u.test(sentence.textAt(place + 1))
  return isQuality && sentence.says(place + 2, 'not', 'after')
}

/** "new build finishing 2027", "a building finishing next year": the house is what ends. */
function isYearBehind(sentence: Sentence, place: number): boolean {
  const isYear = /^(?:20[2-4]\d|next year|this year)/.test(sentence.textAt(place + 1))
  return sentence.at(place)?.text === 'finishing' && isYear
}

/** «5 млн на ремонт», "3 mln for renovation", «3 млн жөндеуге»: money for one's own renovation. */
function isMoneyFor(sentence: Sentence, place: number): boolean {
  const isSum = (at: number) => sentence.says(at, 'scale') || sentence.says(at, 'currency')
  const isFor = /^(?:на|под|for|for the)$/.test(sentence.textAt(place - 1)) && isSum(place - 2)
  return isFor || (sentence.at(place)?.tail === 'to' && isSum(place - 1))
}

/** «дайын үй керек, кіріп тұра беретін»: beside a house that is ready it says the same of the house. */
function isOnlyEntered(sentence: Sentence, place: number): boolean {
  const isEntered = /^к[іи]р(?:[іи]п|е) /.test(sentence.textAt(place))
  return isEntered && sentence.terms.some((_, at) => at !== place && sentence.says(at, 'ready'))
}

/** «қалғаны ремонтқа кетсін», «остальное на ремонт», "the rest is for renovation": what money is left for. */
function isOfMoney(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  const isFor =
    sentence.at(place)?.tail === 'to' || /^(?:на|for|into|towards?)$/.test(sentence.textAt(place - 1))
  const isRest = sentence.terms.some(
    ({ text }, at) =>
      at >= start &&
      at < end &&
      /^(?:[қк]ал(?:[ғг]ан\p{L}*|сын|ад[ыи])|артыл\p{L}*|кет(?:с[іи]н|ед[іи]|пе\p{L}*)|ж[ұу]мса\p{L}*|остал\p{L}*|остан\p{L}*|остат\p{L}*|пойд\p{L}*|уйд\p{L}*|потра\p{L}*|the rest|rest|left|leftover|goes|go|spend|remaining)$/u.test(
        text,
      ),
  )
  return isFor && isRest
}

/** A finish that is whole, which another word would call turnkey too. */
const whole =
  /^(?:fully (?:finished|renovated|fitted)|(?:full|complete) (?:finish\p{L}*|renovation)|(?:с )?полн(?:ой|ая|ую) отделк\p{L}*|толы[қк] [әа]рле\p{L}*)$/u

const turnkey = /^(?:turn ?key|turnkey finish|под ключ|кілтімен|килтимен|толы[қк] дайын)$/

/** «ремонт сделаю сам», «жөндеуді өзіміз жасаймыз», "will do the renovation myself": who renovates wishes none that is done. */
export function isDoneAlone(sentence: Sentence, place: number): boolean {
  if (sentence.at(place)?.text.includes(' ') === true) return false
  const own =
    /^(?:сам|сама|сами|сделаю|сделаем|буду|будем|[өо]з[иі]м|[өо]з[иі]м[иі]з|жасайм[ыи][нз]|[иі]стейм[иі][нз]|myself|ourselves)$/
  for (const step of [-1, 1])
    for (let at = place + step; Math.abs(at - place) < 4; at += step) {
      const term = sentence.at(at)
      if (term === undefined || term.isSign || sentence.says(at, 'not')) break
      if (own.test(term.text)) return true
    }
  return false
}

/** "white box finish", «қара сылақ күйінде»: the place behind a word for finishes that says no more than the one before it. */
function afterFinish(sentence: Sentence, place: number): number {
  if (/^куйинде(?:ги)?$/.test(sentence.textAt(place))) return place + 1
  const isFinish = /^(?:finish|finishes|finishing)$/.test(sentence.textAt(place))
  const behind = skipBounds(sentence, place + 1)
  return isFinish && !sentence.isNumber(behind) && !sentence.says(place + 1, 'year') ? place + 1 : place
}

/** «чистовойдан жоғары», «предчистовойдан жақсы»: the finishes above one, or up to it where that is refused; null for none. */
function aboveFinish(sentence: Sentence, place: number, value: string): Item | null {
  const isAblative = sentence.at(place)?.tail === 'from' || /[дт]ан$/.test(sentence.textAt(place))
  const word = /^(?:жо[ғг]ары|жо[ғг]арыра[қк]|жа[қк]сы|жа[қк]сыра[қк]|арты[қк])( \p{L}+)*$/u.exec(
    sentence.textAt(place + 1),
  )
  const number = restorationCodes.findIndex((code) => code === value)
  if (!isAblative || word === null || number < 0) return null
  const refused: Wish[] = [{ key: 'restorations', values: restorationCodes.slice(0, number + 1) }]
  if (word[1] !== undefined) return { next: place + 2, wishes: refused }
  const values = restorationCodes.slice(number + 1)
  return { next: place + 2, wishes: values.length === 0 ? [] : [{ key: 'restorations', values }], refused }
}

/** The place behind «төмен болмасын», «нашар емес»; null for none. */
function afterNotWorse(sentence: Sentence, place: number): number | null {
  const word = /^(?:т[өо]мен|кем|нашар|жаман)( \p{L}+)?/u.exec(sentence.textAt(place))
  if (word === null) return null
  if (word[1] !== undefined) return place + 1
  return isKazakhRefusal(sentence, place + 1) ? place + 2 : null
}

/** "when will it be finished" */
function isAsking(sentence: Sentence, place: number): boolean {
  return sentence.terms.some(({ text }, at) => at < place && text === 'when')
}

/** "north side is fine": the word is a finish only at the start of a part or behind "with". */
function isFineAlone(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  const isStart = before === undefined || before.isSign || sentence.says(place - 1, 'join')
  return sentence.at(place)?.text === 'fine' && !isStart && !/^(?:with|with a|in|a|finish)$/.test(before.text)
}
