// Awaits a native editor.
import type { lightboxRu } from './ru.ts'

export const lightboxKk: Record<keyof typeof lightboxRu, string> = {
  'lightbox.previous': 'Алдыңғы сурет',
  'lightbox.next': 'Келесі сурет',
  'lightbox.place': '{number} / {total}',
}
