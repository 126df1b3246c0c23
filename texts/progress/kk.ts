// Awaits a native editor.
import type { progressRu } from './ru.ts'

export const progressKk: Record<keyof typeof progressRu, string> = {
  'progress.lead': 'Әр құрылыста не істелгенін және қанша қалғанын ай сайын көрсетеміз.',
  'progress.description':
    'Kerege тұрғын үй кешендерінің құрылыс барысы айма-ай: дайындығы, кезеңдері және суреттері. {month}.',
  'progress.of': 'Құрылыс барысы: {name}',
  'progress.of.description':
    '{name}: {percent} салынды, {date}. Кезеңдері, суреттері және айларды салыстыру.',
  'progress.of.empty': '{name}: құрылыс барысы айма-ай, кезеңдері және суреттері.',
  'progress.months': 'Ай',
  'progress.timeline': 'Барлық ай',
  'progress.whole': 'Бүкіл жоба',
  'progress.change.month': 'бір айда {points} п. т.',
  'progress.change.since': 'алдыңғы жазбадан бері ({date}) {points} п. т.',
  'progress.change.none': 'алдыңғы жазбадан бері өзгеріс жоқ',
  'progress.stages': 'Кезеңдер',
  'progress.visual': 'Суреттер – жоба мен жұмыс барысының визуализациясы, алаңда түсірілген фотосурет емес.',
  'progress.video': 'Құрылыс алаңынан бейне',
  'progress.webcam': 'Алаңдағы камера',
  'progress.compare': 'Бұрын және қазір',
  'progress.compare.with': 'Қай аймен салыстыру',
  'progress.compare.slider': 'Суреттердің арасындағы шек: {before} және {after}',
  'progress.link': 'Құрылыс айма-ай',
  'progress.history': 'Қалай салынды',
  'progress.empty.title': 'Құрылыс туралы жазба әзірге жоқ',
  'progress.empty.text': 'Алғашқы жазба алаңда жұмыс басталғанда шығады.',
}
