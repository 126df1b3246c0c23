import { whole } from './words.ts'

/** Verbs of moving house. «көше» alone is a street. */
export const moving = whole`
  вырастаем|вырастаю|возвраща\p{L}*|верн(?:ул\p{L}*|усь|[её]мся)
  уезжа\p{L}*|уехал\p{L}*|уедем|уеду|сваливае\p{L}*|съезжа\p{L}*|вырва\p{L}*|сбежа\p{L}*|сбега\p{L}*
  переезж\p{L}*|перееха\p{L}*|перебира\p{L}*|приед(?:у|ем|ет|ут)|приеха\p{L}*|приезжа\p{L}*
  прилет\p{L}*|прилеч\p{L}*
  ауыс(?:т[ыи][км]|[ыи]п|ам[ыи]з|кан|[сқк]\p{L}*)|кет(?:к[иі]м\p{L}*|ем\p{L}*|[иі]п|ей\p{L}*)
  кош(?:ип|еми[зн]|ели|тик|тим|кел[иы]|пек\p{L}*|ке[нл]\p{L}*|уге|у|кимиз|гим|гимиз|се[мк]|ейин|ейик)
  каш(?:ып|ты[км]|ам[ыи][нз]|кым\p{L}*)
  escap\p{L}*|moving|move|relocat\p{L}*
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
  leave|leaving|left|quit|quitting|escape|escaping|tired of|sick of|fed up with|done with|goodbye|bye
  (?:i |we )?can ?t afford|(?:i |we )?cannot afford
`
