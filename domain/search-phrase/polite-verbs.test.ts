import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseTowers } from '../../tests/helpers/search/phrase-towers.ts'
import { typedAs } from '../kazakh-letters.ts'
import { companyVocabulary } from './company.ts'
import { readPhrase } from './search-phrase.ts'

const vocabulary = companyVocabulary(phraseTowers)

const wishes = [
  'алматыдан 2 бөлме',
  '30 млнға дейін',
  'бірінші қабат',
  'ремонтты үш бөлмелі',
  'балабақша жақын жерден',
  'тауға қараған терезе',
  'астанада дайын үй',
  'арман парктен 60 шаршы',
  'айына 200 мыңнан',
  'паркинг',
]

/** What is asked of a seller: the stem of a verb, with the vowel of its conditional. */
const verbs = [
  'бер е',
  'ұсын а',
  'көрсет е',
  'тап а',
  'айт а',
  'жібер е',
  'таңда а',
  'көмектес е',
  'ізде е',
  'жаз а',
  'тексер е',
  'қарастыр а',
]

/** «берсеңіз», «берсеңізші», «берсем деп едім», and the same behind another verb. */
function formsOf(verb: string): string[] {
  const [stem = '', vowel = ''] = verb.split(' ')
  const you = vowel === 'а' ? 'ңыз' : 'ңіз'
  const please = vowel === 'а' ? 'шы' : 'ші'
  const polite = `${stem}с${vowel}${you}`
  return [polite, `${polite}${please}`, `тауып ${polite}`, `${stem}с${vowel}м деп едім`, `${polite} екен`]
}

const withPlainLetters = (text: string) =>
  text.replaceAll(/[әғқңөұүі]/g, (letter) => typedAs[letter] ?? letter)

function wishesOf(phrase: string) {
  const { category, criteria } = readPhrase(phrase, vocabulary, 2026)
  return { category, criteria }
}

test('R1752 a polite conditional in Kazakh refuses nothing and changes no wish', () => {
  for (const wish of wishes)
    for (const form of verbs.flatMap(formsOf))
      for (const polite of [form, withPlainLetters(form)])
        for (const phrase of [`${wish} ${polite}`, `${polite} ${wish}`])
          assert.deepEqual(wishesOf(phrase), wishesOf(wish), phrase)
  // The refusals themselves are kept, also mistyped.
  for (const refusal of ['бермеңіз', 'бермесеңіз', 'ұсынбаңыз', 'усынбасаныз', 'көрсетпеңіз', 'көрстепеңіз'])
    assert.deepEqual(wishesOf(`2 бөлме ${refusal}`).criteria, { rooms: '0,1,3,4' }, refusal)
})
