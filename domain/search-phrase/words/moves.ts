import { whole } from './words.ts'

/** Verbs of moving house. «көше» alone is a street. */
export const moving = whole`
  вырастаем|вырастаю|возвраща\p{L}*|верн(?:ул\p{L}*|усь|[её]мся)
  уезжа\p{L}*|уехал\p{L}*|уедем|уеду|сваливае\p{L}*|съезжа\p{L}*|вырва\p{L}*|сбежа\p{L}*|сбега\p{L}*
  переезж\p{L}*|перееха\p{L}*|перебира\p{L}*|приед(?:у|ем|ет|ут)|приеха\p{L}*|приезжа\p{L}*
  прилет\p{L}*|прилеч\p{L}*
  ауыс(?:т[ыи][км]|т[ыи]р\p{L}*|[ыи]п|ам(?:[ыи][знм])?|ар\p{L}*|у|кан|[сқк]\p{L}*)|кет(?:к[иі]м\p{L}*|ем\p{L}*|[иі]п|ей\p{L}*)
  кош(?:ип|ем|еми[зн]|етин|ели|тик|тим|кел[иы]|пек\p{L}*|ке[нл]\p{L}*|уге|у|[кг]им(?:из)?|се[мк]|ейин|ейик)
  каш(?:ып|ты[км]|ам[ыи][нз]|кым\p{L}*)
  auys(?:am\p{L}*|[kqts]\p{L}*|yp|u)|kosh(?:ip|em\p{L}*|[kg]i\p{L}*|et\p{L}*|e[yi]\p{L}*)
  escap\p{L}*|moving|move|relocat\p{L}*|upgrad\p{L}*|downsiz\p{L}*|switch(?:ing)?
`

/** What is said behind a town that somebody is tired of. */
export const leavingBehind = whole`
  надоел[аио]?|достал[аио]?|задолбал[аио]?|осточертел[аио]?|опостылел[аио]?
`

/** Who is from a town, which is not where a home is wanted. */
export const fromThere = whole`
  родом|я|мы|сам[аи]?|муж|жена|родители|мама|папа|брат|сестра|племянни\p{L}*|друг|друзья|подруга
  знаком(?:ый|ая|ые)|клиент\p{L}*|покупател\p{L}*|парень|девушка|семья
`

/** Verbs before a town that is left, and what is said of one that somebody is tired of. */
export const leavingBefore = whole`
  покида\p{L}*|покин\p{L}*|остав(?:ил|ля)\p{L}*|надоел[аио]?|устал[аи]? от|прощай
  leave|leaving|left|exchange|exchanging|swap|swapping|quit|quitting|escape|escaping|tired of|sick of|fed up with|done with|goodbye|bye
  (?:i |we )?can ?t afford|(?:i |we )?cannot afford
`

/** Before "from" and a town: who comes from there, "my parents from Astana", "we are from Aktau". */
export const comesFrom = whole`
  m|re|am|are|i m|we re|i am|we are|come|comes|came|originally
  parents?|mother|father|mum|mom|dad|grandma|grandpa|grandparents|husband|wife|son|daughter|sister|brother
  uncle|aunt|cousins?|friends?|relatives|family|families|couple|guy|girl|man|woman|student|pensioner|nomad
`

/** Behind somebody or something with a town: what that one says, and that it is over. */
export const speaking = whole`
  says?|said|saying|told|tells|thinks?|recommends?|recommended|advised|advises
  ends|ended|expires|finishes
`
