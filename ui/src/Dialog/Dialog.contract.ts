import type { Contract } from '../../test/contract';

const dialog = { role: 'dialog', name: 'Move your consultation?' };
const close = { role: 'button', name: 'Close' };
const opener = { role: 'button', name: 'How long does the price hold?' };

export default {
  pattern:
    'The native modal dialog, named by its heading. The browser keeps the focus inside and returns it on closing.',
  roles: [
    {
      says: 'The dialog is modal and named by its heading',
      story: 'WithActions',
      finds: [
        { ...dialog, is: 'modal' },
        { role: 'heading', name: dialog.name, level: 2, within: dialog },
        { ...close, within: dialog },
      ],
    },
    {
      says: 'The page behind it cannot be reached',
      story: 'WithActions',
      finds: [{ role: 'button', times: 3 }],
    },
    {
      says: 'A closed dialog is not in the accessibility tree',
      story: 'Closed',
      finds: [opener],
      misses: [{ role: 'dialog' }],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'stays inside',
      story: 'WithActions',
      steps: [
        { press: 'Tab', focus: { role: 'button', name: 'Keep 10:30 AM' } },
        { press: 'Tab', focus: { role: 'button', name: 'Move to 2:00 PM' } },
        { press: 'Tab', until: close },
      ],
    },
    {
      keys: 'Escape',
      do: 'closes it and returns the focus to the button that opened it',
      story: 'Closed',
      steps: [
        { press: ['Tab', 'Enter'], focus: close, finds: [{ role: 'dialog', name: opener.name, is: 'modal' }] },
        { press: 'Escape', focus: opener, misses: [{ role: 'dialog' }] },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on Close do the same',
      story: 'Closed',
      steps: [{ press: ['Tab', 'Enter', 'Space'], focus: opener, misses: [{ role: 'dialog' }] }],
    },
  ],
  states: [
    {
      says: 'Title and actions are visible however long the text is',
      story: 'LongText',
      looks: [
        { of: { role: 'heading' }, is: 'visible' },
        { of: { role: 'button', name: 'I have read them' }, is: 'visible' },
      ],
    },
  ],
} satisfies Contract<typeof import('./Dialog.stories')>;
