/** Elements that draw. */
export const shapes: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon'.split(' '),
)

/** Elements around them. No `use`, `pattern` or `mask`: they multiply work. */
export const structure: ReadonlySet<string> = new Set(
  'g defs linearGradient radialGradient stop clipPath'.split(' '),
)

/** Attributes that may stand in a `style` as well. */
export const presentation: ReadonlySet<string> = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule stop-color stop-opacity ' +
    'vector-effect'
  ).split(' '),
)

/** Attributes of geometry. */
const geometry: ReadonlySet<string> = new Set(
  (
    'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy offset transform gradientTransform gradientUnits spreadMethod ' +
    'clipPathUnits'
  ).split(' '),
)

/** Boxes have a width; that of the drawing itself goes. */
const boxSides: ReadonlySet<string> = new Set(['width', 'height'])

const ownTarget = /^#[\w.-]{1,100}$/

/** Paints and clippings of the same drawing. */
const ownReference = /^url\(\s*['"]?(#[\w.-]{1,100})['"]?\s*\)$/

/**
 * The value of an attribute as it may be written between double quotes; null: it draws nothing here and goes; `refused`:
 * it runs something or reaches for another file.
 */
export function valueOf(element: string, name: string, value: string): string | null {
  if (/^on/i.test(name)) return 'refused'
  if (name === 'href') return ownTarget.test(value) ? value : 'refused'
  if (name === 'id') return /^[\w.-]{1,100}$/.test(value) ? value : null
  if (/url|javascript|data:/i.test(value)) {
    const [, target] = ownReference.exec(value.trim()) ?? []
    if (target === undefined) return 'refused'
    return presentation.has(name) ? `url(${target})` : null
  }
  const isKnown = presentation.has(name) || geometry.has(name) || (element !== 'svg' && boxSides.has(name))
  if (!isKnown) return null
  return /^[\w\s#%.,()+-]*$/.test(value) ? value.replaceAll(/\s+/g, ' ').trim() : 'refused'
}
