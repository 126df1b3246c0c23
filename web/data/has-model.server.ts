import type { ApiClient } from '#contract/api-client.ts'
import { getModel } from '#contract/model.ts'
import { optional } from './optional.server.ts'

/**
 * Whether the model of a project can be shown, where its record or that of its unit says that there is one: another
 * server may have no call for it (A41).
 */
export async function hasModel(
  apiClient: ApiClient,
  slug: string,
  told: boolean | undefined,
): Promise<boolean> {
  return told === true && slug !== '' && (await optional(apiClient(getModel, { slug }), null)) !== null
}
