import type { Contract } from '../../test/contract';

const receipt = { role: 'region', name: 'Order summary' };
// What the browser calls a <summary>.
const why = (label: string) => ({ role: 'DisclosureTriangle', name: label });
const ofDiscount = why('Why this discount? Bundle discount');
const saving = {
  text: 'A system and a platform share their set-up, so a tenth of both comes off: 10% of €2,200.',
};
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
      says: 'A line that can say more has a disclosure, named with the line',
      story: 'Explained',
      finds: [
        { ...why('Why this price? Trinity Core'), is: 'collapsed', within: receipt },
        { ...why('Why this price? Platform, Full System'), is: 'collapsed', within: receipt },
        { ...ofDiscount, is: 'collapsed', within: receipt },
      ],
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
      steps: [
        { press: 'Tab', focus: { role: 'button', name: 'Change Trinity Core' } },
        { press: 'Tab', focus: change },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'change the line; the new total is announced, and the focus stays',
      story: 'Editable',
      steps: [
        {
          press: ['Tab', 'Tab', 'Enter'],
          focus: { role: 'button', name: 'Change Platform, Premium' },
          finds: [{ role: 'status', text: '€2,780' }],
        },
        { press: 'Space', focus: change, finds: [{ role: 'status', text: '€1,980' }] },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'unfold why a line costs what it costs, and fold it again',
      story: 'Explained',
      steps: [
        {
          press: 'Tab',
          until: ofDiscount,
          focus: { ...ofDiscount, is: 'collapsed' },
        },
        {
          press: 'Enter',
          focus: { ...ofDiscount, is: 'expanded' },
          looks: [{ of: saving, is: 'seen' }],
        },
        { press: 'Space', focus: { ...ofDiscount, is: 'collapsed' }, looks: [{ of: saving, is: 'unseen' }] },
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
