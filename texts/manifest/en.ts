import type { ManifestText } from './manifest-text.ts'

export const manifestEn: ManifestText = {
  name: 'Kerege: apartments from the developer',
  shortName: 'Kerege',
  description:
    'Apartments, parking and storerooms in Almaty, Astana and Aktau: plans, prices, construction progress.',
  flats: 'Apartments',
  favorites: 'Favourites',
  contacts: 'Contacts',
}
