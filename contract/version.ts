/**
 * Version of the contract, not of the site. The last number grows with a word of explanation, the second with a call or
 * field that is added, the first with anything that could break a caller.
 */
export const contractVersion = '3.0.0'
