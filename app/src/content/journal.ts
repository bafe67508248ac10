/** The words around the blog and the portfolio; the texts themselves are in the folders of these names. */
export const journal = {
  blog: {
    title: 'Blog',
    description:
      'Plain advice for owners of small businesses in Ireland: websites, photos, advertising, prices and bookings, in pieces that take five minutes to read.',
    heading: 'Things an owner can use the same day.',
    lead: 'Short pieces about websites, pictures, advertising and bookings. Each one can be put to work without us.',
    feed: 'Follow by RSS',
    minutes: (count: number) => `${count} min read`,
    newer: 'Newer',
    older: 'Older',
  },
  /** Above what a text is divided into. */
  contents: 'In this text',
  portfolio: {
    title: 'Portfolio',
    description:
      'Sample projects that show what we build and why: the brief, the decisions, the packages used and what they cost. No real client is behind them, and each one says so.',
    heading: 'What we would build, and why.',
    lead: 'These are sample projects. We made up the businesses, so that we can show every decision and every price without telling anybody’s secrets.',
    sample: 'Sample project',
    minutes: (count: number) => `${count} min read`,
    built: 'What was built',
    why: 'Why it was built so',
    short: 'In short',
    services: 'What it is made of',
    servicesLead: 'From the same price list as everything else on this site.',
    newer: 'Newer',
    older: 'Older',
  },
} as const;
