/** The words around the person at the end of every wizard. */
export const reviewWords = {
  name: 'Your Name *',
  noName: 'Please enter your name.',
  email: 'Your Email *',
  noEmail: 'Please enter your e-mail address.',
  privacy: 'We use your name and e-mail for your order and the mails about it, and for nothing else.',
  /** In another tab: what is typed here is not saved, and would be lost. */
  privacyLink: 'Privacy policy (opens in a new tab)',
  optional: 'Tell us more, if you like',
  keywords: 'Keywords',
  keywordsHint: 'Words that describe your business, with commas between them',
  systems: 'Preferred systems',
  dashboards: 'Dashboards',
  notes: 'Additional notes',
} as const;
