import { categorySegments } from '#domain/categories.ts'
import { canTakeLanguage, urlRule } from '#domain/url-rules.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { type LinkedKind, missingRecord, type World } from './world.ts'

/** Pages that show a record: where the rest of the address is its slug. Longer beginnings first. */
const pagesOfRecords: readonly (readonly [beginning: string, kind: LinkedKind])[] = [
  ['/projects/queue/', 'houses'],
  ['/projects/', 'complexes'],
  ['/contents/news/', 'articles'],
  ['/contents/promo/', 'promotions'],
]

/** The availability grid of a house is below the page of the house. */
const board = new RegExp(`/(?:${Object.values(categorySegments).join('|')})$`)

const mail = /^mailto:[^\s@"<>]+@[^\s@"<>]+$/
const call = /^tel:\+\d{7,15}$/

/**
 * The mistake in a link of an editor, or null. A link may lead to a page of the site, written without a
 * language, to another site, to a letter or a call.
 */
export function linkProblem(link: string, world: World): string | null {
  if (mail.test(link) || call.test(link)) return null
  const url = URL.parse(link, 'https://site.invalid')
  if (url === null || /[\s"<>\\]/.test(link)) return staffText('"{link}" is not an address', { link })
  if (link.startsWith('https://')) return null
  if (!/^\/(?!\/)/.test(link)) return staffText('"{link}" must begin with / or https://', { link })
  if (!canTakeLanguage(url.pathname)) {
    return staffText('"{link}" must be a page without its language: the site adds /kk and /en itself', {
      link,
    })
  }
  const rule = urlRule(url)
  if (rule.kind === 'missing') return staffText('"{link}" is not a page', { link })
  if (rule.kind === 'redirect')
    return staffText('"{link}" must be written {instead}', { link, instead: rule.to })
  return recordProblem(url.pathname, world)
}

/** The record that is not there, whose page a path of the site without a language would be; null for all other paths. */
export function recordProblem(path: string, world: Pick<World, 'has' | 'slugs'>): string | null {
  const page = pagesOfRecords.find(([beginning]) => path.startsWith(beginning))
  if (!page) return null
  const [beginning, kind] = page
  const rest = path.slice(beginning.length)
  const slug = kind === 'houses' ? rest.replace(board, '') : rest
  return world.has(kind, slug) ? null : `"${path}": ${missingRecord(world, kind, slug)}`
}
