import type { ApiClient } from '#contract/api-client.ts'
import type { ComplexLink } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import type { Company } from '#contract/dictionaries.ts'
import type { CategoryTab } from '#contract/estates.ts'
import type { BasicPromotion } from '#contract/promotions.ts'
import type { Category } from '#domain/categories.ts'
import { smallPicture } from './late-picture.server.ts'
import { onceFor } from './once-for.server.ts'
import { noData, optional } from './optional.server.ts'
import type { ProjectItem, PromotionItem } from './root-data.ts'

/** The categories that the company has or had, each under a name: where another server tells none, by our word for it. */
export function menuCategories(
  categories: readonly CategoryTab[],
  nameOf: (key: `category.${Category}`) => Promise<string>,
): Promise<CategoryTab[]> {
  const absent = absentCategories(categories)
  return Promise.all(
    categories
      .filter(({ code }) => !absent.includes(code))
      .map(async (tab) => ({ ...tab, title: tab.title || (await nameOf(`category.${tab.code}`)) })),
  )
}

/**
 * The categories of which the company never had a unit; one of which another server does not tell it is not among them.
 * None are while there is no unit at all: the company has not said yet what it sells.
 */
export function absentCategories(categories: readonly CategoryTab[]): Category[] {
  const absent = categories.filter(({ units_count }) => units_count === 0).map(({ code }) => code)
  return absent.length === categories.length ? [] : absent
}

/** The widest file of a picture in the menus, in pixels: 7rem and 20rem on a screen of more than twice the points. */
const widths = { project: 480, promotion: 768 } as const

/** Projects as the menus show them. */
export const menuProjects = onceFor((projects: readonly ComplexLink[]): ProjectItem[] =>
  projects.map(({ slug, name, city, price_from, image }) => ({
    slug,
    name,
    city: city.name,
    price_from,
    image: image && smallPicture(image, widths.project),
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
      cover: smallPicture(cover, widths.promotion),
    }
  }
  return null
})

/**
 * How to reach a company of which the dictionaries say nothing: by phone and mail of its sales office, else of another
 * one, but not of its people department (R79, R97). The specification names no fields of the dictionaries, so another
 * server may tell these among its contacts alone (A41).
 */
export async function reachedCompany(apiClient: ApiClient, company: Company): Promise<Company> {
  if ([company.name, company.phone, company.email].some((told) => told !== '')) return company
  const { data } = await optional(apiClient(getContacts, {}), noData)
  const offices = data.filter(({ type }) => type !== 'hr')
  const inOrder = [...offices.filter(({ type }) => type === 'sales'), ...offices]
  const first = (values: readonly (string | null | undefined)[]) => values.find(Boolean) ?? ''
  return {
    ...company,
    phone: first(inOrder.map(({ phones }) => phones[0])),
    email: first(inOrder.map(({ email }) => email)),
  }
}
