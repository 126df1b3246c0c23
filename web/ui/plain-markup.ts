/** All that a text of an editor may be made of. No attribute but the address of a link. */
const known = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'br'])

/** An address that can run nothing: of this site, or a secure one, or a letter or call. */
const link = /\shref="((?:https:\/\/|\/(?!\/)|mailto:|tel:)[^"<>]*)"/i

/**
 * HTML of an editor with nothing but plain tags in it, all of them closed: whatever else was written is left out or
 * shown as text. Every tag of the answer is spelt here, none is copied.
 */
export function plainMarkup(html: string): string {
  const open: string[] = []
  const clean = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|</gi,
    (_, slash = '', tag = '', rest = '') => {
      if (tag === '') return '&lt;'
      const name = tag.toLowerCase()
      if (!known.has(name)) return ''
      if (name === 'br') return '<br>'
      if (slash !== '') return closed(open, open.lastIndexOf(name))
      const target = link.exec(rest)?.[1]
      if (name === 'a' && target === undefined) return ''
      open.push(name)
      return name === 'a' ? `<a href="${target ?? ''}">` : `<${name}>`
    },
  )
  return clean + closed(open, 0)
}

/** Closes a tag with all that are still open inside it; nothing where it is not open. */
function closed(open: string[], from: number): string {
  if (from === -1) return ''
  return open
    .splice(from)
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
}
