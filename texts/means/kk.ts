// Awaits a native editor.
import type { meansRu } from './ru.ts'

export const meansKk: Record<keyof typeof meansRu, string> = {
  'means.title': 'Төлем мен жарна бойынша таңдау, ₸',
  'means.monthly': 'Ай сайынғы төлем, ең көбі',
  'means.hand': 'Бастапқы жарнаға дайын ақша',
  'means.monthly.short': 'айына',
  'means.hand.short': 'жарна',
  'means.zero': 'Төлем нөлден көп болуы керек',
  'means.lone': 'Ай сайынғы төлемді де көрсетіңіз',
  'means.chip': 'айына {monthly}-ге дейін, бастапқы жарна {hand}',
  'means.chip.monthly': 'айына {monthly}-ге дейін',
  'means.card': '{title}: айына {price}, жарна {initial}, мерзімі {months} ай, ЖТСМ {rate} %',
  'means.card.islamic':
    '{title}: айына {price}, жарна {initial}, мерзімі {months} ай, барлық төлемді ескергенде {rate} %',
  'means.card.none': 'Толық бағасына жетеді, несие керек емес',
}
