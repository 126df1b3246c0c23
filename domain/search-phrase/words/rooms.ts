import { wordSet } from './words.ts'

/** Between the word for rooms and how many they are to be: "rooms must be 2". */
export const roomsToBe = new Set([
  ...wordSet('must should would to be is are должно быть чтобы чтоб было'),
  'must be',
  'should be',
  'would be',
  'have to',
  'должно быть',
])
