/** The question about analytics. Editors do not override it: a consent is given to these words (web/blocks/analytics/choice.ts). */
export const analyticsRu = {
  'analytics.title': 'Разрешите аналитику?',
  'analytics.text':
    'Она покажет, что на сайте удобно. Получатели: {services}. Им видны идентификатор браузера и адреса страниц, в том числе суммы расчётов, но не имя, не телефон и не то, что вы пишете в формах. Серверы могут быть вне Казахстана.',
  'analytics.google': 'Google Analytics',
  'analytics.yandex': 'Яндекс Метрика',
  'analytics.granted': 'Разрешить',
  'analytics.refused': 'Отказаться',
  'analytics.now.granted': 'Сейчас: разрешено.',
  'analytics.now.refused': 'Сейчас: запрещено.',
  'analytics.settings': 'Настройки аналитики',
} as const
