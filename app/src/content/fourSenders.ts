/** What an owner finds after closing time, from four people who never met. Each has a drawing. */
export const fourSenders = {
  sign: { title: 'A quote from a sign maker', text: 'For a blue that isn’t the blue of the website.' },
  promise: { title: 'An e-mail', text: 'It promises first place on Google.' },
  login: { title: 'A login', text: 'For a website that hasn’t changed since it was made.' },
  account: { title: 'An ad account', text: 'It has charged the card again.' },
} as const;
