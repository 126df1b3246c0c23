import { isOfWill } from '../rules/deadlines/ready.ts'
import type { Sentence, Told } from '../sentence.ts'

/** The north as a part of the country: «на севере», «солтүстікте», "in the north". */
const inside =
  /^(?:севере|юге|востоке|западе|солт[үу]ст[іи]кте|о[ңн]т[үу]ст[іи]кте|шы[ғг]ыста|батыста|north|south|east|west)$/

/** Words of time and work that stand beside it. */
const ofWork =
  /^(?:month|months|weeks?|work|works|working|месяц|месяца|недел[яиью]|вахт\p{L}*|работа\p{L}*|служ\p{L}*|ай|апта|вахтада|ж[ұу]мыс)$/u

/** Where somebody works for a time, and hours of the day: «месяц дома, месяц на севере», "finish work at 11 pm". */
export function toldTimes(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key === 'payment_to') return isHour(sentence, from, to)
    if (wish.key === 'deadline') return isWaited(sentence, from, to) || isOfBuying(sentence, from, to)
    if (wish.key === 'near') return isWalkedNow(sentence, from, to)
    if (wish.key !== 'side') return false
    const [start, end] = sentence.partOf(from, to)
    const terms = sentence.terms.slice(start, end)
    return (
      sentence.terms.slice(from, to).some(({ text }) => inside.test(text)) &&
      terms.some(({ text }) => ofWork.test(text)) &&
      !terms.some((_, at) => sentence.says(start + at, 'mark') || sentence.says(start + at, 'cat'))
    )
  })
}

/** «готовы взять трёшку до конца года», "want to buy by the end of the year": when one buys, where no word is of the house. */
function isOfBuying(sentence: Sentence, from: number, to: number): boolean {
  const isSaid = (start: number, end: number, is: (at: number) => boolean) =>
    sentence.terms.some((_, at) => at >= start && at < end && is(at))
  const isReady = (at: number) => sentence.says(at, 'ready') && !isOfWill(sentence, at)
  const [start, end] = sentence.partOf(from, to)
  return (
    isSaid(start, end, (at) => buys.test(sentence.textAt(at))) &&
    !isSaid(from, to, (at) => sentence.at(at)?.number !== null) &&
    !isSaid(start, end, (at) => isReady(at) || sentence.says(at, 'building') || isOfHouse(sentence, at))
  )
}

/** «сдача», «построят»: words of when a house is done, unlike «готовы». */
function isOfHouse(sentence: Sentence, at: number): boolean {
  return sentence.says(at, 'topic', 'deadline') && !isOfWill(sentence, at)
}

const buys =
  /(?:^| )(?:взять|брать|купить|покупать|приобрести|buy|purchase|сатып алу\p{L}*|ал(?:[ғг]ым|уым|амын|амыз))$/u

/** "we walk 25 minutes to the metro now", «до садика идти 15 минут сейчас»: «на работу хожу через парк 10 минут»: the way that there is, in a part that needs nothing. */
function isWalkedNow(sentence: Sentence, from: number, to: number): boolean {
  const [start, end] = sentence.partOf(from, to)
  const isSaid = (is: (at: number) => boolean) =>
    sentence.terms.some((_, at) => at >= start && at < end && is(at))
  return (
    isSaid((at) =>
      /^(?:сейчас|now|currently|казир|қазір|работу|учебу|work|жұмысқа|жумыска)$/.test(sentence.textAt(at)),
    ) &&
    isSaid((at) =>
      /^(?:идти|ид[уе]м?|хо(?:жу|дим|дит|дят)|walk|walks|барады|барамын|барамыз|ж[үу]ред[іи])$/.test(
        sentence.textAt(at),
      ),
    ) &&
    !isSaid((at) => sentence.says(at, 'need'))
  )
}

/** «можем подождать до 2029», "can't wait until 2027", «2029-ға дейін күтеміз»: how long one would wait or cannot. */
function isWaited(sentence: Sentence, from: number, to: number): boolean {
  const before = sentence.isFiller(from - 1) ? from - 2 : from - 1
  // «күте береміз, 2029»: a year alone in its part behind one that waits
  const [start, end] = sentence.partOf(from, to)
  const isAlone =
    typeof sentence.at(from)?.number === 'number' &&
    start === from &&
    end === start + 1 &&
    sentence.isSign(start - 1, ',')
  const isWaiting = [2, 3].some((back) => /^к[үу]т(?:е|ем\p{L}*|уге|у)$/u.test(sentence.textAt(start - back)))
  if (isAlone && isWaiting) return true
  return [before, to].some((at) => waiting.test(sentence.textAt(at)))
}

const waiting =
  /(?:^| )(?:подожд(?:ать|у|ем)|обождать|ждать|жд[уё]м|wait|waiting|к[үу]т(?:е|ем\p{L}*|еміз|уге))$/u

/** "11 pm", which is a payment each month only of a sum. */
function isHour(sentence: Sentence, from: number, to: number): boolean {
  const terms = sentence.terms.slice(from, to)
  const isOfDay = terms.some(({ text }) => /^p[ .]?m$/.test(text))
  const isSum = terms.some(
    (_, at) => sentence.says(from + at, 'scale') || sentence.says(from + at, 'currency'),
  )
  return isOfDay && !isSum && terms.some(({ number }) => number !== null && number <= 12)
}
