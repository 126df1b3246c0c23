import { fileURLToPath } from 'node:url'

/** The content folder of the demo company, with which this project starts where no other is set (`CONTENT_DIR`). */
export const demoCompany = fileURLToPath(new URL('../../demo-company/', import.meta.url))
