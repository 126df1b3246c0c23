import type { ApiClient } from '#contract/api-client.ts'
import { exportRefusalName, exportRefusals } from '#contract/export-refusals.ts'
import { pages } from '#contract/pages.ts'
import {
  askedByForm,
  calculationOfParams,
  type CalculationQuery,
  calculationSearch,
  openedName,
  tidyCalculation,
} from '#domain/calculation-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { type CalculatorType, calculatorTypes } from '../../../blocks/payment/reckoned.ts'
import { loadPurchase } from '../purchase-data.server.ts'
import { loadSubject } from '../subject.server.ts'
import { sendToTidy } from '../tidy-question.server.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'

/**
 * The data of a calculator's page. A plain form says what it was opened with, on the page of a unit its type too: that
 * leads to the page of that type. Values that are not on sale do not live on in links (A4).
 */
export async function loadCalculator(apiClient: ApiClient, sent: URL, page: CalculatorType) {
  const url = new URL(sent)
  url.search = askedByForm(sent.searchParams, page).toString()
  const asked = calculationOfParams(url.searchParams)
  const language = languageOfPath(url.pathname)
  const type = url.searchParams.get('type')
  if (type !== null || sent.searchParams.has(openedName)) {
    const named = calculatorTypes.find((each) => each === type) ?? page
    throw redirectTo(pages[named](language, tidyCalculation(url.searchParams)), 302)
  }
  sendToTidy(url, pages[page])
  const subject = await loadSubject(apiClient, asked)
  if (subject === null && (asked.estate !== null || asked.complex !== null))
    throw redirectTo(pages[page](language, withoutSubject(asked, url)), 302)
  return loadPurchase(apiClient, subject)
}

/** The input without values that are not on sale. A refused file of it must still be reported (R318). */
function withoutSubject(asked: CalculationQuery, url: URL): string {
  const search = calculationSearch({ ...asked, estate: null, complex: null })
  const refusal = exportRefusals.find((reason) => reason === url.searchParams.get(exportRefusalName))
  return [search, refusal && `${exportRefusalName}=${refusal}`].filter(Boolean).join('&')
}
