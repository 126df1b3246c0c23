import type { Element, ElementContent, Properties } from 'hast'
import type { Language } from '#domain/languages.ts'
import type { StoredPicture } from '#database/tables.ts'

/** How wide a picture is shown in a text: the whole of a phone, else the column. */
const sizes = '(max-width: 700px) 100vw, 700px'

/** A picture of a text with its caption. The tags and attributes that `web/ui/plain-markup.ts` lets through. */
export function figure(picture: StoredPicture, caption: string, language: Language): Element {
  const { src, srcset, srcset_avif, width, height, alt } = picture
  return element('figure', {}, [
    element('picture', {}, [
      // Empty while only WebP is made: pages let no empty list through.
      ...(srcset_avif === '' ? [] : [element('source', { type: 'image/avif', srcSet: srcset_avif, sizes })]),
      element('img', {
        src,
        srcSet: srcset,
        sizes,
        width,
        height,
        alt: alt[language],
        loading: 'lazy',
        decoding: 'async',
      }),
    ]),
    element('figcaption', {}, [{ type: 'text', value: caption }]),
  ])
}

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}
