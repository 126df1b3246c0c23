import type { Goal, GoalSubject } from '#contract/goals.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { stripLanguage } from '#domain/url-rules.ts'

/** Parts of a list's address that are not criteria: the way it is shown. */
const shown = new Set(['page', 'sort', 'view'])

/** The goal that the way from one address to the next reaches: other filters of the same list. */
export function filterGoal(from: string, to: string): Goal | null {
  const [before, after] = [new URL(from), new URL(to)]
  if (before.pathname !== after.pathname || criteria(before) === criteria(after)) return null
  const list = listOf(after.pathname)
  return list === null ? null : { goal: 'filter_apply', list }
}

function listOf(pathname: string) {
  const [, section = '', segment = '', ...rest] = stripLanguage(pathname).split('/')
  if (section === 'projects' && segment === '') return 'projects'
  return section === 'properties' && rest.length === 0 ? categoryOfSegment(segment) : null
}

function criteria({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => !shown.has(name))
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&')
}

/** The goal of a click on a link in any part of the page. */
export function linkGoal(address: string, origin: string): Goal | null {
  const url = URL.parse(address, origin)
  if (url === null) return null
  const { protocol, host, pathname } = url
  if (protocol === 'tel:') return { goal: 'phone_click' }
  // Without a number it is a way to share, with one it is us.
  if (host === 'wa.me') return pathname.length > 1 ? { goal: 'whatsapp_click' } : null
  if (host === 't.me') return pathname.startsWith('/share') ? null : { goal: 'telegram_click' }
  if (host === 'www.youtube.com') {
    return pathname === '/watch' ? { goal: 'video_play', where: 'elsewhere' } : null
  }
  return url.origin === origin && stripLanguage(pathname) === '/policy.pdf' ? { goal: 'policy_open' } : null
}

/** The goal of a unit on the plan of a floor, from the data of its link. */
export function unitGoal({ unit, price }: Readonly<Record<string, string | undefined>>): Goal | null {
  if (unit === undefined) return null
  return {
    goal: 'facade_unit_click',
    estate_id: Number(unit),
    ...(price !== undefined && { price: Number(price) }),
  }
}

/** A goal as counters get it: completed with the subject of the page, without unknown values. */
export function countedGoal(
  goal: Goal,
  page: GoalSubject,
): { name: string; fields: Record<string, string | number> } {
  const { goal: name, ...own } = goal
  // Another unit than that of the page has another price, or none.
  const isOther = own.estate_id !== undefined && own.estate_id !== page.estate_id
  const subject: GoalSubject = isOther ? { ...page, price: null } : page
  const known = Object.entries({ ...subject, ...own }).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [[field, value] as const],
  )
  return { name, fields: Object.fromEntries(known) }
}
