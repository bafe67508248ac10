import type { Contract } from '../../test/contract';

const foundation = { role: 'radio', name: 'Foundation' };
const full = { role: 'radio', name: 'Full System' };
const premium = { role: 'radio', name: 'Premium' };
const manager = { role: 'checkbox', name: 'Expense Manager' };

export default {
  pattern: 'A radio group or checkboxes. Each native input is as large as its card and named by its title.',
  roles: [
    {
      says: 'A single-choice card is a radio button in a group, named by its title alone',
      story: 'OneChosen',
      finds: [
        { ...foundation, is: 'unchecked', within: { role: 'group', name: 'Packages' } },
        { ...full, is: 'checked' },
        { ...premium, is: 'unchecked' },
      ],
    },
    {
      says: 'Badge, price and delivery describe it; the features are a separate list',
      story: 'OneChosen',
      finds: [
        { ...full, description: 'Popular €1,200–€2,000 €1,600 in your quote Delivered in 14–21 days' },
        { role: 'list', times: 3 },
      ],
    },
    {
      says: 'A subtitle is part of the name; an icon is not announced',
      story: 'WithPicture',
      finds: [{ role: 'checkbox', name: 'Know where your money goes Expense Manager', times: 2 }],
      misses: [{ role: 'image' }],
    },
    {
      says: 'A multiple-choice card is a checkbox',
      story: 'ChooseSeveral',
      finds: [
        { ...manager, is: 'unchecked' },
        { role: 'checkbox', name: 'MCD' },
      ],
    },
    {
      says: 'A former price is announced as such',
      story: 'ChooseSeveral',
      finds: [{ role: 'checkbox', name: 'MCD', description: 'Recommended €200 Was €1,500 What each dish earns.' }],
    },
    {
      says: 'An unavailable card is disabled and says why',
      story: 'AllStates',
      finds: [
        {
          ...full,
          is: 'disabled',
          description: '€1,200–€2,000 14–21 days Budget Exceeded Needs €2,400, and €1,500 of your budget remains.',
        },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches the chosen card of a group; the next Tab leaves the group',
      story: 'OneChosen',
      steps: [
        { press: 'Tab', focus: full },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Arrow keys',
      do: 'move the choice to the next or the previous card',
      story: 'OneChosen',
      steps: [
        { press: 'Tab' },
        {
          press: 'ArrowDown',
          focus: premium,
          finds: [
            { ...premium, is: 'checked' },
            { ...full, is: 'unchecked' },
          ],
        },
        { press: 'ArrowRight', focus: foundation, finds: [{ ...foundation, is: 'checked' }] },
        { press: 'ArrowUp', focus: premium, finds: [{ ...premium, is: 'checked' }] },
      ],
    },
    {
      keys: 'Space',
      do: 'selects and deselects a multiple-choice card',
      story: 'ChooseSeveral',
      steps: [
        { press: ['Tab', 'Space'], focus: manager, finds: [{ ...manager, is: 'checked' }] },
        { press: 'Space', finds: [{ ...manager, is: 'unchecked' }] },
      ],
    },
  ],
  states: [
    {
      says: 'Chosen, not chosen and unavailable differ without colour',
      story: 'AllStates',
      apart: [
        { ...full, is: 'checked' },
        { ...full, is: ['unchecked', 'enabled'] },
        { ...full, is: 'disabled' },
      ],
    },
    {
      says: 'The price of an unavailable card is struck through, and the reason is visible',
      story: 'NotAvailable',
      looks: [
        { of: { text: '€1,200–€2,000' }, is: 'struck through' },
        { of: { text: 'Budget Exceeded' }, is: 'visible' },
      ],
    },
    {
      says: 'A former price is struck through, the current one is not',
      story: 'ChooseSeveral',
      looks: [
        { of: { text: 'Was €1,500' }, is: 'struck through' },
        { of: { text: '€200' }, is: 'not struck through' },
      ],
    },
  ],
} satisfies Contract<typeof import('./PackageCard.stories')>;
