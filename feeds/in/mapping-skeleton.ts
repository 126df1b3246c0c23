import { stringify } from 'yaml'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'

/** Unknown names of a feed, each with its count of offers. */
export type UnknownNames = Readonly<
  Record<
    'projects' | 'houses' | 'finishing' | 'statuses' | 'currencies',
    readonly { name: string; count: number }[]
  >
>

const advice = {
  projects: () => staffText('slug of a project, as in the address of its page'),
  houses: () =>
    staffText('slug of a house; or {example} for units that do not say', {
      example: '{ house: slug, section: 1, floor: -1 }',
    }),
  finishing: () => staffText('rough, rough_plus, prefine, fine or turnkey'),
  statuses: () => staffText('free, request, reserved, unconfirmed, sold or hidden'),
  currencies: () => staffText('tenge for one of it: 6.1'),
} as const

/** Lines for the mapping file with the unknown names, to be pasted and filled in; empty when all are known. */
export function mappingSkeleton(unknown: UnknownNames): string {
  const parts = (Object.keys(advice) as (keyof typeof advice)[]).flatMap((part) => {
    const names = unknown[part].filter(({ name }) => name !== '')
    if (names.length === 0) return []
    const lines = names.map(
      ({ name, count }) => `  ${keyOf(name)}: # ${staffCount('{count} offer', '{count} offers', count)}`,
    )
    return [`# ${advice[part]()}\n${part}:\n${lines.join('\n')}\n`]
  })
  return parts.join('')
}

/** A name on one line, quoted where YAML needs it. */
function keyOf(name: string): string {
  return stringify(name.replaceAll(/\s+/g, ' '), { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()
}
