import { catalogue } from '../domain/catalogue/given.ts';
import { installation, ofSamplePost, showsProjects, showsSampleProjects } from './installation.ts';
import { paths } from './links/paths.ts';

/* Titles and texts, each below or beside the drawing of its name in a folder of `drawings`. */

/** When a business needs a new look. Each has a drawing. */
export const brandMoments = {
  opening: { title: 'You’re opening', text: 'The sign maker is asking for a file you don’t have.' },
  outgrown: {
    title: 'You’ve outgrown your logo',
    text: 'It was made for a market stall. Now you have a shop, a van and a website.',
  },
  mismatch: { title: 'Nothing matches', text: 'You’ve used four printers and ended up with four different blues.' },
  takeover: {
    title: 'You took over',
    text: 'People know the name, so it should stay. The look belongs to the last owner.',
  },
} as const;

/** How a brand is made. Each step has a drawing. */
export const brandSteps = {
  tell: {
    title: 'You tell us',
    text: 'Who comes in, what they say about you, what’s on the walls. Photos help, even bad ones.',
  },
  draw: { title: 'We draw', text: 'You see the design where you’ll use it: on a door, a bag, a phone.' },
  review: { title: 'You say what’s wrong', text: 'Be frank. “It looks like a bank” helps us.' },
  change: { title: 'We change it', text: 'You get as many rounds as your package includes.' },
  files: { title: 'You get the files', text: 'Your order lists which ones, and what each is for, before we start.' },
} as const;

/** What an owner finds after closing time, from four people who never met. Each has a drawing. */
export const fourSenders = {
  sign: { title: 'A quote from a sign maker', text: 'For a blue that isn’t the blue of the website.' },
  promise: { title: 'An e-mail', text: 'It promises first place on Google.' },
  login: { title: 'A login', text: 'For a website that hasn’t changed since it was made.' },
  account: { title: 'An ad account', text: 'It has charged the card again.' },
} as const;

/** How GARO searches for a plan. Each round has a drawing. */
export const garoRounds = {
  'many-plans': { title: 'Draw up many plans', text: 'At random, and most of them bad.' },
  'better-ones': { title: 'Keep the better ones', text: 'Those that cost least by your rules.' },
  'cross-two': { title: 'Cross two of them', text: 'Each amount comes from one or the other.' },
  'change-a-little': { title: 'Change a little', text: 'Then start again, until the plans stop getting better.' },
} as const;

/** What shouldn’t be hard for an owner. Each has a drawing. */
export const hardThings = {
  cost: {
    title: 'Knowing what it costs',
    text: '“It depends” doesn’t help you decide. We name what it depends on and write the price down.',
  },
  fit: {
    title: 'Having parts that fit',
    text: 'The blue of the van, the headings on the website and the wording of the ad only match if they’re planned together.',
  },
  results: {
    title: 'Seeing the results',
    text: 'You wouldn’t pay for flour without seeing the bag. Marketing should be no different.',
  },
} as const;

/** How the agency works, each with a drawing. Only what this site and its e-mails do. */
export const howWeWork = {
  price: {
    title: 'The price comes first',
    text: 'You can work out the whole price on this site, line by line, without giving your name.',
  },
  part: {
    title: 'One thing at a time',
    text: 'You can buy any service on its own, and add others when you need them.',
  },
  writing: {
    title: 'In writing',
    text: `The e-mail after an order lists what you ordered, what you paid and the balance. ${installation.balanceDue}`,
  },
  words: {
    title: 'Words you’d use yourself',
    text: 'If you need a dictionary to read one of our sentences, tell us and we’ll rewrite it.',
  },
} as const;

/** What the agency doesn’t promise, and what there is instead. */
export const noPromises = {
  first: {
    title: 'First place on Google',
    text: [
      'A website with the basics of search in its lowest tier',
      ...ofSamplePost(', and ', { text: 'what you can do yourself in an afternoon', to: `${paths.blog}/8` }),
      '.',
    ],
  },
  customers: {
    title: 'Customers by a certain date',
    text: [
      'Two simple sums that tell you what each new customer cost: by hand',
      ...ofSamplePost(', as ', { text: 'this post', to: `${paths.blog}/3` }, ' shows'),
      ', or with ',
      { text: catalogue.trinityOptions.aed.name, to: paths.aed },
      '.',
    ],
  },
  ...(showsProjects && {
    logos: {
      title: 'Famous logos',
      text: showsSampleProjects
        ? [{ text: 'Sample projects', to: paths.portfolio }, ' that we made up. Each one says so in its first line.']
        : [{ text: 'Projects', to: paths.portfolio }, ' that say whom they were for.'],
    },
  }),
  quotes: { title: 'Quotes from customers', text: 'Prices and rules that you can check on this site.' },
} as const;
