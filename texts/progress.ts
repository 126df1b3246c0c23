import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The construction diary: its two pages, and the blocks of projects and houses. */
export const progress = {
  'progress.whole': {
    ru: 'Весь проект',
    kk: 'Бүкіл жоба',
    en: 'The whole project',
  },
  'progress.change.month': {
    ru: '{points} п. п. за месяц',
    kk: 'бір айда {points} п. т.',
    en: '{points} points in a month',
  },
  'progress.change.since': {
    ru: '{points} п. п. с {date}',
    kk: 'алдыңғы жазбадан бері ({date}) {points} п. т.',
    en: '{points} points since {date}',
  },
  'progress.change.none': {
    ru: 'без изменений с прошлой записи',
    kk: 'алдыңғы жазбадан бері өзгеріс жоқ',
    en: 'no change since the previous entry',
  },
  'progress.stages': {
    ru: 'Этапы',
    kk: 'Кезеңдер',
    en: 'Stages',
  },
  'progress.visual': {
    ru: 'Изображения — визуализации проекта и хода работ, а не фотографии с площадки.',
    kk: 'Суреттер – жоба мен жұмыс барысының визуализациясы, алаңда түсірілген фотосурет емес.',
    en: 'The images are visualisations of the project and of the work, not photographs of the site.',
  },
  'progress.video': {
    ru: 'Видео со стройки',
    kk: 'Құрылыс алаңынан бейне',
    en: 'Video of the site',
  },
  'progress.webcam': {
    ru: 'Камера на площадке',
    kk: 'Алаңдағы камера',
    en: 'Webcam on the site',
  },
  'progress.link': {
    ru: 'Стройка по месяцам',
    kk: 'Құрылыс айма-ай',
    en: 'Construction by month',
  },
  'progress.history': {
    ru: 'Как строили',
    kk: 'Қалай салынды',
    en: 'How it was built',
  },
  'project.percent': {
    ru: '{value} %',
    kk: '{value} %',
    en: '{value}%',
  },
  'project.documents.tab': {
    ru: 'откроется в новой вкладке',
    kk: 'жаңа қойындыда ашылады',
    en: 'opens in a new tab',
  },
  'project.callback': {
    ru: 'Расскажем о проекте «{name}»',
    kk: '«{name}» жобасы туралы айтып береміз',
    en: 'Let us tell you about {name}',
  },
  'queue.title': {
    ru: '{house}, «{complex}»',
    kk: '{house}, «{complex}»',
    en: '{complex}, {house}',
  },
  'queue.progress': {
    ru: 'построено на {date}',
    kk: 'салынды, {date}',
    en: 'built as of {date}',
  },
  'queue.project': {
    ru: 'Проект «{name}»',
    kk: '«{name}» жобасы',
    en: 'Project {name}',
  },
  'queue.callback': {
    ru: 'Расскажем о доме и квартирах в нём',
    kk: 'Үй мен ондағы пәтерлер туралы айтып береміз',
    en: 'Let us tell you about the building and its apartments',
  },
} as const satisfies TextsByKey
