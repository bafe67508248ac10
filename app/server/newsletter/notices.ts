import type { Notice } from '../../src/domain/answerPages.ts';

/** Notices of the pages without scripts, by what has happened. */

const home = [{ text: 'Go to the home page', to: '/' }] as const;

/** The form, with what is wrong with the address, or why it failed. */
export const subscribeNotice = (email: string, error?: string, problem?: string): Notice => ({
  title: 'Subscribe to our Newsletter',
  problem: problem ?? null,
  text: ['Follow our Newsletter to stay updated. You can unsubscribe at any time.'],
  form: {
    button: 'Subscribe',
    primary: true,
    fields: [{ name: 'email', label: 'E-mail', value: email, error, type: 'email', autoComplete: 'email' }],
  },
  after: [home],
});

/** Shown after every request, whether or not the address is subscribed. */
export const checkInbox: Notice = {
  title: 'One more step',
  text: [
    'Open the e-mail we’ve just sent you and confirm your address.',
    ['Nothing there? Check your spam folder, or ', { text: 'try once more', to: '/newsletter' }, '.'],
  ],
  after: [home],
};

/** The page of the confirmation link. It needs a click, because e-mail clients prefetch links. */
export const confirmNotice = (email: string): Notice => ({
  title: 'Do you want our newsletter?',
  text: [`It will come to ${email}. You can unsubscribe at any time.`],
  form: { button: 'Yes, subscribe me', primary: true },
  after: ['If you didn’t request it, close this page: we won’t send anything, and we’ll delete the address.'],
});

export const subscribedNotice = (email: string): Notice => ({
  title: 'Successfully subscribed to our newsletters',
  text: [
    `We’ll send our newsletter to ${email} from now on. Every issue has a link to unsubscribe.`,
    [{ text: 'Read the blog', to: '/blog' }],
    [{ text: 'See our prices', to: '/service-landing-page' }],
  ],
});

/** The link is incomplete or has expired, or the subscription has ended. */
export const invalidLink: Notice = {
  title: 'This link no longer works',
  text: [
    [
      'It has expired, part of it is missing, or you have unsubscribed since. You can ',
      { text: 'request a new one', to: '/newsletter' },
      '.',
    ],
  ],
  after: [home],
};

/** Asks before unsubscribing, because e-mail clients prefetch links. */
export const unsubscribeNotice = (email: string): Notice => ({
  title: 'Unsubscribe from our newsletter?',
  text: [`We send it to ${email}.`],
  form: { button: 'Unsubscribe' },
  after: [home],
});

export const unsubscribed: Notice = {
  title: 'You are unsubscribed.',
  text: [
    'We won’t send you any more newsletters, and we’ve deleted the address.',
    ['Unsubscribed by mistake? ', { text: 'Subscribe again', to: '/newsletter' }],
  ],
  after: [home],
};
