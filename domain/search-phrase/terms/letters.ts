import { typedAs } from '../../kazakh-letters.ts'

/** Letters of the new Kazakh alphabet that lose their sound with their mark. */
const marked: Readonly<Record<string, string>> = { ş: 'sh', ç: 'ch', ı: 'i', ŋ: 'n' }

const cyrillicSounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** The same by the codes of letters: a string of one Cyrillic letter is slow to make. */
const sounds: ReadonlyMap<number, string> = new Map(
  Object.entries(cyrillicSounds).map(([letter, sound]) => [letter.charCodeAt(0), sound]),
)

/** Two Latin letters of one sound. */
const pairs: Readonly<Record<string, string>> = {
  zh: 'j',
  kh: 'h',
  ts: 'c',
  ya: 'ia',
  ja: 'ia',
  yu: 'iu',
  ju: 'iu',
  yo: 'e',
  jo: 'e',
  ye: 'e',
}

/** Single Latin letters that sound like another one. */
const alike: Readonly<Record<string, string>> = { y: 'i', q: 'k', w: 'v', x: 'ks' }

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const asCyrillic = new Map([...latin].map((letter, at) => [letter, cyrillic[at] ?? letter]))

const asLatin = new Map([...cyrillic].map((letter, at) => [letter, latin[at] ?? letter]))

/** Letters that have no other spelling. */
const isPlain = /^[a-zа-я]*$/

/** A key that was held too long: "rooom". */
const heldKey = /(\p{L})\1{2,}/u

/** A word in small letters, Kazakh letters and ё by their stand-ins, Latin letters without their marks. */
export function plainWord(word: string): string {
  const small = word.toLowerCase()
  let plain = small
  if (!isPlain.test(small)) {
    plain = ''
    for (const letter of small) plain += typedAs[letter] ?? marked[letter] ?? letter
  }
  if (heldKey.test(plain)) plain = plain.replace(new RegExp(heldKey, 'gu'), '$1$1')
  return isPlain.test(plain) ? plain : plain.normalize('NFD').replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
}

/**
 * How a word sounds, in Latin letters: the same for «двушка», "dvushka" and "dvuchka" but for one letter. Doubled
 * letters are one, and a letter after another one may be one sound with it.
 */
export function soundOf(plain: string): string {
  let sound = ''
  let last = ''
  for (let at = 0; at < plain.length; at++) {
    const cyrillicSound = sounds.get(plain.charCodeAt(at))
    const letter = cyrillicSound === undefined ? (plain[at] ?? '') : ''
    const pair = cyrillicSound === undefined ? pairs[letter + (plain[at + 1] ?? '')] : undefined
    if (pair !== undefined) at += 1
    // "joghary" is «жоғары», "heights" keeps its letters.
    else if (letter === 'g' && plain[at + 1] === 'h' && /[aeiouy]/.test(plain[at + 2] ?? '')) at += 1
    const parts = cyrillicSound ?? pair ?? alike[letter] ?? letter
    for (let part = 0; part < parts.length; part++) {
      const one = parts[part] ?? ''
      if (last === one || (last === 'n' && one === 'g')) continue
      if (last === 's' && one === 'c' && plain[at + 1] === 'h') continue
      const isOneSound = last === 't' && one === 's'
      sound = isOneSound ? `${sound.slice(0, -1)}c` : sound + one
      last = isOneSound ? 'c' : one
    }
  }
  return sound
}

/** Rows of keys, so that those above each other stand at one place. */
const keys = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
] as const

/** Letters that are written for each other by ear. */
const byEar = [
  'аоя',
  'еиэы',
  'уюо',
  'бп',
  'дт',
  'гкх',
  'зсц',
  'жш',
  'шщч',
  'вф',
  'aeo',
  'eiy',
  'ou',
  'bp',
  'dt',
  'gkqhc',
  'zsc',
  'vfw',
  'jzg',
  'ia',
]

/** Pairs of letters that are mistaken for each other. */
const slips = new Set<string>()

