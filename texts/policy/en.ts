import type { PolicyText } from './policy-text.ts'

export const policyEn: PolicyText = {
  version: '2026-11-22',
  title: 'Privacy policy',
  subtitle: 'How {company} collects, uses and protects the personal data of visitors to this website',
  versionLine: 'Version of {date}',
  pageLine: 'Page {page} of {pages}',
  owner: 'the owner of this website',
  contacts: {
    phone: 'phone {phone}',
    email: 'e-mail {email}',
    none: 'through the “Request a call” form on the website',
  },
  sections: [
    {
      title: 'Who processes the data',
      blocks: [
        'The operator of personal data is {company}, a property developer in the Republic of Kazakhstan (“we”). How to reach us: {contacts}.',
        'We follow Law of the Republic of Kazakhstan No. 94-V of 21 May 2013 “On Personal Data and their Protection” and the Rules for the collection and processing of personal data approved by Order No. 395/НҚ of 21 October 2020. The policy applies to every page of this website.',
      ],
    },
    {
      title: 'Why we need the data',
      blocks: [
        'We use the data only for what you left it for:',
        [
          'to call you back or answer your request;',
          'to help you choose an apartment or other premises, work out the cost and arrange a meeting;',
          'to consider your job application;',
          'to send you news and special offers by e-mail, if you have subscribed to them;',
          'to prepare a contract if you decide to buy;',
          'to show when consent was given and to which text;',
          'to protect the forms from automated submissions;',
          'to learn which advertisement led to the request and, with your consent, how visitors use the website.',
        ],
        'We send no advertising on the basis of the consent in a request. News and special offers go only to those who agreed to them separately in the subscription form and confirmed it with the link in an e-mail; every such e-mail has a link to unsubscribe. Decisions with legal consequences for you are made by people, not by software.',
      ],
    },
    {
      title: 'What data we collect',
      blocks: [
        'You provide:',
        [
          'your name and phone number;',
          'your e-mail address and a message, where the form asks for them;',
          'in a request for a meeting: the day and time you would like, the office or project, and the format of the meeting (in the office, on site or online);',
          'in a request about an apartment or other premises: how you plan to pay;',
          'in a subscription to the news: your e-mail address;',
          'in a job application: the vacancy, your place of study, speciality and year of study, the kind of work you would like, the day from which you can start, a cover letter and your CV.',
        ],
        'Stored together with the request (with a subscription, only the page, language, IP address, time and version of the text):',
        [
          'the address of the page it was sent from, the language of the website and the property you ask about;',
          'the address of the website you came from and the advertising tags in the link: utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, yclid, fbclid;',
          'if you agreed to analytics, the numbers that its services gave to your browser or visit: ga_client_id (Google Analytics), ym_client_id (Yandex Metrica), roistat_visit (Roistat);',
          'the IP address, the date and the time of sending;',
          'the version of the text you agreed to.',
        ],
        'Through the website we never ask for identity documents, individual identification numbers, health information or biometric data. Please do not put them in a message.',
      ],
    },
    {
      title: 'Legal basis',
      blocks: [
        'The basis of processing is your consent. You give it by ticking the box in a form and sending the form; the box is never ticked in advance. A form cannot be sent without consent, but you can reach us by phone. If we conclude a contract later, the data is also processed to perform it.',
      ],
    },
    {
      title: 'Who receives the data',
      blocks: [
        'We neither sell nor publish the data. Only the following have access to it:',
        [
          'the members of staff who handle your request;',
          'the CRM system in which the sales office keeps requests, and the mail service through which requests reach the staff and e-mails reach subscribers;',
          'the hosting provider, whose servers are in Kazakhstan;',
          'Google Analytics, Yandex Metrica and Roistat, only after you agree to analytics: they receive an identifier of the browser and the addresses of the pages viewed, but neither your name nor your phone number;',
          'state bodies, in the cases expressly provided for by law.',
        ],
        'The servers of the analytics services may be outside Kazakhstan, which makes this a cross-border transfer. Until you agree, their code is not loaded and no data goes to them. We will name the recipients of requests if you ask us.',
      ],
    },
    {
      title: 'Where and how long the data is kept',
      blocks: [
        'The database of personal data is on servers in the Republic of Kazakhstan.',
        'A request and the record of consent are kept for three years from the day you last contacted us, which is the general limitation period. The address of a subscriber and the record of their consent are kept during the subscription and for three more years after it ends. When the time is over, all of it is deleted within a month. If you withdraw consent earlier, we delete them earlier. Data that has become part of a contract is kept for as long as the law requires.',
      ],
    },
    {
      title: 'How the data is protected',
      blocks: [
        'The connection to the website is encrypted (HTTPS). Requests are seen only by staff who need them for their work. Names, phone numbers and messages do not enter the server logs. If the security of the data is breached, we will inform you and the authorised body within the time set by law.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may:',
        [
          'learn whether we hold your data, where it came from, why and until when it is kept, and receive a copy;',
          'have the data corrected or completed;',
          'have it blocked while it is being checked;',
          'withdraw consent;',
          'have the data deleted;',
          'complain to the authorised body for the protection of personal data or to a court.',
        ],
      ],
    },
    {
      title: 'How to withdraw consent or delete the data',
      blocks: [
        'Write to us or call: {contacts}. Give your name, the phone number from the request and what should be done: show, correct or delete the data, or stop processing it. We will call that number back, so that the data does not reach a stranger.',
        'We answer within three working days. We correct, block or delete the data within one working day of making sure that it is you who asks. This is free of charge. Withdrawal does not undo what was done before it. We may refuse only where the law requires it or an obligation under a contract has not been performed, and will give the reason in writing.',
      ],
    },
    {
      title: 'Cookies',
      blocks: [
        [
          'i18n_redirected remembers the chosen language, is kept for 365 days and holds no information about you. The website needs it to work.',
          'Cookies of Google Analytics, Yandex Metrica and Roistat appear only after you agree to analytics.',
        ],
        'Consent to analytics is asked for separately. If you refuse, the website works just the same. Your answer is kept in this browser; you can change it at the foot of any page, under “Analytics settings”. After a refusal the cookies of these services are removed. You can delete cookies at any time in the settings of your browser.',
      ],
    },
    {
      title: 'Changes to the policy',
      blocks: [
        'A new version is published at the same address with a new date. A request falls under the version in force on the day it was sent; we will send earlier versions if you ask. The policy is published in Kazakh, Russian and English.',
      ],
    },
  ],
}
