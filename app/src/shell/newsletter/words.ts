/** Texts of the newsletter form. Heading, text, button and error are the client's; its success message is on the page of the e-mailed link. */
export const newsletterWords = {
  title: 'Subscribe to our Newsletter',
  text: 'Follow our Newsletter to stay updated',
  email: 'E-mail',
  button: 'Subscribe',
  busy: 'Subscribing…',
  failed: 'Something went wrong, Please try again later',
  confirmByEmail: (email: string) => `One more step: open the e-mail we’ve just sent to ${email} and confirm.`,
  /** Back to the form, to correct what was typed. */
  other: 'Use another address',
  ending: 'You can unsubscribe at any time.',
  privacy: 'Privacy policy',
} as const;
