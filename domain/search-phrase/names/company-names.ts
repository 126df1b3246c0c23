import type { Category } from '../../categories.ts'
import type { Localized } from '../../languages.ts'
import type { NearestPlaces } from '../../near-place.ts'

/** What a sentence may name of the company's content. */
export type CompanyNames = {
  readonly complexes: readonly {
    readonly slug: string
    readonly name: Localized
    /** Slug of its city. */
    readonly city: string
    readonly district: Localized
    /** Its address, and the one that it had before. */
    readonly addresses: readonly Localized[]
    /** Places near it by name: stations, shopping centres, parks. */
    readonly landmarks: readonly Localized[]
    /** Minutes on foot to the nearest place of each kind. */
    readonly near: NearestPlaces
    readonly houses: readonly { readonly slug: string; readonly name: Localized }[]
  }[]
  readonly cities: readonly { readonly slug: string; readonly title: Localized }[]
  readonly features: readonly { readonly code: string; readonly title: Localized }[]
  readonly promotions: readonly {
    readonly id: number
    readonly title: Localized
    /** Slugs of projects; empty for all. */
    readonly complexes: readonly string[]
    /** Whether it lowers a price. */
    readonly hasDiscount: boolean
  }[]
  readonly programmes: readonly {
    readonly code: string
    readonly kind: string
    readonly title: Localized
    /** Percent a year as the bank tells it. */
    readonly rate_nominal: number
    /** Percent a year with all payments; 0 without interest. */
    readonly rate_effective: number
    /** Slugs of projects; empty for all. */
    readonly complexes: readonly string[]
  }[]
  /** `ready`, then years. */
  readonly deadlines: readonly string[]
  /**
   * What some unit on sale of a category has of finishes, views, sides and hours of sun, as addresses name it
   * (`views:mountains`), and `kitchen_from` where kitchens are known: what the filters of its listing offer.
   */
  readonly choices: Readonly<Record<Category, ReadonlySet<string>>>
}
