import type { Category } from '#domain/categories.ts'
import { byMeaning, knownWords } from './known-words.ts'

const known = knownWords<Category>(
  byMeaning<Category>({
    flat: `flat, квартира, квартиры, апартаменты, апартамент, apartment, apartments, студия, новостройка, пәтер,
      newBuildingFlatSale, flatSale, flatShareSale, пентхаус, penthouse, жилая, living, жилое, жилые помещения,
      жилое помещение`,
    garage: `garage, гараж, гаражи, гаражи и машиноместа, машиноместо, машино-место, машиноместа, машино-места,
      паркинг, паркоместо, паркинг место, парковочное место, парковка, parking, parking place, parking space,
      garageSale, тұрақ, тұрақ орны, көлік тұрағы, автотұрақ`,
    storageroom: `storageroom, storage, storage room, storeroom, pantry, кладовая, кладовка, кладовое помещение,
      кладовые, келлер, колясочная, қойма`,
    comm: `comm, commercial, commercial property, коммерческая, коммерческая недвижимость, коммерция, коммерческое,
      коммерческое помещение, коммерческие помещения, нежилое помещение, нежилые помещения, нежилое, нежилая,
      non-residential, офис, office, торговое помещение, помещение свободного назначения, псн, retail,
      free purpose, free_purpose, street retail, commerce, newBuildingCommercialSale, officeSale, shoppingAreaSale,
      freeAppointmentObjectSale, freeAppointmentSale, коммерциялық`,
  }),
)

/** The category that a word of a feed means; null for a house, a plot and everything else that we do not sell. */
export function categoryOfWord(word: string): Category | null {
  return known(word) ?? null
}
