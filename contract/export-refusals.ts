/** Why a page's form got no schedule, where its visitor can do something about it; the rest is tried again later. */
export const exportRefusals = ['program_id', 'estate_id', 'later'] as const

/** The name in the address of a calculator's page under which it learns that. */
export const exportRefusalName = 'refused'

/** The place of the form on that page. */
export const exportPlace = 'export'
