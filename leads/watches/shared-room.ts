/**
 * As many items of sections as there is room for, the first of each section before the second of any: much news of one
 * kind must not push out what little there is of the others. Sections and items stay in their order; one without room
 * for any item is left out.
 *
 * @param cost of an item, in the unit of the room
 */
export function sharedRoom<Section extends { items: readonly unknown[] }>(
  sections: readonly Section[],
  room: number,
  cost: (item: Section['items'][number], section: Section, isFirst: boolean) => number,
): Section[] {
  const taken = sections.map(() => 0)
  const longest = Math.max(0, ...sections.map(({ items }) => items.length))
  const full = new Set<Section>()
  let left = room
  for (let place = 0; place < longest; place++)
    for (const [index, section] of sections.entries()) {
      const item = section.items[place]
      if (item === undefined || full.has(section)) continue
      const needed = cost(item, section, place === 0)
      if (needed > left) {
        full.add(section)
        continue
      }
      left -= needed
      taken[index] = place + 1
    }
  return sections.flatMap((section, index) => {
    const count = taken[index] ?? 0
    return count === 0 ? [] : [{ ...section, items: section.items.slice(0, count) }]
  })
}
