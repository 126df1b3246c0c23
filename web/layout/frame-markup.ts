import { createContext, type ReactNode, use } from 'react'

/** The markup of the header's and the footer's content, made once for many pages. */
export type FrameMarkup = { readonly header: string; readonly footer: string }

const FrameMarkupContext = createContext<FrameMarkup | null>(null)

/** Only the server has it: in the browser React takes the same elements over as if they had been made for the page. */
export const FrameMarkupProvider = FrameMarkupContext

export function useFrameMarkup(): FrameMarkup | null {
  return use(FrameMarkupContext)
}

/** The content of an element: markup that is there already, else the components that make it. */
export function sharedMarkup(made: string | undefined, content: ReactNode) {
  return made === undefined ? { children: content } : { dangerouslySetInnerHTML: { __html: made } }
}
