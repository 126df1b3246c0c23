import { z } from 'zod'

/** An icon of the company that is not a drawing: made by the import, since its pixels would make every page heavy. */
export const IconPicture = z.object({
  /** 512 by 512 pixels, lossless, for home screens and the manifest. */
  src: z
    .string()
    .regex(/^\/media\/icon-[0-9a-f]{8}-512\.webp$/)
    .meta({ examples: ['/media/icon-0a1b2c3d-512.webp'] }),
  /** 48 by 48 pixels, for tabs: it is in the head of every page. */
  tab: z
    .string()
    .max(8_000)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)
    .meta({ examples: ['data:image/png;base64,iVBORw0KGgo='] }),
})
export type IconPicture = z.infer<typeof IconPicture>
