// Awaits a native editor.
import type { messagesRu } from './ru.ts'

export const messagesKk: Record<keyof typeof messagesRu, string> = {
  'validation.failed': 'Белгіленген өрістерді тексеріңіз',
  'validation.required': 'Өрісті толтырыңыз',
  'validation.name': 'Атыңыз: 2-ден 80 әріпке дейін, бос орын мен дефис қоюға болады',
  'validation.phone': 'Телефон нөмірін тексеріңіз: +7-ден кейін 10 сан',
  'validation.email': 'Электрондық пошта мекенжайын тексеріңіз',
  'validation.consent': 'Дербес деректерді өңдеуге келісім қажет',
  'validation.file': '10 МБ-қа дейінгі pdf, doc, docx, rtf немесе jpg файлы жарайды',
  'validation.message': 'Хабарлама 2000 таңбадан ұзын',
  'validation.date': 'Күнін тексеріңіз',
  'validation.number': 'Рұқсат етілген шектегі бүтін сан қажет',
  'validation.too_many': 'Сұраныс тым көп. Бірнеше минуттан кейін қайталап көріңіз',
  'validation.body': 'Сұранысты оқу мүмкін болмады',
  'feedback.sent': 'Өтініш жіберілді. Жұмыс уақытында қоңырау шаламыз',
  'feedback.unavailable': 'Өтінішті сақтау мүмкін болмады. Бізге қоңырау шалыңыз: {phone}',
  'feedback.network': 'Сервермен байланыс жоқ. Интернетті тексеріп, қайта жіберіңіз',
  'error.unexpected': 'Бірдеңе дұрыс болмады. Бұл туралы бізге хабар жетті',
}
