/** Texts of pictures shown at large. */
export const lightboxRu = {
  'lightbox.previous': 'Предыдущий снимок',
  'lightbox.next': 'Следующий снимок',
  'lightbox.place': '{number} из {total}',
} as const
