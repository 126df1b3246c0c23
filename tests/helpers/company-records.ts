import assert from 'node:assert/strict'
import { getComplexes } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getMortgages } from '#contract/mortgages.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from './servers/call-api.ts'

/** What the company of a running site has, asked of its API: journeys name none of its records. */
export function companyRecords(url: string, language: Language = 'ru') {
  const api = { request: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) }
  const headers = { 'Accept-Language': language }
  const cities = async () => (await callApi(api, getDictionaries, { headers })).data.cities
  const programmes = async () => (await callApi(api, getMortgages, { headers })).data
  return {
    cities,
    programmes,
    /** Those with units on sale, or those that a query leaves. */
    projects: async (query = '') => (await callApi(api, getComplexes, { query, headers })).data,
    /** A city where a programme takes homes up to a price only, and that price. */
    async capOf(code: string): Promise<{ city: string; cap: number }> {
      const programme = (await programmes()).find((each) => each.code === code)
      const [limit] = programme?.price_cap ?? []
      const city = (await cities()).find(({ id }) => id === limit?.city_id)
      assert.ok(limit !== undefined && city !== undefined, `${code} has no cap`)
      return { city: city.slug, cap: limit.amount }
    },
  }
}
