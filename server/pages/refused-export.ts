import type { MiddlewareHandler } from 'hono'
import { formLanguage } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/errors.ts'
import { exportPlace, exportRefusalName, exportRefusals } from '#contract/export-refusals.ts'
import { pages } from '#contract/pages.ts'
import { defaultLanguage, languages } from '#domain/languages.ts'
import { ownAddress } from '#domain/own-address.ts'
import { cachePolicy } from '../http/cache-policy.ts'

const calculators = languages.flatMap((language) => [pages.mortgage(language), pages.installment(language)])

/**
 * A schedule that a page's form requested and did not get leads back to the page, with the reason in its address
 * (R318). Other callers get the answer of the API.
 */
export const refusedExport: MiddlewareHandler = async (c, next) => {
  await next()
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  const wantsPage = c.req.header('accept')?.includes('text/html') === true
  if (c.res.status < 400 || !isForm || !wantsPage) return
  const body = ErrorBody.safeParse(await c.res.json().catch(() => null))
  const fields = Object.keys(body.data?.errors ?? {})
  const reason = exportRefusals.find((field) => fields.includes(field)) ?? 'later'
  const { path, query } = askingPage(c.req.header('referer') ?? '', c.req.query(formLanguage))
  query.set(exportRefusalName, reason)
  c.res = new Response(null, {
    status: 303,
    headers: {
      Location: ownAddress(`${path}?${query}#${exportPlace}`),
      'Cache-Control': cachePolicy.failure.lifetime,
    },
  })
}

/** The calculator with the form; the one of mortgages where the browser sends no Referer. */
function askingPage(referer: string, code: string | undefined): { path: string; query: URLSearchParams } {
  const from = URL.parse(referer)
  const path = calculators.find((page) => page === from?.pathname)
  if (path !== undefined) return { path, query: new URLSearchParams(from?.search) }
  const language = languages.find((each) => each === code) ?? defaultLanguage
  return { path: pages.mortgage(language), query: new URLSearchParams() }
}
