import { installation } from './installation.ts';

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
