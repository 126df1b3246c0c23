import type { BrandColours } from './brand-colours.ts'

/**
 * The mark of the site in tabs and on home screens, as SVG.
 *
 * @param own the company's drawing; without it a house in its main colour (R531)
 */
export function siteIcon(own: string | undefined, { main }: Pick<BrandColours, 'main'>): string {
  return (
    own ??
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${main}"/><path fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round" d="M6 16.5 16 7l10 9.5M9 14v11h14V14M16 25v-6"/></svg>`
  )
}
