import type { ComponentPropsWithoutRef } from 'react';

type Element =
  | 'a'
  | 'button'
  | 'details'
  | 'dialog'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'input'
  | 'section'
  | 'select'
  | 'span'
  | 'table'
  | 'textarea';

/**
 * What every component passes on: the attributes and handlers of its root element, or, for a field or a choice, of its input.
 * `className` and `style` are the root element's. `Own` names what the component declares itself.
 */
export type Passthrough<Of extends Element = 'div', Own extends string = never> = Omit<
  ComponentPropsWithoutRef<Of>,
  Own | 'children' | 'dangerouslySetInnerHTML' | 'defaultChecked' | 'defaultValue'
> & {
  [data: `data-${string}`]: string | number | boolean | undefined;
};

/** Joins class names by spaces, leaving out empty ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
