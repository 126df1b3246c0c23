import { z } from 'zod'
import { endpoints } from './endpoints.ts'

/** A text about a group of units. A null means «any». */
export const PropertyDescription = z.object({
  id: z.int(),
  type: z.string().meta({ description: 'Place of the text on a page', example: 'list' }),
  estate_category_id: z.int().nullable().meta({ description: 'Id of a category, see the categories call' }),
  complex_id: z.int().nullable(),
  house_id: z.int().nullable(),
  estate_rooms: z.int().nullable().meta({ description: '0 is a studio, 4 means four or more' }),
  title: z.string(),
  text_html: z.string(),
})
export type PropertyDescription = z.infer<typeof PropertyDescription>

function filterText(description: string, example: string) {
  return z.string().optional().meta({ description, example })
}

/** All as text, the way a URL carries them; unknown values are ignored (note b). */
export const PropertyDescriptionQuery = z.object({
  type: filterText('Place of the text on a page', 'list'),
  estate_category_id: filterText('Id of a category, as the categories call gives it', '1'),
  complex_id: filterText('Id of a project', '1'),
  house_id: filterText('Id of a house; its project is known then', '1'),
  estate_rooms: filterText('Comma list of 0 to 4; 0 is a studio, 4 means four or more', '2'),
  without_estate_rooms: filterText('1 or true: no texts about a number of rooms', '1'),
})

/** The whole body is the list, without an envelope (R184, A26). */
export const getPropertyDescriptions = {
  ...endpoints.propertyDescriptions,
  summary: 'Texts about units of a kind, as a bare list, the most specific first',
  query: PropertyDescriptionQuery,
  lists: ['estate_rooms'],
  answer: z.array(PropertyDescription),
} as const
