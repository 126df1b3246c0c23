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
  'means.chip.monthly': 'up to {monthly} a month',
  'means.card': '{title}: {price} a month, {initial} down, {months} months, effective annual rate {rate}%',
  'means.card.islamic':
    '{title}: {price} a month, {initial} down, {months} months, {rate}% with all payments counted',
  'means.card.none': 'You can pay the full price',
}
