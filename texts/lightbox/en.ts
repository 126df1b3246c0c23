import type { lightboxRu } from './ru.ts'

export const lightboxEn: Record<keyof typeof lightboxRu, string> = {
  'lightbox.previous': 'Previous picture',
  'lightbox.next': 'Next picture',
  'lightbox.place': '{number} of {total}',
}
