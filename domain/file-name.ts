const longest = 120

/** Invisible signs and signs that change the direction of the text: a name must not look like another. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/** Characters with a special meaning for file systems or shells. */
const awkward = /["*:<>?|]/g

/**
 * The name of a visitor's file as people may read and save it: the last part of a path, without invisible signs, at
 * most 120 characters, and with the ending that its content has. It never names a file on our disk.
 * @param endings the possible endings of this file type, the usual one first: `['jpg', 'jpeg']`
 */
export function readableFileName(name: string, endings: readonly [string, ...string[]]): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const bare = last.replaceAll(invisible, '').replaceAll(awkward, '_').replaceAll(/\s+/g, ' ').trim()
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(bare) ?? []
  const fits = endings.includes(ending.toLowerCase())
  const kept = fits ? { stem, ending } : { stem: bare, ending: endings[0] }
  const words = kept.stem.replace(/^[.\s]+/, '') || 'file'
  const room = longest - kept.ending.length - 1
  return `${[...words].slice(0, room).join('').trimEnd()}.${kept.ending}`
}
