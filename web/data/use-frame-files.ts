import { useMatches } from 'react-router'
import type { FrameValue } from '#contract/frame-files.ts'

/** The addresses of the files that the page needs before scripts can take it over, apart by spaces. */
export function useFrameFiles(): string | undefined {
  const values = useMatches().flatMap(({ loaderData }) => {
    const { texts, menus } = (loaderData ?? {}) as Partial<Record<'texts' | 'menus', FrameValue>>
    return [texts, menus].filter((value) => value !== undefined)
  })
  return values.flatMap(({ address, text }) => (text === null ? address : [])).join(' ') || undefined
}
