/** Maps that people in Kazakhstan find their way with, in the order of their use. */
export const mapProviders = ['2gis', 'yandex', 'google'] as const

export type MapProvider = (typeof mapProviders)[number]

/**
 * The address of a point in a map service, for a link.
 * @param lat degrees north
 * @param lng degrees east
 */
export function mapLink(provider: MapProvider, lat: number, lng: number): string {
  switch (provider) {
    case '2gis':
      return `https://2gis.kz/geo/${lng},${lat}`
    case 'yandex':
      return `https://yandex.kz/maps/?pt=${lng},${lat}&z=17`
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
  }
}
