import { z } from 'zod'
import { CityLink, Price, Slug } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one } from './envelopes.ts'

export const VacancyCategory = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  count: z.int().meta({ description: 'How many vacancies it has; categories without any are listed too' }),
})
export type VacancyCategory = z.infer<typeof VacancyCategory>

/** The data of a vacancy in a list. Salaries are whole tenge a month before taxes; null where none is named. */
export const VacancyCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  category: VacancyCategory.omit({ count: true }),
  city: CityLink,
  employment: z.string().meta({ description: 'Code', example: 'full' }),
  experience: z.string().meta({ description: 'Code', example: '1-3' }),
  salary_from: Price.nullable(),
  salary_to: Price.nullable(),
  is_burning: z.boolean().meta({ description: 'Somebody is needed at once' }),
  is_student: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Of a category for students: apply for it by the call for students' }),
  published_at: z.iso.datetime(),
})
export type VacancyCard = z.infer<typeof VacancyCard>

export const Vacancy = VacancyCard.extend({
  duties_html: z.string(),
  requirements_html: z.string(),
  conditions_html: z.string(),
})
export type Vacancy = z.infer<typeof Vacancy>

export const getVacancyCategories = {
  ...endpoints.vacancyCategories,
  summary: 'Categories of vacancies with their counts',
  answer: list(VacancyCategory),
} as const

export const getBurningVacancies = {
  ...endpoints.burningVacancies,
  summary: 'Vacancies to be filled at once, the newest first',
  answer: list(VacancyCard),
} as const

export const getVacancies = {
  ...endpoints.vacancies,
  summary: 'Vacancies, the newest first: all, those of a category, or those that a search finds',
  query: z.object({
    vacancy_category_id: z.string().optional().meta({ description: 'Id of a category', example: '1' }),
    search: z.string().optional().meta({
      description:
        'Words of the title, the category or the city in any of the three languages, Kazakh letters also as Russian ones. Wins over the category',
      example: 'инженер',
    }),
  }),
  answer: list(VacancyCard),
} as const

export const getVacancy = {
  ...endpoints.vacancy,
  summary: 'One vacancy with duties, requirements and conditions',
  params: z.object({ slug: Slug }),
  answer: one(Vacancy),
} as const
