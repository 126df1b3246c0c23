import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownWords } from './own-words.ts'
import { packageFolder } from './patched-script.ts'

/** Words by name, in groups of groups. */
export type Texts = { readonly [key: string]: string | Texts }

/** The words of the editor's makers in a language. */
export function makersWords(language: string): Texts {
  return JSON.parse(readFileSync(join(packageFolder, `locales/${language}.json`), 'utf8')) as Texts
}

/** The Russian words of the editor: those of its makers, and ours in their place. */
export function russianWords(): Texts {
  return together(makersWords('ru'), ownWords)
}

function together(theirs: Texts, ours: Texts): Texts {
  const changed = Object.entries(ours).map(([name, text]) => {
    const before = theirs[name]
    return [name, typeof text === 'object' && typeof before === 'object' ? together(before, text) : text]
  })
  return { ...theirs, ...(Object.fromEntries(changed) as Texts) }
}
