/** Labels of the contact details in the last step of every wizard. */
export const reviewWords = {
  name: 'Your Name *',
  noName: 'Please enter your name.',
  email: 'Your Email *',
  noEmail: 'Please enter your e-mail address.',
  privacy: 'We use your name and e-mail only for your order and our e-mails about it.',
  privacyLink: 'Privacy policy',
  terms: 'By paying you accept our terms.',
  termsLink: 'Terms of business',
  business: 'I’m buying for my business',
  company: 'Name of the business',
  companyHint: 'As it should be on the invoice',
  vatNumber: 'VAT number',
  vatNumberHint: 'If it has one, with its country: IE1234567A',
  line1: 'Street address *',
  noLine1: 'Please enter the street address of the business.',
  line2: 'Address line 2',
  town: 'Town or city *',
  noTown: 'Please enter the town or city of the business.',
  postcode: 'Postcode or Eircode',
  country: 'Country *',
  noCountry: 'Please enter the country of the business by its English name, such as Ireland.',
  withdrawal: 'How to withdraw, and what follows',
  withdrawalForm: 'Our company’s details and a form you can use are in our terms.',
  optional: 'Tell us more, if you like',
  keywords: 'Keywords',
  keywordsHint: 'Words that describe your business, separated by commas',
  systems: 'Preferred systems',
  dashboards: 'Dashboards',
  notes: 'Additional notes',
} as const;

/** What happens once this is ordered. Amounts and days are formatted. */
export const nextStepsWords = {
  title: 'What happens next',
  today: 'Today',
  pay: (amount: string) => `You pay ${amount} by card`,
  talk: (deposit: string) => ({
    term: 'Soon',
    description: 'We talk about exactly this plan',
    note: `You choose the time after paying. The deposit of ${deposit} is due once you order.`,
  }),
  from: (day: string) => `From ${day}`,
  begin: 'We begin',
  whyThen: 'You can withdraw until then. If you buy for a business, or tick the request above, we begin today.',
  by: (day: string) => `By ${day}`,
  deliver: (part: string) => `We deliver ${part}`,
  last: 'Then',
  rest: (amount: string) => `You see it work, and pay the rest: ${amount}`,
  /** Above the name of who answers. */
  person: 'You’ll hear from',
  counted: 'These dates use each package’s delivery time. We confirm the start with you in writing.',
  /** Of the price of a tier. */
  estimate: 'A tier is an estimate until we know your project. We agree any change with you before work starts.',
  businessDays: 'A business day is a day on which we’re open.',
} as const;

/** Below the drawing of the visitor's shop: what it isn't. */
export const yourShopWords = {
  branded: (trade: string) =>
    `What you order, drawn for a ${trade}. Name and colours are made up: yours take their place.`,
  unbranded: (trade: string) => `What you order, drawn for a ${trade}. In grey, as a brand isn’t part of it.`,
} as const;
