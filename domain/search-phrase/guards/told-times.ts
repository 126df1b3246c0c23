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
    if (wish.key === 'deadline') return isTooLong(sentence, from, to)
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

/** «до 2027 ждать не могу», "can't wait until 2027", «2027 жылды күте алмаймын»: a year that is too far. */
function isTooLong(sentence: Sentence, from: number, to: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  const isWait = (at: number) => /^(?:ждать|wait|к[үу]те|к[үу]туге)$/.test(text(at))
  const isCannot = (at: number) =>
    /^(?:не (?:могу|можем|буду|будем)|can ?[’']?t|cannot|won ?[’']?t|алмай\p{L}*|болмайды|нельзя|некогда|неохота|т|t)$/u.test(
      text(at),
    ) || sentence.says(at, 'cannot')
  // «есть ли смысл ждать 2028», "worth waiting for 2028"
  const isAsked = [from - 2, from - 3, from - 4].some((at) => /^(?:смысл|стоит|worth)$/.test(text(at)))
  const isWaiting = [from - 1, from - 2].some((at) => /^(?:ждать|подождать|wait|waiting)$/.test(text(at)))
  if (isAsked && isWaiting) return true
  // «2028-ге дейін күте аламын»: what one would wait for is only accepted.
  const isWilling =
    (isWait(to) && /^ал(?:ам|ам[ыі]н|ам[ыі]з)$/.test(text(to + 1))) || /^к[үу]тем[іи][нз]$/.test(text(to))
  if (isWilling) return true
  return (
    ([from - 1, from - 2].some(isWait) && [from - 2, from - 3].some(isCannot)) ||
    (isWait(to) && [to + 1, to + 2].some((at) => isCannot(at) || text(at) === 'не'))
  )
}

/** "11 pm", which is a payment each month only of a sum. */
function isHour(sentence: Sentence, from: number, to: number): boolean {
  const terms = sentence.terms.slice(from, to)
  const isOfDay = terms.some(({ text }) => /^p[ .]?m$/.test(text))
  const isSum = terms.some(
    (_, at) => sentence.says(from + at, 'scale') || sentence.says(from + at, 'currency'),
  )
  return isOfDay && !isSum && terms.some(({ number }) => number !== null && number <= 12)
}
