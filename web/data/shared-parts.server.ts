/**
 * The same rows, in which parts that say the same are one object: the way to the browser writes an object once, and a
 * dozen cards tell of few projects, finishes and programmes. Fields without a value are left out.
 */
export function withSharedParts<Row extends object>(rows: readonly Row[]): Row[] {
  const known = new Map<string, unknown>()
  function shared(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part
    const text = JSON.stringify(part)
    const first = known.get(text) ?? withSharedFields(part)
    known.set(text, first)
    return first
  }
  function withSharedFields<Whole extends object>(whole: Whole): Whole {
    if (Array.isArray(whole)) return whole.map(shared) as typeof whole
    const copy: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(whole)) if (part !== undefined) copy[name] = shared(part)
    return copy as Whole
  }
  return rows.map(withSharedFields)
}
