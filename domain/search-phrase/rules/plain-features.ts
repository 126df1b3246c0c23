import { isRefusedBehind } from '../steps/refusals.ts'
import type { Item, Sentence } from '../sentence.ts'

/** A feature's code with the words that tell it, of which the first two must be in a sentence at all. */
type Plain = {
  readonly code: string
  readonly needs: readonly [RegExp, RegExp]
  readonly says: readonly RegExp[]
}

/** A word, and up to so many others between two. */
const word = String.raw`[^\s,.;!?]+`
const gap = `(?: ${word}){0,3} `
const two = `(?: ${word}){0,2} `

const cars = String.raw`(?:машин\p{L}*|тач[ке]\p{L}*|авто|автомобил\p{L}*|cars?|vehicles?|traffic|к[өо]л[іи][кг]\p{L}*)`
const yard = String.raw`(?:(?:во )?двор\p{L}*|аула\p{L}*|court ?yards?|yards?)`
const stands = String.raw`(?:ни одна )?не (?:гоня|езди|езж|заез|ката|шныр|парку|паркова|стоя|рассека|лета|проез|пуска|торча|мешал|носи)\p{L}*`
const kazakhStands = String.raw`(?:ж[үу]р|к[іи]р|[өо]т|т[ұу]р|шап|[қк]ойыл)[мбп][ае]\p{L}+`
const never = String.raw`(?:can ?['’]? ?t|cannot|don ?['’]? ?t|do not|never|mustn ?['’]? ?t|shouldn ?['’]? ?t|must not|should not|aren ?['’]? ?t|are not|not)`
const into = '(?:in|into|through|across|around|inside|under|round) (?:the |our |my )?(?:inner )?'
const door = String.raw`(?:двер\p{L}*|подъезд\p{L}*|калитк\p{L}*|ворота|ес[іи][кг]\p{L}*|doors?|entrance|gates?)`
const phone = String.raw`(?:телефон\p{L}*|смартфон\p{L}*|айфон\p{L}*|мобил\p{L}*|приложени\p{L}*|[қк]олданба\p{L}*|phones?|smartphones?|smart phones?|iphones?|apps?)`
const opens = String.raw`(?:откр\p{L}*|отпир\p{L}*|open(?:s|ed|ing)?|unlock(?:s|ed|ing)?|аш[ыау]\p{L}*|аш(?:са|сам|са[мқк]))`
const panes = String.raw`(?:окн[аоы]\p{L}*|окон|остеклени\p{L}*|стекла)`
const own = String.raw`(?:машин\p{L}*|авто|электро\p{L}*|тач[ке]\p{L}*|тесл\p{L}*|tesla|зикр\p{L}*|zeekr|byd|лиавто|car|ev|vehicle)s?`
const embankment = String.raw`(?:набережн\p{L}*|жа[ғг]алау\p{L}*|embankment|promenade|waterfront)`

const expressions = (...all: string[]) => all.map((says) => new RegExp(`(?<=^| )(?:${says})(?=$| )`, 'u'))

