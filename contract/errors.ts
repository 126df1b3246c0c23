import { z } from 'zod'

/** Body of every refused call: a message key and, for writes, message keys by field (A26, R204). Some refusals add more. */
export const ErrorBody = z.looseObject({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

export type ErrorBody = z.infer<typeof ErrorBody>
