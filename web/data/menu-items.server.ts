import type { ComplexLink } from '#contract/complexes.ts'
import type { BasicPromotion } from '#contract/promotions.ts'
import { latePicture } from './late-picture.server.ts'
import { onceFor } from './once-for.server.ts'
import type { ProjectItem, PromotionItem } from './root-data.ts'

/** Projects as the menus show them. */
export const menuProjects = onceFor((projects: readonly ComplexLink[]): ProjectItem[] =>
  projects.map(({ slug, name, city, price_from, image }) => ({
    slug,
    name,
    city: city.name,
    price_from,
    image: image && latePicture(image),
  })),
)

/** The first promotion that has a picture; null where none has one. */
export const menuPromotion = onceFor((promotions: readonly BasicPromotion[]): PromotionItem | null => {
  for (const { slug, title, lead, cover } of promotions) {
    if (cover === null) continue
    return {
      slug,
      title,
      lead,
      cover: latePicture(cover),
    }
  }
  return null
})
