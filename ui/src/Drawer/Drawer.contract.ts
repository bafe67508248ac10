import type { Contract } from '../../test/contract';

const drawer = { role: 'dialog', name: 'Menu' };
const close = { role: 'button', name: 'Close menu' };
const opener = { role: 'button', name: 'Open menu' };

export default {
  pattern: 'The native modal dialog along the side of the page, named by its label.',
  roles: [
    {
      says: 'The drawer is a modal dialog with a name; its content keeps its roles',
      story: 'AtTheEnd',
      finds: [
        { ...drawer, is: 'modal' },
        { role: 'navigation', name: 'Pages', within: drawer },
        { role: 'link', times: 5, within: drawer },
        { ...close, within: drawer },
      ],
      misses: [opener],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'moves through the drawer and stays inside',
      story: 'AtTheEnd',
      steps: [
        { press: 'Tab', focus: { role: 'link', name: 'Explore' } },
        { press: 'Shift+Tab', focus: close },
      ],
    },
    {
      keys: 'Escape',
      do: 'closes it and returns the focus to the button that opened it',
      story: 'Closed',
      steps: [
        { press: ['Tab', 'Enter'], focus: close, finds: [drawer] },
        { press: 'Escape', focus: opener, misses: [drawer] },
      ],
    },
  ],
  states: [
    {
      says: 'The close button is visible however long the menu is',
      story: 'ManyPages',
      looks: [{ of: close, is: 'visible' }],
    },
  ],
} satisfies Contract<typeof import('./Drawer.stories')>;
