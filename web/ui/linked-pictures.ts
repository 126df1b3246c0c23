import { largestOf } from './largest-of.ts'

/** The pictures of a plain text (plain-markup.ts) as links to their largest files; those in a link stay as they are. */
export function linkedPictures(html: string): string {
  return html.replaceAll(
    /(<a href="[^"]*">(?:(?!<\/a>).)*<\/a>)|<picture>(?:(?!<\/picture>).)*<\/picture>/gs,
    (found: string, link: string | undefined) => {
      const [, src] = /<img src="([^"]*)"/.exec(found) ?? []
      if (link !== undefined || src === undefined) return found
      const srcset = /<img [^>]*srcset="([^"]*)"/.exec(found)?.[1] ?? ''
      return `<a class="picture-link" href="${largestOf({ src, srcset })}">${found}</a>`
    },
  )
}
