import { catalogue } from '../domain/catalogue/given.ts';
import { paths } from './links/paths.ts';

const { trinityOptions } = catalogue;

/** What the agency doesn’t promise, and what there is instead. */
export const noPromises = {
  first: {
    title: 'First place on Google',
    text: [
      'A website with the basics of search in its lowest tier, and ',
      { text: 'what you can do yourself in an afternoon', to: `${paths.blog}/8` },
      '.',
    ],
  },
  customers: {
    title: 'Customers by a certain date',
    text: [
      'Two simple sums that tell you what each new customer cost: by hand, as ',
      { text: 'this post', to: `${paths.blog}/3` },
      ' shows, or with ',
      { text: trinityOptions.aed.name, to: paths.aed },
      '.',
    ],
  },
  logos: {
    title: 'Famous logos',
    text: [{ text: 'Sample projects', to: paths.portfolio }, ' that we made up. Each one says so in its first line.'],
  },
  quotes: { title: 'Quotes from customers', text: 'Prices and rules that you can check on this site.' },
} as const;
