/** Texts of the newsletter form. Heading, text, button and messages are the client's. */
export const newsletterWords = {
  title: 'Subscribe to our Newsletter',
  text: 'Follow our Newsletter to stay updated',
  email: 'E-mail',
  button: 'Subscribe',
  busy: 'Subscribing…',
  done: 'Successfully subscribed to our newsletters',
  failed: 'Something went wrong, Please try again later',
  confirmByEmail: 'One more step: open the e-mail we’ve just sent you and confirm.',
  ending: 'You can unsubscribe at any time.',
  privacy: 'Privacy policy',
} as const;
