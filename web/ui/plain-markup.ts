/** Tags without attributes that a text of an editor may be made of. */
const plain = new Set([
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'figure',
  'picture',
  'figcaption',
])

/**
 * An address that can run nothing: of this site, or a secure one, or a letter or call. Behind the first slash stands a
 * sign of a path: another slash in any spelling (`/\`, `/&#47;`, a tab between) would lead to another host (R224).
 */
const link = /\shref="((?:https:\/\/|\/(?=[\w?#%"])|mailto:|tel:)[^"<>]*)"/i

/** A picture of this site, and a list of candidates that are such pictures. */
const file = String.raw`\/(?=[\w%])[^\s"<>,\\]+`
const source = new RegExp(String.raw`\ssrc="(${file})"`, 'i')
const candidates = new RegExp(String.raw`\ssrcset="(${file} \d+w(?:, ${file} \d+w)*)"`, 'i')
const shownWidth = /\ssizes="([\w\s().,:%-]+)"/i
const alternative = /\salt="([^"<>]*)"/i
const size = { width: /\swidth="(\d{1,5})"/i, height: /\sheight="(\d{1,5})"/i }

/** Elements whose content is no text of the page, whole; one that nothing closes goes on to the end. */
const unseen = /<(script|style|title|noscript|template)(?=[\s/>])[^<>]*>.*?(?:<\/\1\s*>|$)/gis

/**
 * HTML of an editor with only plain tags and pictures of this site in it, all of them closed: other markup
 * is left out or shown as text; scripts and styles go with their content. Every tag of the result is written by this code, none is copied.
 */
export function plainMarkup(html: string): string {
  const open: string[] = []
  const clean = html
    .replaceAll(unseen, '')
    .replaceAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|</gi, (_, slash = '', tag = '', rest = '') => {
      if (tag === '') return '&lt;'
      const name = tag.toLowerCase()
      if (slash !== '') return closed(open, open.lastIndexOf(name))
      if (name === 'br') return '<br>'
      if (name === 'img') return image(rest)
      if (name === 'source') return open.at(-1) === 'picture' ? avif(rest) : ''
      const target = name === 'a' ? link.exec(rest)?.[1] : undefined
      if (target === undefined && !plain.has(name)) return ''
      open.push(name)
      return target === undefined ? `<${name}>` : `<a href="${target}">`
    })
  return clean + closed(open, 0)
}

/** A picture with its text; one without is none. */
function image(rest: string): string {
  const src = source.exec(rest)?.[1]
  const alt = alternative.exec(rest)?.[1]
  if (src === undefined || alt === undefined) return ''
  const attributes = [
    ['src', src],
    ['srcset', candidates.exec(rest)?.[1]],
    ['sizes', shownWidth.exec(rest)?.[1]],
    ['width', size.width.exec(rest)?.[1]],
    ['height', size.height.exec(rest)?.[1]],
    ['alt', alt],
  ] as const
  return `<img${written(attributes)} loading="lazy" decoding="async">`
}

/** The candidates that are tried first. */
function avif(rest: string): string {
  const srcset = candidates.exec(rest)?.[1]
  if (srcset === undefined) return ''
  const attributes = [
    ['srcset', srcset],
    ['sizes', shownWidth.exec(rest)?.[1]],
  ] as const
  return `<source type="image/avif"${written(attributes)}>`
}

function written(attributes: readonly (readonly [name: string, value: string | undefined])[]): string {
  return attributes.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('')
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
