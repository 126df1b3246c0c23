import { useMatches, useRouteError } from 'react-router'
import type { Goal } from '#contract/goals.ts'

/** The subject of a page, in the words of the API's forms. */
export type About = { complex_id?: number; house_id?: number; estate_id?: number }

/** A page's data for the frame, exported by its route as `handle`. */
export type PageHandle<Data = never> = {
  /** `project`: the page begins with a picture under the header, which is white there (R95). */
  header?: 'project' | ((data: Data) => 'plain' | 'project')
  /** From the loader's data: sent with the forms of dialogs over the page. */
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

/** The subject of the open page; empty where it is not about a project, house or unit, or failed. */
export function usePageAbout(): About {
  const match = useMatches().at(-1)
  const handle = match?.handle as PageHandle<unknown> | undefined
  const data = match?.loaderData
  return data === undefined || data === null ? {} : (handle?.about?.(data) ?? {})
}
