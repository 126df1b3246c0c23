import { SaxesParser } from 'saxes'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { presentation, shapes, structure, valueOf } from './svg-parts.ts'
import { ruledStyles, type StyleRule, styleRules } from './svg-styles.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** Characters, elements and levels of a drawing. */
const longest = 500_000
const maxElements = 5_000
const deepest = 32

/** What editors add that draws nothing, and rules that stand at the elements afterwards: it goes with all that is in it. */
const silent = new Set(['title', 'desc', 'metadata', 'style'])

/** What designers meet, with what helps. */
const advice: Readonly<Record<string, StaffText<[]>>> = {
  text: 'has letters as text: convert them to outlines (curves)',
  image: 'has a picture in it: only shapes are drawn',
  use: 'has <use>: export it with symbols expanded',
}

export type RewrittenSvg = { svg: string } | { refused: string }

/**
 * A drawing rewritten from a list of what may be in it: shapes, groups, gradients and clipping. Nothing of it runs,
 * reaches another address or grows when it is drawn; width and height go, so that its place gives the size.
 *
 * @param text of any origin
 * @returns the drawing, or why it cannot be taken, to follow the name of its file
 */
export function rewriteSvg(text: string): RewrittenSvg {
  if (text.length > longest)
    return { refused: staffText('is longer than {count} characters', { count: longest }) }
  try {
    return { svg: written(text) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

class Refusal extends Error {}

function written(text: string): string {
  const notWellFormed = () => refuse(staffText('is not well-formed SVG'))
  const rules = styleRules(text, svgNamespace, notWellFormed)
  if (rules === null)
    refuse(staffText('has a <style>: export it with presentation attributes instead of CSS'))
  const parser = new SaxesParser({ xmlns: true, position: false })
  const out: string[] = []
  let depth = 0
  let elements = 0
  let shown = 0
  // The level of the element that goes with all that is in it.
  let skipped: number | null = null
  parser.on('error', notWellFormed)
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse(staffText('has a DOCTYPE with entities'))
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1
    elements += 1
    if (elements > maxElements) refuse(staffText('has more than {count} elements', { count: maxElements }))
    if (depth > deepest) refuse(staffText('is nested deeper than {count} levels', { count: deepest }))
    if (skipped !== null) return
    const given = Object.values(attributes).flatMap(({ local, uri, value }) =>
      uri === '' || uri === xlinkNamespace ? [[local, value] as const] : [],
    )
    if (depth === 1) {
      if (local !== 'svg' || uri !== svgNamespace)
        refuse(staffText('must begin with <svg xmlns="{namespace}">', { namespace: svgNamespace }))
      out.push(`<svg xmlns="${svgNamespace}" viewBox="${viewBox(new Map(given))}"`)
      out.push(...attributesOf('svg', given, rules), '>')
    } else if (uri !== svgNamespace || silent.has(local)) skipped = depth
    else {
      if (!shapes.has(local) && !structure.has(local)) refuse(notDrawn(local))
      if (shapes.has(local)) shown += 1
      out.push(`<${local}`, ...attributesOf(local, given, rules), '>')
    }
  })
  parser.on('closetag', ({ local }) => {
    if (skipped === null) out.push(`</${local}>`)
    else if (skipped === depth) skipped = null
    depth -= 1
  })
  parser.write(text).close()
  if (shown === 0) refuse(staffText('draws nothing'))
  return out.join('').replaceAll(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|stop)>/g, '/>')
}

/** Four numbers: without them a drawing has no measure and cannot be fitted. Its sizes say them, too. */
function viewBox(given: ReadonlyMap<string, string>): string {
  const sizes = [given.get('width'), given.get('height')].map(unitsOf)
  const numbers = (given.get('viewBox') ?? `0 0 ${sizes.join(' ')}`).trim().split(/[\s,]+/)
  const [, , width = 0, height = 0] = numbers.map(Number)
  const isSound =
    numbers.length === 4 && numbers.every((each) => /^-?\d{0,7}(\.\d{0,6})?$/.test(each) && /\d/.test(each))
  if (!isSound || width <= 0 || height <= 0) refuse(staffText('needs a viewBox of four numbers'))
  return numbers.join(' ')
}

/** Units of a drawing in one of CSS: all but pixels are lengths on paper. */
const units: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}

/** A length such as `24mm` in units of the drawing; nothing for a share of the page, which is no measure. */
function unitsOf(length = ''): string {
  const { number = '', unit = 'px' } =
    /^\s*(?<number>[\d.]{1,12})(?<unit>[a-z]{2})?\s*$/.exec(length)?.groups ?? {}
  const sized = Number(number) * (units[unit] ?? Number.NaN)
  return number === '' || !Number.isFinite(sized) ? '' : String(Number(sized.toFixed(4)))
}

/** The attributes that stay; rules of the drawing count more, and those of `style` most, as CSS has it. */
function attributesOf(
  element: string,
  given: readonly (readonly [string, string])[],
  rules: readonly StyleRule[],
): string[] {
  const kept = new Map<string, string>()
  const keep = (name: string, value: string) => {
    const made = valueOf(element, name, value)
    if (made === 'refused')
      refuse(
        staffText('has {attribute}="{value}", which is not taken', {
          attribute: name.slice(0, 40),
          value: value.slice(0, 40),
        }),
      )
    if (made !== null) kept.set(name, made)
  }
  for (const [name, value] of given) if (name !== 'style') keep(name, value)
  const byName = new Map(given)
  for (const style of [...ruledStyles(rules, element, byName), byName.get('style') ?? ''])
    for (const [key, own] of declarations(style)) keep(key, own)
  return [...kept].map(([name, value]) => ` ${name}="${value}"`)
}

function declarations(style: string): [string, string][] {
  if (/[\\@]|\/\*/.test(style)) refuse(staffText('has a style that is not taken'))
  return style.split(';').flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(':')
    const key = name.trim().toLowerCase()
    return presentation.has(key) || /url/i.test(line)
      ? [
          [
            key,
            value
              .join(':')
              .replace(/!important/i, '')
              .trim(),
          ],
        ]
      : []
  })
}

function notDrawn(element: string): string {
  const known = advice[element]
  if (known !== undefined) return staffText(known)
  return staffText('has <{element}>, which is not drawn', { element: element.slice(0, 40) })
}

function refuse(why: string): never {
  throw new Refusal(why)
}
