import type { meansRu } from './ru.ts'

export const meansEn: Record<keyof typeof meansRu, string> = {
  'means.title': 'Find by monthly and down payment, ₸',
  'means.monthly': 'Monthly payment up to',
  'means.hand': 'Down payment available',
  'means.monthly.short': 'per month',
  'means.hand.short': 'down',
  'means.zero': 'The payment must be more than zero',
  'means.lone': 'Enter the monthly payment too',
  'means.chip': 'up to {monthly} a month, {hand} down',
  'means.card': '{title}: {price} a month, effective annual rate {rate}%',
  'means.card.islamic': '{title}: {price} a month, {rate}% with all payments counted',
  'means.card.none': 'You can pay the full price',
}
