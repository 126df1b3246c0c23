import type { z } from 'zod'
import type { Logo } from '#contract/dictionaries.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { IconPicture } from '#contract/site-icon.ts'
import type { UnitOverride } from '#feeds/overrides/units-file.ts'
import type { StockSource } from '#feeds/sources/stock-file.ts'
import type { StoredPicture } from '#database/tables.ts'
import type { DemoStock } from './demo/stock.ts'
import type { ContentPicture } from './content-pictures.ts'
import type { Kind, KindWithText, RecordOf } from './kinds.ts'
import type { companySchema, Features, Redirects } from './schemas/lists.ts'
import type { LongText } from './markdown.ts'
import type { CostsRecord } from './schemas/costs.ts'
import type { ReadContractSample } from './read-contract-sample.ts'
import type { Plan } from './plans.ts'
import type { OwnText } from './schemas/site-texts.ts'
import type { ReadRoutes } from './read-routes.ts'
import type { SourceFile } from './source-file.ts'

/** A long text inside a record is the same as one beside it. */
type WithoutText<K extends Kind> = K extends KindWithText ? Omit<RecordOf<K>, 'text'> : RecordOf<K>

/** One record of a content folder, checked. */
export type Entry<K extends Kind> = {
  readonly slug: string
  readonly record: WithoutText<K>
  readonly text: K extends KindWithText ? LongText : null
  readonly source: Pick<SourceFile, 'name' | 'lineOf'>
}

/** The fields of every record. */
export type AnyEntry = Pick<Entry<Kind>, 'slug' | 'source'> & {
  readonly record: { readonly id?: number | undefined }
}

/** The records of a folder by kind. */
export type Entries = { readonly [K in Kind]: readonly Entry<K>[] }

/** A checked content folder: all references between records are valid. */
export type Records = Entries & {
  /** The pictures that the folder describes, with the paths of their originals. */
  readonly pictures: readonly ContentPicture[]
  readonly company: z.output<ReturnType<typeof companySchema>>
  /** The drawings of its logo; null where it has none. */
  readonly logo: Logo | null
  /** The drawing of its icon; null where it has none. */
  readonly icon: string | null
  /** Its icon where that is no drawing, as it is made; null where it has none, or where nobody has made it yet. */
  readonly iconPicture: IconPicture | null
  /** The tone of the words over the picture of the home page; null where nobody has looked at it yet. */
  readonly homeText: 'dark' | 'light' | null
  /** Its fonts as they are made; null where it has none, or where nobody has made them yet. */
  readonly fonts: SiteFonts | null
  /** What buyers pay beside the price, and why prices changed; null where the folder does not say it. */
  readonly costs: CostsRecord | null
  /** The sample of its contract with buyers, and the files of it; null where it has none. */
  readonly contractSample: ReadContractSample | null
  readonly features: z.output<typeof Features>['features']
  readonly feedbackImages: readonly StoredPicture[]
  readonly redirects: z.output<typeof Redirects>['redirects']
  readonly texts: Readonly<Record<string, OwnText>>
  /** Which requests go where, and who the receivers are; null where the settings say it. */
  readonly leads: ReadRoutes | null
  /** Where the units come from, by the name of the source. */
  readonly stock: Readonly<Record<string, StockSource>>
  /** What staff say of units by hand. */
  readonly overrides: readonly UnitOverride[]
  /** The plans of units by code: drawings of the folder, and its pictures of the kind `plan`. */
  readonly plans: Readonly<Record<string, Plan>>
  /** The source data of the demo company's units; null in a folder whose units come from a feed. */
  readonly demo: DemoStock | null
}
