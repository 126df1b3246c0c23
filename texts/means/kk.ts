// Awaits a native editor.
import type { meansRu } from './ru.ts'

export const meansKk: Record<keyof typeof meansRu, string> = {
  'means.title': 'Ай сайынғы төлем мен жарна, ₸',
  'means.monthly': 'айына',
  'means.hand': 'қолда бары',
  'means.zero': 'Төлем нөлден көп болуы керек',
  'means.lone': 'Ай сайынғы төлемді де көрсетіңіз',
  'means.chip': 'айына {monthly}-ге дейін, қолда {hand}',
  'means.card': '{title}: айына {price}, ЖТСМ {rate} %',
  'means.card.islamic': '{title}: айына {price}, барлық төлемді ескергенде {rate} %',
  'means.card.none': 'Қолда бар ақша жетеді',
}
