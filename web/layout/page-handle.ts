import { useMatches, useRouteError } from 'react-router'
import type { Goal } from '#contract/goals.ts'

/** What a page is about, as the forms of the API call it. */
export type About = { complex_id?: number; house_id?: number; estate_id?: number }

/** What a page tells the frame, exported by its route as `handle`. */
export type PageHandle<Data = never> = {
  /** `project`: the page begins with a picture that the header lies upon, in white (R95). */
  header?: 'project' | ((data: Data) => 'plain' | 'project')
  /** Out of the loader's data: goes with what is sent from dialogs over the page. */
  about?: (data: Data) => About
  /** The goal of the counters that opening it reaches. */
  goal?: (data: Data) => Goal | null
}

/** The header's style on this page. A page that failed has no picture to lie upon. */
export function useHeaderStyle(): 'plain' | 'project' {
  const match = useMatches().at(-1)
  const failed = (useRouteError() ?? null) !== null
  const header = (match?.handle as PageHandle<unknown> | undefined)?.header ?? 'plain'
  if (failed) return 'plain'
  return typeof header === 'string' ? header : header(match?.loaderData)
}

/** What the open page is about; empty where it is about nothing that is sold, or failed. */
export function usePageAbout(): About {
  const match = useMatches().at(-1)
  const handle = match?.handle as PageHandle<unknown> | undefined
  const data = match?.loaderData
  return data === undefined || data === null ? {} : (handle?.about?.(data) ?? {})
}
