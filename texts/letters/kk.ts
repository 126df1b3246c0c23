// Awaits a native editor.
import type { LetterText } from './letter-text.ts'

export const letterKk: LetterText = {
  subject: '{company} жаңалықтарына жазылуды растаңыз',
  greeting: 'Сәлеметсіз бе!',
  request: '{site} сайтында {company} жаңалықтары мен акцияларын алу үшін осы мекенжай көрсетілді.',
  confirm: 'Жазылу үшін сілтемені ашып, беттегі түймені басыңыз:',
  lifetime: 'Сілтеме жеті күн жарамды.',
  mistake:
    'Жазылуды Сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: расталмаған мекенжайға хат жіберілмейді.',
}
