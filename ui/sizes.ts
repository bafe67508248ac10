/** What a component may add to an app. */
export interface SizeLimit {
  /** In kB; the build fails above it. At most 10% over the measured size, or 2% where the goal isn't met. */
  limit: number;
  /** In kB; equal to the limit if left out. */
  goal?: number;
  /** Why the goal is not met, in Markdown. */
  reason?: string;
}

/** The name of the entry for all components together. */
export const wholeLibrary = 'The whole library';

/**
 * JS and CSS with everything they import, as an app's Vite build ships them, compressed by brotli. React isn't
 * counted: it is the app's own.
 */
export const sizeLimits: Readonly<Record<string, SizeLimit>> = {
  Accordion: { limit: 1.1 },
  Banner: { limit: 1.45 },
  BudgetBar: { limit: 2 },
  Button: { limit: 1.75 },
  Checkbox: { limit: 1.65 },
  ChoiceGroup: { limit: 1.6 },
  ConsentSwitch: { limit: 3 },
  Dialog: { limit: 1.9 },
  Drawer: { limit: 1.75 },
  MultiSelect: { limit: 13.7 },
  OrderSummary: { limit: 2.7 },
  PackageCard: {
    limit: 3.08,
    goal: 2.5,
    reason:
      'Its style sheet is over half of it: icon, badge, features, reason, focus, forced colours and the tick of both kinds of input. `PathOption` and `PriceCard` have most of it in common, and an app that uses several loads it once.',
  },
  PathOption: {
    limit: 3.69,
    goal: 2.5,
    reason:
      'It is a `PackageCard` with what is due and when, a caution and an action, and with 0.4 kB for its rows on a phone.',
  },
  PriceCard: { limit: 2.6 },
  ScrollTop: { limit: 2.55 },
  Slider: { limit: 3.25 },
  SlotCalendar: {
    limit: 25.95,
    goal: 17,
    reason:
      'react-day-picker alone, with the date functions that it imports, is 17.6 kB: [why](/components/slot-calendar/#why-it-is-the-largest-component).',
  },
  StepShell: { limit: 5.25 },
  TextField: { limit: 1.35 },
  Toast: { limit: 1.85 },
  [wholeLibrary]: {
    limit: 54.2,
    goal: 46,
    reason: 'Two dependencies are over half of it: react-day-picker is 17.6 kB, downshift 10.8 kB.',
  },
};

/** What is wrong with the size of a component, if anything is. */
export function sizeFault(name: string, size: number): string | undefined {
  const limit = sizeLimits[name]?.limit;
  if (limit !== undefined && size <= limit) return undefined;
  const found = limit === undefined ? 'and has no limit' : `above its limit of ${limit} kB`;
  return `${name} is ${size.toFixed(2)} kB, ${found}. Make it smaller, or change its limit in ui/sizes.ts.`;
}
