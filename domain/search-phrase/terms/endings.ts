import { soundOf } from './letters.ts'

/** The languages that words of a sentence are looked up in; a name takes the endings of Russian and Kazakh. */
export type EndingsOf = 'ru' | 'kk' | 'en' | 'name'

const list = (text: string) => new Set(['', ...text.split(' ')])

const russian = list(
  'а я у ю е и ы о ой ей ий ый ие ые ою ею иям иях иями ая яя ое ее ую юю ом ем им ым ам ям ами ями ах ях ого его ому ему ых их ими ыми ов ев ь ью ия ии ию ка ку ки ке кой ок очка очку очки очек ный ная ное ные ную ного ной ных ном ному ными ную н на но ны нее ней ше ть л ла ло ли т ет ит ят ют ут ешь ишь ть ться тся лся лись ем нная нную нный нных нной ка чка чку чки ек ик ика ике ики иков ийся ейся емся иеся аяся уюся ечка ечку нький нькую нькая ненькую ненькая оньк ски ск ская скую ской ский ского ском ских ость ение ением ения',
)

const english = list("s es ed ing y er est 's ly d st ies ier iest en or ors ers ings n")

/** The endings of Kazakh words, as their stand-ins are typed; a word carries several of them one after the other. */
const kazakh =
  'лар лер дар дер тар тер ым им м ын ин н ы и сы си ымыз имиз мыз миз ыныз иниз ныз низ га ге ка ке на не а е ды ди ты ти ны ни да де та те нда нде дан ден тан тен нан нен нын нин дын дин тын тин мен бен пен лы ли лык лик дык дик тык тик гы ги кы ки дагы деги тагы теги дай дей тай тей сыз сиз ша ше рак рек ырак ирек раг рег ыраг ирег лау леу шы ши ыншы инши ншы нши ган ген кан кен атын етин йтын йтин тын тин у ып ип п са се сын син май мей лган лген ар ер с рлык'

const kazakhParts = new Set(kazakh.split(' '))

const soundsOf = (words: Iterable<string>) => new Set([...words].map(soundOf))

const russianSounds = soundsOf(russian)

const kazakhSounds = soundsOf(kazakhParts)

/** A word has one case: «көлденен» is not at a lake and from it. */
const twoCases = /^(?:[дт][ае][днт][ае]н|[dt][ae][dnt][ae]n)$/

/** More letters than the endings of a word have. */
const longest = 14

/** Whether the rest of a word after its stem is an ending, or several, of a language. */
export function isEnding(rest: string, of: EndingsOf, isSound: boolean): boolean {
  if (rest === '') return true
  if (rest.length > longest) return false
  switch (of) {
    case 'ru':
      return (isSound ? russianSounds : russian).has(rest)
    case 'en':
      return english.has(rest)
    case 'kk':
      return !twoCases.test(rest) && isChain(rest, isSound ? kazakhSounds : kazakhParts)
    case 'name':
      return russianSounds.has(rest) || isChain(rest, kazakhSounds)
  }
}

/** Kazakh cases of two letters and more, which Russian words take in Kazakh: «набережныйға», «отделкасы». */
const loanEnding =
  /^(.*?)(?:[лд][ае]р[ыи]?)?(?:сы)?(?:[лд][ае]р(?:[ыи]н?)?|[дтн][ае]н|[гк][ае]|[дт][ае]|[мбп]ен|[дт]а[гғ]ы|[дт]еги|[дтн][ыи]н|с[ыи]з|[дтн][ыи]|сы|л[ыи])$/

/** Whether the rest of a Russian word is an ending of its own, if any, and then a Kazakh one: «-ныйға», «-касы». */
export function isLoanEnding(rest: string): boolean {
  const own = loanEnding.exec(rest)?.[1]
  return own !== undefined && rest.length <= longest && russian.has(own)
}

/** Whether a text is made of these parts; each place is looked at once. */
function isChain(text: string, parts: ReadonlySet<string>): boolean {
  const reached = [true]
  for (let end = 1; end <= text.length; end++) {
    reached[end] = false
    for (let start = Math.max(0, end - 6); start < end; start++) {
      if (reached[start] === true && parts.has(text.slice(start, end))) reached[end] = true
    }
  }
  return reached[text.length] === true
}

/** Kazakh stems of so many letters begin too many other words to take the vowels of any ending. */
const shortStem = 4

/**
 * Whether an ending fits a short Kazakh stem by its vowels, which are all front or all back ones: «көлде», «тауда», and
 * no «көлдан». It is told by the letters that have no stand-in, «а» and «е».
 */
export function isOfShortStem(own: string, rest: string): boolean {
  if (own.length > shortStem) return true
  const vowel = /[аәеиоөуұүыі](?=[^аәеиоөуұүыі]*$)/.exec(own)?.[0] ?? ''
  if (/[әеөүі]/.test(vowel)) return !/[аa]/.test(rest)
  return !/[аоұы]/.test(vowel) || !/[еe]/.test(rest)
}

/** What the last ending of a Kazakh word says: from (-дан), to (-ға), without (-сыз). */
export type Tail = 'from' | 'to' | 'without' | null

/** The tail of the rest of a Kazakh word after its stem, in plain letters or as it sounds. */
export function tailOf(rest: string): Tail {
  if (/(?:[дтн][ае]н|[dtn][ae]n)$/.test(rest)) return 'from'
  if (/(?:с[ыи]з|s[i]z)$/.test(rest)) return 'without'
  if (/(?:[гкн][ае]|[gkn][ae]|^[аеae])$/.test(rest)) return 'to'
  return null
}
