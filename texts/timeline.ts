import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the pages of the progress of building. */
export const timeline = {
  'progress.lead': {
    ru: 'Что сделано на каждой стройке и сколько осталось, по месяцам.',
    // kk: to review
    kk: 'Әр құрылыста не істелгені және қанша қалғаны, айма-ай.',
    en: 'What has been done on every site and how much is left, month by month.',
  },
  'progress.description': {
    ru: 'Ход строительства жилых комплексов {company} по месяцам: готовность, этапы и изображения. {month}.',
    kk: '{company} тұрғын үй кешендерінің құрылыс барысы айма-ай: дайындығы, кезеңдері және суреттері. {month}.',
    en: 'Construction progress of the {company} projects by month: completion, stages and images. {month}.',
  },
  'progress.of': {
    ru: 'Ход строительства: {name}',
    kk: 'Құрылыс барысы: {name}',
    en: 'Construction progress: {name}',
  },
  'progress.of.description': {
    ru: '{name}: построено {percent}, {date}. Этапы, изображения и сравнение по месяцам.',
    kk: '{name}: {percent} салынды, {date}. Кезеңдері, суреттері және айларды салыстыру.',
    en: '{name}: {percent} built, {date}. Stages, images and a comparison by month.',
  },
  'progress.of.empty': {
    ru: '{name}: ход строительства по месяцам, этапы и изображения.',
    kk: '{name}: құрылыс барысы айма-ай, кезеңдері және суреттері.',
    en: '{name}: construction progress by month, stages and images.',
  },
  'progress.months': {
    ru: 'Месяц',
    kk: 'Ай',
    en: 'Month',
  },
  'progress.timeline': {
    ru: 'Все месяцы',
    kk: 'Барлық ай',
    en: 'All months',
  },
  'progress.compare': {
    ru: 'Было и стало',
    kk: 'Бұрын және қазір',
    en: 'Before and after',
  },
  'progress.compare.with': {
    ru: 'С каким месяцем сравнить',
    kk: 'Қай аймен салыстыру',
    en: 'The month to compare with',
  },
  'progress.compare.slider': {
    ru: 'Граница между изображениями: {before} и {after}',
    kk: 'Суреттердің арасындағы шек: {before} және {after}',
    en: 'Border between the images: {before} and {after}',
  },
  'progress.empty.title': {
    ru: 'Записей о стройке пока нет',
    kk: 'Құрылыс туралы жазба әзірге жоқ',
    en: 'No entries about the construction yet',
  },
  'progress.empty.text': {
    ru: 'Первая запись появится на этой странице.',
    // kk: to review
    kk: 'Алғашқы жазба осы бетте шығады.',
    en: 'The first one will appear on this page.',
  },
} as const satisfies TextsByKey
