/**
 * The message of a failed write without a reason (R203, A44): the name of the specification, a key of the dictionary.
 * Alone in its file, which every page gets.
 */
export const noReason = 'An error occurred'
