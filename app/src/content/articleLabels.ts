/** Headings and labels of the blog and the portfolio. */
export const articleLabels = {
  blog: {
    title: 'Blog',
    description:
      'Plain advice for owners of small businesses in Ireland: websites, photos, advertising, prices and bookings, in pieces that take five minutes to read.',
    heading: 'Things an owner can use the same day.',
    lead: 'Short pieces about websites, pictures, advertising and bookings. You can put each one to work without us.',
    feed: 'Follow by RSS',
    minutes: (count: number) => `${count} min read`,
    newer: 'Newer',
    older: 'Older',
  },
  /** Heading of the table of contents. */
  contents: 'On this page',
  portfolio: {
    title: 'Portfolio',
    description:
      'Sample projects that show what we build and why: the brief, the decisions, the packages used and what they cost. They aren’t for real clients, and each one says so.',
    heading: 'What we’d build, and why.',
    lead: 'These are sample projects. We made up the businesses, so that we can show every decision and every price without giving away a client’s secrets.',
    sample: 'Sample project',
    minutes: (count: number) => `${count} min read`,
    built: 'What was built',
    why: 'Why it was built this way',
    short: 'In short',
    services: 'What’s in it',
    servicesLead: 'From the same price list as everything else on this site.',
    newer: 'Newer',
    older: 'Older',
  },
} as const;
