import { wordSet } from './words.ts'

/** Behind "from" and «от»: those who give money for a home. */
export const givers = wordSet(
  'parents mum mom dad family grandma grandparents',
  'родителей мамы папы бабушки деда',
)

/** Behind «у»: those whose money is not the visitor's. */
export const otherOwners = wordSet('него нее них мужа жены брата сестры родителей мамы папы друга подруги')

/** What is counted and is no money: «100500 вариантов», "1000 questions". */
export const countedThings = wordSet(
  'вариантов варианта вопросов вопроса объявлений объявления предложений предложения просмотров просмотра',
  'questions options ads',
)

/** One's own money in Kazakh, with the endings of whose it is: «ақшам», «қаражатымыз». */
export const kazakhMoney = /^(?:а[қк]ша|[қк]ара?[жш]ат|[қк]аржы)(?:м|м[ыі]з|[ыі]м|[ыі]м[ыі]з)?$/

/** Money as the word before a sum. */
export const money = /^(?:а[қк]ша|деньги|денег|money|my money|cash)/

/** What has been saved, behind its sum: «6 млн накопилось», «6 млн жиналды». */
export const saved = /^(?:жинал(?:ды|ған|ган|ып)|[қк]ал(?:ады|ды)|накопилось|набралось|скопилось)$/

/** What is put in, behind its sum, or only there: «8 миллион салып», «12 миллион бар». */
export const putIn = /^(?:бар|сал(?:ып|ам|амыз|амын|айы[нқк]|са[мқк])|құ(?:й[ыа]\p{L}*)|куй[ыа]\p{L}*)$/u

/** What is left to be paid: «остальное в ипотеку», «қалғанын несиеге». */
export const rest = /^(?:[қк]ал[ғг]ан|остальн|остаток|rest$|the rest$)/

/** Words that compare prices: «дороже 50 не предлагать». */
export const comparesPrices =
  /дороже|дешевле|cheaper than|expensive than|pricier than|dearer than|costlier than/

/** English words that compare sizes: "bigger than 70". */
export const comparesSizes = /(?:^| )(?:bigger|larger|smaller) than(?: |$)/
