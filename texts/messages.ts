import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Answers of the API and of the forms, by message key (A20). */
export const messages = {
  'validation.failed': {
    ru: 'Проверьте отмеченные поля',
    kk: 'Белгіленген өрістерді тексеріңіз',
    en: 'Check the marked fields',
  },
  'validation.required': {
    ru: 'Заполните поле',
    kk: 'Өрісті толтырыңыз',
    en: 'Fill in this field',
  },
  'validation.name': {
    ru: 'Имя: от 2 до 80 букв, можно с пробелом и дефисом',
    kk: 'Атыңыз: 2-ден 80 әріпке дейін, бос орын мен дефис қоюға болады',
    en: 'Name: 2 to 80 letters; spaces and hyphens are fine',
  },
  'validation.phone': {
    ru: 'Проверьте номер телефона: 10 цифр после +7',
    kk: 'Телефон нөмірін тексеріңіз: +7-ден кейін 10 цифр',
    en: 'Check the phone number: 10 digits after +7',
  },
  'validation.phone_short': {
    ru: 'Номер не закончен: после +7 нужно 10 цифр',
    kk: 'Нөмір толық емес: +7-ден кейін 10 цифр керек',
    en: 'The number is incomplete: it needs 10 digits after +7',
  },
  'validation.phone_long': {
    ru: 'В номере лишние цифры: после +7 их 10',
    kk: 'Нөмірде артық цифр бар: +7-ден кейін 10 цифр болуы керек',
    en: 'The number has too many digits: it needs 10 after +7',
  },
  'validation.phone_code': {
    ru: 'Такого кода нет. Проверьте цифры после +7',
    kk: 'Мұндай код жоқ. +7-ден кейінгі цифрларды тексеріңіз',
    en: 'There is no such area code. Check the digits after +7',
  },
  'validation.phone_foreign': {
    ru: 'Звоним только на номера +7. С другим номером напишите нам: {contact}',
    kk: 'Тек +7-ден басталатын нөмірлерге қоңырау шаламыз. Нөміріңіз басқа болса, бізге жазыңыз: {contact}',
    en: 'We can only call numbers that begin with +7. If your number is different, write to us: {contact}',
  },
  'validation.phone_foreign.plain': {
    ru: 'Звоним только на номера +7',
    kk: 'Тек +7-ден басталатын нөмірлерге қоңырау шаламыз',
    en: 'We can only call numbers that begin with +7',
  },
  'validation.email': {
    ru: 'Проверьте адрес почты. Он выглядит так: name@mail.kz',
    kk: 'Электрондық пошта мекенжайын тексеріңіз, мысалы, name@mail.kz',
    en: 'Check the e-mail address, for example name@mail.kz',
  },
  'validation.consent': {
    ru: 'Нужно согласие на обработку данных',
    kk: 'Дербес деректерді өңдеуге келісім қажет',
    en: 'We need your consent to process the data',
  },
  'validation.line': {
    ru: 'Длиннее 300 знаков',
    kk: '300 таңбадан ұзын',
    en: 'Longer than 300 characters',
  },
  'validation.message': {
    ru: 'Сообщение длиннее 2000 знаков',
    kk: 'Хабарлама 2000 таңбадан ұзын',
    en: 'The message is longer than 2,000 characters',
  },
  'validation.date': {
    ru: 'Укажите день, месяц и год',
    kk: 'Күнін, айын және жылын көрсетіңіз',
    en: 'Enter the day, month and year',
  },
  'validation.number': {
    ru: 'Введите целое число в допустимых пределах',
    kk: 'Рұқсат етілген шектегі бүтін сан қажет',
    en: 'Enter a whole number within the allowed range',
  },
  'validation.choice': {
    ru: 'Выберите одно из предложенных значений',
    kk: 'Ұсынылған мәндердің бірін таңдаңыз',
    en: 'Choose one of the options offered',
  },
  'validation.estate': {
    ru: 'Этого предложения нет в продаже. Выберите другое',
    kk: 'Бұл ұсыныс сатылымда жоқ. Басқасын таңдаңыз',
    en: 'This property is not on sale. Choose another one',
  },
  'validation.too_many': {
    ru: 'Отсюда уже пришло много заявок. Те, что отправились, мы получили. Ещё одну отправьте через несколько минут или позвоните: {phone}',
    kk: 'Осы жерден өтініш көп жіберілді. Жеткендерін алдық. Тағы біреуін бірнеше минуттан кейін жіберіңіз немесе қоңырау шалыңыз: {phone}',
    en: 'Many requests have already come from here. We have those that were sent. Send another in a few minutes or call us: {phone}',
  },
  'validation.too_many.plain': {
    ru: 'Отсюда уже пришло много заявок. Те, что отправились, мы получили. Ещё одну отправьте через несколько минут',
    kk: 'Осы жерден өтініш көп жіберілді. Жеткендерін алдық. Тағы біреуін бірнеше минуттан кейін жіберіңіз',
    en: 'Many requests have already come from here. We have those that were sent. Send another in a few minutes',
  },
  'validation.body': {
    ru: 'Не получилось обработать форму. Обновите страницу и отправьте ещё раз',
    kk: 'Форманы өңдеу мүмкін болмады. Бетті жаңартып, қайта жіберіңіз',
    en: 'Something was wrong with the form. Reload the page and send it again',
  },
  'validation.per_page': {
    ru: 'Сколько на странице: целое число от 1 до 100',
    kk: 'Бетте нешеу: 1-ден 100-ге дейінгі бүтін сан',
    en: 'Items on a page: a whole number from 1 to 100',
  },
  'validation.path': {
    ru: 'Адрес начинается с косой черты: /flats',
    kk: 'Мекенжай қиғаш сызықтан басталады: /flats',
    en: 'The path begins with a slash: /flats',
  },
  'feedback.sent': {
    ru: 'Заявка отправлена. Перезвоним в рабочее время',
    kk: 'Өтініш жіберілді. Жұмыс уақытында қоңырау шаламыз',
    en: 'Request sent. We will call you back during working hours',
  },
  'feedback.key_reused': {
    ru: 'С этим ключом уже принята заявка с другим содержанием. Отправьте эту с новым ключом',
    kk: 'Бұл кілтпен мазмұны басқа өтініш қабылданған. Осы өтінішті жаңа кілтпен жіберіңіз',
    en: 'A request with this key but different content has already been accepted. Send this one with a new key',
  },
  'feedback.unavailable': {
    ru: 'Не удалось сохранить заявку. Попробуйте ещё раз через минуту или позвоните нам: {phone}',
    kk: 'Өтінішті сақтау мүмкін болмады. Бір минуттан кейін қайталап көріңіз немесе бізге қоңырау шалыңыз: {phone}',
    en: 'The request could not be saved. Try again in a minute or call us: {phone}',
  },
  'feedback.unavailable.plain': {
    ru: 'Не удалось сохранить заявку. Попробуйте позже',
    kk: 'Өтінішті сақтау мүмкін болмады. Кейінірек қайталап көріңіз',
    en: 'The request could not be saved. Please try again later',
  },
  'error.foreign': {
    ru: 'Форма отправлена со страницы другого сайта, поэтому мы её не приняли. Откройте наш сайт и отправьте её оттуда',
    kk: 'Форма басқа сайттың бетінен жіберілді, сондықтан қабылданбады. Біздің сайтты ашып, сол жерден жіберіңіз',
    en: 'This form was sent from a page of another site, so we did not accept it. Open our site and send it from there',
  },
  'An error occurred': {
    ru: 'Произошла ошибка. Попробуйте ещё раз или позвоните нам: {phone}',
    kk: 'Қате пайда болды. Қайталап көріңіз немесе бізге қоңырау шалыңыз: {phone}',
    en: 'An error occurred. Try again or call us: {phone}',
  },
  'An error occurred.plain': {
    ru: 'Произошла ошибка. Попробуйте позже',
    kk: 'Қате пайда болды. Кейінірек қайталап көріңіз',
    en: 'An error occurred. Please try again later',
  },
  'feedback.network': {
    ru: 'Нет связи с сервером. Проверьте интернет и отправьте ещё раз',
    kk: 'Сервермен байланыс жоқ. Интернетті тексеріп, қайта жіберіңіз',
    en: 'No connection to the server. Check your connection and send again',
  },
  'subscribe.pending': {
    ru: 'Проверьте почту и откройте ссылку из письма. Если этот адрес уже подписан, письма не будет.',
    kk: 'Поштаңызды тексеріп, хаттағы сілтемені ашыңыз. Бұл мекенжай бұрыннан жазылған болса, хат келмейді.',
    en: 'Check your inbox and follow the link in our e-mail. An address that is already subscribed gets no e-mail.',
  },
  'subscribe.later': {
    ru: 'Адрес записан. Письмо для подтверждения пришлём позже.',
    kk: 'Мекенжай сақталды. Растау хатын кейінірек жібереміз.',
    en: 'Your address is noted. We will send the confirmation e-mail later.',
  },
  'watch.pending': {
    ru: 'Откройте ссылку из письма, и мы начнём сообщать об изменениях. Если нового письма нет, подойдёт ссылка из прежнего. Без подтверждения адрес удалим через семь дней.',
    kk: 'Хаттағы сілтемені ашыңыз, содан кейін өзгерістер туралы хабарлай бастаймыз. Жаңа хат келмесе, бұрынғы хаттағы сілтеме де жарайды. Расталмаған мекенжайды жеті күннен кейін жоямыз.',
    en: 'Follow the link in our e-mail and we will start telling you about changes. If no new e-mail comes, the link in an earlier one works too. An address that is not confirmed is deleted after seven days.',
  },
  'watch.later': {
    ru: 'Адрес записан. Письмо для подтверждения пришлём позже.',
    kk: 'Мекенжай сақталды. Растау хатын кейінірек жібереміз.',
    en: 'Your address is noted. We will send the confirmation e-mail later.',
  },
  'error.busy': {
    ru: 'Сейчас запросов слишком много. Повторите через несколько секунд',
    kk: 'Қазір сұрау тым көп. Бірнеше секундтан кейін қайталап көріңіз',
    en: 'There are too many requests right now. Please try again in a few seconds',
  },
  'error.unexpected': {
    ru: 'Не получилось. Мы уже знаем об ошибке; попробуйте через несколько минут',
    kk: 'Болмай қалды. Қате туралы бізге хабар жетті; бірнеше минуттан кейін қайталап көріңіз',
    en: 'That did not work. We already know about the error; try again in a few minutes',
  },
} as const satisfies TextsByKey
