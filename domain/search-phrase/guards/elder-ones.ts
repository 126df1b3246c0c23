import type { Sentence, Told } from '../sentence.ts'
import { children, elder } from '../words/people.ts'

/** What a child does: a year at school, an age. */
const childhood =
  /^(?:сынып\p{L}*|класс\p{L}*|жаста|жас(?:ар)?|grade|school|kindergarten|nursery|студент\p{L}*|школьни\p{L}*|мектеп\p{L}*|балаба[қк]ша\p{L}*|бара(?:ды|тын)|бар(?:ды|ған)|о[қк]и(?:ды|тын)|о[қк]ып|идет|пойд[её]т|ходит|пош[её]л|пошла|учится|поступа\p{L}*|goes|starts|started|attends|лет|год(?:а)?|years?)(?: |$)/u

/** «үлкені 2-сыныпқа барады», «старшая дочь», "my biggest is in second grade": the size of no home. */
export function ordersOfPeople(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key !== 'sort' || !/^-?area$/.test(String(wish.values[0]))) return false
    const text = (at: number) => sentence.textAt(at)
    let at = from
    while (at < to - 1 && !elder.test(text(at))) at++
    // «үлкен ұлыма бір бөлмелі, кішісіне студия»
    if (/^(?:(?:үлкен|улкен)[іи]|к[іи]ш[іи]с[іи])не$/.test(text(at))) return true
    if (!elder.test(text(at))) return false
    const isOfPerson = children.test(text(at + 1)) && !/^ones?$/.test(text(at + 1))
    const isMine = /^(?:my|our|наш\p{L}*|мо[йяию]|моему|моей)$/u.test(text(at - 1))
    const [, end] = sentence.partOf(from, to)
    const words = sentence.terms.slice(at + 1, Math.min(end, at + 7))
    const isHome = words.some((_, away) => isOfHome(sentence, at + 1 + away))
    return (
      isOfPerson ||
      (!isHome && words.some((term) => childhood.test(term.text)) && (isMine || isNamed(text(at))))
    )
  })
}

/** «үлкені», «старший», "oldest" stand for a person alone. */
function isNamed(text: string): boolean {
  return /^(?:үлкен|улкен|к[іи]ш[іи]|старш|младш|больш|oldest|eldest|youngest|biggest|smallest)/.test(text)
}

function isOfHome(sentence: Sentence, at: number): boolean {
  return sentence.saysRooms(at) || sentence.says(at, 'cat')
}
