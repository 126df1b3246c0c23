import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../data/page-context.server.ts'
import { pageTexts } from '../data/page-texts.server.ts'
import { areasOfPages } from '../data/text-areas.ts'
import { MoreTexts } from '../i18n/i18n.tsx'

/** The texts that this page says beside those of every page, and which build of the site says so (A13). */
export async function loader({ context, url, pattern }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const [first = '', ...rest] = pattern.split('/').filter(Boolean)
  const path = (first === language ? rest : [first, ...rest]).join('/')
  const given = pageContext(context)
  return { texts: await pageTexts(given, language, areasOfPages[path] ?? []), buildId: given.buildId }
}

/** Texts stay as long as the page does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href
}

export default function PageTexts() {
  return (
    <MoreTexts texts={useLoaderData<typeof loader>().texts}>
      <Outlet />
    </MoreTexts>
  )
}
