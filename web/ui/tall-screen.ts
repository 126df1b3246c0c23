/** Screens that show only the middle of a wide picture: phones held upright. */
export const tallScreen = '(width < 700px) and (aspect-ratio <= 3/5)'

/** All others: `not all and` turns a whole media query round. */
export const otherScreen = `not all and ${tallScreen}`
