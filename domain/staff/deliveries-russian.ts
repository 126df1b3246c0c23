/** Why a request did not reach its receiver: English, then Russian. The code of the failure is said behind it. */
export const deliveriesRussian = {
  'no answer in time': 'нет ответа вовремя',
  interrupted: 'отправка прервана',
  'interrupted by the end of the process': 'отправка прервана остановкой сайта',
  'no end in time': 'отправка не закончилась вовремя',
  'the last attempt had no end': 'последняя попытка оборвалась',
  'no connection': 'нет связи с получателем',
  'the receiver accepts no connection': 'получатель не принимает соединение',
  'the connection broke off': 'связь с получателем оборвалась',
  'the name of the server is not found': 'имя сервера не находится',
  'the network has no route to the server': 'до сервера нет пути по сети',
  'no connection to the mail server': 'нет связи с почтовым сервером',
  'the mail server offers no encryption, and without it nothing is sent':
    'почтовый сервер не предлагает шифрования, а без него ничего не отправляется',
  'the mail server does not take the name or the password of SMTP_URL':
    'почтовый сервер не принимает имя или пароль из SMTP_URL',
  'the mail server does not take the sender or the mailbox':
    'почтовый сервер не принимает отправителя или адрес ящика',
  'the mail server does not take the letter': 'почтовый сервер не принимает письмо',
  'the mail server asks to try later': 'почтовый сервер просит попробовать позже',
  'the letter is too large for the mail server': 'письмо слишком большое для почтового сервера',
  'the answer of the mail server breaks the rules of mail':
    'почтовый сервер отвечает не так, как положено почте',
  'the certificate of the server has expired': 'срок сертификата сервера истёк',
  'the certificate of the server is for another name': 'сертификат сервера выдан на другое имя',
  'the certificate of the server is not trusted': 'сертификату сервера нельзя доверять',
  'the encrypted connection fails': 'не удаётся установить шифрованное соединение',
  'the address in the settings is not valid': 'адрес в настройках написан неверно',
  'an endless answer': 'ответ получателя не кончается',
  'the request is gone': 'заявки больше нет',
  'the requests are gone': 'заявок больше нет',
  'nobody waits for this letter': 'этого письма никто не ждёт',
  'letters to watchers are off': 'письма об изменениях выключены',
  'an unexpected error': 'неожиданная ошибка',
  'the receiver found a mistake in the request': 'получатель считает, что в заявке ошибка',
  'the receiver does not take the key': 'получатель не принимает ключ',
  'the account is not paid': 'аккаунт не оплачен',
  'the receiver allows no access': 'получатель не даёт доступа',
  'there is nothing at this address': 'по этому адресу ничего нет',
  'the receiver wants no more requests': 'получатель больше не хочет получать заявки',
  'the request is too large for the receiver': 'заявка слишком большая для получателя',
  'too many calls': 'слишком много обращений; пройдёт само',
  'the receiver sends to another address': 'получатель переехал на другой адрес',
  'the receiver refuses': 'получатель отказывает',
  'something is broken at the receiver': 'у получателя неполадка',
  'the webhook of Bitrix24 is gone': 'вебхук Битрикс24 удалён',
  'the webhook of Bitrix24 has no right «crm»': 'у вебхука Битрикс24 нет права crm',
  'the employee of the webhook may not add items, or the tariff has no REST API':
    'сотруднику, чей это вебхук, нельзя добавлять элементы, или в тарифе нет REST API',
  'the portal of Bitrix24 is gone': 'портала Битрикс24 больше нет',
  'no id of the new item came': 'Битрикс24 не назвал номер нового элемента',
  'another request of this phone is under way': 'другая заявка с этого телефона отправляется прямо сейчас',
  'amoCRM gives no access: make a new authorisation code and put it into the settings (docs/crm.md, «amoCRM»)':
    'amoCRM не даёт доступа: сделайте новый код авторизации и впишите его в настройки (docs/crm.md, «amoCRM»)',
  'amoCRM refuses the long-lived token, make a new one':
    'amoCRM не принимает долгосрочный токен: сделайте новый',
  'amoCRM gives no new token': 'amoCRM не даёт нового токена',
  'another process renews the access to amoCRM': 'доступ к amoCRM обновляет другой процесс',
  'amoCRM refuses the token': 'amoCRM не принимает токен',
  'the account or the address of this server is blocked': 'аккаунт или адрес этого сервера заблокирован',
  'amoCRM took nothing': 'amoCRM ничего не принял',
  'the id of the text field is wrong': 'номер текстового поля неверен',
  'MacroCRM refuses the token: domain, secret or the clock is wrong':
    'MacroCRM не принимает токен: неверны домен, ключ или часы сервера',
  'MacroCRM did not take it': 'MacroCRM не принял заявку',
  'the token of the bot is none: @BotFather gives it, like 123456:ABC…':
    'это не токен бота: его даёт @BotFather, он вида 123456:ABC…',
  'Telegram wants a pause': 'Telegram просит паузу',
  'the group has become another chat: write its new id into the settings':
    'группа стала другим чатом: впишите в настройки её новый номер',
  'the reader has blocked the bot': 'читатель заблокировал бота',
  'something else reads this bot, or it has a webhook':
    'этого бота читает кто-то ещё, или у него есть вебхук',
  'the bot was removed from the chat or blocked: add it again':
    'бота удалили из чата или заблокировали: добавьте его снова',
  'Telegram does not know the token of the bot': 'Telegram не знает токена бота',
  'there is no such chat, or the bot is not in it': 'такого чата нет, или бота в нём нет',
} as const satisfies Readonly<Record<string, string>>

/** Why a delivery failed, in words. */
export type FailureText = keyof typeof deliveriesRussian

/** Whether a text is one of them. */
export function isFailureText(text: string): text is FailureText {
  return Object.hasOwn(deliveriesRussian, text)
}
