import type { Contract } from '../../test/contract';

export default {
  pattern: 'Text under a heading, with whatever link or button it is given.',
  roles: [
    {
      says: 'Its title is a heading, of any level',
      story: 'InARow',
      finds: [{ role: 'heading', name: 'Full System', level: 3 }],
    },
    {
      says: 'A subtitle is part of the heading',
      story: 'OneCard',
      finds: [{ role: 'heading', name: 'Know where your money goes Expense Manager', level: 2 }],
    },
    {
      says: 'It is no control: the only ones are those it is given',
      story: 'InARow',
      finds: [
        { role: 'link', times: 2 },
        { role: 'button', name: 'Talk to us' },
      ],
      misses: [{ role: 'radio' }, { role: 'checkbox' }],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'moves from link to link, or button',
      story: 'InARow',
      steps: [{ press: ['Tab', 'Tab'], focus: { role: 'link', name: 'Get Full System' } }],
    },
  ],
  states: [
    {
      says: 'A former price is struck through, the current one is not',
      story: 'InARow',
      looks: [
        { of: { text: 'Was €2,000' }, is: 'struck through' },
        { of: { text: '€1,600' }, is: 'not struck through' },
      ],
    },
  ],
} satisfies Contract<typeof import('./PriceCard.stories')>;
