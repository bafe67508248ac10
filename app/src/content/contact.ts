import { site } from './site.ts';

/** The words of the contact page. */
export const contactWords = {
  title: `Contact us – ${site.name}`,
  description:
    'Write to us about your brand, website or business systems. Say what you need in your own words, and we answer by e-mail; or book a free 30-minute consultation.',
  heading: 'Contact us',
  lead: 'Tell us about your business and what you need. Your own words are enough: we ask when something is missing.',

  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail address',
    message: 'Your message',
    messageHint: 'What you do, what you need, and by when, if there is a date',
    plan: 'Your plan goes along',
    send: 'Send message',
    sending: 'Sending…',
    privacy: 'We use what you write to answer you, and for nothing else.',
    privacyLink: 'Privacy policy',
    /** Said to those whose browser shows what others do not see. */
    trap: 'Leave this field empty',
    kept: 'Nothing is lost: your message is still here.',
    byMail: 'You can also write to',
  },

  ways: {
    title: 'Other ways',
    call: 'Talk to us',
    callLink: 'Book a 30-minute consultation',
    callNote: 'By video, at a time that suits you',
    mail: 'E-mail',
    quote: 'Prices',
    quoteLink: 'Build a quick quote',
    quoteNote: 'Every line with its price, without talking to anyone',
    company: 'Company no.',
    vat: 'VAT no.',
  },

  sent: {
    title: 'Thank you. Your message has reached us.',
    text: 'A short confirmation is on its way to your e-mail address, and we answer there too. If you do not see it, look among the unwanted mail.',
    home: 'To the home page',
    book: 'Book a consultation',
  },
} as const;
