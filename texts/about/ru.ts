/** The page about the company. */
export const aboutRu = {
  'about.title': 'Строим так, чтобы дом пережил моду',
  'about.head': 'О компании',
  'about.description':
    'Kerege: проекты, сданные дома, награды, команда и отзывы покупателей. Города: {cities}.',
  'about.story.title': 'Одна команда от эскиза до гарантии',
  'about.story.first':
    'Kerege ведёт дом сама от эскиза до гарантии: архитекторы, инженеры и гарантийная служба работают в одной компании. Работы выполняют и наши бригады, и подрядчики. Кто нарисовал окно, тот отвечает и за то, чтобы из него не дуло.',
  'about.story.second':
    'Квартал начинаем со двора, света и вида. Материалы выбираем такие, чтобы через двадцать лет их можно было починить, а не заменить.',
  'about.story.third': 'Цены видны у каждой квартиры, а готовность каждого дома показываем раз в месяц.',
  'about.facts.cities': 'где мы строим',
  'about.facts.projects': 'в работе и сданные',
  'about.facts.projects.value': 'жилой комплекс | жилых комплекса | жилых комплексов',
  'about.facts.ready': 'сдано',
  'about.facts.building': 'строится сейчас',
  'about.facts.houses': 'дом | дома | домов',
  'about.progress.all': 'Все проекты по месяцам',
  'about.awards': 'Награды',
  'about.films': 'Видео',
  'about.films.play': 'Смотреть видео: {title}',
  'about.films.outside': 'Смотреть на YouTube: {title}',
  'about.films.failed': 'Видео не загрузилось. Попробуйте открыть файл',
  'about.people': 'Команда',
  'about.people.work': 'Работа в компании',
  'about.reviews': 'Отзывы',
  'about.reviews.rating': 'Оценка: {rating} из 5',
  'about.reviews.source': '{source}, {date}',
  'about.reviews.more': 'Ещё отзывы',
  'about.reviews.video': 'Видеоотзыв',
  'about.gallery': 'Галерея',
  'about.gallery.more': 'Ещё изображения',
} as const
