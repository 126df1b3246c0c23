/** What is told to be without something, in the case that no Kazakh number has behind it. */
const without =
  /^(?:машин|ремонта|отделки|первого|последнего|посредников|первоначалки|паркинга|переплаты?|взноса|балкона|мебели|лифта|комиссии)$/

/** «двор бес машин»: «бес» is five in Kazakh, and «без» before a Russian noun in the genitive. */
export function isWithout(word: string, next: string): boolean {
  return word === 'бес' && without.test(next)
}
