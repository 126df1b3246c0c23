import type { StaffLanguage } from '#domain/staff/staff-text.ts'

/** What `npm run letters -- --help` prints. */
export const lettersHelp: Readonly<Record<StaffLanguage, string>> = {
  en: `Letters with news to the subscribers.

  npm run letters -- list
      The newest published articles with their names (SLUG), and which were sent.
  npm run letters -- test article SLUG --to ADDRESS
      Sends the article to one address in three languages, marked as a test.
  npm run letters -- send article SLUG [--yes] [--pause SECONDS] [--again SECONDS]
      Sends it to everyone who has confirmed the subscription, in their language, one letter every SECONDS (2). Says how
      many will get it and asks; --yes answers. Nobody gets it twice: after a stop the same command goes on. A letter
      that is not taken now is tried again after --again seconds (300), three times in all.
  npm run letters -- status [SLUG]
      What became of the letters; with SLUG the addresses, masked, that did not get it for sure.
  npm run letters -- pause ADDRESS
  npm run letters -- resume ADDRESS
      An address gets no more letters, or gets them again. The site pauses one by itself when the mail server has
      refused three letters to it.

Exit code: 0 nothing is left to do, 1 something is, or is unsure, 2 invalid usage. Settings are those of the site:
SMTP_URL, MAIL_FROM, PUBLIC_URL, DATA_DIR, DATABASE_URL.
`,
  ru: `Новости письмами подписчикам.

  npm run letters -- list
      Новые статьи с именами (ИМЯ) и что уже отправлено.
  npm run letters -- test article ИМЯ --to АДРЕС
      Отправляет статью на один адрес на трёх языках с пометкой «Проверка».
  npm run letters -- send article ИМЯ [--yes] [--pause СЕКУНДЫ] [--again СЕКУНДЫ]
      Отправляет её всем, кто подтвердил подписку, каждому на его языке, по одному письму в СЕКУНДЫ (2). Говорит,
      скольким уйдёт, и спрашивает; --yes отвечает заранее. Дважды не получит никто: после остановки та же команда
      продолжит. Письмо, которое сейчас не приняли, пробует снова через --again секунд (300), всего три раза.
  npm run letters -- status [ИМЯ]
      Что стало с письмами; с ИМЕНЕМ ещё и адреса (скрыты), до которых письмо точно не дошло.
  npm run letters -- pause АДРЕС
  npm run letters -- resume АДРЕС
      Больше не писать на адрес или писать снова. Сам сайт перестаёт писать, когда почтовый сервер не принял для
      адреса три письма подряд.

Код выхода: 0 делать больше нечего, 1 что-то осталось или неясно, 2 команда написана неверно. Настройки те же, что у
сайта: SMTP_URL, MAIL_FROM, PUBLIC_URL, DATA_DIR, DATABASE_URL.
`,
}
