// Awaits a native editor.
import type { viewsRu } from './ru.ts'

export const viewsKk: Record<keyof typeof viewsRu, string> = {
  'views.label': 'Тізім көрінісі',
  'views.cards': 'Карточкалар',
  'views.table': 'Кесте',
  'views.plans': 'Жоспарлар',
  'views.plans.count': 'жоспар',
  'views.plan.units': 'Осы жоспармен {count}',
  'views.plan.floor': '{floor}-қабат',
  'views.plan.floors': '{from}–{to}-қабаттар',
  'views.plan.projects': 'Жобалар',
  'views.plan.none': 'Жоспары әзірге жоқ',
  'views.table.plan': 'Жоспары',
  'views.table.kind': 'Түрі',
  'views.table.number': 'Нөмірі',
  'views.table.area': 'Ауданы',
  'views.table.place': 'Жоба мен үй',
  'views.table.m2': 'м² бағасы',
  'views.table.price': 'Бағасы',
  'views.table.status': 'Мәртебесі',
  'views.bounds.price': 'Ең төменгі баға ең жоғары бағадан асып тұр',
  'views.bounds.area': 'Ең аз аудан ең үлкен ауданнан асып тұр',
  'views.bounds.floor': 'Ең төменгі қабат ең жоғарғы қабаттан асып тұр',
  'views.bounds.empty': '{reason}. Мұндай ұсыныс болуы мүмкін емес.',
  'views.bounds.swap': 'Орындарын ауыстыру: {name} {low}, {high}',
  'views.bounds.swap.floor': 'Орындарын ауыстыру: {name} {low} – {high}',
}
