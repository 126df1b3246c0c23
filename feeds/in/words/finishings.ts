import { languages } from '#domain/languages.ts'
import { type RestorationCode, restorationCodes, restorationTitles } from '#domain/restorations.ts'
import { byMeaning, knownWords } from './known-words.ts'

const titles = Object.fromEntries(
  restorationCodes.flatMap((code) => languages.map((language) => [restorationTitles[code][language], code])),
)

/** Finishing types by our codes and titles and in the words of Yandex, Cian, Avito and Profitbase. */
export const finishingOfWord = knownWords<RestorationCode>({
  ...titles,
  ...byMeaning<RestorationCode>({
    rough: `rough, without, no finishing, без отделки черновая, черновая с разводкой, shell and core, shell finish, черновая отделка, черновой, без отделки, без ремонта,
      стройвариант, бетон, требует ремонта`,
    rough_plus: `rough_plus, rough plus, improved shell finish, улучшенная черновая отделка, улучшенный черновой, черновая плюс`,
    prefine: `prefine, pre fine, preFine, pre finish, white box, whitebox, предчистовая white box, вайт бокс, вайтбокс, предчистовая отделка,
      предчистовой, предчистовой ремонт, под чистовую, под чистовую отделку`,
    fine: `fine, fine finish, finish, finished, чистовая отделка, чистовой, с чистовой отделкой, с отделкой, с ремонтом, косметический, cosmetic,
      евро, евроремонт, хороший`,
    turnkey: `turnkey, дизайнерский ремонт, ремонт под ключ, turn key, под ключ с мебелью, чистовая с мебелью, отделка под ключ, с мебелью, fineWithFurniture, дизайнерский,
      design`,
  }),
})
