/** An element of a drawing with its attributes; text between the tags is left out. */
export interface SvgElement {
  name: string
  attributes: Record<string, string>
  children: SvgElement[]
}

/**
 * Reads the plain SVG of our plan originals: tags and double-quoted attributes, no entities, no CDATA.
 *
 * @throws Error when a tag is closed that was not opened, or none is there at all
 */
export function readSvg(source: string): SvgElement {
  const root: SvgElement = { name: '#document', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, name = '', attributes = '', selfClosing] of source.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop()?.name !== name || open.length === 0) throw new Error(`</${name}> closes nothing`)
      continue
    }
    const element: SvgElement = { name, attributes: readAttributes(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!selfClosing) open.push(element)
  }
  const svg = root.children[0]
  if (svg?.name !== 'svg' || open.length > 1) throw new Error('not a complete SVG drawing')
  return svg
}

/** All elements below this one that carry the class, in drawing order. */
export function withClass(element: SvgElement, name: string): SvgElement[] {
  return element.children.flatMap((child) => [
    ...(classesOf(child).includes(name) ? [child] : []),
    ...withClass(child, name),
  ])
}

export function classesOf(element: SvgElement): string[] {
  return element.attributes['class']?.split(' ') ?? []
}

/** A numeric attribute; an absent one is 0, as in SVG. */
export function numberOf(element: SvgElement, attribute: string): number {
  return Number(element.attributes[attribute] ?? 0)
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  )
}
