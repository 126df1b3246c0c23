import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of the model of a project. Plural forms stand in the order «one | few | many» (A23). */
export const model = {
  'model.title': {
    ru: 'Солнце и вид: {project}',
    kk: 'Күн және көрініс: {project}',
    en: 'Sun and view: {project}',
  },
  'model.title.window': {
    ru: 'Вид из окна: квартира {number}',
    kk: 'Терезеден көрініс: {number}-пәтер',
    en: 'View from the window: apartment {number}',
  },
  'model.description': {
    ru: 'Схема проекта «{project}»: тени домов в любой день и час, свободные квартиры и вид из их окон.',
    kk: '«{project}» жобасының сызбасы: кез келген күн мен сағаттағы үйлердің көлеңкесі, бос пәтерлер және олардың терезесінен көрініс.',
    en: 'A scheme of {project}: shadows of the buildings on any day and hour, available apartments and the view from their windows.',
  },
  'model.crumb': {
    ru: 'Солнце и вид',
    kk: 'Күн және көрініс',
    en: 'Sun and view',
  },
  'model.scheme': {
    ru: 'Это схема по контурам, этажам и высотам домов. Деревьев и балконов в ней нет, место окна в стене условное. Тени — те же, по которым посчитаны часы солнца квартир.',
    kk: 'Бұл – үйлердің контуры, қабаты мен биіктігі бойынша жасалған сызба. Мұнда ағаштар мен балкондар жоқ, терезенің қабырғадағы орны шартты. Пәтерлердің күн түсетін сағаттары да осы көлеңкелер бойынша есептелген.',
    en: 'This is a scheme from the outlines, floors and heights of the buildings. It has no trees and balconies, and the place of a window in its wall is schematic. The shadows are those behind the hours of sun of the apartments.',
  },
  'model.left': {
    ru: 'Домов вокруг слишком много: часть из них не показана.',
    kk: 'Айналадағы үйлер тым көп: олардың бір бөлігі көрсетілмеген.',
    en: 'There are too many buildings around: some of them are not shown.',
  },
  'model.horizon': {
    ru: 'Очертания гор: {source}. Часы солнца и тени гор не учитывают.',
    kk: 'Таулардың сұлбасы: {source}. Күн сағаттары мен көлеңкелерде таулар ескерілмеген.',
    en: 'Outline of the mountains: {source}. Hours of sun and shadows do not count the mountains.',
  },
  'model.horizon.none': {
    ru: 'Гор на рисунке нет: их очертания для этого проекта не записаны.',
    kk: 'Суретте таулар жоқ: бұл жоба үшін олардың сұлбасы жазылмаған.',
    en: 'Mountains are not drawn: their outline is not recorded for this project.',
  },
  'model.day': {
    ru: 'День года',
    kk: 'Жылдың күні',
    en: 'Day of the year',
  },
  'model.time': {
    ru: 'Время суток',
    kk: 'Тәулік уақыты',
    en: 'Time of day',
  },
  'model.days': {
    ru: 'Дни, для которых посчитаны часы солнца',
    kk: 'Күн сағаттары есептелген күндер',
    en: 'Days for which hours of sun are counted',
  },
  'model.apply': {
    ru: 'Показать',
    kk: 'Көрсету',
    en: 'Show',
  },
  'model.moment': {
    ru: '{day}, {time}',
    kk: '{day}, {time}',
    en: '{day}, {time}',
  },
  'model.sun': {
    ru: 'Солнце: {side}, {height}° над горизонтом.',
    kk: 'Күн: {side}, көкжиектен {height}° биік.',
    en: 'The sun: {side}, {height}° above the horizon.',
  },
  'model.night': {
    ru: 'Солнце за горизонтом.',
    kk: 'Күн көкжиектің астында.',
    en: 'The sun is below the horizon.',
  },
  'model.times': {
    ru: 'Восход {rise}, закат {set}.',
    kk: 'Күннің шығуы {rise}, батуы {set}.',
    en: 'Sunrise {rise}, sunset {set}.',
  },
  'model.sunny': {
    ru: 'В это время солнце светит в окна свободных квартир: {sunny} из {all}.',
    kk: 'Бұл уақытта терезесіне күн түсетін бос пәтерлер: {all} ішінен {sunny}.',
    en: 'At this time the sun shines into windows of {sunny} of {all} available apartments.',
  },
  'model.sunny.none': {
    ru: 'Свободных квартир сейчас нет.',
    kk: 'Қазір бос пәтер жоқ.',
    en: 'No apartments are available now.',
  },
  'model.sunny.untold': {
    ru: 'Куда выходят окна свободных квартир, не записано, поэтому солнце в них не посчитано.',
    // kk: to review
    kk: 'Бос пәтерлердің терезелері қай жаққа қарайтыны жазылмаған, сондықтан оларға күннің түсуі есептелмеген.',
    en: 'Which way the windows of the available apartments face is not recorded, so their sun is not counted.',
  },
  'model.window.sun': {
    ru: 'Солнце светит в это окно.',
    kk: 'Бұл терезеге күн түсіп тұр.',
    en: 'The sun shines into this window.',
  },
  'model.window.behind': {
    ru: 'Солнце с другой стороны дома.',
    kk: 'Күн үйдің басқа жағында.',
    en: 'The sun is on another side of the building.',
  },
  'model.window.shade': {
    ru: 'Солнце перед окном, но его закрывают дома.',
    kk: 'Күн терезенің алдында, бірақ оны үйлер жауып тұр.',
    en: 'The sun is in front of the window, but buildings take it.',
  },
  'model.window.day': {
    ru: '{day} солнце светит в это окно {spans}, всего {hours} ч.',
    kk: '{day} күні бұл терезеге күн түсетін уақыт: {spans}, барлығы {hours} сағ.',
    en: 'On {day} the sun shines into this window {spans}, {hours} h in all.',
  },
  'model.window.day.none': {
    ru: '{day} солнце в это окно не светит.',
    kk: '{day} күні бұл терезеге күн түспейді.',
    en: 'On {day} the sun does not shine into this window.',
  },
  'model.window.marks': {
    ru: 'Пунктир — путь солнца в этот день, числа на нём — часы; снизу подписаны стороны света. Солнце со стрелкой у края рисунка светит в окно из-за этого края.',
    kk: 'Үзік сызық – күннің осы күнгі жолы, ондағы сандар – сағаттар; төменде дүние жақтары жазылған. Суреттің шетіндегі нұсқары бар күн терезеге сол шеттің сыртынан түсіп тұр.',
    en: 'The dotted line is the way of the sun on this day, with its hours; the sides of the world are named below. A sun with an arrow at the edge of the drawing shines into the window from beyond that edge.',
  },
  'model.window.looks': {
    ru: '{house}, {floor}. Окно смотрит на {side}.',
    kk: '{house}, {floor}. Терезенің бағыты: {side}.',
    en: '{house}, {floor}. The window faces {side}.',
  },
  'model.window.near': {
    ru: 'Ближе всего перед окном: {name}, {metres} м.',
    kk: 'Терезенің алдында ең жақыны: {name}, {metres} м.',
    en: 'Nearest in front of the window: {name}, {metres} m.',
  },
  'model.window.open': {
    ru: 'Прямо перед окном домов на схеме нет.',
    kk: 'Сызбада терезенің тура алдында үй жоқ.',
    en: 'The scheme has no building straight ahead of the window.',
  },
  'model.neighbour': {
    ru: 'соседний дом',
    kk: 'көршілес үй',
    en: 'a neighbouring building',
  },
  'model.window.other': {
    ru: 'Другие окна квартиры',
    kk: 'Пәтердің басқа терезелері',
    en: 'Other windows of the apartment',
  },
  'model.window.gone': {
    ru: 'Этой квартиры среди свободных нет: показан весь проект.',
    kk: 'Бұл пәтер бос пәтерлердің арасында жоқ: бүкіл жоба көрсетілген.',
    en: 'This apartment is not among the available ones: the whole project is shown.',
  },
  'model.whole': {
    ru: 'Весь проект',
    kk: 'Бүкіл жоба',
    en: 'The whole project',
  },
  'model.flat.open': {
    ru: 'Страница квартиры',
    kk: 'Пәтердің беті',
    en: 'Page of the apartment',
  },
  'model.picture': {
    ru: 'Схема проекта «{project}» с высоты: {moment}',
    kk: '«{project}» жобасының жоғарыдан көрінген сызбасы: {moment}',
    en: 'Scheme of {project} from above: {moment}',
  },
  'model.picture.window': {
    ru: 'Схема вида из окна: {moment}',
    kk: 'Терезеден көріністің сызбасы: {moment}',
    en: 'Scheme of the view from the window: {moment}',
  },
  'model.open': {
    ru: 'Открыть в 3D',
    kk: '3D-де ашу',
    en: 'Open in 3D',
  },
  'model.close': {
    ru: 'Вернуться к рисунку',
    kk: 'Суретке оралу',
    en: 'Back to the drawing',
  },
  'model.loading': {
    ru: 'Загружаем…',
    kk: 'Жүктеліп жатыр…',
    en: 'Loading…',
  },
  'model.lost': {
    ru: '3D здесь не открылось. Рисунок показывает то же самое.',
    kk: '3D мұнда ашылмады. Сурет дәл соны көрсетеді.',
    en: 'The 3D view did not open here. The drawing shows the same.',
  },
  'model.live': {
    ru: 'Модель проекта. Поверните её мышью, пальцем или кнопками; список свободных квартир ниже.',
    kk: 'Жобаның моделі. Оны тінтуірмен, саусақпен немесе түймелермен бұрыңыз; бос пәтерлердің тізімі төменде.',
    en: 'Model of the project. Turn it with the mouse, a finger or the buttons; the list of available apartments is below.',
  },
  'model.live.window': {
    ru: 'Схема вида из окна с путём солнца и сторонами света. Поверните её мышью, пальцем или кнопками; солнце, стороны и часы описаны словами на странице.',
    kk: 'Күннің жолы мен дүние жақтары көрсетілген терезеден көріністің сызбасы. Оны тінтуірмен, саусақпен немесе түймелермен бұрыңыз; күн, дүние жақтары мен сағаттар бетте сөзбен жазылған.',
    en: 'Scheme of the view from the window with the way of the sun and the sides of the world. Turn it with the mouse, a finger or the buttons; the sun, the sides and the hours are told in words on the page.',
  },
  'model.hint': {
    ru: 'Жёлтые окна — свободные квартиры. Нажмите на окно.',
    kk: 'Сары терезелер – бос пәтерлер. Терезені басыңыз.',
    en: 'Yellow windows are available apartments. Press one.',
  },
  'model.turn.left': {
    ru: 'Повернуть влево',
    kk: 'Солға бұру',
    en: 'Turn left',
  },
  'model.turn.right': {
    ru: 'Повернуть вправо',
    kk: 'Оңға бұру',
    en: 'Turn right',
  },
  'model.nearer': {
    ru: 'Ближе',
    kk: 'Жақындату',
    en: 'Nearer',
  },
  'model.farther': {
    ru: 'Дальше',
    kk: 'Алыстату',
    en: 'Farther',
  },
  'model.flats': {
    ru: 'Свободные квартиры',
    kk: 'Бос пәтерлер',
    en: 'Available apartments',
  },
  'model.flats.count': {
    ru: 'свободная квартира | свободные квартиры | свободных квартир',
    kk: 'бос пәтер',
    en: 'available apartment | available apartments',
  },
  'model.flats.sunny': {
    ru: 'с солнцем в это время: {count}',
    kk: 'бұл уақытта күн түсетіні: {count}',
    en: 'with sun at this time: {count}',
  },
  'model.flats.untold': {
    ru: 'окна не записаны: {count}',
    // kk: to review
    kk: 'терезелері жазылмағаны: {count}',
    en: 'windows not recorded: {count}',
  },
  'model.flat': {
    ru: 'Квартира',
    kk: 'Пәтер',
    en: 'Apartment',
  },
  'model.flat.sun': {
    ru: 'Солнце в это время',
    kk: 'Бұл уақытта күн',
    en: 'Sun at this time',
  },
  'model.flat.sun.yes': {
    ru: 'светит',
    kk: 'түседі',
    en: 'yes',
  },
  'model.flat.sun.no': {
    ru: 'нет',
    kk: 'түспейді',
    en: 'no',
  },
  'model.flat.sun.untold': {
    ru: 'неизвестно',
    kk: 'белгісіз',
    en: 'not known',
  },
  'model.flat.view': {
    ru: 'Из этого окна',
    kk: 'Осы терезеден',
    en: 'From this window',
  },
  'model.flat.view.of': {
    ru: 'Вид из окна, квартира {number}',
    kk: '{number}-пәтердің терезесінен көрініс',
    en: 'View from the window, apartment {number}',
  },
  'model.houses': {
    ru: 'Дома на схеме',
    kk: 'Сызбадағы үйлер',
    en: 'Buildings of the scheme',
  },
  'model.house.height': {
    ru: 'высота {metres} м',
    kk: 'биіктігі {metres} м',
    en: '{metres} m high',
  },
} as const satisfies TextsByKey
