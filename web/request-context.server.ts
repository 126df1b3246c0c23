import { createContext } from 'react-router'
import type { RequestContext } from '#contract/request-context.ts'

export type { RequestContext }

/** The server takes this key from the built bundle: a second copy of this module would be another key. */
export const requestContext = createContext<RequestContext>()
