// Awaits a native editor.
import type { analyticsRu } from './ru.ts'

export const analyticsKk: Record<keyof typeof analyticsRu, string> = {
  'analytics.title': 'Аналитикаға рұқсат бересіз бе?',
  'analytics.text':
    'Ол сайттың несі ыңғайлы екенін көрсетеді. Алушылар: {services}. Олар браузер идентификаторы мен беттердің мекенжайларын, соның ішінде есептеу сомаларын көреді, ал атыңызды, телефоныңызды және формаларға жазғаныңызды көрмейді. Серверлері Қазақстаннан тыс болуы мүмкін.',
  'analytics.google': 'Google Analytics',
  'analytics.yandex': 'Яндекс Метрика',
  'analytics.granted': 'Рұқсат беру',
  'analytics.refused': 'Бас тарту',
  'analytics.now.granted': 'Қазір: рұқсат берілген.',
  'analytics.now.refused': 'Қазір: рұқсат берілмеген.',
  'analytics.settings': 'Аналитика баптаулары',
}
