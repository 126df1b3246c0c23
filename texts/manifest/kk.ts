// Awaits a native editor.
import type { ManifestText } from './manifest-text.ts'

export const manifestKk: ManifestText = {
  name: 'Kerege: құрылыс салушыдан пәтерлер',
  shortName: 'Kerege',
  description:
    'Алматы, Астана және Ақтаудағы пәтерлер, паркинг және қоймалар: жоспарлары, бағалары, құрылыс барысы.',
  flats: 'Пәтерлер',
  favorites: 'Таңдаулылар',
  contacts: 'Байланыс',
}
