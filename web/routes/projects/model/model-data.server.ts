import type { ApiClient } from '#contract/api-client.ts'
import { getModel, type Model } from '#contract/model.ts'

/** What the page of a model shows. */
export type ModelData = { model: Model }

/** The model of a project; what the API has no model of is missing. */
export async function loadModel(apiClient: ApiClient, slug: string): Promise<ModelData> {
  const { data: model } = await apiClient(getModel, { slug })
  return { model }
}
