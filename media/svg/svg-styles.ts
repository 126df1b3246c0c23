import { SaxesParser } from 'saxes'

/** A rule of a `<style>`: the declarations of one simple selector. */
export type StyleRule = { element: string; id: string; names: string[]; style: string }

/** An element, an id and classes: what drawing programs write. */
const simple = /^(?<element>[a-zA-Z]+|\*)?(?<id>#[\w-]{1,100})?(?<names>(?:\.[\w-]{1,100})*)$/

/** More rules than a program gives a drawing; each element is compared with each of them. */
const maxRules = 500

/**
 * The rules of all `<style>` elements of a drawing, the weaker before the stronger, as CSS counts them.
 *
 * @param text of any origin
 * @param onBroken throws: it is called for what is no XML
 * @returns null where there is anything but simple selectors: media queries, fonts, imports, states
 */
export function styleRules(text: string, namespace: string, onBroken: () => never): StyleRule[] | null {
  if (!/<(?:[\w-]+:)?style[\s>]/.test(text)) return []
  const rules: StyleRule[] = []
  const css = styleTexts(text, namespace, onBroken)
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\//g, ' ')
  for (const part of css.split('}')) {
    const [selectors = '', style, ...more] = part.split('{')
    if (style === undefined && selectors.trim() === '') continue
    if (style === undefined || more.length > 0) return null
    for (const selector of selectors.split(',')) {
      const found = simple.exec(selector.trim())?.groups
      if (found === undefined || selector.trim() === '' || rules.length === maxRules) return null
      const { element = '', id = '', names = '' } = found
      rules.push({
        element: element === '*' ? '' : element,
        id: id.slice(1),
        names: names.split('.').filter((name) => name !== ''),
        style,
      })
    }
  }
  return rules.toSorted((one, other) => strength(one) - strength(other))
}

/** The declarations that the rules give an element, the strongest last. */
export function ruledStyles(
  rules: readonly StyleRule[],
  element: string,
  given: ReadonlyMap<string, string>,
): string[] {
  const names = new Set((given.get('class') ?? '').trim().split(/\s+/))
  return rules
    .filter(
      (rule) =>
        (rule.element === '' || rule.element === element) &&
        (rule.id === '' || rule.id === given.get('id')) &&
        rule.names.every((name) => names.has(name)),
    )
    .map(({ style }) => style)
}

function strength({ element, id, names }: StyleRule): number {
  return (id === '' ? 0 : 10_000) + names.length * 10 + (element === '' ? 0 : 1)
}

function styleTexts(text: string, namespace: string, onBroken: () => never): string[] {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const texts: string[] = []
  let isStyle = false
  parser.on('error', onBroken)
  parser.on('opentag', ({ local, uri }) => {
    isStyle = local === 'style' && uri === namespace
  })
  parser.on('closetag', () => {
    isStyle = false
  })
  const keep = (part: string) => {
    if (isStyle) texts.push(part)
  }
  parser.on('text', keep)
  parser.on('cdata', keep)
  parser.write(text).close()
  return texts
}
