import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the drawn plan of a floor and of the drawn side of a house. */
export const scheme = {
  'facade.scheme': {
    ru: 'Схема по размерам дома, секциям и этажам. Окна и балконы показаны условно.',
    kk: 'Сызба үйдің өлшемдері, секциялары мен қабаттары бойынша жасалған. Терезелер мен балкондар шартты түрде көрсетілген.',
    en: 'Drawn from the size, sections and floors of the building. Windows and balconies are schematic.',
  },
  'floor.title.whole': {
    ru: '{house}, {floor}\u00A0этаж',
    kk: '{house}, {floor}-қабат',
    en: '{house}, floor\u00A0{floor}',
  },
  'floor.plan': {
    ru: 'План этажа',
    kk: 'Қабат жоспары',
    en: 'Plan of the floor',
  },
  'floor.scheme': {
    ru: 'Схема по площадям и окнам квартир. Стены, лестница и двери показаны условно.',
    kk: 'Сызба пәтерлердің ауданы мен терезелері бойынша жасалған. Қабырғалар, баспалдақ пен есіктер шартты түрде көрсетілген.',
    en: 'Drawn from the areas and windows of the apartments. Walls, stairs and doors are schematic.',
  },
  'floor.scheme.premises': {
    ru: 'Схема по площадям и окнам помещений. Стены, лестница и двери показаны условно.',
    kk: 'Сызба үй-жайлардың ауданы мен терезелері бойынша жасалған. Қабырғалар, баспалдақ пен есіктер шартты түрде көрсетілген.',
    en: 'Drawn from the areas and windows of the commercial units. Walls, stairs and doors are schematic.',
  },
  'floor.street': {
    ru: 'Улица',
    kk: 'Көше',
    en: 'Street',
  },
  'floor.yard': {
    ru: 'Двор',
    kk: 'Аула',
    en: 'Courtyard',
  },
  'floor.north': {
    ru: 'С',
    kk: 'С',
    en: 'N',
  },
  'floor.number': {
    ru: '№ {number}',
    kk: '№ {number}',
    en: 'No. {number}',
  },
} as const satisfies TextsByKey
