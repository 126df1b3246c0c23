import { z } from 'zod'
import { endpoints } from './endpoints.ts'

/** A picture beside the consultation form (R125). */
export const FeedbackImage = z.object({ id: z.int(), src: z.string().min(1), alt: z.string() })
export type FeedbackImage = z.infer<typeof FeedbackImage>

/** The whole body is the list, without an envelope (R170, A26). */
export const getFeedbackImages = {
  ...endpoints.feedbackImages,
  summary: 'Pictures of the consultation form, as a bare list',
  answer: z.array(FeedbackImage),
} as const
