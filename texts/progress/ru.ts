/** The construction diary: its two pages, and the blocks of projects and houses. */
export const progressRu = {
  'progress.lead': 'Раз в месяц показываем, что сделано на каждой стройке и сколько осталось.',
  'progress.description':
    'Ход строительства жилых комплексов Kerege по месяцам: готовность, этапы и изображения. {month}.',
  'progress.of': 'Ход строительства: {name}',
  'progress.of.description':
    '{name}: построено {percent}, {date}. Этапы, изображения и сравнение по месяцам.',
  'progress.of.empty': '{name}: ход строительства по месяцам, этапы и изображения.',
  'progress.months': 'Месяц',
  'progress.timeline': 'Все месяцы',
  'progress.whole': 'Весь проект',
  'progress.change.month': '{points} п. п. за месяц',
  'progress.change.since': '{points} п. п. с {date}',
  'progress.change.none': 'без изменений с прошлой записи',
  'progress.stages': 'Этапы',
  'progress.visual': 'Изображения — визуализации проекта и хода работ, а не фотографии с площадки.',
  'progress.video': 'Видео со стройки',
  'progress.webcam': 'Камера на площадке',
  'progress.compare': 'Было и стало',
  'progress.compare.with': 'С каким месяцем сравнить',
  'progress.compare.slider': 'Граница между изображениями: {before} и {after}',
  'progress.link': 'Стройка по месяцам',
  'progress.history': 'Как строили',
  'progress.empty.title': 'Записей о стройке пока нет',
  'progress.empty.text': 'Первая появится, когда на площадке начнутся работы.',
} as const
