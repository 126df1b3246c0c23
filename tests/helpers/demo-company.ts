import { fileURLToPath } from 'node:url'
import { readPictureManifest } from '#media/pictures/picture-manifest.ts'
import { pictureManifestFile } from '#media/places.ts'
import { companyOf, companyTexts } from './company-texts.ts'

/** The content folder of the demo company, with which this project starts where no other is set (`CONTENT_DIR`). */
export const demoCompany = fileURLToPath(new URL('../../demo-company/', import.meta.url))

/** Its made pictures by name, which come with the project. */
export const demoPictures = readPictureManifest(pictureManifestFile)

/** The year from which its copyright runs. */
export const demoCopyrightFrom = companyOf(demoCompany).copyright_from

/** All texts of the site as the demo company says them. */
export const demoTexts = companyTexts(demoCompany)
