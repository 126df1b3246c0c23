// Awaits a native editor.
import type { analyticsRu } from './ru.ts'

export const analyticsKk: Record<keyof typeof analyticsRu, string> = {
  'analytics.title': 'Аналитикаға рұқсат бересіз бе?',
  'analytics.text':
    'Сайттың несі ыңғайлы, несі ыңғайсыз екенін осылай көреміз. Сервистер: {services}. Олар браузеріңізге беретін нөмірді және беттердің мекенжайларын алады, ал атыңызды, телефоныңызды және жазғаныңызды алмайды. Серверлері Қазақстаннан тыс жерде болуы мүмкін.',
  'analytics.google': 'Google Analytics',
  'analytics.yandex': 'Яндекс Метрика',
  'analytics.granted': 'Рұқсат беру',
  'analytics.refused': 'Бас тарту',
  'analytics.now.granted': 'Қазір: рұқсат берілген.',
  'analytics.now.refused': 'Қазір: рұқсат берілмеген.',
  'analytics.settings': 'Аналитика баптаулары',
}
