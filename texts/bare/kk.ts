// Awaits a native editor.
import type { bareRu } from './ru.ts'

export const bareKk: Record<keyof typeof bareRu, string> = {
  'bare.busy': 'Сайт қазір жауап беріп үлгермей жатыр. Бір минуттан кейін қайталап көріңіз',
  'bare.too_large':
    'Өтініш жіберілмеді: файл 10 МБ-тан, хабарлама 2000 таңбадан аспауы керек. Артқа оралып, қайталап көріңіз.',
}
