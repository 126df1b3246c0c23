import { writeJson } from '#database/json.ts'
import type { Row } from './content.ts'
import { contentDay, officeMoment } from './days.ts'
import { pictureNamed, type Media } from './read-media.ts'
import type { Records } from './records.ts'

export function cityRows(records: Records): Row<'cities'>[] {
  return records.cities.map((city, index) => ({
    id: city.id,
    slug: city.slug,
    name: writeJson(city.name),
    sort_order: index + 1,
  }))
}

/** Drawings of the units. A drawing whose area is not the area of the units would make the site contradict itself. */
export function planRows(records: Records, media: Media): Row<'plans'>[] {
  return Object.entries(records.plans).map(([code, unit]) => {
    const plan = media.plans[code]
    if (!plan) throw new Error(`content/unit-plans.json: there is no plan "${code}" in media/plans.json`)
    if (plan.area_total !== unit.area || plan.rooms !== unit.rooms || plan.category !== unit.category) {
      throw new Error(`content/unit-plans.json: "${code}" differs from media/plans.json`)
    }
    return {
      code,
      category: plan.category,
      rooms: plan.rooms,
      card: plan.card,
      detail: writeJson(plan.detail),
      width: plan.width,
      height: plan.height,
      room_list: writeJson(plan.rooms_list),
    }
  })
}

export function promotionRows(records: Records, media: Media): Row<'promotions'>[] {
  return records.promotions.map((promotion) => ({
    id: promotion.id,
    slug: promotion.slug,
    title: writeJson(promotion.title),
    lead: writeJson(promotion.lead),
    body_html: writeJson(promotion.body_html),
    cover: writeJson(pictureNamed(media, promotion.cover, 'promotions.json')),
    starts_at: promotion.starts_at,
    ends_at: promotion.ends_at,
    discount: promotion.discount,
    estate_categories: writeJson(promotion.categories),
    conditions_html: writeJson(promotion.conditions_html),
    updated_at: officeMoment(contentDay, 0.25),
  }))
}

export function complexPromotionRows(records: Records): Row<'complex_promotions'>[] {
  return records.promotions.flatMap((promotion) =>
    promotion.complexes.map((slug) => {
      const found = records.complexes.find(({ complex }) => complex.slug === slug)
      if (!found) throw new Error(`content/promotions.json: ${promotion.slug}: there is no project "${slug}"`)
      return { complex_id: found.complex.id, promotion_id: promotion.id }
    }),
  )
}

export function feedbackImageRows(records: Records, media: Media): Row<'feedback_images'>[] {
  return records.feedbackImages.map(({ id, picture }, index) => ({
    id,
    image: writeJson(pictureNamed(media, picture, 'feedback-images.json')),
    sort_order: index + 1,
  }))
}

export function redirectRows(records: Records): Row<'redirects'>[] {
  return records.redirects.map((redirect) => ({ ...redirect, is_prefix: redirect.is_prefix ? 1 : 0 }))
}

/** `company`: how to reach the company; `features`: titles of what projects offer. */
export function settingRows(records: Records): Row<'settings'>[] {
  const { kk_review: _review, ...company } = records.company
  return [
    { key: 'company', value: writeJson<unknown>(company) },
    { key: 'features', value: writeJson<unknown>(records.features) },
  ]
}
