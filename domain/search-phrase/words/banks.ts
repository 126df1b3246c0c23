/** Programmes that banks have beside a company's own: a loan of such a name is no other. */
export const namedLoans = /^(?:otbasy|otbasi|nauryz|ijara|murabaha|baspana|иджара|мурабаха|баспана)$/

/** Names that banks had, or have in talk, by the sound of the proper name in their programmes. */
export const otherBankNames: Readonly<Record<string, readonly string[]>> = {
  otbas: [
    'отбасыбанк',
    'жилстрой',
    'жилстройбанк',
    'жилстрой банк',
    'жилстройсбер',
    'жилстройсбербанк',
    'жилстройсбер банк',
    'жилстрой сбербанк',
    'жссб',
    'жссбк',
    'жилищный строительный сберегательный банк',
    'жилищно строительный сберегательный банк',
    'жилстрой сберегательный банк',
    'стройсбербанк',
    'тұрғын үй құрылыс жинақ банкі',
    'құрылыс жинақ банкі',
    'тұрғынүйқұрылысжинақбанк',
    'housing construction savings bank',
    'house construction savings bank',
  ],
}
