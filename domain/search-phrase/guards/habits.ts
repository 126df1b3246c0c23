import type { Sentence } from '../sentence.ts'

/** What one does where, and not where one wants to live: «рыбачу на море», «бегаю по набережной». */
const habit =
  /^(?:рыбач\p{L}*|купа(?:юсь|емся)|бега(?:ю|ем)|гуля(?:ю|ем)|ката(?:юсь|емся)|плава(?:ю|ем)|отдыха(?:ю|ем)|хожу|ходим)$/u

/** «теңізде жүзіп», «паркте жүгіремін»: what one does at a place in Kazakh, unlike «теңізге жақын». */
export function isOfLeisure(sentence: Sentence, from: number, to: number): boolean {
  const text = sentence.textAt(to - 1)
  const isAt = /\p{L}[дт][ае]$/u.test(text) && sentence.isKazakh
  // «көлге балық аулауға барамын»
  const [, end] = sentence.partOf(to)
  const isGone =
    /\p{L}[гк][ае]$/u.test(text) &&
    /^(?:балы[қк]|шомыл|[қк]ыдыр|демал)/.test(sentence.textAt(to)) &&
    sentence.terms.some((term, at) => at > to && at < end && /^бар(?:ам|ып|ды)/.test(term.text))
  if (isGone) return true
  return (
    isAt &&
    to - from === 1 &&
    /^(?:ж[үу]з(?:[іи]п|ем|ед|г|у)|шомыл|балы[қк]|[қк]ыдыр|серуенде|ж[үу]г[іи]р|ойна|демал|сыр[ғг]ана|теб|туды|[өо]с(?:т|к))/.test(
      sentence.textAt(to),
    )
  )
}

/** Whether a habit stands beside a place with its preposition: «ходим на каток», «на море хожу». */
export function isHabit(sentence: Sentence, from: number, to: number): boolean {
  const isAt = /^(?:по|на|в|у)$/.test(sentence.textAt(from - 1))
  return isAt && [from - 2, to].some((at) => habit.test(sentence.textAt(at)))
}

/** «младшая в садике», «работаю в школе»: where somebody is already. */
export function isInside(sentence: Sentence, from: number): boolean {
  return (
    /^(?:в|во)$/.test(sentence.textAt(from - 1)) &&
    insidePlace.test(sentence.textAt(from)) &&
    !sentence.says(from + 1, 'near')
  )
}

const insidePlace =
  /^(?:садике|детсад[еу]|детском сад[иу]к?е?|школе|лицее|гимназии|поликлинике|больнице|парке|сквере|спортзале)$/
