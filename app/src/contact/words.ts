import { site } from '../content/site.ts';
import { consultationMinutes, freeCall, freeCallShort } from '../domain/catalogue/consultation.ts';
import { retention } from '../domain/retention.ts';

/** Texts of the contact page. */
export const contactWords = {
  title: `Contact us – ${site.name}`,
  description: `Write to us about your brand, website or business systems. Tell us what you need and we’ll answer by e-mail, or book a free ${consultationMinutes}-minute consultation.`,
  heading: 'Contact us',
  lead: 'Tell us about your business and what you need, in your own words. If anything’s missing, we’ll ask.',

  /** Above the name of who answers. */
  person: 'You’ll hear from',

  exchange: {
    message:
      'I run a bakery with one shop. People should be able to order bread for Saturday. We’d like to have it by Easter.',
    answer: 'How do people order today, and how many loaves?',
    sample: 'The face is drawn and the bakery made up.',
  },

  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail address',
    message: 'Your message',
    messageHint: 'What you do, what you need, and by when',
    plan: 'We’ll send your plan with it',
    send: 'Send message',
    sending: 'Sending…',
    privacy: 'We use what you write only to answer you.',
    privacyLink: 'Privacy policy',
    /** Label of the hidden field that catches form-filling bots. */
    honeypot: 'Leave this field empty',
    kept: 'Your message is still here.',
    byMail: 'You can also write to',
  },

  /** Without scripts, before it is sent. */
  check: {
    title: 'Is this your message?',
    text: 'Check your message, change it if you like, and send it.',
    refused: 'Your message hasn’t been sent yet',
    back: 'Back to the contact page',
  },

  steps: {
    title: 'What happens next',
    items: [
      {
        title: 'You write',
        text: 'Three sentences are enough.',
      },
      {
        title: 'It reaches us',
        text: 'You get a confirmation by e-mail. If you forgot something, reply to it.',
      },
      {
        title: 'We write back',
        text: 'By e-mail, with an answer or a question.',
      },
      {
        title: 'You decide',
        text: `A call, a quote or nothing. We delete your message after ${retention.messages.days} days.`,
      },
    ],
  },

  options: {
    title: 'Other ways to get an answer',
    consultation: freeCall,
    consultationNote: 'By video, at a time that suits you.',
    quote: 'Get a quick quote',
    quoteNote: 'See the price of every line, without talking to anyone.',
    mail: 'Write an e-mail',
    questions: 'Common questions',
    questionsNote: 'How deposits, discounts and price ranges work.',
    address: 'Office:',
    company: 'Company no.',
    vat: 'VAT no.',
  },

  sent: {
    title: 'Thank you. We’ve got your message.',
    /** Where the agency promises no time. */
    answer: 'We’ll answer by e-mail.',
    text: 'You also get a short confirmation, for up to three messages a day. If you don’t see it, check your spam folder.',
    meanwhile: 'While you wait',
    home: 'Go to the home page',
    book: freeCallShort,
  },
} as const;
