import { freeCallShort } from '../domain/catalogue/consultation.ts';
import { capitalised, formatList, spellNumber } from '../domain/words.ts';
import type { Scope } from './article.ts';

/** Headings and labels of the blog and the portfolio. */
export const articleLabels = {
  blog: {
    title: 'Blog',
    description:
      'Plain advice for owners of small businesses in Ireland: websites, photos, advertising, prices and bookings, in pieces that take five minutes to read.',
    heading: 'Advice you can use the same day.',
    lead: 'Short pieces about websites, pictures, advertising and bookings. You can put each one to work without us.',
    topics: 'Topics',
    allTopics: 'All',
    feed: 'Follow by RSS',
    none: 'There’s nothing to read here at the moment. Follow by RSS to hear when there is.',
    minutes: (count: number) => `${count} min read`,
    by: (author: string) => `By ${author}`,
    previous: 'Previous',
    next: 'Next',
    others: 'More posts',
    related: 'What we sell for this',
  },
  /** Heading of the table of contents. */
  contents: 'On this page',
  portfolio: {
    title: 'Portfolio',
    description:
      'Projects that show what we build and why: the brief, the decisions, the packages used and what they cost.',
    /** Where all of them are samples. */
    samplesDescription:
      'Sample projects that show what we build and why: the brief, the decisions, the packages used and what they cost. They aren’t for real clients, and each one says so.',
    /** Where the owner has written them. */
    own: {
      description: 'What we’ve built for small businesses: who it was for, what was done, and what came of it.',
      heading: 'What we’ve built.',
      lead: 'Who it was for, what we did, and what came of it.',
      none: 'There’s nothing to see here at the moment.',
      client: 'Client',
      period: 'When',
      result: 'Result',
      proof: 'What we’ve built',
      all: 'See all our work',
      action: 'Build your package and see the total, line by line.',
    },
    heading: 'What we’d build, and why.',
    lead: (count: number) =>
      `${capitalised(spellNumber(count))} small businesses, drawn from the sign over the door to the page on the phone. Every decision and every price is shown.`,
    /** Above the pictures of one project, and of several. */
    sample: { label: 'Sample project.', text: 'The business is made up; the prices are from our price list.' },
    samples: { label: 'Sample projects.', text: 'The businesses are made up; the prices are from our price list.' },
    scopes: { inThePrice: 'In the price', settingOnly: 'Not in the price' } satisfies Record<Scope, string>,
    business: 'Business',
    why: 'Why',
    madeOf: 'Made of',
    total: 'Total',
    pricedToday: 'As priced today',
    build: { sample: 'What we would build', own: 'What we built' },
    deposit: (amount: string, rule: string) => `${amount} deposit today: ${rule}`,
    /** Of several orders: their deposits, and the rules that these follow. */
    deposits: (amount: string, parts: readonly string[], rules: readonly string[]) =>
      `${amount} deposit today, in ${spellNumber(parts.length)} orders: ${formatList(parts)} (${formatList(rules)})`,
    configure: 'Choose this package',
    configureOne: (name: string) => `Choose ${name}`,
    consultation: freeCallShort,
    others: 'More projects',
    previous: 'Previous',
    next: 'Next',
    action: {
      title: 'Your business next?',
      lead: 'Every price here comes from our price list. Build your package and see the total, line by line.',
    },
    proof: {
      heading: (count: number) => `${capitalised(spellNumber(count))} businesses, from the sign to the phone`,
      all: (count: number) => `See all ${spellNumber(count)}`,
    },
  },
} as const;
