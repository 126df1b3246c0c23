/** Search by what can be paid a month, in the listings. */
export const meansRu = {
  'means.title': 'Подобрать по платежу и взносу, ₸',
  'means.monthly': 'в месяц до',
  'means.hand': 'на первый взнос есть',
  'means.monthly.short': 'в месяц до',
  'means.hand.short': 'взнос',
  'means.zero': 'Платёж должен быть больше нуля',
  'means.lone': 'Укажите и платёж в месяц',
  'means.chip': 'до {monthly} в месяц, первый взнос {hand}',
  'means.chip.monthly': 'до {monthly} в месяц',
  'means.card': '{title}: {price} в месяц, взнос {initial}, срок {months} мес., ГЭСВ {rate} %',
  'means.card.islamic':
    '{title}: {price} в месяц, взнос {initial}, срок {months} мес., со всеми платежами {rate} %',
  'means.card.none': 'Хватает на всю цену, кредит не нужен',
}
