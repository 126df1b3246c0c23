/** What `npm run letters` says: English, then Russian. */
export const lettersRussian = {
  'Run «npm run letters -- --help» for usage.': 'Как писать команду: npm run letters -- --help',
  'The subscribers are with the server of API_BASE_URL: send letters there.':
    'Подписчики хранятся на сервере API_BASE_URL: отправляйте письма там.',
  '{command} takes the kind and the name of a piece of news: {command} article SLUG':
    'После {command} нужны вид и имя новости: {command} article ИМЯ',
  '{option} takes a mail address, not «{text}»': '{option}: нужен адрес почты, а не «{text}»',
  '{option} takes seconds from 0 to 9999, like 2 or 0.5, not «{text}»':
    '{option}: нужны секунды от 0 до 9999, например 2 или 0.5, а не «{text}»',
  'Nobody has subscribed with this address.': 'С этим адресом никто не подписан.',
  'The address gets no letters until «resume».': 'На этот адрес писем не будет до команды resume.',
  'The address gets letters again.': 'На этот адрес письма пойдут снова.',
  'PUBLIC_URL is not set: links and pictures of a letter need the address of the site.':
    'PUBLIC_URL не задан: ссылкам и картинкам письма нужен адрес сайта.',
  'SMTP_URL is not set: there is no mail server to send with.':
    'SMTP_URL не задан: нет почтового сервера, через который отправлять.',
  'There is no published article «{slug}»: npm run letters -- list shows them.':
    'Опубликованной статьи «{slug}» нет: список покажет npm run letters -- list.',
  'Nothing was sent: the article has no title, lead or text in {languages}, and {subscribers} read that. Nobody gets it in another language: write it, import it, and send again.':
    'Ничего не отправлено: у статьи нет заголовка, лида или текста на {languages} ({subscribers}). На другом языке её не получит никто: напишите перевод, загрузите и отправьте снова.',
  '«{title}» goes to {subscribers} ({languages}), in about {minutes} min.':
    '«{title}», {subscribers} ({languages}). Отправка займёт около {minutes} мин.',
  '{count} subscriber': 'подписчиков: {count}',
  '{count} subscribers': 'подписчиков: {count}',
  '{count} paused address is left out.': 'Адресов на паузе: {count}, им письмо не уйдёт.',
  '{count} paused addresses are left out.': 'Адресов на паузе: {count}, им письмо не уйдёт.',
  'Say --yes to send it: there is no terminal to ask at.':
    'Добавьте --yes, чтобы отправить: терминала, в котором можно спросить, нет.',
  'Send it? (yes/no) ': 'Отправить? (да/нет) ',
  'Nothing was sent.': 'Ничего не отправлено.',
  '{done} of {all}': '{done} из {all}',
  'Letters are being sent by another run of this command: this one sent nothing.':
    'Письма сейчас отправляет другой запуск этой команды: этот ничего не отправил.',
  '… and {count} more': '… и ещё {count}',
  refused: 'не принят',
  'not taken yet': 'пока не принято',
  'unsure: the answer was lost': 'неясно: ответ сервера потерян',
  'Sent {sent}, refused {refused}, unsure {unsure}, left or paused meanwhile {gone}, still to send {left}.':
    'Отправлено {sent}, не принято {refused}, неясно {unsure}, отписались или на паузе {gone}, осталось {left}.',
  'The mail server does not take letters: {why}. Look at SMTP_URL and MAIL_FROM.':
    'Отправка остановлена: {why}. Проверьте SMTP_URL и MAIL_FROM.',
  'Nothing was sent: nobody has confirmed a subscription, or all are paused.':
    'Ничего не отправлено: никто не подтвердил подписку, или все на паузе.',
  'Nobody is left to send it to: since {day} it was sent to {sent}, refused {refused}, unsure {unsure}. Who subscribed later gets the next one.':
    'Отправлять больше некому: с {day} отправлено {sent}, не принято {refused}, неясно {unsure}. Кто подписался позже, получит следующее письмо.',
  'The same command goes on where this one stopped.':
    'Та же команда продолжит с того места, где эта остановилась.',
  '{language}: the article has no title, lead or text in it.':
    '{language}: у статьи нет заголовка, лида или текста на этом языке.',
  '{language}: sent.': '{language}: отправлено.',
  '{language}: not sent: {why}.': '{language}: не отправлено: {why}.',
  'not sent': 'не отправлена',
  'sent {day} to {count}': 'отправлена {day}, получили {count}',
  '«{slug}» has not been sent to anybody.': '«{slug}» ещё никому не отправляли.',
  'sent {sent}, refused {refused}, unsure {unsure}, waiting {waiting}':
    'отправлено {sent}, не принято {refused}, неясно {unsure}, ждут {waiting}',
  '{count} paused address': 'адресов на паузе: {count}',
  '{count} paused addresses': 'адресов на паузе: {count}',
} as const satisfies Readonly<Record<string, string>>
