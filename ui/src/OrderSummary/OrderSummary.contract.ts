import type { Contract } from '../../test/contract';

const receipt = { role: 'region', name: 'Order summary' };
// Chromium's role for a <summary>.
const why = (label: string) => ({ role: 'DisclosureTriangle', name: label });
const ofDiscount = why('Why this discount? 10% when a system and a platform are joined Bundle discount');
const saving = {
  text: 'A system and a platform share their set-up, so a tenth of both comes off: 10% of €2,200.',
};
const buy = { role: 'button', name: 'Proceed to Checkout' };
const change = { role: 'button', name: 'Change Platform, Full System' };

export default {
  pattern: 'A region named by its heading. Lines are terms with definitions; the total is a polite live region.',
  roles: [
    {
      says: 'The summary is a region named by its heading',
      story: 'WithDiscount',
      finds: [receipt, { role: 'heading', name: 'Order summary', level: 2, within: receipt }],
    },
    {
      says: 'Each line is a term, defined by its amount and its pricing rule',
      story: 'WithDiscount',
      finds: [
        { role: 'term', name: 'Bundle discount', within: receipt },
        { role: 'definition', text: '−€220', within: receipt },
        { role: 'definition', text: '10% when a system and a platform are joined', within: receipt },
      ],
    },
    {
      says: 'The total is a status, so changes are announced',
      story: 'WithDiscount',
      finds: [{ role: 'status', text: '€1,980', within: receipt }],
    },
    {
      says: "A line's Change button includes the line in its name",
      story: 'Editable',
      finds: [{ role: 'button', name: 'Change Trinity Core' }, change],
    },
    {
      says: 'The rule of a line with an explanation is a disclosure whose name includes the question and the line',
      story: 'WithExplanations',
      finds: [
        {
          ...why('Why this price? Expense Manager, MCD and RCD, beta price Trinity Core'),
          is: 'collapsed',
          within: receipt,
        },
        { ...why('Why this price? Middle of €1,200–€2,000 Platform, Full System'), is: 'collapsed', within: receipt },
        { ...ofDiscount, is: 'collapsed', within: receipt },
      ],
    },
    {
      says: 'An empty summary says that it is empty',
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
      do: 'moves from one Change button to the next',
      story: 'Editable',
      steps: [
        { press: 'Tab', focus: { role: 'button', name: 'Change Trinity Core' } },
        { press: 'Tab', focus: change },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on Change edit the line; the new total is announced and the focus stays',
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
      do: 'on the disclosure show and hide why a line costs what it costs',
      story: 'WithExplanations',
      steps: [
        {
          press: 'Tab',
          until: ofDiscount,
          focus: { ...ofDiscount, is: 'collapsed' },
        },
        {
          press: 'Enter',
          focus: { ...ofDiscount, is: 'expanded' },
          looks: [{ of: saving, is: 'visible' }],
        },
        { press: 'Space', focus: { ...ofDiscount, is: 'collapsed' }, looks: [{ of: saving, is: 'hidden' }] },
      ],
    },
    {
      keys: 'Tab',
      do: 'reaches the purchase form after the fields of the step, also where the summary is above them',
      story: 'AboveForm',
      width: 390,
      steps: [
        { press: 'Tab', focus: { role: 'textbox', name: 'Your Name' } },
        { press: ['Tab', 'Tab'], focus: buy },
      ],
    },
  ],
  states: [
    {
      says: 'On a narrow screen it is between the title of a step and its form, with each line',
      story: 'AboveForm',
      width: 390,
      looks: [
        ...[
          'Prices in euro',
          'Bundle discount',
          '€1,980',
          '€396',
          'Prices include VAT. The quote holds for 30 days.',
        ].map((text) => ({ of: { text }, is: 'visible' as const })),
        { of: buy, is: 'uncovered' },
      ],
    },
    {
      says: 'A discount and a charge differ without colour',
      story: 'WithDiscount',
      apart: [{ text: 'Bundle discount' }, { text: 'Trinity Core' }],
    },
  ],
} satisfies Contract<typeof import('./OrderSummary.stories')>;
