import type { Contract } from '../../test/contract';

const field = { role: 'combobox', name: 'Preferred systems' };
const option = (name: string) => ({ role: 'option', name });
const chip = (name: string) => ({ role: 'button', name: `Remove ${name}` });

export default {
  pattern: 'An editable combobox with a multi-select list. The chosen options are a list of buttons before the field.',
  roles: [
    {
      says: 'The field is a combobox, named by its label and described by its hint',
      story: 'Empty',
      finds: [{ ...field, is: 'collapsed', description: 'Choose as many as you like.' }],
    },
    {
      says: 'The chosen options are a list; each has a button, named after it, that removes it',
      story: 'Chosen',
      finds: [
        { role: 'listitem', times: 3 },
        chip('Expense Manager'),
        chip('Revenue Control Dashboard'),
        chip('Staff Planner'),
      ],
    },
    {
      says: 'Every text can be translated',
      story: 'GermanTexts',
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
      do: 'opens the multi-select list and moves through it',
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
      do: 'filters the options and announces how many match',
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
      do: 'selects or deselects an option; the list stays open and the focus stays in the field',
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
      do: 'in the empty field deselects the last choice',
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
      do: 'moves through the chosen options to the field; leaving the field selects nothing',
      story: 'Empty',
      steps: [
        { press: ['Tab', 'ArrowDown', 'ArrowDown'], finds: [{ role: 'option', times: 6 }] },
        { press: 'Tab', focus: 'the page', misses: [{ role: 'option' }, chip('Expense Manager')] },
      ],
    },
  ],
  states: [
    {
      says: 'In the open list, selected options differ from the others without colour',
      story: 'Chosen',
      looks: [{ of: { text: 'Staff Planner' }, is: 'visible' }],
    },
  ],
  exceptions: [
    {
      check: 'focus ring',
      story: 'every story',
      finding: 'has its ring -2 px off',
      why: 'the buttons fill their chips edge to edge, so the ring is drawn inside the button',
    },
  ],
} satisfies Contract<typeof import('./MultiSelect.stories')>;