/** Features told in plain words, which no phrase of the tables has: «чтоб машины по двору не гоняли», "open the entrance with my phone". */
const plain: readonly Plain[] = [
  {
    code: 'yard_without_cars',
    needs: [/двор|аула|yard|play ?ground|play area/, new RegExp(cars, 'u')],
    says: expressions(
      `${cars}${gap}${yard}${two}${stands}`,
      `${cars} (?:по |в |на )?${yard} ${stands}`,
      `${cars}(?: ${word})? ${stands} (?:(?:по|во|в|на|через|под) )?(?:нашему )?${yard}`,
      `${yard}${two}${cars} (?:${word} ){0,2}${stands}`,
      `${yard} (?:${word} ){0,2}${cars} (?:${word} ){0,2}(?:${stands}|${kazakhStands})`,
      `${cars} ${yard} (?:${word} )?${kazakhStands}`,
      `${yard}${gap}без (?:чужих |всяких )?${cars}`,
      `${yard} (?:where|in which|with) ${cars} ${never}(?: \\p{L}+)?`,
      `(?:no|not a single|without|zero) (?:other |any )?${cars}(?: \\p{L}+(?:ing|ed))?(?: around)? ${into}${yard}`,
      `${cars} ${never}(?: be)?(?: \\p{L}+)?(?: around)? (?:${into})?(?:the |our )?${yard}`,
      // "a playground for toddlers and no cars"
      `(?<=play ?(?:ground|area)s?(?: ${word}){0,4} (?:and|with|n|[&,]) )no cars(?= [,.;!?]|$)`,
    ),
  },
  {
    code: 'smart_access',
    needs: [
      /телефон|смартфон|айфон|мобил|приложени|колданба|phone|(?:^| )apps?(?: |$)/,
      /двер|подъезд|калитк|ворота|ес[іи][кг]|door|entrance|gate|ключ|key|дом|building|[үу]й|заход|зайт|попада|вход| in |enter/,
    ],
    says: expressions(
      `${opens}${gap}${door}${gap}${phone}`,
      `${opens} ${door} ${phone}`,
      `домофон\\p{L}* (?:${word} ){0,2}${phone}`,
      `${door}${gap}${phone} (?:${word} ){0,2}${opens}`,
      String.raw`${phone} (?:к[іи]р|аш)\p{L}* ${door}`,
      // «подъезге вход смартфонмен»
      String.raw`(?:вход|к[іи]ру\p{L}*|подъез\p{L}*|ес[іи]кке)(?: вход| к[іи]ру)? (?:телефон|смартфон|айфон)мен(?: к[іи]р\p{L}*)?`,
      `${door} ${phone} ${opens}`,
      `${door} (?:${word} ){0,2}${opens}${two}${phone}`,
      `${phone} (?:${word} ){0,2}${door} (?:${word} ){0,2}${opens}`,
      `${phone} (?:${word} ){0,2}${opens} (?:${word} ){0,2}${door}`,
      `(?:заходить|зайти|попадать|входить|get in|go in|come in|enter|let (?:myself|ourselves|me|us) in)${gap}(?:по|с|через|with|by|using|via|from|w) (?:the |my |a |your )?${phone}`,
    ),
  },
  {
    code: 'panoramic_windows',
    needs: [
      /окн|окон|остекл|стекла|window|терезе/,
      /(?:^| )пол[ау]?(?: |$)|стен[уы]|floor|ground|еден|жер(?:ге|нен)/,
    ],
    says: expressions(
      `${panes} (?:${word} ){0,3}(?:в|до|от)(?: самого| самый)? пол[ау]?`,
      `${panes} (?:${word} ){0,2}во всю стен[уы]`,
      String.raw`терезе\p{L}* (?:${word} ){0,2}(?:еден|жер)(?:ге|нен|де)(?: [дш]ей[іи]н)?(?: \p{L}+ған| \p{L}+ген)?`,
      String.raw`еден(?:ге|нен) (?:${word} ){0,3}терезе\p{L}*`,
      `windows? (?:${word} ){0,4}(?:to|near|from|at) the (?:floor|ground(?! floor))`,
      `windows? (?:${word} ){0,2}(?:from )?(?:the )?floor (?:to|-) ?(?:the )?ceiling`,
    ),
  },
  {
    code: 'ev_charging',
    needs: [/заря|charg|plug|[қк]уатта/, new RegExp(`${own}|к[өо]л[іи][кг]`, 'u')],
    says: expressions(
      String.raw`(?:заря[жд]|подзаря[жд])\p{L}* (?:${word} ){0,2}${own}`,
      String.raw`${own} (?:${word} ){0,3}(?:заря[жд]|подзаря[жд])\p{L}*`,
      `(?:charg(?:e|ing)|plug) (?:${word} ){0,4}${own}`,
      String.raw`(?:электро|zeekr|byd|зикр|tesla|тесл|к[өо]л[іи][кг])\p{L}* (?:${word} ){0,2}(?:[қк]уатта|зарядта)\p{L}*`,
    ),
  },
  {
    code: 'promenade',
    needs: [
      /набережн|жа[ғг]алау|embankment|promenade|waterfront/,
      /вы[шйх]|шы[ғг]|step|walk|straight|right|exit|access|way out/,
    ],
    says: expressions(
      String.raw`(?:выш[ел]\p{L}*|выйти|выйд\p{L}*|выход\p{L}*) (?:${word} ){0,3}(?:на|к|и|сразу|прямо) ${embankment}`,
      `(?:step|walk|straight|right)(?: straight| right)?(?: out)?(?: ${word})? (?:onto|on to) the ${embankment}`,
      `(?:direct )?(?:exit|access|way out|walk out) (?:straight |directly )?(?:to|onto|on) (?:the )?${embankment}`,
      String.raw`${embankment} шы[ғг][ыае]\p{L}* сал\p{L}*`,
      String.raw`шы[ғг][ае]? ?сал\p{L}* (?:${word} ){0,2}${embankment}`,
    ),
  },
]

/** The features that a sentence tells of in plain words, by the places of those. */
export function plainFeatures(sentence: Sentence): (Item & { from: number })[] {
  const whole = sentence.terms.map(({ text }) => text).join(' ')
  return plain.flatMap(({ code, needs, says }) => {
    if (!needs.every((need) => need.test(whole))) return []
    for (const one of says) {
      const match = one.exec(whole)
      if (match === null) continue
      const from = placeAt(sentence, match.index)
      const next = placeAt(sentence, match.index + match[0].length) + 1
      const isOther = code === 'promenade' && isTimed(sentence, from)
      if (isOther || isRefusedBehind(sentence, { next }) || sentence.says(next, 'accept', 'after')) return []
      return [{ from, next, wishes: [{ key: 'features', values: [code] }] }]
    }
    return []
  })
}

/** «выйти к набережной за пять минут»: a way with its minutes is none that the house itself has. */
function isTimed(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  return sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'unit', 'minutes'))
}

/** The place of the term that a letter of all terms, joined by spaces, belongs to. */
function placeAt({ terms }: Sentence, letter: number): number {
  let end = 0
  return terms.findIndex(({ text }) => {
    end += text.length + 1
    return letter < end
  })
}
