import type { AriaAttributes } from 'react';

/** What a component hands on to its root element, or, for a field or a choice, to its input. */
export interface Passthrough extends AriaAttributes {
  id?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Class names joined by spaces; what is empty is left out. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
