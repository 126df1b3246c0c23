import type { Element, Nodes, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { pngPath } from '#contract/png-pictures.ts'
import { boundWords, unboundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'

/** How the tags of an article look in a letter: mail programs know no style sheets of ours. Others are left out. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h2: 'margin:32px 0 12px;font-size:21px;line-height:28px',
  h3: 'margin:24px 0 8px;font-size:18px;line-height:25px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #b8b8b8',
  strong: '',
  em: '',
  br: '',
  a: 'color:#0b57a4',
  figure: 'margin:0 0 16px',
  figcaption: 'margin:8px 0 0;font-size:14px;line-height:20px;color:#595959',
  img: 'display:block;width:100%;max-width:560px;height:auto;border:0',
}

/** The text of an article as a letter has it: every address whole, every picture one that mail programs show. */
export type LetterBody = { html: string; text: string }

/** @param html as the content has it, with addresses of the site (`/projects/…`, `/media/…`) */
export function letterBody(html: string, language: Language, publicUrl: string): LetterBody {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html)
  const mailed: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => mailedNode(node, { publicUrl, language })),
  }
  return {
    html: unified().use(rehypeStringify).stringify(mailed),
    text: unboundWords(
      mailed.children
        .map((node) => plainBlock(node))
        .filter((block) => block !== '')
        .join('\n\n'),
    ),
  }
}

function mailedNode(
  node: RootContent,
  site: { publicUrl: string; language: Language },
): (Element | { type: 'text'; value: string })[] {
  const { publicUrl, language } = site
  if (node.type === 'text') return [{ type: 'text', value: boundWords(node.value, language) }]
  if (node.type !== 'element') return []
  const { tagName, properties } = node
  const children = node.children.flatMap((child) => mailedNode(child, site))
  // The tags around a picture, and any that no article has.
  if (styles[tagName] === undefined) return tagName === 'picture' ? children : []
  const style = styles[tagName] === '' ? {} : { style: styles[tagName] }
  if (tagName === 'img') return [letterPicture(properties, publicUrl)].filter((each) => each !== null)
  if (tagName === 'a') {
    const href = wholeAddress(String(properties['href'] ?? ''), publicUrl)
    return href === null ? children : [{ ...node, properties: { href, ...style }, children }]
  }
  return [{ ...node, properties: style, children }]
}

/** A file of the site, https, mail or phone; null for anything else. */
function wholeAddress(address: string, publicUrl: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return publicUrl + address
  return /^(?:https:\/\/|mailto:|tel:)/.test(address) ? address : null
}

/**
 * A picture of the site as PNG, which every mail program shows, in a width that a letter needs. Null without one of
 * ours.
 */
export function letterPicture(
  { src, srcSet, alt }: Readonly<Record<string, unknown>>,
  publicUrl: string,
): Element | null {
  const file = pictureFile(String(src ?? ''), String(srcSet ?? ''))
  if (!/^\/(?![/\\])/.test(file)) return null
  const properties = {
    src: publicUrl + pngPath(file),
    alt: String(alt ?? ''),
    width: 560,
    style: styles['img'] ?? '',
  }
  return { type: 'element', tagName: 'img', properties, children: [] }
}

/** Of the widths of a picture the smallest that fills a letter. */
function pictureFile(src: string, srcSet: string): string {
  const candidates = [...srcSet.matchAll(/(\S+) (\d+)w/g)]
    .map(([, file = '', width = '']) => ({ file, width: Number(width) }))
    .filter(({ width }) => width >= 560)
    .toSorted((a, b) => a.width - b.width)
  return candidates[0]?.file ?? src
}

/** A paragraph, heading, list or figure for programs that show text alone. */
function plainBlock(node: Nodes): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value.trim() : ''
  switch (node.tagName) {
    case 'ul':
    case 'ol':
      return node.children
        .filter((child): child is Element => child.type === 'element' && child.tagName === 'li')
        .map((item, index) => `${node.tagName === 'ol' ? `${index + 1}.` : '–'} ${plainLine(item)}`)
        .join('\n')
    case 'blockquote':
      return node.children
        .map((child) => plainBlock(child))
        .filter((block) => block !== '')
        .map((block) => `> ${block}`)
        .join('\n')
    case 'figure':
      return plainLine({ ...node, children: node.children.filter((child) => isCaption(child)) })
    default:
      return plainLine(node)
  }
}

function isCaption(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'figcaption'
}

function plainLine(node: Nodes): string {
  return plainWords(node)
    .replaceAll(/[ \t\n]+/g, ' ')
    .replaceAll(/ ?\r ?/g, '\n')
    .trim()
}

/** `\r` stands for a line break that the text itself has. */
function plainWords(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\r'
  const words = node.children.map((child) => plainWords(child)).join('')
  const href = node.tagName === 'a' ? String(node.properties['href']).replace(/^(?:mailto|tel):/, '') : ''
  return href === '' || href === words ? words : `${words} (${href})`
}
