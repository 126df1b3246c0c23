// Awaits a native editor.
import type { messagesRu } from './ru.ts'

export const messagesKk: Record<keyof typeof messagesRu, string> = {
  'validation.failed': 'Белгіленген өрістерді тексеріңіз',
  'validation.required': 'Өрісті толтырыңыз',
  'validation.name': 'Атыңыз: 2-ден 80 әріпке дейін, бос орын мен дефис қоюға болады',
  'validation.phone': 'Телефон нөмірін тексеріңіз: +7-ден кейін 10 цифр',
  'validation.email': 'Электрондық пошта мекенжайын тексеріңіз',
  'validation.consent': 'Дербес деректерді өңдеуге келісім қажет',
  'validation.file': '10 МБ-қа дейінгі pdf, doc, docx, rtf немесе jpg файлы жарайды',
  'validation.message': 'Хабарлама 2000 таңбадан ұзын',
  'validation.date': 'Күнін тексеріңіз',
  'validation.number': 'Рұқсат етілген шектегі бүтін сан қажет',
  'validation.rate': 'Мөлшерлеме: 0-ден 100-ге дейінгі сан',
  'validation.initial_payment': 'Алғашқы жарна бағадан аз болуы керек',
  'validation.choice': 'Ұсынылған мәндердің бірін таңдаңыз',
  'validation.program': 'Бұл бағдарлама бүгін қолданыста жоқ. Басқасын таңдаңыз',
  'validation.estate': 'Бұл ұсыныс сатылымда жоқ. Басқасын таңдаңыз',
  'validation.vacancy': 'Бұл бос жұмыс орны жабылған. Басқасын таңдаңыз',
  'validation.too_many': 'Сұраныс тым көп. Бірнеше минуттан кейін қайталаңыз немесе қоңырау шалыңыз: {phone}',
  'validation.link': 'Сілтеме жарамсыз. Оны хаттан толық ашыңыз',
  'validation.link_expired': 'Сілтеменің мерзімі өтті. Қайта жазылсаңыз, жаңа хат келеді',
  'validation.body': 'Сұранысты оқу мүмкін болмады',
  'feedback.sent': 'Өтініш жіберілді. Жұмыс уақытында қоңырау шаламыз',
  'feedback.unavailable': 'Өтінішті сақтау мүмкін болмады. Бізге қоңырау шалыңыз: {phone}',
  'feedback.network': 'Сервермен байланыс жоқ. Интернетті тексеріп, қайта жіберіңіз',
  'subscribe.pending':
    'Поштаңызды тексеріп, хаттағы сілтемені ашыңыз. Бұл мекенжай бұрыннан жазылған болса, хат келмейді',
  'subscribe.later': 'Жазылым сақталды. Растау сілтемесі бар хат кейінірек келеді',
  'subscribe.confirmed': 'Жазылым расталды',
  'subscribe.left': 'Жазылымнан бас тарттыңыз. Бұдан былай хат келмейді',
  'error.unexpected': 'Бірдеңе дұрыс болмады. Бұл туралы бізге хабар жетті',
}
