import { z } from 'zod'

/** Body of every refused call: a message key and, for writes, message keys by field (A26, R204). */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

export type ErrorBody = z.infer<typeof ErrorBody>
