/** Characters of a sentence; the rest is cut off. */
export const longestPhrase = 300
