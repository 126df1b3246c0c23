/** How a file shows the mark: as it is, on a full square, or smaller on one that systems cut to a shape of their own. */
export type IconLook = 'tab' | 'square' | 'maskable'

/** The icons of the site under the names that browsers and telephones ask for. Sides in pixels. */
export const iconFiles = [
  { path: '/favicon.ico', side: 32, look: 'tab' },
  { path: '/apple-touch-icon.png', side: 180, look: 'square' },
  { path: '/icon-192.png', side: 192, look: 'square' },
  { path: '/icon-512.png', side: 512, look: 'square' },
  { path: '/icon-maskable-192.png', side: 192, look: 'maskable' },
  { path: '/icon-maskable-512.png', side: 512, look: 'maskable' },
] as const satisfies readonly { path: string; side: number; look: IconLook }[]
