/** Paths are those of modules in this folder. */
export interface Entry {
  name: string;
  /** A contestant, with the CSS of its component. */
  file: string;
  /** Tokens and global rules it is meant to be seen with. They are the app's, so they weigh nothing here. */
  theme?: string;
  /** The button that turns to the next month. */
  next?: string;
}

export interface Group {
  name: string;
  /** How many are drawn at once. */
  count: number;
  /** The first is written by hand, with React and without styles: the measure of the others. */
  entries: [Entry, ...Entry[]];
}

const ours = 'own/theme.ts';
const mantine = 'peers/mantine-theme.ts';
const next = '[aria-label="Next month"]';

export const groups: Group[] = [
  {
    name: 'Card',
    count: 100,
    entries: [
      { name: 'by hand', file: 'own/card-by-hand.tsx' },
      { name: 'PackageCard', file: 'own/card.tsx', theme: ours },
      { name: 'Headless UI Radio', file: 'peers/card-headless.tsx' },
      { name: 'Mantine Radio.Card', file: 'peers/card-mantine.tsx', theme: mantine },
    ],
  },
  {
    name: 'Calendar',
    count: 20,
    entries: [
      { name: 'by hand', file: 'own/calendar-by-hand.tsx', next },
      { name: 'SlotCalendar', file: 'own/calendar.tsx', theme: ours, next },
      { name: 'SlotCalendar, all times known', file: 'own/calendar-known.tsx', theme: ours, next },
      { name: 'react-day-picker', file: 'own/calendar-day-picker.tsx', next: '[aria-label="Go to the Next Month"]' },
      { name: 'React Aria Calendar', file: 'peers/calendar-aria.tsx', next: '[data-next]' },
      {
        name: 'Mantine DatePicker',
        file: 'peers/calendar-mantine.tsx',
        theme: mantine,
        next: 'button[data-direction=next]',
      },
    ],
  },
  {
    name: 'Multiple choice',
    count: 100,
    entries: [
      { name: 'by hand', file: 'own/select-by-hand.tsx' },
      { name: 'MultiSelect', file: 'own/select.tsx', theme: ours },
      { name: 'downshift', file: 'own/select-downshift.tsx' },
      { name: 'Headless UI Combobox', file: 'peers/select-headless.tsx' },
      { name: 'Mantine MultiSelect', file: 'peers/select-mantine.tsx', theme: mantine },
    ],
  },
];
