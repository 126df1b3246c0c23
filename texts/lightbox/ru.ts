/** Texts of pictures shown at large. */
export const lightboxRu = {
  'lightbox.previous': 'Предыдущее изображение',
  'lightbox.next': 'Следующее изображение',
  'lightbox.place': '{number} из {total}',
} as const