function addSlip(a: string | undefined, b: string | undefined): void {
  if (a === undefined || b === undefined || a === '' || b === '') return
  slips.add(a + b).add(b + a)
}

for (const group of byEar) for (const a of group) for (const b of group) addSlip(a, b)
for (const rows of keys) {
  for (const [at, row] of rows.entries()) {
    for (const [place, key] of [...row].entries()) {
      const below = rows[at + 1]
      for (const other of [row[place + 1], below?.[place - 1], below?.[place]]) {
        addSlip(key, other)
        if (other !== undefined) addSlip(soundOf(key)[0], soundOf(other)[0])
      }
    }
  }
}

/** Whether one letter is typed for another: a key beside it, or a letter of a like sound. Both are of one alphabet. */
export function isSlip(typed: string, right: string): boolean {
  return slips.has(typed + right)
}

/** A sentence as the other keyboard layout would have written it: `ldeirf` is «двушка». */
export function inOtherLayout(text: string): string {
  const isLatin = (text.match(/[a-z]/gi) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? []).length
  const letters = isLatin ? asCyrillic : asLatin
  let other = ''
  for (const letter of text.toLowerCase()) other += letters.get(letter) ?? letter
  return other
}

/** The row of digits of the Kazakh layout. */
const kazakhKeys: Readonly<Record<string, string>> = {
  '2': 'ә',
  '3': 'і',
  '4': 'ң',
  '5': 'ғ',
  '8': 'ү',
  '9': 'ұ',
  '6': ',',
  '7': '.',
  '0': 'қ',
  '-': 'ө',
  '=': 'һ',
}

/**
 * A sentence of Latin letters as the Kazakh layout would have written it, where digits are letters: `tr3 ,-kvtk3` is
 * «екі бөлмелі». Numbers apart or before a hyphen and those of several digits at the start of a word stay, as does a
 * hyphen behind three letters: «ө» is in a first syllable. Null where no digit and no hyphen is within a word.
 */
export function inKazakhLayout(text: string): string | null {
  if (/[а-яё]/i.test(text)) return null
  let isOther = false
  const other = text.toLowerCase().replace(/\S+/g, (word) => {
    if (!/[a-z]/.test(word)) return word
    const [number = ''] = /^(?:\d+-|[1-9]\d+)/.exec(word) ?? []
    const rest = word.slice(number.length)
    isOther ||= /[02-589-]/.test(rest)
    const letterOf = (key: string, at: number) => (key === '-' && at > 2 ? key : kazakhKeys[key])
    return number + [...rest].map((key, at) => letterOf(key, at) ?? asCyrillic.get(key) ?? key).join('')
  })
  return isOther ? other : null
}

/** A word in small letters as it is typed, where each of its letters has one in the plain word; else the plain word. */
export function ownSpelling(word: string, plain: string): string {
  const own = word.toLowerCase()
  return own.length === plain.length ? own : plain
}

/** A word in the spellings that it is looked up in. */
export function spelt(word: string): { plain: string; own: string; sound: string; isLatin: boolean } {
  const plain = plainWord(word)
  return { plain, own: ownSpelling(word, plain), sound: soundOf(plain), isLatin: isLatinWord(plain) }
}

const onlyKazakh = /[әғқңөұүһі]/

/**
 * Whether the Kazakh letters of a typed word are those of a known one. A typed «к» may stand for «қ», but who types «қ»
 * means it: «қол» is no «көл». `slack` letters may be missing or added before.
 */
export function keepsKazakhLetters(typed: string, known: string, slack: number): boolean {
  if (!onlyKazakh.test(typed)) return true
  for (const [at, letter] of [...typed].entries())
    if (onlyKazakh.test(letter) && !known.slice(Math.max(0, at - slack), at + slack + 1).includes(letter))
      return false
  return true
}

/** Whether a word is written in Latin letters. */
export function isLatinWord(plain: string): boolean {
  return /^[a-z]/.test(plain)
}
