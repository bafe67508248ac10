/** The ways customers find a business: what each costs, what to count, where the numbers mislead. */
export const waysToBeFound = {
  platforms: {
    title: 'Delivery and booking platforms',
    text: 'You pay a commission on each order. Count the orders from new people. Regulars order there too, and you pay for them each time.',
  },
  ads: {
    title: 'Online ads',
    text: 'You pay for each click, and for making the ads. Count enquiries, not clicks. Watch out for searches for your own name: those people were coming anyway.',
  },
  directories: {
    title: 'Directories',
    text: 'You pay a yearly fee that renews automatically. Count the callers who mention it.',
  },
  flyers: {
    title: 'Flyers and the local paper',
    text: 'You pay for design, print and space. Count how often people use a code or an offer that’s printed nowhere else, because few will mention the flyer.',
  },
  social: {
    title: 'Social media',
    text: 'You pay with your time, so it feels free. Count the people who come because of a post.',
  },
  discounts: {
    title: 'Discounts',
    text: 'You pay with your margin, and most of it may go to people who would have come anyway. Count the new ones, and how many of them return.',
  },
  events: {
    title: 'Sponsorship and events',
    text: 'You pay a fee and give up a Saturday. Count the conversations and what came of them. Because events are enjoyable, people rarely check.',
  },
  'word-of-mouth': {
    title: 'Word of mouth',
    text: 'You pay by doing good work. Keep a list of the people who recommend you, and thank them.',
  },
} as const;
