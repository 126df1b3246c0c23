import type { Content } from '../content.ts'
import { estatePromotionRows, estateRow, priceRows } from '../demo/estate-rows.ts'
import { demoEstates } from '../demo/units.ts'
import type { RowSource } from './row-source.ts'
import {
  awardRows,
  calculatorRows,
  complexMortgageRows,
  contactRows,
  employeeRows,
  mortgageRows,
  vacancyCategoryRows,
  vacancyRows,
} from './company.ts'
import { recordLights } from './record-lights.ts'
import { cityRows, complexRows, houseRows, progressRows } from './places.ts'
import {
  answerRows,
  articleRows,
  bannerRows,
  complexPromotionRows,
  photoRows,
  promotionRows,
  propertyDescriptionRows,
  reviewRows,
  videoRows,
} from './reading.ts'
import { feedbackImageRows, idRows, planRows, redirectRows, settingRows, textRows } from './site.ts'

/** Everything a content folder has, as rows of the tables. The same for the same records, ids and moment. */
export function makeRows(source: RowSource): Content {
  const estates = demoEstates(source.records, source.ids)
  const lights = recordLights(source)
  return {
    content_ids: idRows(source),
    settings: settingRows(source),
    cities: cityRows(source),
    complexes: complexRows(source),
    houses: houseRows(source),
    articles: articleRows(source),
    answers: answerRows(source),
    promotions: promotionRows(source),
    complex_promotions: complexPromotionRows(source),
    awards: awardRows(source),
    employees: employeeRows(source),
    reviews: reviewRows(source),
    contacts: contactRows(source),
    banners: bannerRows(source),
    mortgages: mortgageRows(source),
    complex_mortgages: complexMortgageRows(source),
    calculators: calculatorRows(source),
    photos: photoRows(source),
    videos: videoRows(source),
    feedback_images: feedbackImageRows(source),
    vacancy_categories: vacancyCategoryRows(source),
    vacancies: vacancyRows(source),
    property_descriptions: propertyDescriptionRows(source),
    construction_progress: progressRows(source),
    redirects: redirectRows(source),
    localizations: textRows(source),
    plans: planRows(source),
    estates: estates.map((estate) => estateRow(estate, lights)),
    estate_prices: estates.flatMap(priceRows),
    estate_promotions: estates.flatMap(estatePromotionRows),
  }
}
