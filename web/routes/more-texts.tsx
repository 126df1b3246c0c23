import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { pageTable } from '#contract/page-table.ts'
import { languageOfPath, stripLanguage } from '#domain/url-rules.ts'
import type { Texts } from '#texts/texts.ts'
import { frameValue } from '../data/frame-value.ts'
import { keepFrame } from '../data/keep-frame.server.ts'
import { isOtherPage, isRenewal } from '../data/revalidation.ts'
import { pageContext } from '../data/page-context.server.ts'
import { pageTexts } from '../data/page-texts.server.ts'
import { MoreTexts } from '../i18n/i18n.tsx'

/** The texts that this page says beside those of every page, and which build of the site says so (A13). */
export async function loader({ context, url, pattern }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const given = pageContext(context)
  const page = Object.values(pageTable).find(({ path }) => path === stripLanguage(pattern))
  const texts = await pageTexts(given, language, page?.texts ?? [])
  return { texts: await keepFrame(given, texts), buildId: given.buildId }
}

/** Texts stay as long as the page does, and while it shows another thing of its kind. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return isRenewal(change) || isOtherPage(change)
}

export default function PageTexts() {
  const { texts } = useLoaderData<typeof loader>()
  return (
    <MoreTexts texts={frameValue<Partial<Texts>>(texts)}>
      <Outlet />
    </MoreTexts>
  )
}
