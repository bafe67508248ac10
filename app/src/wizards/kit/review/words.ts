/** Labels of the contact details in the last step of every wizard. */
export const reviewWords = {
  name: 'Your Name *',
  noName: 'Please enter your name.',
  email: 'Your Email *',
  noEmail: 'Please enter your e-mail address.',
  privacy: 'We use your name and e-mail only for your order and our e-mails about it.',
  /** Opens in another tab, because what is typed here is not saved. */
  privacyLink: 'Privacy policy (opens in a new tab)',
  terms: 'By paying you accept our terms.',
  termsLink: 'Terms of business (opens in a new tab)',
  business: 'I buy for my business',
  company: 'Name of the business',
  vatNumber: 'VAT number',
  vatNumberHint: 'If it has one, with its country: IE1234567A',
  withdrawal: 'How to withdraw, and what follows',
  withdrawalForm: 'Our company’s details and a form you can use are in our terms.',
  optional: 'Tell us more, if you like',
  keywords: 'Keywords',
  keywordsHint: 'Words that describe your business, separated by commas',
  systems: 'Preferred systems',
  dashboards: 'Dashboards',
  notes: 'Additional notes',
} as const;
