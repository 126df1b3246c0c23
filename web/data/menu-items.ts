import type { ComplexLink } from '#contract/complexes.ts'
import type { BasicPromotion } from '#contract/promotions.ts'
import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import { latePicture } from './late-picture.ts'
import type { ProjectItem, PromotionItem } from './root-data.ts'

/** A project as the menus show it. */
export function menuProject(project: ComplexLink, language: Language): ProjectItem {
  const { slug, name, city, price_from, image } = project
  return {
    slug,
    name: boundWords(name, language),
    city: city.name,
    price_from,
    image: image && latePicture(image),
  }
}

/** The first promotion that has a picture; null where none has one. */
export function menuPromotion(
  promotions: readonly BasicPromotion[],
  language: Language,
): PromotionItem | null {
  for (const { slug, title, lead, cover } of promotions) {
    if (cover === null) continue
    return {
      slug,
      title: boundWords(title, language),
      lead: boundWords(lead, language),
      cover: latePicture(cover),
    }
  }
  return null
}
