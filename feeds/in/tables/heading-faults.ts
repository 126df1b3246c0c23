import { staffText } from '#domain/staff/staff-text.ts'
import type { Mapping } from '../mapping.ts'
import type { Places } from '../places.ts'
import { isHouseName } from './headings.ts'
import type { Said, TableUnit } from './table-units.ts'

/** Headings beside a fixed value: they must mean what is fixed, as a column must not stand beside it. */
export function headingFaults(
  units: readonly TableUnit[],
  { fixed }: Mapping,
  places: Pick<Places, 'house' | 'project'>,
): string[] {
  const ours = fixed.house === undefined ? null : places.house(fixed.project ?? '', fixed.house)
  const isSameHouse = ({ name }: Said) => places.house(ours?.complex.slug ?? '', name)?.id === ours?.id
  const ourProject = fixed.project === undefined ? (ours?.complex ?? null) : places.project(fixed.project)
  const isSameProject = ({ name }: Said) => places.project(name)?.id === ourProject?.id
  const number = (text = '') => /\d+/.exec(text)?.[0]
  const rules = [
    { field: 'house', isFixed: ours !== null, said: ({ house }: TableUnit) => house, isSame: isSameHouse },
    {
      field: fixed.project === undefined ? 'house' : 'project',
      isFixed: ourProject !== null,
      said: ({ project }: TableUnit) => project,
      isSame: isSameProject,
    },
    {
      field: 'section',
      isFixed: fixed.section !== undefined,
      said: ({ section }: TableUnit) => section,
      isSame: ({ name }: Said) => number(name) === number(fixed.section),
    },
  ] as const
  return rules.flatMap(({ field, isFixed, said, isSame }) => {
    if (!isFixed) return []
    const other = [...new Set(units.map(said))].find((each) => isSaid(each) && !isSame(each))
    if (other === undefined) return []
    const values = { name: other.name.slice(0, 60), field, value: fixed[field] ?? '' }
    return [
      other.row === null
        ? staffText(
            'the sheet is called «{name}», and the mapping fixes {field}: {value}. Take {field} out of «fixed», or what does not belong to it out of the table.',
            values,
          )
        : staffText(
            'row {row} is a heading «{name}», and the mapping fixes {field}: {value}. Take {field} out of «fixed», or what does not belong to it out of the table.',
            { ...values, row: other.row },
          ),
    ]
  })
}

/** A heading, or a sheet that is called as a house is. */
function isSaid({ name, row }: Said): boolean {
  return row !== null || isHouseName(name)
}
