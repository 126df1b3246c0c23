/** Screens that show only the middle of a wide picture: phones held upright. */
export const tallScreen = '(width < 700px) and (aspect-ratio <= 3/5)'

/** All others, in the words of media queries. */
export const otherScreen = '(width >= 700px), (aspect-ratio > 3/5)'
