/** The stage of a project (A11). */
export const complexStatuses = ['planned', 'selling', 'ready', 'sold_out'] as const

export type ComplexStatus = (typeof complexStatuses)[number]

/** Classes of housing as Kazakh norms name them, from the highest. */
export const complexClasses = ['I', 'II', 'III', 'IV'] as const

export type ComplexClass = (typeof complexClasses)[number]

/** Orders of the list of projects; a minus means from high to low, and from late to early. */
export const complexSorts = ['price', '-price', 'deadline', '-deadline'] as const
