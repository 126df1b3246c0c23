/** What staff read of pictures that feeds name, in Russian. */
export const picturesRussian = {
  'no feed lies at an address of the link alone': 'по адресу самого соединения выгрузок не бывает',
  'a server redirects there, and it lies in the own network':
    'сервер перенаправляет туда, а это собственная сеть',
  'it lies in the own network. If it is your own feed, --private permits that':
    'это собственная сеть. Если выгрузка ваша, разрешите её: --private',
  'it lies in the own network, which is asked only at the address of a source that says private: true':
    'это собственная сеть: туда сайт обращается только по адресу источника, у которого указано private: true',
  'it redirects more than {count} times': 'перенаправляет больше {count} раз',
  'the server answers with status {status}': 'сервер ответил с кодом {status}',
  'it redirects to what is not a web address': 'перенаправляет не на адрес в сети',
  'it redirects from https to http, where anybody on the way could change it':
    'перенаправляет с https на http, где по пути его может подменить кто угодно',
  'the server was silent for {seconds} seconds': 'сервер молчал {seconds} секунд',
  'it took too long': 'слишком долго',
  'the server packs it with "{packing}"': 'сервер отдаёт её сжатой ({packing})',
  'the connection was lost ({why})': 'соединение прервалось ({why})',
  'there are {count} pictures of feeds already, which is the most':
    'картинок из выгрузок уже {count}, больше не берём',
  'Pictures of plans: {made} made, {kept} as before, {failed} not readable, {removed} removed; {shown} units have another plan now':
    'Картинки планировок: сделано {made}, прежних {kept}, не вышло {failed}, убрано {removed}; другая планировка у {shown} помещений',
  'Another process fetches pictures at this moment.': 'Картинки сейчас загружает другой процесс.',
} as const
