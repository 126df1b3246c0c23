import type { RequestContext } from '#contract/request-context.ts'

/** The tag of the styles of every page, as React writes it (rewrite-document.server.ts). */
const frameTag = /<link(?: nonce="[^"]*")? rel="stylesheet" href="(\/assets\/frame-[^"#]+)#?"\/>/

/** The last text of both: as long as neither changes it is the same string, which is looked up by itself. */
let last = { frame: '', brand: '', both: '' }

type Parts = Pick<RequestContext, 'keepFrameText'> & {
  /** The built text of a file of styles. */
  textOf: (href: string) => string | undefined
}

/**
 * Gives a page the style of its brand: with the styles of every page as one file of the frame (decisions 075 and 121).
 * In the page each visitor would get it again with every page, and as a file of its own it would be one more request
 * before the first view. The link of the styles of every page stays for the router, and is `disabled`. So does one without
 * the mark at its end, by which a part that is fetched later sees that these styles are here. Where no file can be kept,
 * the style is in the page.
 */
export async function withBrandStyle(
  head: string,
  brand: string,
  { textOf, keepFrameText }: Parts,
): Promise<string> {
  if (brand === '') return head
  const [tag = '', href = ''] = frameTag.exec(head) ?? []
  const frame = textOf(href)
  if (frame !== undefined) {
    if (last.frame !== frame || last.brand !== brand) last = { frame, brand, both: frame + brand }
    const { address, isShared } = await keepFrameText(last.both, 'css')
    if (isShared) {
      const own = `<link rel="stylesheet" href="${address}" data-brand/>`
      const forParts = tag.includes('#') ? `<link rel="stylesheet" href="${href}" disabled=""/>` : ''
      return head.replace(tag, () => own + forParts + tag.replace('/>', ' disabled=""/>'))
    }
  }
  return head.replace('</head>', () => `<style data-brand>${brand}</style></head>`)
}
