import type { Image, Nodes, Paragraph } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype, { defaultHandlers } from 'remark-rehype'
import { unified } from 'unified'
import { addressInLanguage } from '#domain/address-in-language.ts'
import type { Language, Localized } from '#domain/languages.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { linkProblem } from './link-problem.ts'
import { figure } from './markdown-figure.ts'
import { missingPicture, type World } from './world.ts'

/** The Markdown of a record, read. */
export type ReadText = {
  html: Localized
  /** Words of the Russian text. */
  words: number
}

/** The same, and where it stands: inside its record or beside it. */
export type LongText = ReadText & {
  readonly places: Readonly<Record<Language, { file: string; line: number | null }>>
}

type MarkdownProblem = { line: number; message: string }
type Converted = { html: string; problems: MarkdownProblem[] }

/**
 * The HTML of an editor's text. Out come `p`, `h2`, `h3`, `ul`, `ol`, `li`, `strong`, `em`, `blockquote`, `a`, `br`
 * and figures, nothing else; Markdown that needs another tag is a problem with its line in the text.
 */
export function markdownHtml(text: string, language: Language, world: World): Converted {
  const tree = unified().use(remarkParse).parse(text)
  const found = [...problemsIn(tree, null, world)]
  // An opening and a closing tag are one mistake.
  const problems = [...new Map(found.map((each) => [`${each.line} ${each.message}`, each])).values()]
  if (problems.length > 0) return { html: '', problems }
  const converter = unified()
    .use(remarkRehype, {
      handlers: {
        paragraph(state, node: Paragraph) {
          const image = pictureOf(node)
          const picture = image && world.pictures[image.url]
          return picture ? figure(picture, image.alt ?? '', language) : defaultHandlers.paragraph(state, node)
        },
        link(state, node) {
          return defaultHandlers.link(state, { ...node, url: linkIn(node.url, language) })
        },
      },
    })
    .use(rehypeStringify)
  return { html: converter.stringify(converter.runSync(tree)), problems: [] }
}

/** How many words a reader reads. Marks and addresses of links count for nothing. */
export function countWords(text: string): number {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return plain.split(' ').filter((word) => word !== '').length
}

/** Markdown that the site's texts do not allow, in words. */
const refused: Partial<Record<Nodes['type'], StaffText<[]>>> = {
  html: 'raw HTML is not shown: write Markdown',
  code: 'there is no code on the site: take the spaces or the quotes before the line away',
  inlineCode: 'there is no code on the site: take the ` signs away',
  thematicBreak: 'there are no lines across the page: use a heading',
  definition: 'write the address in the link itself: [text](address)',
  linkReference: 'write the address in the link itself: [text](address)',
  imageReference: 'write the name of the picture itself: ![caption](name)',
  table: 'there are no tables in texts: use a list',
}

function* problemsIn(node: Nodes, parent: Nodes | null, world: World): Generator<MarkdownProblem> {
  const line = node.position?.start.line ?? 1
  const known = refused[node.type]
  const message = known === undefined ? problemOf(node, parent, world) : staffText(known)
  if (message !== null) yield { line, message }
  if ('children' in node) for (const child of node.children) yield* problemsIn(child, node, world)
}

function problemOf(node: Nodes, parent: Nodes | null, world: World): string | null {
  switch (node.type) {
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? null
        : staffText('headings are ## and ###: the title is the page’s own')
    case 'list':
      return node.ordered && node.start !== 1 ? staffText('a numbered list begins with 1') : null
    case 'link':
      return node.title ? staffText('a link has no title in quotes') : linkProblem(node.url, world)
    case 'image':
      return imageProblem(node, parent, world)
    default:
      return null
  }
}

function imageProblem(node: Image, parent: Nodes | null, world: World): string | null {
  if (parent?.type !== 'paragraph' || parent.children.length > 1) {
    return staffText('a picture stands in a paragraph of its own')
  }
  if (node.title) return staffText('a picture has no title in quotes: the caption stands in the brackets')
  if (!node.alt?.trim()) return staffText('a picture needs a caption: ![caption](name)')
  return Object.hasOwn(world.pictures, node.url) ? null : missingPicture(world, node.url)
}

/** The picture of a paragraph that is nothing else. */
function pictureOf(node: Paragraph): Image | null {
  const [only, ...others] = node.children
  return only?.type === 'image' && others.length === 0 ? only : null
}

/** A link of a text in its language: pages of the site get its prefix. */
function linkIn(link: string, language: Language): string {
  return link.startsWith('/') ? addressInLanguage(link, language) : link
}
