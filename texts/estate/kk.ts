// Awaits a native editor.
import type { estateRu } from './ru.ts'

export const estateKk: Record<keyof typeof estateRu, string> = {
  'estate.plan.open': 'Жоспарды үлкейту',
  'estate.viewer.zoom_in': 'Жақындату',
  'estate.viewer.zoom_out': 'Алыстату',
  'estate.viewer.whole': 'Толық көрсету',
  'estate.viewer.scale': 'Масштабы {percent} %',
  'estate.viewer.hint':
    'Масштабты тінтуір дөңгелегімен, екі саусақпен немесе екі рет түртіп өзгертуге болады. Пернелер: +, −, 0 және бағыттауыш пернелер.',
  'estate.section.near': 'Ең жақын секция',
  'estate.under': 'Қай үйдің астында',
  'estate.volume': 'көлемі',
  'estate.volume.value': '{value} м³',

  'estate.light': 'Терезелер қайда қарайды',
  'estate.light.compass': 'Терезелердің компастағы бағыты: {sides}',
  'estate.light.sides': 'Дүние тараптары',
  'estate.light.layout': 'Орналасуы',
  'estate.light.layout.one': 'бір жаққа қарайды',
  'estate.light.layout.corner': 'қатар жатқан екі жаққа қарайды, үйдің бұрышында',
  'estate.light.layout.through': 'қарама-қарсы екі жаққа қарайды',
  'estate.light.parts': 'Терезедегі күн',
  'estate.light.part.morning': 'таңертең',
  'estate.light.part.midday': 'түсте',
  'estate.light.part.evening': 'кешке',
  'estate.light.part.summer': 'жазда таң ата және күн батар алдында',
  'estate.light.view': 'Терезеден көрініс',
  'estate.sun': 'Бір күндегі күн сәулесі',
  'estate.sun.text': 'Ашық күні терезелерге күн сәулесі тікелей түсетін сағаттар саны.',
  'estate.sun.dec': 'Желтоқсан',
  'estate.sun.mar': 'Наурыз',
  'estate.sun.jun': 'Маусым',
  'estate.sun.hours': '{hours} сағ',

  // The endings after {price} and {area} fit a number that ends in ₸, read «теңге», or in м², read «метр».
  'estate.money': 'Бағасы және төлемі',
  'estate.history.since': 'Сатылым басталғалы: {change} %',
  'estate.monthly.short':
    'айына {price}-ден бастап: {title}, бастапқы жарна {initial}, мерзімі {months} ай, ЖТСМ {rate} %',
  'estate.monthly.short.islamic':
    'айына {price}-ден бастап: {title}, бастапқы жарна {initial}, мерзімі {months} ай, барлық төлемді ескергенде жылына {rate} %',
  'estate.promotions': 'Қолданыстағы акциялар',
  'estate.promotions.until': 'Соңғы күні: {date}',

  'estate.finish.title': 'Әрлеуі: {title}',
  'estate.finish.text.rough':
    'Еден мен қабырғаның барлық қабатын өзіңіз жасайсыз, есесіне әрқайсысын өзіңіз таңдайсыз.',
  'estate.finish.text.rough_plus':
    'Тегістеуіш қабат пен жуынатын бөлменің гидрооқшаулауы дайын: қабырғалар, құбырлар мен сымдар және еден жабыны қалды.',
  'estate.finish.text.prefine':
    'Бояу не тұсқағаз, еден жабыны, плитка, есіктер мен сантехника Сіздің талғамыңызға қалады.',
  'estate.finish.text.fine':
    'Қабырғасы, едені және төбесі дайын. Есік, сантехника және шамдарды өзіңіз таңдайсыз.',
  'estate.finish.text.turnkey': 'Жиһазды әкелу ғана қалады.',
  'estate.finish.done': 'Бағаға кіреді',
  'estate.finish.left': 'Өзіңізге қалады',
  'estate.finish.note':
    'Жұмыстардың бөлме-бөлме жазылған толық тізбесі шарттың қосымшасында: әрлеудің атауы емес, сол тізбе міндетті.',
  'estate.finish.work.walls': 'Қабырғалар мен аралық қабырғалар, терезелер мен кіретін есік',
  'estate.finish.work.utilities': 'Жылу, су және электр желілері',
  'estate.finish.work.screed': 'Еденнің тегістеуіш қабаты, жуынатын бөлменің гидрооқшаулауы',
  'estate.finish.work.plaster': 'Қабырғаларды сылау және тегістеу',
  'estate.finish.work.outlets': 'Өз орнына шығарылған құбырлар мен сымдар',
  'estate.finish.work.surfaces': 'Қабырғадағы бояу не тұсқағаз, төбе',
  'estate.finish.work.floors': 'Еден жабыны мен плитка',
  'estate.finish.work.doors': 'Бөлме есіктері',
  'estate.finish.work.fittings': 'Сантехника мен шамдар',
  'estate.finish.work.furniture': 'Жиһаз бен техника',

  'estate.like.cheaper': '{price}-ге арзан',
  'estate.like.dearer': '{price}-ге қымбат',
  'estate.like.same_price': 'бағасы бірдей дерлік',
  'estate.like.higher': 'сол үйде, жоғарырақ',
  'estate.like.lower': 'сол үйде, төменірек',
  'estate.like.other_project': 'басқа жоба',
  'estate.like.larger': '{area}-ге үлкен',
  'estate.like.smaller': '{area}-ге кіші',
  'estate.like.same_plan': 'ауданы бірдей',

  'estate.sold.callback': 'Ұқсасын таңдап береміз',
  'estate.visit': 'Көруге жазылу',
  'estate.bar': 'Баға және өтініш',

  'estate.sheet.address': 'Осы бет: {address}',
  'estate.sheet.printed': '{date} күні басып шығарылды. Бағасы мен бар-жоғы өзгеруі мүмкін.',
  'estate.place': 'Үйдегі орны',
  'estate.place.floor': 'Бүкіл қабат',
}
