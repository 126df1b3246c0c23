import type { LetterText } from './letter-text.ts'

export const letterRu: LetterText = {
  subject: 'Подтвердите подписку на новости {company}',
  greeting: 'Здравствуйте!',
  request: 'Этот адрес указали на сайте {site}, чтобы получать новости и акции {company}.',
  confirm: 'Чтобы подписаться, откройте ссылку и нажмите кнопку на странице:',
  lifetime: 'Ссылка действует семь дней.',
  mistake: 'Если вы не просили о подписке, ничего делать не нужно: без подтверждения писем не будет.',
}
