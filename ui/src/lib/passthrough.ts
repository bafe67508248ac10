import type { AriaAttributes } from 'react';

/** Attributes passed to the root element, or, for a field or a choice, to its input. */
export interface Passthrough extends AriaAttributes {
  id?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Joins class names by spaces, leaving out empty ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
