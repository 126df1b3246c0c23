import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What each way to buy is, in two sentences. */
export const ways = {
  'home.purchase.mortgage.text': {
    ru: 'Государственные программы и предложения банков. Подскажем, что подходит вам и выбранной квартире.',
    kk: 'Мемлекеттік бағдарламалар мен банктердің ұсыныстары. Сізге және таңдаған пәтеріңізге қайсысы лайық екенін айтамыз.',
    en: 'State programmes and bank loans. We will tell you which one fits you and the apartment you choose.',
  },
  // Where no programme is of the state.
  'home.purchase.mortgage.text.banks': {
    ru: 'Программы банков. Подскажем, какая из них подходит вам и выбранной квартире.',
    // kk: to review
    kk: 'Банктердің бағдарламалары. Сізге және таңдаған пәтеріңізге қайсысы лайық екенін айтамыз.',
    en: 'Bank programmes. We will tell you which one fits you and the apartment you choose.',
  },
  'home.purchase.installment.text': {
    ru: 'Платёж частями напрямую застройщику, без банка. Срок и первый взнос зависят от проекта и готовности дома.',
    kk: 'Банксіз, тікелей құрылыс салушыға бөліп төлейсіз. Мерзімі мен бастапқы жарнасы жобаға және үйдің дайындығына байланысты.',
    en: 'Pay the developer in parts, without a bank. The term and the down payment depend on the project and its stage.',
  },
  'home.purchase.payment100.text': {
    ru: 'Один платёж после регистрации договора. Если действует скидка, она показана на странице.',
    // kk: to review
    kk: 'Шарт тіркелгеннен кейін бір рет төлейсіз. Жеңілдік болса, ол бетте көрсетіледі.',
    en: 'One payment after the contract is registered. A discount, if there is one, is shown on the page.',
  },
} as const satisfies TextsByKey
