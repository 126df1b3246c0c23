/** A picture in the viewer. */
export type LargePicture = {
  src: string
  srcset: string
  srcsetAvif: string
  width: number
  height: number
  /** The caption below it; empty for none. */
  caption: string
}

/** The links inside an element that lead to pictures, in the order of the page. */
export function pictureLinksIn(element: Element): HTMLAnchorElement[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a.picture-link')]
}

/** The picture in a link, as the page itself describes it. */
export function pictureIn(link: HTMLAnchorElement): LargePicture | null {
  // Beside the picture there may be its placeholder, which is not inside of one.
  const image = link.querySelector<HTMLImageElement>('picture img')
  if (image === null) return null
  const figure = link.closest('figure')
  // The caption of several pictures is not about this one.
  const isAlone = figure !== null && pictureLinksIn(figure).length === 1
  const below = isAlone ? figure.querySelector('figcaption')?.textContent : undefined
  return {
    src: link.href,
    srcset: image.srcset,
    srcsetAvif: link.querySelector('source')?.srcset ?? '',
    width: Number(image.getAttribute('width') ?? 3),
    height: Number(image.getAttribute('height') ?? 2),
    caption: link.getAttribute('aria-label') ?? below ?? image.alt,
  }
}
