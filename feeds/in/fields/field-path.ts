/** One step of a path: a name, and the entry or element of it that is meant where there are several. */
type Step = { name: string; where: { key: string; value: string } | null }

/** Where a value stands, in an item or, with a slash before it, from the root of the feed. */
export type FieldPath = {
  /** As the mapping has it. */
  text: string
  isFromRoot: boolean
  steps: readonly Step[]
}

/** Characters and steps of a path. */
const longest = 200
const maxSteps = 12

/**
 * A path of the mapping: `price/value`, `@id`, `param[@name=Этаж]`, `/catalog/house/@name`.
 *
 * @returns null for what is no path
 */
export function fieldPath(text: string): FieldPath | null {
  const isFromRoot = text.startsWith('/')
  const rest = isFromRoot ? text.slice(1) : text
  const parts = rest.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? []
  if (text.length > longest || parts.length === 0 || parts.length > maxSteps || parts.join('/') !== rest)
    return null
  const steps = parts.map(stepOf)
  const isWhole = steps.every(
    (step, index) => step !== null && (!step.name.startsWith('@') || index === steps.length - 1),
  )
  return isWhole ? { text, isFromRoot, steps: steps.filter((step) => step !== null) } : null
}

function stepOf(part: string): Step | null {
  const [, name, key, value] = /^([^[\]]+)(?:\[(@?[^@[\]=]+)=([^[\]]*)\])?$/.exec(part) ?? []
  if (name === undefined || name.trim() === '' || name === '@') return null
  return {
    name: name.trim(),
    where: key === undefined ? null : { key: key.trim(), value: (value ?? '').trim() },
  }
}
