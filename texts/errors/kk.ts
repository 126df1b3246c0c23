// Awaits a native editor.
import type { errorsRu } from './ru.ts'

export const errorsKk: Record<keyof typeof errorsRu, string> = {
  'page-not-found': 'Мұндай есік жоқ',
  'error.not_found.head': 'Бет табылмады',
  'error.not_found.text':
    'Бет табылмады: бәлкім, ол көшірілген немесе мекенжайда қате бар. Мына бөлімдерден жалғастыра аласыз.',
  'error.not_found.description':
    'Kerege сайтында мұндай бет жоқ: ол көшірілген немесе мекенжайда қате бар. Басты беттен немесе пәтерлер тізімінен бастаңыз.',
  'some-page-error': 'Бет ашылмады',
  'error.some.text': 'Қате біздің жақтан. Бетті жаңартып көріңіз немесе осы бөлімдердің бірінен бастаңыз.',
  'error.some.description':
    'Kerege сайтының беті біздің жақтағы қатеден ашылмады. Бетті жаңартыңыз немесе басты беттен бастаңыз.',
  'error.ways': 'Қайдан жалғастыруға болады',
  'error.main': 'Басты бет',
  'error.projects': 'Жобалар',
  'error.flats': 'Пәтерлер',
  'error.news': 'Жаңалықтар мен акциялар',
  'error.reload': 'Бетті қайта жүктеу',
  'error.part': 'Беттің бұл бөлігі ашылмады.',
  'error.part.again': 'Қайталап көру',
  'error.image.some': 'Сызығы үзіліп қалған үйдің сызбасы',
  'error.image': 'Есігі жоқ үйдің жоспары',
  'error.image.measure': '{value} м',
}
