import { said, type LabelLanguage } from './config/fields.ts'
import type { Words } from './config/labels.ts'

const words = {
  title: ['Редактор сайта', 'Сайт редакторы'],
  picture: ['Картинка', 'Сурет'],
  name: ['Какая картинка', 'Қай сурет'],
  caption: ['Подпись', 'Астындағы жазу'],
  script: [
    'Редактору нужен JavaScript. Откройте эту страницу в Chrome или Edge.',
    'Редакторға JavaScript қажет. Бұл бетті Chrome не Edge браузерінде ашыңыз.',
  ],
  openName: [
    'Имя в адресе вписано, но не подтверждено: нажмите галочку рядом с ним',
    'Мекенжайдағы атау жазылды, бірақ расталмады: жанындағы құсбелгіні басыңыз',
  ],
  doubts: ['Так и задумано? Сохранить?', 'Солай болуы керек пе? Сақтау керек пе?'],
} as const satisfies Record<string, Words>

/** The page of the editor. What its script needs to know stands in its body. */
export function editorPage(language: LabelLanguage, config: string, place: 'folder' | 'forge'): string {
  const say = (name: keyof typeof words) => said(words[name], language)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body data-language="${language}" data-config="${config}" data-place="${place}" data-picture="${say('picture')}" data-name="${say('name')}" data-caption="${say('caption')}" data-open-name="${say('openName')}" data-doubts="${say('doubts')}">
<noscript>${say('script')}</noscript>
<script src="/before.js"></script>
<script src="/sveltia-cms.js"></script>
<script type="module" src="/start.js"></script>
</body>
</html>
`
}
