import type { Localized } from '../languages.ts'

const say = (ru: string, kk: string, en: string): Localized => ({ ru, kk, en })

/** What visitors often ask for, as a sentence may go on; a company is offered those that its filters can say. */
export const usualWishes: readonly Localized[] = [
  say('студия', 'студия', 'studio'),
  say('однокомнатная', 'бір бөлмелі', 'one room'),
  say('двухкомнатная', 'екі бөлмелі', 'two rooms'),
  say('трёхкомнатная', 'үш бөлмелі', 'three rooms'),
  say('четырёхкомнатная', 'төрт бөлмелі', 'four rooms'),
  say('паркинг', 'паркинг', 'parking space'),
  say('кладовая', 'қойма', 'storeroom'),
  say('коммерческое помещение', 'коммерциялық үй-жай', 'commercial premises'),
  say('не первый этаж', 'бірінші қабат емес', 'not the ground floor'),
  say(
    'не первый и не последний этаж',
    'бірінші және соңғы қабат емес',
    'not the ground floor and not the top floor',
  ),
  say('высокий этаж', 'жоғары қабат', 'high floor'),
  say('с видом на горы', 'тауға қараған', 'mountain view'),
  say('с видом на воду', 'суға қараған', 'water view'),
  say('окна во двор', 'аулаға қараған терезе', 'courtyard view'),
  say('солнечная', 'күн түсетін', 'sunny'),
  say('большая кухня', 'үлкен ас үй', 'large kitchen'),
  say('с ремонтом', 'жөндеуі бар', 'with renovation'),
  say('чистовая отделка', 'таза әрлеу', 'finished walls'),
  say('под ключ', 'толық дайын', 'turnkey'),
  say('сданный дом', 'тапсырылған үй', 'completed building'),
  say('рядом с метро', 'метроға жақын', 'near the metro'),
  say('рядом со школой', 'мектепке жақын', 'near a school'),
  say('рядом с детским садом', 'балабақшаға жақын', 'near a kindergarten'),
  say('рядом с парком', 'саябаққа жақын', 'near a park'),
  say('у воды', 'су жағасында', 'by the water'),
  say('сначала дешёвые', 'алдымен арзан', 'cheapest first'),
  say('со скидкой', 'жеңілдікпен', 'with a discount'),
]
