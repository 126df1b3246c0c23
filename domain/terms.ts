import type { Language } from './languages.ts'

/**
 * Words that visitors never read, each with the word of docs/glossary.md to use instead: one thing has one word (R740,
 * R741). Only what is always wrong stands here. A word that is right in another sense, such as offer, house or нысан, is
 * named in the glossary and left to the editor.
 */
export const forbiddenWords: Readonly<
  Record<Language, readonly (readonly [word: RegExp, instead: string])[]>
> = {
  ru: [
    [/первоначальн\p{L}+ взнос\p{L}*/iu, 'первый взнос'],
    [/договор\p{L}* о долевом участии(?! в жилищном)/iu, 'договор долевого участия'],
    [/рассрочк\p{L}+ без наценк\p{L}+/iu, 'рассрочка без переплаты'],
    [/машино-?мест\p{L}*|паркомест\p{L}*/iu, 'парковочное место'],
    [/кладовк\p{L}*/iu, 'кладовая'],
    [/стоимост\p{L}+ (?:квартир\p{L}*|метра)/iu, 'цена'],
    [/сда(?:н|на|но|ны|ть|ют) в эксплуатацию/iu, 'сдан'],
    [/введ[её]н(?:а|о|ы)? в эксплуатацию/iu, 'принят в эксплуатацию'],
    [/отдел\p{L}* кадров|HR-отдел\p{L}*/iu, 'отдел персонала'],
  ],
  kk: [
    [/алғашқы жарна\p{L}*/iu, 'бастапқы жарна'],
    // A schedule of 12 months is «12 айлық».
    [/(?<!\p{L}|[\d}][ \u00A0-]?)айлық төлем\p{L}*/iu, 'ай сайынғы төлем'],
    [/үлестік қатысу шарт\p{L}*/iu, 'үлестік қатысу туралы шарт'],
    [/Отбасы банкі\p{L}*/iu, 'Отбасы банк'],
    [/(?:көлік|паркинг) оры?н\p{L}*/iu, 'тұрақ орны'],
    [/(?:тұрғын үй|бизнес|комфорт)[ -]сыныб\p{L}*/iu, 'тұрғын үй класы'],
    [/пәтер\p{L}* құны\p{L}*/iu, 'бағасы'],
    [/баға\p{L}* сұраныс\p{L}*/iu, 'бағасы сұрау бойынша'],
    [/(?<!\p{L})анкета\p{L}*/iu, 'сауалнама'],
    [/тағылымдамашы\p{L}*/iu, 'тағылымгер'],
    [/судан оқшаула\p{L}*/iu, 'гидрооқшаулау'],
    [/еден тегісте(?:у(?!іш)|ме)\p{L}*/iu, 'тегістеуіш қабат'],
    [/аралық қал[қк]а\p{L}*/iu, 'аралық қабырға'],
    [/кафель\p{L}*/iu, 'плитка'],
    [/раковина\p{L}*/iu, 'қолжуғыш'],
    [/деңгейлеуіш\p{L}*/iu, 'деңгей өлшегіш'],
    [/бағыттама перне\p{L}*/iu, 'бағыттауыш пернелер'],
    [/(?<!\p{L})видео(?!\p{L})/iu, 'бейне'],
    [/(?<!\p{L})сіз(?:ді|ге|дің|ден|бен)?(?!\p{L})/u, 'Сіз'],
  ],
  en: [
    [/\bHouses? (?:\d+|[A-H])\b/, 'Building'],
    [/\bresidential complex(?:es)?\b/i, 'project'],
    [/\b(?:residential|housing) quarters?\b/i, 'neighbourhood'],
    // Not `/flats` and `{flats}`.
    [/(?<![/{])\bflats\b/i, 'apartment'],
    [/\bparking (?:place|lot)s?\b/i, 'parking space'],
    [/\bcommercial (?:premises|spaces)\b/i, 'commercial unit'],
    [/\bthe builder\b/i, 'developer'],
    [/\bnews and offers\b/i, 'special offer'],
    [/\bfirst payment\b/i, 'down payment'],
    [/\bshared[ -](?:construction|equity|participation)\b/i, 'equity participation'],
    [/\binstalments? without (?:an? |any )?mark-?ups?\b/i, 'interest-free instalments'],
    [/\binstallments?\b/i, 'instalments'],
    [/\btotal overpayment\b/i, 'total interest'],
    [/\b(?:improved )?shell finish\b/i, 'shell or shell plus screed'],
    [/\bpre-?finish(?:ed)?\b/i, 'white box'],
    [/\b(?:accepted for use|put into (?:use|operation|exploitation))\b/i, 'commissioned'],
    [/\bchessboard\b/i, 'apartment grid'],
    [/\bfaçades?\b/i, 'facade'],
    [/\b(?:people|personnel) department\b/i, 'HR'],
  ],
}

/** The forbidden words of a text, each with the word to use instead. */
export function forbiddenWordsIn(text: string, language: Language): { word: string; instead: string }[] {
  return forbiddenWords[language].flatMap(([pattern, instead]) => {
    const word = pattern.exec(text)?.[0]
    return word === undefined ? [] : [{ word, instead }]
  })
}
