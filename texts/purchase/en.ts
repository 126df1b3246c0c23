import type { purchaseRu } from './ru.ts'

export const purchaseEn: Record<keyof typeof purchaseRu, string> = {
  'purchase.title': 'Ways to buy',
  'purchase.lead':
    'A mortgage, instalments from the developer, or the whole sum at once. Compare them at your price.',
  'purchase.description':
    'Mortgage, instalments and full payment for Kerege apartments: programmes, rates with effective annual rates, payments compared, and a calculator.',
  'purchase.way.loan': 'from {rate}%',
  'purchase.way.loan.state': 'state programmes, effective annual rate from {effective}%',
  'purchase.way.loan.market': 'banks from {rate}%, effective annual rate from {effective}%',
  'purchase.way.markup': 'from {rate}%',
  'purchase.way.markup.none': 'no mark-up',
  'purchase.way.instalment': 'from {share}% down, up to {months}',
  'purchase.way.whole': 'one payment',
  'purchase.way.whole.offers': 'discounts now: {count}',
  'purchase.way.mortgage.link': 'Calculate a mortgage',
  'purchase.way.installment.link': 'Calculate instalments',
  'purchase.way.payment100.link': 'How the purchase works',
  'purchase.programmes.count': 'programme | programmes',
  'purchase.compare': 'What costs less',
  'purchase.compare.lead':
    'Each way to buy is shown with the programme that fits and has the lowest monthly payment.',
  'purchase.compare.caption': 'An apartment for {price}, {city}',
  'purchase.compare.way': 'Way',
  'purchase.compare.none': 'no programme fits',
  'purchase.compare.monthly': 'Per month',
  'purchase.compare.months': 'Term',
  'purchase.compare.total': 'Total',
  'affordable.title': 'Search by payment',
  'affordable.lead':
    'Enter what you can pay a month and what you have now, and see the highest price under each programme. {city}.',
  'affordable.monthly': 'Monthly payment, up to',
  'affordable.monthly.unit': 'Monthly payment, ₸',
  'affordable.hand': 'Available for the down payment',
  'affordable.hand.unit': 'Available for the down payment, ₸',
  'affordable.price': 'Price of the apartment',
  'affordable.price.value': 'up to {price}',
  'affordable.show': 'Show apartments',
  'affordable.show.none': 'no apartments at the moment',
  'affordable.show.label': 'Show apartments: {title}',
  'affordable.all': 'All apartments that fit, with their payments',
  'affordable.none':
    'No programme fits these sums: a larger down payment or a larger monthly payment is needed.',
  'purchase.questions': 'Questions about buying',
  'purchase.question.documents': 'What contract is signed for an apartment under construction?',
  'purchase.answer.documents':
    'An equity participation agreement (DDU). It takes effect once it is registered in the Unified Information System. We sign no preliminary contracts and take no money for reservations.',
  'purchase.question.effective': 'How does the effective annual rate differ from the rate?',
  'purchase.answer.effective':
    'The effective annual rate counts every payment of the loan, the bank’s fees included. That is why programmes are compared by it.',
  'purchase.question.decision': 'Who decides on the loan?',
  'purchase.answer.decision':
    'The bank. What this site calculates is preliminary and not a binding offer: the contract with the bank sets the rate, the sum, the payments and the fees.',
  'purchase.question.early': 'Can instalments be repaid early?',
  'purchase.answer.early':
    'Yes, in any amount and without asking us, unless the terms of the programme say otherwise. The schedule is part of the contract with the developer.',

  'purchase.mortgage.lead.state':
    'State programmes for those who meet their terms: from {rate}% a year, effective annual rate from {effective}%.',
  'purchase.mortgage.lead.market':
    'Bank mortgages: from {rate}% a year with at least {share}% down, effective annual rate from {effective}%.',
  'purchase.mortgage.description':
    'The Kerege mortgage calculator: payment, cost and schedule, state and bank programmes with rates and effective annual rates, limits by city.',
  'purchase.installment.lead':
    'The balance is paid to the developer in parts, without a bank. From {share}% down.',
  'purchase.installment.description':
    'The Kerege instalment calculator: down payment, monthly payment and schedule, and the terms of each project.',

  'calculator.city': 'City',
  'calculator.restoration': 'Finish',
  'calculator.restoration.open': 'not chosen yet',
  'calculator.subject': 'Calculated for',
  'calculator.subject.without': 'Calculate for another price',
  'calculator.ask': 'Ask for advice',
  'calculator.export': 'The schedule as a file',
  'calculator.export.pdf': 'Download PDF',
  'calculator.export.csv': 'Download CSV',
  'calculator.export.refused.estate_id':
    'This unit is no longer for sale. You can download the calculation without it.',
  'calculator.export.refused.program_id':
    'This programme is no longer open. Choose another one to get the file.',
  'calculator.export.refused.later': 'The file could not be made. Please try again in a minute.',

  'options.title': 'Down payment options',
  'options.loan': 'Left to pay',
  'options.monthly': 'Per month',
  'options.total': 'Total',

  'schedule.title': 'Payment schedule',
  'schedule.drawing': 'Payments by year and their breakdown',
  'schedule.principal': 'Principal',
  'schedule.interest.mortgage': 'Interest',
  'schedule.interest.islamic': 'Mark-up',
  'schedule.balance': 'Balance',
  'schedule.amount': 'Payments',
  'schedule.numbers': 'The same payments in figures',
  'schedule.year': 'Year',
  'schedule.month': 'Month',
  'schedule.whole': 'Each month is listed in the PDF and CSV files.',

  'programmes.mortgage': 'Programmes and banks',
  'programmes.installment': 'Instalment programmes',
  'programmes.lead.unit': '{name}, {price}, {city}. Programmes that fit: {count}.',
  'programmes.lead': 'An apartment for {price}, {city}. Programmes that fit: {count}.',
  'programmes.fits': 'Fits',
  'programmes.rate': 'Rate, effective annual rate',
  'programmes.rate.islamic': 'Mark-up',
  'programmes.rate.installment': 'Mark-up, effective annual rate',
  'programmes.initial': 'Down payment',
  'programmes.initial.value': 'from {share}%',
  'programmes.term.value': 'up to {value}',
  'programmes.step.value': '{share}% of the price a month',
  'programmes.cap.price': 'Price of the apartment',
  'programmes.cap.loan': 'Loan',
  'programmes.cap.value': '{city} up to {amount}',
  'programmes.complexes': 'Projects',
  'programmes.choose': 'Calculate',
  'programmes.chosen': 'Selected',
  'programmes.conditions': 'Terms of the programme',
  'programmes.since': 'In force since {from}.',
  'programmes.period': 'In force from {from} to {to}.',
  'programmes.source': 'Source: {host}',
  'programmes.effective': 'The effective annual rate counts every payment of a loan, fees included.',

  'payment100.lead': 'The whole price, without a loan or mark-ups. You pay after the contract is registered.',
  'payment100.description':
    'Buying a Kerege apartment in one payment: how the purchase works, when to pay and which discounts apply.',
  'payment100.steps': 'How the purchase works',
  'payment100.step.choose.title': 'You choose an apartment',
  'payment100.step.choose.text':
    'A manager shows you the project documents: permit, guarantee, design documentation.',
  'payment100.step.contract.title': 'We sign the contract',
  'payment100.step.contract.text':
    'For an apartment under construction, an equity participation agreement; in a finished building, a contract of sale.',
  'payment100.step.register.title': 'We register it',
  'payment100.step.register.text':
    'An equity participation agreement is registered in the Unified Information System. We take no money before that.',
  'payment100.step.pay.title': 'You transfer the whole sum',
  'payment100.step.pay.text': 'By bank transfer to the account in the contract. The receipt stays with you.',
  'payment100.step.keys.title': 'You get the keys',
  'payment100.step.keys.text':
    'In a finished building, right after payment; under construction, by a handover act once it is commissioned.',
  'payment100.offers': 'Current discounts',
  'payment100.offers.until': 'until {date}',
  'payment100.offers.none': 'There are no discounts at the moment: the prices on the site are final.',
  'payment100.offers.link': 'Choose an apartment',
}
