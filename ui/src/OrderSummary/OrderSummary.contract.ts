import type { Contract } from '../../test/contract';

const receipt = { role: 'region', name: 'Order summary' };
const change = { role: 'button', name: 'Change Platform, Full System' };

export default {
  pattern: 'A region named by its heading; lines are terms with their definitions; the total is a polite live region.',
  roles: [
    {
      says: 'It is a region named by its heading',
      story: 'Bundle',
      finds: [receipt, { role: 'heading', name: 'Order summary', level: 2, within: receipt }],
    },
    {
      says: 'Each line is a term with its amount and its rule',
      story: 'Bundle',
      finds: [
        { role: 'term', name: 'Bundle discount', within: receipt },
        { role: 'definition', text: '−€220', within: receipt },
        { role: 'definition', text: '10% when a system and a platform are joined', within: receipt },
      ],
    },
    {
      says: 'The total is a status, so that a change is announced',
      story: 'Bundle',
      finds: [{ role: 'status', text: '€1,980', within: receipt }],
    },
    {
      says: 'The button of a line is named with the line',
      story: 'Editable',
      finds: [{ role: 'button', name: 'Change Trinity Core' }, change],
    },
    {
      says: 'Without lines it says so in words',
      story: 'Empty',
      finds: [
        {
          role: 'paragraph',
          text: 'Nothing chosen yet. What you choose appears here, with its price.',
          within: receipt,
        },
      ],
      misses: [{ role: 'term' }],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'goes from one Change to the next',
      story: 'Editable',
      walk: [
        { press: 'Tab', focus: { role: 'button', name: 'Change Trinity Core' } },
        { press: 'Tab', focus: change },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'change the line; the new total is announced, and the focus stays',
      story: 'Editable',
      walk: [
        {
          press: ['Tab', 'Tab', 'Enter'],
          focus: { role: 'button', name: 'Change Platform, Premium' },
          finds: [{ role: 'status', text: '€2,780' }],
        },
        { press: 'Space', focus: change, finds: [{ role: 'status', text: '€1,980' }] },
      ],
    },
  ],
  states: [
    {
      says: 'A discount and a charge are told apart without colour',
      story: 'Bundle',
      apart: [{ text: 'Bundle discount' }, { text: 'Trinity Core' }],
    },
  ],
} satisfies Contract<typeof import('./OrderSummary.stories')>;
