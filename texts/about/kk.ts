// Awaits a native editor.
import type { aboutRu } from './ru.ts'

export const aboutKk: Record<keyof typeof aboutRu, string> = {
  'about.title': 'Сән өтсе де, тұра беретін үй саламыз',
  'about.head': 'Компания туралы',
  'about.description':
    'Kerege: жобалар, тапсырылған үйлер, марапаттар, команда және сатып алушылардың пікірлері. Қалалар: {cities}.',
  'about.story.title': 'Нобайдан кепілдікке дейін бір команда',
  'about.story.first':
    'Kerege үйді нобайдан кепілдікке дейін өзі жүргізеді: сәулетшілер, инженерлер және кепілдік қызметі бір компанияда жұмыс істейді. Құрылысты өз бригадаларымыз да, мердігерлер де орындайды. Терезені сызған адам одан жел соқпауына да жауап береді.',
  'about.story.second':
    'Кварталды ауладан, жарықтан және көріністен бастаймыз. Материалды жиырма жылдан кейін ауыстырмай, жөндеуге болатындай етіп таңдаймыз.',
  'about.story.third': 'Әр пәтердің бағасы көрініп тұрады, ал әр үйдің дайындығын ай сайын көрсетеміз.',
  'about.facts.cities': 'құрылыс жүргізіп жатқан қалаларымыз',
  'about.facts.projects': 'салынып жатқаны және тапсырылғаны',
  'about.facts.projects.value': 'тұрғын үй кешені',
  'about.facts.ready': 'тапсырылды',
  'about.facts.building': 'қазір салынып жатыр',
  'about.facts.houses': 'үй',
  'about.progress.all': 'Барлық жоба айма-ай',
  'about.awards': 'Марапаттар',
  'about.films': 'Бейнелер',
  'about.films.play': 'Бейнені көру: {title}',
  'about.films.outside': 'YouTube-тан көру: {title}',
  'about.films.failed': 'Бейне жүктелмеді. Файлды ашып көріңіз',
  'about.people': 'Команда',
  'about.people.work': 'Компаниядағы жұмыс',
  'about.reviews': 'Пікірлер',
  'about.reviews.rating': 'Бағалауы: {rating} / 5',
  'about.reviews.source': '{source}, {date}',
  'about.reviews.more': 'Тағы пікірлер',
  'about.reviews.video': 'Бейнепікір',
  'about.gallery': 'Галерея',
  'about.gallery.more': 'Тағы суреттер',
}
