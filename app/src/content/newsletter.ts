/** The words of the newsletter's block. Heading, text, button and messages are the client's. */
export const newsletterWords = {
  title: 'Subscribe to our Newsletter',
  text: 'Follow our Newsletter to stay updated',
  email: 'E-mail',
  button: 'Subscribe',
  busy: 'Subscribing…',
  done: 'Successfully subscribed to our newsletters',
  failed: 'Something went wrong, Please try again later',
  lookIntoMail: 'One step is left: open the e-mail that we have just sent you, and confirm.',
  ending: 'You can unsubscribe any time.',
  privacy: 'Privacy policy',
} as const;
