import { z } from 'zod'
import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { categories } from '#domain/categories.ts'
import { staffError, type StaffText, staffText } from '#domain/staff/staff-text.ts'

/** What staff can say of a unit's status; that it is hidden stands by itself. */
const statuses = ['free', 'request', 'reserved', 'sold'] as const

/** What staff say of one unit, by its id or by the number on its door in a house. It wins over feeds and content. */
const Override = z.strictObject({
  /** As it stands in the address of its page. */
  id: z.int().min(1).max(2_000_000_000).exactOptional(),
  /** The slug of its house. */
  house: z.string().min(1).max(120).meta({ names: 'houses' }).exactOptional(),
  number: z
    .union([z.string().min(1).max(60), z.int().min(0)])
    .transform(String)
    .exactOptional(),
  /** A flat where it is left out. */
  category: z.enum(categories).exactOptional(),
  section: z.int().min(1).max(999).exactOptional(),
  /** The last day on which it holds, in Kazakhstan. */
  until: z.iso.date(staffError('must be a day like 2026-11-21')),
  status: z.enum(statuses).exactOptional(),
  hidden: z.literal(true).exactOptional(),
  /** Whole tenge. */
  price: z.int().min(1).max(1_000_000_000_000).exactOptional(),
  /** The slug of a promotion that the unit takes part in. */
  promotion: z.string().min(1).max(120).meta({ names: 'promotions' }).exactOptional(),
})

/** With its line in the file, which reports name. */
const StoredOverride = Override.extend({ line: z.int() })
export type UnitOverride = z.output<typeof StoredOverride>

/** Most units of the file: each import of a feed goes through all of them. */
const maxUnits = 1_000

/** `units.yaml`: what staff say of units by hand, each until a day. */
export const UnitsFile = z.strictObject({
  units: z
    .array(Override)
    .max(maxUnits)
    .superRefine((units, context) => {
      const known = new Set<string>()
      for (const [index, unit] of units.entries()) {
        const refuse = (field: string, message: StaffText<[]>) =>
          context.addIssue({ code: 'custom', path: [index, field], message: staffText(message) })
        const { id, house, number, category, section } = unit
        const door = [house, number, category, section].filter((part) => part !== undefined)
        if (id === undefined && house === undefined)
          refuse('house', 'is missing: name house and number, or id')
        else if (id === undefined && number === undefined) refuse('number', 'is missing')
        else if (id !== undefined && door.length > 0)
          refuse('id', 'says which unit it is: leave out house, number, category and section')
        if (unit.hidden && unit.status !== undefined)
          refuse('status', 'cannot be seen while hidden is true: leave one of them out')
        const isEmpty = [unit.status, unit.hidden, unit.price, unit.promotion].every(
          (part) => part === undefined,
        )
        if (isEmpty) refuse('until', 'changes nothing: say status, hidden, price or promotion')
        const key = JSON.stringify([id, house, number, category ?? 'flat', section])
        if (known.has(key)) refuse(id === undefined ? 'number' : 'id', 'stands here twice')
        known.add(key)
      }
    })
    // The editor leaves an empty list out.
    .default([]),
})

/** The overrides that the last import of content has brought and this version of the site understands. */
export async function wantedOverrides(db: Database): Promise<UnitOverride[]> {
  const stored = z.array(z.unknown()).parse((await readSetting(db, 'unit_overrides')) ?? [])
  return stored.flatMap((one) => StoredOverride.safeParse(one).data ?? [])
}
