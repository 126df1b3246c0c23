/** How long personal data are kept, in days: requests (with their consent), and files of CVs, which go first. */
export type KeepDays = { leads: number; cv: number }

/** A subscription that nobody has confirmed goes so many days after its last letter; so does an answer of a receiver. */
export const unconfirmedDays = 30

/** Who of staff looked at which request is kept for so many days. */
export const looksDays = 90
