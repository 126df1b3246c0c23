/** How long a sold unit stays in search engines, from the day of its sale: a month (A1). Milliseconds. */
export const soldIsKeptFor = 30 * 24 * 60 * 60 * 1000
