import type { ApiClient } from '#contract/api-client.ts'
import type { ContractSample } from '#contract/contract-sample.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { optional } from './optional.server.ts'

/** The sample of the company's contract; null where there is none (R973). */
export async function contractSample(apiClient: ApiClient): Promise<ContractSample | null> {
  const dictionaries = await optional(apiClient(getDictionaries, {}), null)
  return dictionaries?.data.contract_sample ?? null
}
