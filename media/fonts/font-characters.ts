/** From one letter to another, both included. */
function letters(from: string, to: string): string {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0]
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

const basic = letters(' ', '~')
const russian = `${letters('А', 'я')}Ёё`
const kazakh = 'ӘәҒғҚқҢңӨөҰұҮүҺһІі'
const signs = '«»„“”‘’‚‹›–—−…•·×±°§©®™²³½№₸€£'
const space = '\u00a0'

/** Every character that the faces of documents and of a company hold: Russian, Kazakh, English, figures and signs. */
export const fontCharacters = basic + russian + kazakh + signs + space

/** Signs that texts about homes hardly have: pages show them in the stand-in, and are 2 KB lighter with each face. */
const rareSigns = '\\^`[]{}|~<>#$•§®™±€£©½³‚‹›‘'

/** What the faces of pages hold. */
export const pageCharacters = [...fontCharacters].filter((sign) => !rareSigns.includes(sign)).join('')

/** The files the fonts come in, each with the part of our characters it is taken for. */
export const fontSubsets = [
  { name: 'latin', holds: (code: number) => code < 0x100 || code >= 0x2000 },
  { name: 'latin-ext', holds: (code: number) => code === 0x20b8 },
  {
    name: 'cyrillic',
    holds: (code: number) => (code >= 0x400 && code < 0x460) || [0x4b0, 0x4b1, 0x2116].includes(code),
  },
  {
    name: 'cyrillic-ext',
    holds: (code: number) => code >= 0x460 && code < 0x530 && ![0x4b0, 0x4b1].includes(code),
  },
] as const

/** The characters to take from one file; no character is taken twice. */
export function charactersOf(subset: (typeof fontSubsets)[number]): string {
  const owners = fontSubsets.toReversed()
  return [...fontCharacters]
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      // The first subset is the widest, so the special ones are asked before it.
      return owners.find((owner) => owner.holds(code)) === subset
    })
    .join('')
}
