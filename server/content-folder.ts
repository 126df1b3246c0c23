/** Where the content lies unless CONTENT_DIR says so: the demo company. */
export const defaultContentFolder = './demo-company'
