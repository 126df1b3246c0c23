import type { Context } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getEstate } from '#contract/estates.ts'
import { getPriceSheet } from '#contract/price-sheet.ts'
import { type DocumentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { priceSheetDocument } from '#documents/price-sheet-document.ts'
import type { NumberStyle } from '#domain/money.ts'
import { priceSheetChoice, priceSheetQuery } from '#domain/price-sheet-choice.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { siteTexts } from '../api-client/site-texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { fallbackPage } from '../pages/fallback-page.ts'

/**
 * Answers what a flat costs as a PDF (R1109), by its id in `unit` and the choice of the page. 404 for no such flat and one
 * without a price, 503 while the API is down or too many documents are wanted.
 */
export function priceSheetPdfs(
  apiClient: ReturnType<typeof createApiClient>,
  { documents, numberStyle }: { documents: Pick<DocumentThread, 'make'>; numberStyle: NumberStyle },
) {
  return async function answer(c: Context<ServerContext>): Promise<Response> {
    const { pathname, searchParams } = new URL(c.req.url)
    const language = languageOfPath(pathname)
    const unit = searchParams.get('unit') ?? ''
    if (!/^[1-9]\d{0,9}$/.test(unit)) return fallbackPage(404, language)
    const id = Number(unit)
    const choice = priceSheetChoice((key) => searchParams.get(key))
    const client = apiClient({
      language,
      clientAddress: c.get('clientAddress'),
      requestId: c.get('requestId'),
    })
    try {
      const [{ data: estate }, { data: sheet }, dictionaries, words] = await Promise.all([
        client(getEstate, { id }),
        client(getPriceSheet, { id, ...priceSheetQuery(choice) }),
        client(getDictionaries, {}),
        siteTexts(client, language),
      ])
      const document = priceSheetDocument(estate, sheet, language, words, numberStyle)
      const { company, fonts } = dictionaries.data
      const operator = { ...company, ...(fonts && { fonts }) }
      const manner = { operator, language, style: numberStyle, day: sheet.day }
      const bytes = await documents.make({ kind: 'priceSheet', document, manner })
      return new Response(bytes, {
        headers: {
          'Cache-Control': cachePolicy.priceSheetPdf.lifetime,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="price-${unit}.pdf"`,
          'Content-Language': language,
          'X-Robots-Tag': 'noindex',
        },
      })
    } catch (error) {
      if (error instanceof TooManyDocuments) return fallbackPage(503, language, String(error.retryAfter))
      if (!(error instanceof ApiFailure)) throw error
      return fallbackPage(error.status === 404 || error.status === 410 ? 404 : 503, language)
    }
  }
}
