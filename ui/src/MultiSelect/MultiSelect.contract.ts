import type { Contract } from '../../test/contract';

const field = { role: 'combobox', name: 'Preferred systems' };
const option = (name: string) => ({ role: 'option', name });
const chip = (name: string) => ({ role: 'button', name: `Remove ${name}` });

export default {
  pattern: 'An editable combobox with a list of several choices; what is chosen is a list of buttons before the field.',
  roles: [
    {
      says: 'The field is a combobox, named by its label and described by its hint',
      story: 'Empty',
      finds: [{ ...field, is: 'collapsed', description: 'Choose as many as you like.' }],
    },
    {
      says: 'What is chosen is a list, and each can be removed by a button that names it',
      story: 'Chosen',
      finds: [
        { role: 'listitem', times: 3 },
        chip('Expense Manager'),
        chip('Revenue Control Dashboard'),
        chip('Staff Planner'),
      ],
    },
    {
      says: 'Every word can be of another language',
      story: 'InGerman',
      finds: [
        { role: 'combobox', name: 'Bevorzugte Systeme' },
        { role: 'button', name: 'Staff Planner entfernen' },
        { role: 'button', name: 'Auswahl zeigen' },
      ],
    },
  ],
  keys: [
    {
      keys: 'Arrow down',
      do: 'opens the list, which is one of several choices, and moves in it',
      story: 'Chosen',
      steps: [
        {
          press: ['Tab', 'Tab', 'Tab', 'Tab', 'ArrowDown'],
          focus: { ...field, is: 'expanded' },
          finds: [
            { role: 'listbox', is: 'multiselectable' },
            { ...option('Expense Manager'), is: 'selected' },
            { ...option('Stock and Suppliers'), is: 'not selected' },
          ],
        },
      ],
    },
    {
      keys: 'Typing',
      do: 'leaves the options that match, and says how many there are',
      story: 'Empty',
      steps: [
        {
          press: ['Tab', 'd', 'a', 's', 'h'],
          finds: [
            option('Menu Cost Dashboard'),
            option('Revenue Control Dashboard'),
            { role: 'status', text: '2 options, 0 chosen' },
          ],
          misses: [option('Staff Planner')],
        },
      ],
    },
    {
      keys: 'Enter',
      do: 'chooses an option or takes it back; the list stays open and the focus in the field',
      story: 'Empty',
      steps: [
        {
          press: ['Tab', 'd', 'a', 's', 'h', 'ArrowDown', 'Enter'],
          focus: field,
          finds: [{ ...option('Menu Cost Dashboard'), is: 'selected' }, chip('Menu Cost Dashboard')],
        },
        { press: 'Enter', focus: field, misses: [chip('Menu Cost Dashboard')] },
      ],
    },
    {
      keys: 'Backspace',
      do: 'in the empty field takes back the last choice',
      story: 'Chosen',
      steps: [{ press: ['Tab', 'Tab', 'Tab', 'Tab', 'Backspace'], focus: field, misses: [chip('Staff Planner')] }],
    },
    {
      keys: 'Escape',
      do: 'closes the list',
      story: 'Empty',
      steps: [
        { press: ['Tab', 'ArrowDown'], finds: [{ role: 'option', times: 6 }] },
        { press: 'Escape', focus: { ...field, is: 'collapsed' }, misses: [{ role: 'option' }] },
      ],
    },
    {
      keys: 'Tab',
      do: 'goes through what is chosen to the field; leaving it chooses nothing',
      story: 'Empty',
      steps: [
        { press: ['Tab', 'ArrowDown', 'ArrowDown'], finds: [{ role: 'option', times: 6 }] },
        { press: 'Tab', focus: 'the page', misses: [{ role: 'option' }, chip('Expense Manager')] },
      ],
    },
  ],
  states: [
    {
      says: 'Open, a chosen option is told from another without colour',
      story: 'Chosen',
      looks: [{ of: { text: 'Staff Planner' }, is: 'seen' }],
    },
  ],
  exceptions: [
    {
      check: 'focus ring',
      story: 'every story',
      finding: 'has its ring -2 px off',
      why: 'the buttons stand inside their chips, edge to edge; the ring stands inside the button',
    },
  ],
} satisfies Contract<typeof import('./MultiSelect.stories')>;
