import type { ComplexLink } from '#contract/complexes.ts'
import type { BasicPromotion } from '#contract/promotions.ts'
import { latePicture } from './late-picture.server.ts'
import type { ProjectItem, PromotionItem } from './root-data.ts'

/** A project as the menus show it. */
export function menuProject(project: ComplexLink): ProjectItem {
  const { slug, name, city, price_from, image } = project
  return { slug, name, city: city.name, price_from, image: image && latePicture(image) }
}

/** The first promotion that has a picture; null where none has one. */
export function menuPromotion(promotions: readonly BasicPromotion[]): PromotionItem | null {
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
}
