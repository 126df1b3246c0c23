/** A paragraph, or the points of a list. `{company}` and `{contacts}` are filled in. */
type PolicyBlock = string | readonly string[]

/** The personal data policy in one language (R58, note j). Editors change it here: it is no part of the localizations. */
export type PolicyText = {
  /** The day from which this wording holds, ISO. A translation with an earlier day than the Russian is out of date. */
  version: string
  title: string
  subtitle: string
  /** `{date}` is the version in words. */
  versionLine: string
  /** `{page}` and `{pages}`. */
  pageLine: string
  /** Stands for the company where nobody tells its name. */
  owner: string
  /** Ways to reach the company; the known ones are joined by commas, `none` stands in for all. */
  contacts: { phone: string; email: string; none: string }
  sections: readonly { title: string; blocks: readonly PolicyBlock[] }[]
}
