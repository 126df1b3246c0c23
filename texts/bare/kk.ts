// Awaits a native editor.
import type { bareRu } from './ru.ts'

export const bareKk: Record<keyof typeof bareRu, string> = {
  'bare.too_large':
    'Өтініш жіберілмеді: файл 10 МБ-тан, хабарлама 2000 таңбадан аспауы керек. Артқа оралып, қайталап көріңіз.',
}
