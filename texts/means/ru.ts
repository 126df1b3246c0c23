/** Search by what can be paid a month, in the listings. */
export const meansRu = {
  'means.title': 'Платёж в месяц и взнос, ₸',
  'means.monthly': 'в месяц до',
  'means.hand': 'сейчас есть',
  'means.zero': 'Платёж должен быть больше нуля',
  'means.lone': 'Укажите и платёж в месяц',
  'means.chip': 'до {monthly} в месяц, {hand} сейчас',
  'means.card': '{title}: {price} в месяц, ГЭСВ {rate} %',
  'means.card.islamic': '{title}: {price} в месяц, со всеми платежами {rate} %',
  'means.card.none': 'Хватит того, что есть сейчас',
}
