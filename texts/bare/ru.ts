/** Words of pages that stand alone, without the site around them: no other page carries these. */
export const bareRu = {
  'bare.busy': 'Сайт сейчас не успевает ответить. Попробуйте ещё раз через минуту',
  'bare.too_large':
    'Заявка не отправлена: файл может быть не больше 10 МБ, сообщение не длиннее 2000 знаков. Вернитесь назад и попробуйте ещё раз.',
} as const
